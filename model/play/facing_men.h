#pragma once

#include "model/play/rule_book.h"

namespace rookery {

/// Whether royal men of two players see each other along a line with nothing between.
bool royalsFace(const RuleBook &book, const Position &position, Lines lines);

/// Whether men of two players do who must not by this rule.
bool menFace(const RuleBook &book, const Position &position, const Facing &rule);

} // namespace rookery
