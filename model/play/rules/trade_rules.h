#pragma once

#include "model/play/rules/move_maker.h"
#include "model/play/rules/threats.h"

namespace rookery {

/// Whether the rules about trading strong pieces allow the move, which may capture one of them. The
/// position is as before when the question is answered.
bool isFairTrade(const RuleBook &book,
                 Threats &threats,
                 const MoveMaker &maker,
                 Position &position,
                 const Move &move);

} // namespace rookery
