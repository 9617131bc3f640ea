#pragma once

#include "model/design/design.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::test {

/// One design in one dialect of Fairy-Stockfish, tried by random games.
struct FairyTrial
{
    std::string name; ///< says what the design is
    Design design;
    std::uint64_t seed = 0; ///< of the games
    // Found by playing:
    bool isExact = false;      ///< only such ones are played
    std::size_t positions = 0; ///< in which moves and ends were compared
    std::string fault;         ///< the first difference; empty if there is none
};

/// How much of each design is played.
struct GameAmount
{
    int games = 2;
    int plies = 60;
};

/// Whether Node finds the program's own module.
bool hasFfish();

/// Plays random games of every design that the verdict calls exact, and holds the legal moves and
/// the end of every position against the program's. Empty, or why the program could not be asked.
QString playInFairyStockfish(std::vector<FairyTrial> &trials,
                             const std::string &dialect,
                             const GameAmount &amount);

} // namespace rookery::test
