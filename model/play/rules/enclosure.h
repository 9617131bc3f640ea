#pragma once

#include "model/play/rules/rule_book.h"

#include <vector>

namespace rookery {

/// The enemies that a piece of `player` on `cell` encloses by this rule, whether it stands there
/// yet or not; each once.
std::vector<CellId> enclosed(const RuleBook &book,
                             const Position &position,
                             const Enclosing &rule,
                             CellId cell,
                             PlayerId player);

} // namespace rookery
