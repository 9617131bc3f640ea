#include "model/analysis/comparison/movement_comparison.h"

#include "model/analysis/comparison/list_changes.h"
#include "model/analysis/reach_diff.h"
#include "model/base/message_list.h"
#include "model/movement/movement.h"
#include "model/movement/words/leg_words.h"

#include <algorithm>

namespace rookery {

namespace {

/// As it is written, legs in words; with what its availability depends on.
Message movementLine(const Design &design, const Movement &movement)
{
    const auto *betza = std::get_if<BetzaText>(&movement.definition);
    const bool isUsual = !betza || betza->dialect == BetzaDialect::XBetza;
    const auto &zones = design.board->edits.zones;
    const std::string zone = movement.startsIn ? zones[movement.startsIn->index()].name : "";
    MessageArguments::Argument when;
    if (movement.when != When::Always)
        when = DifferenceList::titleArgument(enumTitle(movement.when));
    return Message("[{text}|no moves][ ({dialect})][, {when}][, only from {zone}]",
                   {{"text",
                     std::holds_alternative<LegGraph>(movement.definition)
                         ? describeMovementInWords(movement, *design.directions, &design)
                         : movementText(movement)},
                    {"dialect", isUsual ? std::string() : std::string(enumTitle(betza->dialect))},
                    {"when", when},
                    {"zone", zone}});
}

Movement withoutExtras(Movement movement)
{
    movement.extras.clear();
    if (auto *graph = std::get_if<LegGraph>(&movement.definition)) {
        for (Leg &leg : graph->legs) {
            leg.extras.clear();
            for (LegEnd *end : endsOf(leg))
                end->extras.clear();
        }
    }
    return movement;
}

/// The same notation and words, and yet not the same: what the words do not tell.
Message sameWords(const Movement &before, const Movement &after, const MessageArguments &arguments)
{
    if (withoutExtras(before) == withoutExtras(after))
        return Message("{piece}: unknown members of the movement {after} are others", arguments);
    if (before.definition.index() != after.definition.index())
        return Message("{piece}: the movement {after} is kept in another notation", arguments);
    return Message("{piece}: the legs of a movement are others in what no words tell: {after}",
                   arguments);
}

void compareMovement(const PieceInBoth &piece,
                     const Movement &before,
                     const Movement &after,
                     DifferenceList &list)
{
    const Message was = movementLine(piece.both.before, before);
    const Message is = movementLine(piece.both.after, after);
    const MessageArguments arguments{{"piece", piece.after.name}, {"before", was}, {"after", is}};
    if (was == is)
        list.changed(sameWords(piece.both.mapped(before), after, arguments), piece.cells);
    else
        list.changed(Message("{piece}: moved as {before}, moves as {after}", arguments),
                     piece.cells);
}

/// Whether the second design has all that legs of the first name.
bool knows(const Counterparts &both, const Leg &leg)
{
    const auto hasPiece = [&](PieceId piece) {
        return both.pieces.after(piece).has_value();
    };
    const auto hasZone = [&](const ZoneCondition &condition) {
        return both.zones.after(condition.zone).has_value();
    };
    const auto hasStep = [&](const Step &step) {
        const auto *direction = std::get_if<DirectionId>(&step);
        return direction == nullptr || both.directions.after(*direction);
    };
    const auto hasEnd = [&](const LegEnd *end) {
        return (!end->becomes || hasPiece(*end->becomes))
               && std::all_of(end->whom.types.begin(), end->whom.types.end(), hasPiece);
    };
    const auto ends = endsOf(leg);
    return std::all_of(leg.only.zones.begin(), leg.only.zones.end(), hasZone)
           && std::all_of(leg.steps.begin(), leg.steps.end(), hasStep)
           && std::all_of(ends.begin(), ends.end(), hasEnd);
}

bool knows(const Counterparts &both, const Movement &movement)
{
    if (movement.startsIn && !both.zones.after(*movement.startsIn))
        return false;
    const auto *graph = std::get_if<LegGraph>(&movement.definition);
    return graph == nullptr
           || std::all_of(graph->legs.begin(), graph->legs.end(), [&](const Leg &leg) {
                  return knows(both, leg);
              });
}

/// The type of the first design with the movements that it had, as a type of the second; nothing
/// where the second has not all that they need.
std::optional<PieceType> asInSecond(const PieceInBoth &piece)
{
    const Counterparts &both = piece.both;
    if (both.before.board->lattice != both.after.board->lattice)
        return std::nullopt;
    PieceType type = piece.after;
    type.moves.clear();
    for (const Movement &movement : piece.before.moves) {
        if (!knows(both, movement))
            return std::nullopt;
        type.moves.push_back(both.mapped(movement));
        if (!legsOf(type.moves.back(), *both.after.directions))
            return std::nullopt;
    }
    return type;
}

/// From where a piece alone on the board gains and loses the most moves; if only captures differ,
/// somewhere.
CellId tellingCell(const ReachDiff &diff)
{
    const auto changes = diff.movesFromEverywhere();
    const auto most =
        std::max_element(changes.begin(), changes.end(), [](const auto &a, const auto &b) {
            return a.gained() + a.lost() < b.gained() + b.lost();
        });
    return most == changes.end() ? CellId(diff.board().size() / 2) : most->from;
}

/// What it gains and loses on the second board.
void compareReaches(const PieceInBoth &piece, DifferenceList &list)
{
    const Design &design = piece.both.after;
    const auto type = asInSecond(piece);
    if (piece.both.boardAfter.size() == 0 || !type || design.rules->players.empty())
        return;
    const auto diff = ReachDiff::between(design, *type, *design.directions, piece.after);
    if (!diff)
        return;
    const ReachChange change = diff->alone(tellingCell(*diff));
    if (change.isNone())
        return;
    std::vector<CellId> cells{change.from};
    for (const auto *part :
         {&change.movesGained, &change.movesLost, &change.capturesGained, &change.capturesLost})
        cells.insert(cells.end(), part->begin(), part->end());
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    list.changed(Message("{piece}: from {cell} it {change}",
                         {{"piece", piece.after.name},
                          {"cell", cellArgument(piece.both.boardAfter, change.from)},
                          {"change", changeMessage(change, piece.both.boardAfter)}}),
                 {{}, std::move(cells)});
}

} // namespace

MessageArguments::Argument movementsArgument(const Design &design, const PieceType &type)
{
    std::vector<Message> lines;
    for (const Movement &movement : type.moves)
        lines.push_back(movementLine(design, movement));
    return messagesArgument(std::move(lines));
}

void compareMovements(const PieceInBoth &piece, DifferenceList &list)
{
    const std::vector<Movement> &before = piece.before.moves;
    const std::vector<Movement> &after = piece.after.moves;
    const auto isSame = [&](std::size_t i, std::size_t j) {
        return piece.both.mapped(before[i]) == after[j];
    };
    const auto changes = listChanges(before.size(), after.size(), isSame);
    const auto add = [&](DifferenceKind kind, Message sentence) {
        list.add(kind, std::move(sentence), piece.cells);
    };
    const auto said = [&](const Design &design, const Movement &movement) {
        return MessageArguments{{"piece", piece.after.name},
                                {"movement", movementLine(design, movement)}};
    };
    bool isOther = false;
    for (const ListChange &change : changes) {
        isOther = isOther || !change.isMoved;
        if (change.isMoved)
            add(DifferenceKind::Changed,
                Message("{piece}: the movement {movement} stands at another place",
                        said(piece.both.after, after[*change.after])));
        else if (!change.after)
            add(DifferenceKind::Removed,
                Message("{piece}: no longer moves as {movement}",
                        said(piece.both.before, before[*change.before])));
        else if (!change.before)
            add(DifferenceKind::Added,
                Message("{piece}: moves as {movement}, too",
                        said(piece.both.after, after[*change.after])));
        else
            compareMovement(piece, before[*change.before], after[*change.after], list);
    }
    if (isOther)
        compareReaches(piece, list);
}

} // namespace rookery
