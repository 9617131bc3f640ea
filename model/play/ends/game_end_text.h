#pragma once

#include "model/base/message.h"
#include "model/base/wording.h"
#include "model/play/ends/game_end.h"

#include <string>

namespace rookery {

/// How a game has ended in the words of a language: `Schwarz gewinnt: Weiß ist schachmatt`. Names,
/// and reasons that an own rule gives, are the design's.
std::string describeEnd(const GameEnd &end, const Design &design, const Wording &wording);

/// The same, as a part of another sentence.
Message endMessage(const GameEnd &end, const Design &design);

} // namespace rookery
