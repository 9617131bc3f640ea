#pragma once

#include "model/base/message.h"
#include "model/design/legs.h"

namespace rookery {

/// One step and no more.
bool isSingle(const Leg &leg);

/// Whether it exchanges the piece with the one it comes to.
bool swapsPlaces(const Leg &leg);

/// What a leg does on the cells where it leads on.
enum class Through { Nowhere, Empty, Hurdle, Anything, Capture, Mixed };

Through throughOf(const Leg &leg);

/// `enemy`, `friend` or `piece`: whose pieces a leg meets where it ends or goes on.
const char *whomWord(const Leg &leg);

/// Where a leg that may not end goes on: `to an empty square`, `over a friend`; empty if that goes
/// without saying.
Message throughWords(const Leg &leg);

/// The words with what the leg may do where it ends. `isOverCaptured` if it lands behind a piece
/// that is captured already.
Message withRights(const Leg &leg, Message words, bool isOverCaptured);

/// What stands before the legs that follow this one: `then`, `then, capturing or not,`.
Message thenAfter(const Leg &leg);

} // namespace rookery
