#pragma once

#include "model/design/rule_sheet.h"

#include <set>
#include <string>
#include <vector>

namespace rookery {

/// One rule of a design as a row of the editor.
struct RuleEntry
{
    std::string path;
    const RuleRow *kind = nullptr;
    std::string sentence;
    bool isInList = false; ///< others of its kind may stand beside it, in an order that counts

    friend bool operator==(const RuleEntry &, const RuleEntry &) = default;
};

/// The rules worth showing, in the order of a file: who moves when, and whatever says something
/// unusual. Rules whose path is in `wanted` come also with their usual meaning.
std::vector<RuleEntry> ruleEntries(const Design &design, const std::set<std::string> &wanted);

/// Whether there is nothing yet but the players.
bool hasNoRules(const Design &design);

} // namespace rookery
