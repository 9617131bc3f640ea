#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <QString>

namespace rookery {

/// Hundredths in the window's language: `+1.40`, `−0,25`.
QString shownScore(int hundredths);
/// `#5` for a sure win in so many moves, `−#2` for a sure loss.
QString shownMate(int moves);
/// What an engine thinks of a position; empty without a score.
QString shownScore(const EngineReport &report);

} // namespace rookery
