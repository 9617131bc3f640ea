#pragma once

#include "model/exchange/target/subject.h"

#include <optional>
#include <string>

namespace rookery {

/// The one royal type of which each player has exactly one piece: the piece that Ludii can look
/// for.
std::optional<PieceId> ludiiRoyal(const Subject &subject);

/// Whether the Ludii file says this end.
bool isLudiiEnd(const Subject &subject, const End &end);

/// The sections `play` and `end`; `royal` is the name of ludiiRoyal(), empty without one. A game in
/// which nothing is said of a player without a move is drawn there, since Ludii wants an end.
std::string ludiiPlay(const std::string &royal);
std::string ludiiEnd(const Subject &subject, const std::string &royal);

/// Whether ludiiEnd() draws a game that the design goes on with.
bool drawsWithoutAsking(const Subject &subject);

} // namespace rookery
