#pragma once

#include "model/design/ends.h"
#include "model/design/rule_words.h"

#include <string>

namespace rookery {

/// What a condition of an end says of "a player who": "has no move and is not in check".
std::string endWords(const EndCondition &condition, const RuleWords &words);

} // namespace rookery
