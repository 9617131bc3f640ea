#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/design/terms/rule_members.h"
#include "model/phrase/names.h"

namespace rookery {

/// What the names in phrases of this design stand for, its own numbers, words and moves included.
/// Keeps the sections that it reads; making it costs about as much as copying all names.
phrase::Names phraseNames(const Design &design);

/// The same without the names that the rules give, as readOwnRules() wants it.
phrase::Names thingNames(const Design &design);

/// The name of what a member of the rules stands for.
std::string thingName(IdKind kind, std::size_t index, const Design &design, const Board &board);

} // namespace rookery
