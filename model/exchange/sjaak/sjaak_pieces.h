#pragma once

#include "model/base/result.h"
#include "model/exchange/sjaak/sjaak_words.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// When a piece has the moves that it does not always have.
struct SjaakFirstMoves
{
    SjaakWays ways;                 ///< together with those that it always has
    std::vector<std::string> words; ///< `step 2N`
    std::optional<ZoneId> zone;     ///< where it has them; none: the cells on which the game begins
    bool isInitial = false;         ///< for every piece that has not moved, wherever it stands
};

/// How the pieces of one type move, as Sjaak II has it.
struct SjaakPiece
{
    std::vector<std::string> lines; ///< `Move:` and `Capture:`
    SjaakWays moves;
    SjaakWays captures;
    std::optional<SjaakFirstMoves> first;
    bool passesBySteps =
        false; ///< over cells, by several of the steps that it does not always have
    bool passesOtherwise = false; ///< over cells, by any other move
    bool losesFirst = false;      ///< it has such moves, and the engine cannot say when
    bool stepsOutside = false;  ///< several steps of a confined piece lead out of its zone and back
    bool passesHoles = false;   ///< the engine lets it slide or hop over holes
    bool isListedTwice = false; ///< some of its moves, by two words
};

/// Nothing but the reason where a type has moves without words there. Where the game has castling
/// the engine does not know which other pieces have moved.
Result<SjaakPiece> sjaakPiece(const Subject &subject, PieceId piece, bool hasCastling);

/// The cells from which the pieces of a type and a player begin the game.
std::set<CellId> sjaakStartCells(const Subject &subject, PieceId piece, PlayerId player);

} // namespace rookery
