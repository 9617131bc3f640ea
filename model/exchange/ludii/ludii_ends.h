#pragma once

#include "model/exchange/target/subject.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// The one royal type of which each player has exactly one piece: the piece that Ludii can look
/// for.
std::optional<PieceId> ludiiRoyal(const Subject &subject);

/// Whether the Ludii file says this end.
bool isLudiiEnd(const Subject &subject, const End &end);

/// What a zone is called in the file, and the zones that an end names.
std::string ludiiZone(ZoneId zone);
std::vector<ZoneId> ludiiZones(const End &end);

/// The sections `play` and `end`; `royal` is the name of ludiiRoyal(), empty without one, `choice`
/// the names of the types to choose from after a promotion, and `types` those of all types. A game
/// in which nothing is said of a player without a move is drawn there, since Ludii wants an end.
std::string ludiiPlay(const Subject &subject, const std::string &royal, const std::string &choice);
std::string
ludiiEnd(const Subject &subject, const std::string &royal, const std::vector<std::string> &types);

/// Whether ludiiEnd() draws a game that the design goes on with.
bool drawsWithoutAsking(const Subject &subject);

} // namespace rookery
