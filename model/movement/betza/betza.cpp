#include "model/movement/betza/betza.h"

#include "model/design/limits.h"
#include "model/movement/betza/betza_compiler.h"
#include "model/movement/betza/betza_fairy_stockfish.h"

#include <algorithm>

namespace rookery {

namespace {

/// In the order of the text, each once.
void sort(std::vector<BetzaWarning> &warnings)
{
    std::stable_sort(
        warnings.begin(), warnings.end(), [](const BetzaWarning &a, const BetzaWarning &b) {
            return a.column < b.column;
        });
    std::vector<BetzaWarning> once;
    for (BetzaWarning &warning : warnings) {
        if (std::find(once.begin(), once.end(), warning) == once.end())
            once.push_back(std::move(warning));
    }
    warnings = std::move(once);
}

std::size_t legCount(const BetzaPiece &piece)
{
    std::size_t legs = 0;
    for (const MovementLegs &move : piece.moves)
        legs += move.legs.legs.size();
    return legs;
}

} // namespace

Result<BetzaPiece>
readBetza(std::string_view text, BetzaDialect dialect, std::optional<int> longestSide)
{
    if (dialect == BetzaDialect::FairyStockfish) {
        if (text.size() > limits::nameBytes * 5)
            return failure(Message("a Betza string may have at most 1000 characters"), {1, 1, {}});
        BetzaPiece piece = betza::readFairyStockfish(text);
        if (legCount(piece) > limits::legsPerPiece)
            return failure(Message("a piece may have at most {most#leg#legs}",
                                   {{"most", limits::legsPerPiece}}),
                           {1, 1, {}});
        return piece;
    }
    auto written = betza::readSyntax(text, dialect);
    if (!written)
        return failure(std::move(written).error());
    BetzaPiece piece;
    piece.specials = std::move(written->specials);
    piece.warnings = std::move(written->warnings);
    for (const betza::WrittenMove &move : written->moves) {
        if (auto fault = betza::compileMove(move, dialect, longestSide, piece))
            return failure(std::move(*fault));
        const Place place{1, move.column, {}};
        if (piece.moves.size() > limits::movesPerPiece)
            return failure(Message("a piece may have at most {most#move#moves}",
                                   {{"most", limits::movesPerPiece}}),
                           place);
        if (legCount(piece) > limits::legsPerPiece)
            return failure(Message("a piece may have at most {most#leg#legs}",
                                   {{"most", limits::legsPerPiece}}),
                           place);
    }
    sort(piece.warnings);
    return piece;
}

std::vector<Movement> movementsOf(const BetzaPiece &piece)
{
    std::vector<Movement> movements;
    for (const MovementLegs &move : piece.moves)
        movements.push_back({move.legs, move.when, {}});
    return movements;
}

} // namespace rookery
