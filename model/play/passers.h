#pragma once

#include "model/play/position.h"

#include <vector>

namespace rookery {

/// Whether a man of this type may be captured in passing until its player moves again.
bool isPasserForARound(const Rules &rules, PieceId type);

/// Whom the turn of the player to move leaves open to capture in passing, if nothing happens to
/// them in it.
std::vector<Passer> lastingPassers(const Rules &rules, const Position &position);

} // namespace rookery
