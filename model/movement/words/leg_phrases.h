#pragma once

#include "model/base/message.h"
#include "model/design/directions.h"
#include "model/design/legs.h"
#include "model/movement/words/turn_words.h"

#include <optional>

namespace rookery {

/// What the next leg is seen from.
struct Heading
{
    bool isStart = true;
    bool isAfterOneStep = false;
    bool isAlone = false;         ///< nothing is said of other directions along with it
    std::optional<Vector> vector; ///< where the leg before goes, if it is one direction
    Line line = Line::Other;
    bool isLeap = false; ///< longer than to a neighbour
};

/// How a leg is put behind what comes before it.
struct LegLink
{
    Message then; ///< `then`; empty for a first leg
    bool isOptional = false;
};

struct LegPhrase
{
    Message words; ///< `steps diagonally`, `then may slide any distance outward like a rook`
    Heading heading;
};

/// One leg, without its conditions. `landing` is the leg behind a captured piece that is said
/// along with it.
LegPhrase phraseOf(const Leg &leg,
                   const Heading &heading,
                   const LegLink &link,
                   const Directions &directions,
                   const Leg *landing = nullptr);

/// Whether a leg is nothing but a landing behind the piece that the one before has captured.
bool isLanding(const Leg &leg,
               const Leg &before,
               const Heading &heading,
               const Directions &directions);

} // namespace rookery
