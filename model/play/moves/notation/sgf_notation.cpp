#include "model/play/moves/notation/sgf_notation.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr SgfRow sgfRows[] = {
    {"Go", 1, SgfPoints::Letters},
    {"Gomoku", 4, SgfPoints::Letters},
    {"Hex", 11, SgfPoints::Names},
};

/// Small letters, then capitals: 52 files and ranks.
constexpr std::string_view sgfLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string sgfPoint(CellId cell, const SgfRow &row, const Board &board)
{
    if (row.points == SgfPoints::Names)
        return board.name(cell);
    const Vector at = board.coordinates(cell).value_or(Vector());
    return {sgfLetters.at(static_cast<std::size_t>(at.x())),
            sgfLetters.at(static_cast<std::size_t>(board.recipe().ranks - 1 - at.y()))};
}

} // namespace

const SgfRow *sgfRow(const Design &design)
{
    const std::string &name = design.info->name;
    const auto *const found =
        std::find_if(std::begin(sgfRows), std::end(sgfRows), [&](const SgfRow &row) {
            return name == row.design || name.starts_with(std::string(row.design) + " ");
        });
    return found == std::end(sgfRows) ? nullptr : found;
}

const SgfRow *sgfRow(int number)
{
    const auto *const found = std::find_if(std::begin(sgfRows),
                                           std::end(sgfRows),
                                           [&](const SgfRow &row) { return row.number == number; });
    return found == std::end(sgfRows) ? nullptr : found;
}

std::optional<CellId> sgfCell(std::string_view point, const SgfRow &row, const Board &board)
{
    const bool isNames = row.points == SgfPoints::Names;
    std::optional<CellId> found;
    if (isNames)
        found = board.find(lowered(point));
    if (found || point.size() != 2)
        return found;
    const std::size_t file = sgfLetters.find(point[0]);
    const std::size_t rank = sgfLetters.find(point[1]);
    const BoardRecipe &recipe = board.recipe();
    const auto files = static_cast<std::size_t>(recipe.files);
    const auto ranks = static_cast<std::size_t>(recipe.ranks);
    if (file >= files || rank >= ranks)
        return std::nullopt;
    const auto y = static_cast<int>(isNames ? rank : ranks - 1 - rank);
    for (const CellId cell : board.cells()) {
        const auto at = board.coordinates(cell);
        if (at && at->x() == static_cast<int>(file) && at->y() == y)
            return cell;
    }
    return std::nullopt;
}

Message sgfObstacle(const Design &design, const Board &board)
{
    const SgfRow *row = sgfRow(design);
    if (!row)
        return Message("SGF has no number for a game called '{name}'",
                       {{"name", design.info->name}});
    const int longest = std::max(board.recipe().files, board.recipe().ranks);
    return longest <= static_cast<int>(sgfLetters.size()) ? Message()
                                                          : Message("SGF names at most 52 files");
}

std::string writeSgf(const Move &move, const NotationContext &context)
{
    if (move.kind == Move::Kind::Drop)
        return sgfPoint(move.to, *sgfRow(context.design), context.board());
    if (move.kind == Move::Kind::Pass)
        return "pass";
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

Result<Move> readSgf(std::string_view text, const NotationContext &context)
{
    const auto cell = sgfCell(text, *sgfRow(context.design), context.board());
    // Older files pass on a point beside the board.
    const bool isPass = text == "pass" || (text == "tt" && !cell);
    return theMoveMeant(text, context, [&](const Move &move) {
        return isPass ? move.kind == Move::Kind::Pass
                      : move.kind == Move::Kind::Drop && cell == move.to;
    });
}

} // namespace rookery
