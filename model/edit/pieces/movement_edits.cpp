#include "model/edit/pieces/movement_edits.h"

#include "model/edit/pieces/path_painting.h"
#include "model/edit/pieces/piece_edits.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rookery {

Result<Design> withMovementInserted(const Design &design,
                                    PieceId piece,
                                    std::size_t index,
                                    const Movement &movement)
{
    const std::size_t last = (*design.pieces)[piece].moves.size();
    auto added = withMovementAdded(design, piece, movement);
    if (!added)
        return added;
    return withMovementAt(*added, piece, last, index);
}

Result<Design>
withMovementAt(const Design &design, PieceId piece, std::size_t index, std::size_t place)
{
    const std::size_t count = (*design.pieces)[piece].moves.size();
    if (auto error = missingMovement(design, piece, index))
        return failure(*error);
    if (place >= count)
        return failure(
            Message("the piece's movements have no place {number}", {{"number", place + 1}}));
    Design result = design;
    result.pieces.edit([&](Pieces &pieces) {
        auto &moves = pieces.types[piece.index()].moves;
        Movement moved = std::move(moves[index]);
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(index));
        moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(place), std::move(moved));
    });
    return result;
}

Result<Design>
withMovementWritten(const Design &design, PieceId piece, std::size_t index, Notation notation)
{
    const auto &moves = (*design.pieces)[piece].moves;
    if (auto error = missingMovement(design, piece, index))
        return failure(*error);
    const auto written = writtenAs(moves[index], notation, design);
    if (!written)
        return failure(written.error());
    auto result = withMovementChanged(design, piece, index, written->front());
    for (std::size_t i = 1; result && i < written->size(); ++i)
        result = withMovementInserted(*result, piece, index + i, (*written)[i]);
    return result;
}

Result<Design> withReachErased(const Design &design,
                               PieceId piece,
                               std::span<const std::size_t> movements,
                               std::span<const Vector> cells)
{
    std::vector<std::size_t> fromLast(movements.begin(), movements.end());
    std::sort(fromLast.begin(), fromLast.end(), std::greater());
    const auto &moves = (*design.pieces)[piece].moves;
    Result<Design> result = design;
    for (const std::size_t index : fromLast) {
        if (!result)
            return result;
        if (auto error = missingMovement(design, piece, index))
            return failure(*error);
        const auto *text = std::get_if<PathText>(&moves[index].definition);
        Path left;
        if (text) {
            auto path = readPath(text->text, *design.directions);
            if (!path)
                return failure(path.error());
            left = withErased(std::move(*path), *design.directions, cells);
        }
        Movement changed = moves[index];
        changed.definition = PathText{writePath(left, *design.directions)};
        result = left.empty() ? withMovementRemoved(*result, piece, index)
                              : withMovementChanged(*result, piece, index, changed);
    }
    return result;
}

} // namespace rookery
