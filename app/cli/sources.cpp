#include "app/cli/sources.h"

#include "app/cli/streams.h"
#include "model/base/text.h"
#include "model/board/board_forms.h"
#include "model/board/board_spec.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/file_content.h"
#include "model/play/legal/refusal.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <iostream>

namespace rookery::cli {

namespace {

bool exists(const std::string &name)
{
    std::error_code ignored;
    return std::filesystem::exists(name, ignored);
}

/// What to say where no cell has this name.
std::string cellHint(std::string_view name, const Board &board)
{
    if (board.size() == 0)
        return "; the board has no cells";
    std::vector<std::string> names;
    for (const CellId cell : board.cells())
        names.push_back(board.name(cell));
    const std::string near = nearest(name, names);
    // Short names are all near to each other, which would be no help.
    constexpr std::size_t shortName = 3;
    if (!near.empty() && (name.size() > shortName || lowered(near) == lowered(name)))
        return "; did you mean '" + near + "'?";
    return "; the board's cells are " + names.front() + " to " + names.back();
}

} // namespace

Failure failureOf(const std::string &name, const FileErrors &errors)
{
    if (errors.fault == FileFault::Unavailable)
        return {ExitCode::File, {"error: " + errors.list.front().sentence()}};
    Failure failure{ExitCode::Problems, {}};
    for (const Error &error : errors.list) {
        failure.lines.push_back(messageLine(name, error.place, "error", error.sentence()));
        for (const Message &note : error.notes)
            failure.lines.push_back(messageLine(name, error.place, "note", note.text()));
    }
    return failure;
}

namespace {

Failure notWritten(const std::string &sentence)
{
    return {ExitCode::File, {"error: " + sentence + "; try again, or write to another place"}};
}

} // namespace

Outcome writtenTo(const Result<SavedFile> &written)
{
    if (!written)
        return failed(notWritten(written.error().sentence()));
    if (!written->loss.isEmpty())
        std::clog << printable("note: " + written->loss.text()) << '\n';
    return ExitCode::Fine;
}

std::optional<Failure> overwritingFault(const std::string &out, Overwriting overwriting)
{
    if (isOutputStream(out) || overwriting == Overwriting::Forced)
        return std::nullopt;
    std::error_code error;
    const auto status = std::filesystem::status(out, error);
    // What cannot be looked at may be there.
    if (status.type() == std::filesystem::file_type::none)
        return notWritten("'" + out + "' was not saved: " + error.message());
    if (!std::filesystem::exists(status) || std::filesystem::is_directory(status))
        return std::nullopt;
    return Failure{ExitCode::File,
                   {out + ": error: this file exists already; --force replaces it"}};
}

bool isBundledName(const std::string &name)
{
    return !isInputStream(name) && !exists(name) && findBundled(name) != nullptr;
}

Result<std::string> textNamed(const std::string &name)
{
    if (isBundledName(name))
        return std::string(findBundled(name)->text);
    auto text = readInput(name);
    if (text || isInputStream(name) || exists(name))
        return text;
    const std::string near = nearest(name, bundledNames());
    const bool isMeant = !near.empty() && name.find_first_of("./") == std::string::npos
                         && lowered(near).front() == lowered(name).front();
    return failure(text.error().sentence() + (isMeant ? "; did you mean '" + near + "'?" : ""));
}

Result<ReadDesign, FileErrors> readNamed(const std::string &name)
{
    if (!isInputStream(name) && exists(name))
        return readDesignFile(name);
    const auto text = textNamed(name);
    if (!text)
        return Unexpected(FileErrors{FileFault::Unavailable, {text.error()}});
    auto design = readDesign(*text);
    if (!design)
        return Unexpected(FileErrors{FileFault::Malformed, std::move(design).error()});
    return std::move(*design);
}

Tried<ReadDesign> readFileOrBundled(const std::string &name)
{
    auto design = readNamed(name);
    if (!design)
        return failed(failureOf(name, design.error()));
    return std::move(*design);
}

Outcome save(const std::string &out, const Design &design)
{
    if (isOutputStream(out)) {
        std::cout << writeDesign(design);
        return ExitCode::Fine;
    }
    return writtenTo(saveDesign(out, design));
}

std::vector<std::string> bundledNames()
{
    std::vector<std::string> names;
    for (const BundledDesign &bundled : bundledDesigns())
        names.emplace_back(bundled.name);
    return names;
}

Tried<Design> readBundled(const std::string &name)
{
    auto design = readDesign(findBundled(name)->text);
    if (!design)
        return failed(failureOf(name, {FileFault::Malformed, design.error()}));
    return std::move(design->design);
}

Rules playersOnly(const Rules &rules)
{
    Rules players;
    players.players = rules.players;
    return players;
}

Tried<Design> boardOf(std::string_view option, const std::string &spec)
{
    if (findBundled(spec)) {
        auto design = readBundled(spec);
        if (design) {
            design->pieces = Pieces();
            design->setup = Setup();
            design->rules = playersOnly(*design->rules);
        }
        return design;
    }
    auto recipe = readBoardSpec(spec);
    if (recipe)
        return newDesign(std::move(*recipe), {});
    const std::string near = nearest(spec, bundledNames());
    const auto forms = boardForms();
    const bool isLattice = std::any_of(
        forms.begin(), forms.end(), [&](const BoardForm &form) { return form.word == spec; });
    if (!near.empty() && spec.find(':') == std::string::npos && !isLattice)
        return badValue(
            option,
            {"there is no board '" + spec + "'; did you mean '" + near + "'?", {1, 1, {}}, {}});
    return badValue(option, recipe.error());
}

Tried<CellId> cellOf(std::string_view option, std::string_view name, const Board &board, int column)
{
    if (const auto cell = board.find(name))
        return *cell;
    const Place place{1, column, {}};
    if (name.empty())
        return badValue(option, Error{Message("a cell's name is missing"), place});
    return badValue(
        option,
        Error{"there is no cell '" + std::string(name) + "'" + cellHint(name, board), place});
}

Tried<std::vector<CellId>>
cellsOf(std::string_view option, std::string_view names, const Board &board)
{
    std::vector<CellId> cells;
    std::vector<bool> isNamed(board.size());
    int column = 1;
    for (const std::string_view name : split(names, ',')) {
        const auto cell = cellOf(option, name, board, column);
        if (!cell)
            return failed(cell.error());
        if (isNamed[cell->index()])
            return badValue(
                option,
                {"the cell '" + std::string(name) + "' is named twice", {1, column, {}}, {}});
        isNamed[cell->index()] = true;
        cells.push_back(*cell);
        column += static_cast<int>(name.size()) + 1;
    }
    return cells;
}

Tried<PlayerId> playerOf(const std::optional<std::string> &number, const Rules &rules)
{
    if (!number)
        return PlayerId(0);
    constexpr std::size_t mostDigits = 4;
    const bool isNumber = !number->empty() && number->size() <= mostDigits
                          && std::all_of(number->begin(), number->end(), isAsciiDigit);
    const std::size_t player = isNumber ? std::stoul(*number) : 0;
    if (player >= 1 && player <= rules.players.size())
        return PlayerId(player - 1);
    return badValue("--player",
                    {"there is no player '" + *number + "'; players are numbered 1 to "
                         + std::to_string(rules.players.size()),
                     {1, 1, {}},
                     {}});
}

void declarePosition(Arguments &arguments, std::optional<std::string> &position)
{
    arguments.value(
        "--position",
        "P",
        position,
        "FEN, or pairs such as 'a1:R e8:k / turn=2'; what neither can say follows as words such as "
        "moved=a1, castling=1:e1:h1:g1:f1 or moves=7 (the setup if not given)");
}

Tried<Position>
positionOf(const std::optional<std::string> &text, const Design &design, const Board &board)
{
    if (!text)
        return startPosition(design, board);
    auto position = readPosition(*text, design, board);
    if (!position)
        return badValue("--position", position.error());
    return std::move(*position);
}

Tried<Move> moveOf(std::string_view option,
                   const std::string &typed,
                   GameRecord &game,
                   const Design &design,
                   MoveRules &moveRules,
                   int column)
{
    const std::vector<Move> legal = game.legalMoves();
    const NotationContext context{design, moveRules.game(), game.position(), legal, game.lastTo()};
    auto move = readMove(typed, familyNotation(design, moveRules.board()), context);
    if (move)
        return std::move(*move);
    const auto over = game.end();
    std::string reason =
        over ? "the game is over: " + describeEnd(*over, design)
             : describeRefusedText(design, moveRules, game.position(), typed).text();
    if (reason.empty())
        reason = move.error().sentence();
    const std::string number = std::to_string(game.length() + 1);
    return badValue(option, {"move " + number + ": " + reason, {1, column, {}}, {}});
}

} // namespace rookery::cli
