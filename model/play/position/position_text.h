#pragma once

#include "model/base/result.h"
#include "model/play/position/position.h"

#include <string>
#include <string_view>

namespace rookery {

/// Reads a position in one of two forms:
///
///     4k3/8/8/8/2(Archer)5/8/8/R3K3[Pp] w      ranks from the top; digits count empty cells, '*'
///                                              is a hole or a wall, upper case is the first
///                                              player's; then hands, side to move and the other
///                                              fields of FEN
///     a1:R e8:k c3:2/Knight hand:P / turn=2    cell and piece, for any board and number of players
///
/// Spaces in names are written '_'. A piece counts as moved unless the setup has the same piece on
/// its cell. What else neither of them can say stands behind them in fields of our own, in any
/// order; one that says several things is repeated:
///
///     moved=a1 unmoved=b3              whether the piece there has moved
///     was=c3:Pawn                      what the piece there promoted from; '-' for nothing
///     wall=c3                          in pairs
///     captured=P                       a piece that a promotion may bring back
///     castling=1:e1:h1:g1:f1           the first player may castle with these two, to these cells;
///                                      castling=- is no right at all
///     passed=e3:e4                     the piece on e4 may be captured on e3 in passing
///     moves=7 quiet=3 passes=1         moves made so far; in a row without a capture; passes in a
///                                      row
///     last=N                           the type that moved last, for imitators
///     facing=yes                       royal pieces faced each other before the last move
///     out=3                            a player who is out of the game
///     checks=1:2 exchanged=1:1 points=2:30     by player
///     numbers=seeds:4*12               a number of own rules: its value for each cell, player or
///                                      piece type in their order, `*` for so many in a row
///     under=a1:P,p                     the pieces under the one on a1, from the bottom
///     unowned=c3:Token                 a piece of no player
///     last-move=mover:1                what own rules ask of the move before: mover, from, to,
///                                      type; only (which moves may follow); again
///     turn-start=8/8;w                 the position in which this turn began, where own rules
///                                      look back at it; ';' for its spaces
///
/// All numbers of own rules have to be said. Rights to castle that are claimed for pieces that do
/// not stand there are left out. What came before (repetition, counts of endgames) belongs to a
/// game and is no part of a position. Errors carry a column.
Result<Position> readPosition(std::string_view text, const Design &design, const Board &board);

/// Whether a position's text says who may castle. Without that every player may whose king and
/// partner stand, unmoved, where castling begins.
bool tellsCastling(std::string_view text);

/// FEN for two players on a lattice whose pieces all have letters of their own, else pairs; with a
/// field of our own for each thing that the design's rules ask for and the rest of the text does
/// not say. What is read back has the same legal moves, the same player to move and the same
/// result.
std::string writePosition(const Position &position, const Design &design, const Board &board);

} // namespace rookery
