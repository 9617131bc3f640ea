#pragma once

#include "model/design/directions.h"
#include "model/design/legs.h"

#include <QString>

namespace rookery {

/// The leg's steps, short: `n e s w`, `turn +1 turn -1`.
QString legSteps(const Leg &leg, const Directions &directions);

/// Its number, directions and distance: `2: at a right angle, any distance over empty cells`.
QString legWords(const LegGraph &graph, LegId id, const Directions &directions);

/// What one leg of a move does, in plain words: `Leg 2: turns 45° right or left and goes any
/// distance over empty cells. On an empty cell it may stop. An enemy is captured.`
QString legSentence(const LegGraph &graph, LegId id, const Directions &directions);

} // namespace rookery
