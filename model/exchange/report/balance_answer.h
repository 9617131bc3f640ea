#pragma once

#include "model/analysis/self_play.h"

#include <string>

namespace rookery {

/// What the games of the program against itself say, as one object in JSON: what `rookery-cli
/// analyse --balance --json` prints and databases keep. Figures are `{"value", "error"}`, in
/// thousandths.
std::string
balanceAnswer(const Design &design, const GameBalance &balance, const SelfPlayLimits &limits);

} // namespace rookery
