#pragma once

#include "model/exchange/ludii/ludii_words.h"

#include <string>
#include <vector>

namespace rookery {

/// Whether the Ludii file says this end.
bool isLudiiEnd(const Subject &subject, const End &end);

/// The zones that an end names.
std::vector<ZoneId> ludiiZones(const End &end);

/// Whether pieces do nothing but come in, of the one type that there is.
bool dropsInLudii(const Subject &subject);

/// What a turn consists of beside the moves that pieces have.
struct LudiiTurn
{
    std::string choice;   ///< names of the types to choose from after a promotion
    std::string drops;    ///< a condition on the cell where a piece is put down
    std::string captures; ///< that come before all other moves
};

/// The sections `play` and `end`. A game in which nothing is said of a player without a move is
/// drawn, here and there.
std::string ludiiPlay(const Subject &subject, const LudiiWords &words, const LudiiTurn &turn);
std::string ludiiEnd(const Subject &subject, const LudiiWords &words);

} // namespace rookery
