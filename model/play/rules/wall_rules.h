#pragma once

#include "model/play/rules/move_maker.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Puts in place of each move, from `begin` of the list on, the same with every wall that may come
/// with it, where walls are a duty.
void addWalls(const RuleBook &book,
              Threats &threats,
              const MoveMaker &maker,
              Position &position,
              std::size_t begin,
              std::vector<Move> &moves);

/// Adds the turns in which the player to move builds a wall and does nothing else.
void listBuilding(const RuleBook &book,
                  Threats &threats,
                  const MoveMaker &maker,
                  Position &position,
                  std::vector<Move> &moves);

} // namespace rookery
