#pragma once

#include "model/exchange/target/simple_moves.h"

#include <optional>
#include <string>

/// How Fairy-Max writes moves.
namespace rookery::fairymax {

/// Of the engine's board; so large is a step of one rank.
inline constexpr int width = 16;

/// A step of the first player, or turned round for the second: up the board is down there.
int stepNumber(const Vector &step, PlayerId player);

/// One simple move as the engine's ray, or nothing if it has none.
std::optional<std::string> ray(const SimpleMove &way, PlayerId player);

} // namespace rookery::fairymax
