#pragma once

#include "model/play/reach/compiled_game.h"

#include <vector>

namespace rookery {

/// How many cells a piece type reaches on average, on boards where three cells of ten are taken.
struct TypeMobility
{
    double quiet = 0;    ///< cells it would reach if all of those that end its paths were empty
    double captures = 0; ///< and if enemies stood on them
};

/// Boards that are filled so far, by a fixed seed, with pieces of the player after the first.
std::vector<Position> crowdedBoards(const CompiledGame &game,
                                    std::size_t players,
                                    std::size_t types,
                                    std::size_t count,
                                    int percent = 30);

/// Asks for reaches until it has looked at so many cells; the same ones on every machine.
class ReachSampler
{
public:
    ReachSampler(const CompiledGame &game, std::size_t mostLooks)
        : m_game(game)
        , m_left(mostLooks)
    {
        m_scratch.notesLooks = true;
    }

    /// Null when there is no more to spend.
    const Reach *reach(const Position &board, CellId from, const Piece &piece);

private:
    const CompiledGame &m_game;
    std::size_t m_left;
    Reach m_reach;
    ReachScratch m_scratch;
};

/// Of the first player's pieces of a type, from so many of the cells where it may stand at most.
/// Costs as many reaches, and fewer where one of them leads very far.
TypeMobility crowdedMobility(const CompiledGame &game,
                             std::size_t players,
                             std::size_t types,
                             PieceId type,
                             std::size_t samples);

/// Whether no piece of the type ever moves without taking another, as far as crowded boards show.
bool alwaysCaptures(const CompiledGame &game, std::size_t players, std::size_t types, PieceId type);

/// What a piece with this mobility is worth, in hundredths: fitted once over the values that
/// Fairy-Max gives to 24 leapers and riders, where a rook counts 500.
int valueOf(const TypeMobility &mobility);

/// How many moves a piece of a type needs from each cell to one of a set, on the empty board; -1:
/// it never comes there. Costs a reach for each cell.
std::vector<int> movesTo(const CompiledGame &game,
                         PieceId type,
                         PlayerId player,
                         const std::vector<bool> &goal,
                         std::size_t players);

} // namespace rookery
