#pragma once

#include "model/design/directions.h"
#include "model/design/legs.h"
#include "model/movement/path/path_notation.h"

#include <optional>
#include <vector>

namespace rookery {

// What the list of a move's legs changes or looks at. Legs keep their numbers unless it says so.

/// Where the move may be over after this leg as on a plain move: on empty cells, by capture, or
/// both; nothing if it may not, or if it does something else where it ends.
std::optional<Rights> rightsOf(const Leg &leg);

/// Whether what the leg does where it ends can be said by rights alone: a piece that is captured on
/// the way, or on which another leg follows, cannot.
bool hasPlainEnd(const Leg &leg);

/// Lets the move be over after this leg with these rights, or not at all.
LegGraph withLegRights(LegGraph graph, LegId leg, std::optional<Rights> rights);

/// From the leg's least number of steps, or this one if it is less, as far as this.
LegGraph withLegRange(LegGraph graph, LegId leg, int most);

/// The leg as it is said here instead. What cannot be said together gives way: a piece on whose
/// cell the move may be over is captured unless something else happens to it, and nothing happens
/// to pieces, nor is any asked for, on an empty cell.
LegGraph withLeg(LegGraph graph, LegId leg, Leg changed);

/// A new last leg that may follow `after` where that meets what the end is for: straight on by one
/// step, to an empty cell or a capture.
LegGraph withLegAdded(LegGraph graph, LegId after, LegEnd Leg::*end);

/// A new last leg that goes on as this one does where the board ends ahead of it, to each side, and
/// so again from the next edge: how a bishop bounces.
LegGraph withBounce(LegGraph graph, LegId leg, const Directions &directions);

/// How such a leg turns at the edge.
std::vector<Turn> bounceTurns(const Directions &directions);

/// Without the leg and those that only it led to; the others close ranks. No legs are left where
/// nothing starts the move any more.
LegGraph withLegDeleted(const LegGraph &graph, LegId leg);

/// As if the leg were not there: nothing leads to it.
LegGraph withoutLeg(LegGraph graph, LegId leg);

/// Only what ends with this leg.
LegGraph endingWith(LegGraph graph, LegId leg);

} // namespace rookery
