#pragma once

#include "model/design/rules.h"
#include "model/design/terms/rule_visitor.h"

#include <string>
#include <vector>

namespace rookery::fast {

/// Something in the rules of a game that tables do not know by themselves.
struct TableNeed
{
    ByTables sets = ByTables::Slow;
    ByTables reaches = ByTables::Slow;
    std::string because; ///< a sentence without a full stop

    friend bool operator==(const TableNeed &, const TableNeed &) = default;
};

/// What the components of the rules say of themselves, each thing once. A component, or a member
/// away from its usual value, of which its kind says nothing is left to the slow path.
std::vector<TableNeed> tableNeeds(const Rules &rules);

/// The same of one component in a list.
std::vector<TableNeed> tableNeeds(const RuleRef &rule);

} // namespace rookery::fast
