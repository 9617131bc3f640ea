#include "model/file/design/design_writer.h"

#include "model/design/limits.h"
#include "model/file/design/board_writer.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/piece_writer.h"
#include "model/file/design/rule_writer.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/json/json_printer.h"

namespace rookery {

namespace {

void setNote(JsonOut &object, std::string_view key, const std::string &note)
{
    if (!note.empty())
        object.set(key, JsonOut::text(note));
}

JsonOut playersOut(const Rules &rules, Lattice lattice)
{
    JsonOut list = JsonOut::list().broken();
    for (const Player &player : rules.players) {
        JsonOut object = JsonOut::object();
        object.set("name", JsonOut::text(player.name));
        object.set("facing", JsonOut::text(orientationName(lattice, player.facing)));
        if (player.isChance)
            object.set("chance", JsonOut::boolean(true));
        object.set(player.extras);
        list.add(std::move(object));
    }
    return list;
}

/// The cells of every piece type of one player, in board order.
JsonOut armyOut(const Design &design, const Board &board, PlayerId player)
{
    std::vector<JsonOut> cells(design.pieces->types.size(), JsonOut::list());
    for (const Placement &placement : design.setup->placements) {
        if (placement.player == player)
            cells[placement.piece.index()].add(JsonOut::text(board.siteName(placement.site)));
    }
    JsonOut object = JsonOut::object().broken();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!cells[i].isEmpty())
            object.set(design.pieces->types[i].name, std::move(cells[i]));
    }
    return object;
}

JsonOut setupOut(const Design &design, const Board &board)
{
    JsonOut object = JsonOut::object().broken();
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        JsonOut army = armyOut(design, board, player);
        if (!army.isEmpty())
            object.set((*design.rules)[player].name, std::move(army));
    }
    return object;
}

JsonOut handsOut(const Design &design)
{
    std::vector<JsonOut> hands(design.rules->players.size(), JsonOut::object());
    for (const HandEntry &entry : design.setup->hands)
        hands[entry.player.index()].set((*design.pieces)[entry.piece].name,
                                        JsonOut::number(entry.count));
    JsonOut object = JsonOut::object().broken();
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].isEmpty())
            object.set(design.rules->players[i].name, std::move(hands[i]));
    }
    return object;
}

/// By cell what a piece of the setup was before it promoted.
JsonOut promotedOut(const Design &design, const Board &board)
{
    JsonOut object = JsonOut::object();
    for (const Placement &placement : design.setup->placements) {
        if (placement.was)
            object.set(board.siteName(placement.site),
                       JsonOut::text((*design.pieces)[*placement.was].name));
    }
    return object;
}

JsonOut movesOut(const std::vector<std::string> &moves)
{
    JsonOut list = JsonOut::list();
    for (const std::string &move : moves)
        list.add(JsonOut::text(move));
    return list;
}

JsonOut examplesOut(const Examples &examples)
{
    JsonOut list = JsonOut::list().broken();
    for (const Example &example : examples.list) {
        JsonOut object = JsonOut::object();
        setNote(object, "name", example.name);
        setNote(object, "position", example.position);
        object.setUnlessEmpty("expected", movesOut(example.expected));
        object.setUnlessEmpty("forbidden", movesOut(example.forbidden));
        object.set(example.extras);
        list.add(std::move(object));
    }
    return list;
}

JsonOut exportTargetOut(const ExportTarget &target, const Pieces &pieces)
{
    JsonOut object = JsonOut::object();
    object.set("to", JsonOut::text(target.format));
    setNote(object, "dialect", target.dialect);
    JsonOut options = JsonOut::object();
    for (const auto &[option, choice] : target.options)
        options.set(option, JsonOut::text(choice));
    object.setUnlessEmpty("options", std::move(options));
    JsonOut fates = JsonOut::object();
    for (const ExportedPiece &each : target.pieces)
        fates.set(pieces[each.piece].name, JsonOut::text(enumName(each.fate)));
    object.setUnlessEmpty("pieces", std::move(fates));
    if (target.isRepeated)
        object.set("repeat", JsonOut::boolean(true));
    object.set(target.extras);
    return object;
}

JsonOut exportsOut(const Exports &exports, const Pieces &pieces)
{
    JsonOut object = JsonOut::object().broken();
    if (exports.afterSave != AfterSave::Nothing)
        object.set("after-save", JsonOut::text(enumName(exports.afterSave)));
    JsonOut targets = JsonOut::list().broken();
    for (const ExportTarget &target : exports.targets)
        targets.add(exportTargetOut(target, pieces));
    object.setUnlessEmpty("targets", std::move(targets));
    object.set(exports.extras);
    return object;
}

JsonOut approvalsOut(const std::vector<Approval> &approvals)
{
    JsonOut list = JsonOut::list().broken();
    for (const Approval &approval : approvals) {
        JsonOut object = JsonOut::object();
        setNote(object, "code", approval.code);
        setNote(object, "problem", approval.sentence);
        setNote(object, "note", approval.note);
        object.set(approval.extras);
        list.add(std::move(object));
    }
    return list;
}

} // namespace

std::string writeDesign(const Design &design)
{
    const Board board(design.board, design.directions);
    JsonOut top = JsonOut::object().broken();
    top.set("rookery", JsonOut::number(designFormatVersion));
    setNote(top, "name", design.info->name);
    setNote(top, "author", design.info->author);
    setNote(top, "family", design.info->family);
    setNote(top, "about", design.info->about);
    setNote(top, "license", design.info->license);
    top.set("board", boardOut(board, *design.rules));
    top.set("directions", directionsOut(*design.directions));
    top.setUnlessEmpty("directionGroups", directionGroupsOut(*design.directions));
    top.set("players", playersOut(*design.rules, design.board->lattice));
    top.set("pieces", piecesOut(design));
    top.set("setup", setupOut(design, board));
    if (!design.setup->hands.empty())
        top.set("hands", handsOut(design));
    top.setUnlessEmpty("promoted", promotedOut(design, board));
    top.set("rules", rulesOut(design, board));
    if (!design.examples->list.empty())
        top.set("examples", examplesOut(*design.examples));
    top.setUnlessEmpty("exports", exportsOut(*design.exports, *design.pieces));
    if (!design.info->approved.empty())
        top.set("approved", approvalsOut(design.info->approved));
    top.set(design.info->extras);
    return printJson(top);
}

Result<SavedFile> saveDesign(const std::filesystem::path &path, const Design &design)
{
    const std::string text = writeDesign(design);
    // Each value takes two bytes at least, so that a smaller text cannot have too many.
    if (text.size() > 2 * limits::fileValues) {
        if (const auto again = readDesign(text); !again)
            return failure(Message("the design is too large for a file: {why}",
                                   {{"why", again.error().front().message}}));
    }
    return writeFileAtomically(path, text);
}

} // namespace rookery
