#pragma once

#include "model/play/rules/rule_book.h"

namespace rookery {

/// Whether royal pieces of two players see each other along a line with nothing between.
bool royalsFace(const RuleBook &book, const Position &position, Lines lines);

/// The same of the pieces that must not by this rule.
bool piecesFace(const RuleBook &book, const Position &position, const Facing &rule);

} // namespace rookery
