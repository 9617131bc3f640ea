#pragma once

#include "model/base/message.h"
#include "model/base/wording.h"
#include "model/design/design.h"
#include "model/design/rule_sheet.h"
#include "model/design/terms/rule_visitor.h"

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// What names of pieces, players, zones and directions are taken from. Without pieces their names
/// are left out.
struct RuleNaming
{
    explicit RuleNaming(const Design &design, Wording spoken = {}, CellNames cellNames = {})
        : rules(*design.rules)
        , design(&design)
        , wording(std::move(spoken))
        , cells(std::move(cellNames))
    {
    }
    explicit RuleNaming(const Rules &of)
        : rules(of)
    {
    }

    const Rules &rules;
    const Design *design = nullptr;
    std::size_t most = 12; ///< names in a list
    Wording wording;       ///< articles and ordinals, which others go without, are English
    CellNames cells;       ///< for own rules
};

/// "a, b and c".
std::string listedNames(std::span<const std::string> names, const RuleNaming &naming);

/// Names under a key, with "or" under `key:or`, and with an article, too, under `key:a`.
void setNames(MessageArguments &arguments,
              const std::string &key,
              std::vector<std::string> names,
              const RuleNaming &naming);

/// Which of the texts that are told of a component.
using RuleMood = std::string_view RuleAbout::*;

/// A component by the template of its kind; several sentences stand on lines of their own. Members
/// are arguments under their keys: choices by their titles, compared by their words; flags and
/// numbers that are 0 say nothing. Names are listed with "and", under `key:or` with "or", and under
/// `key:a` with "or" and an article; compared with a number, it is how many there are. Of parts
/// there is the text of each in the same mood, under `key:and` listed. `number:th` is its ordinal.
std::string ruleText(const RuleRef &rule, RuleMood mood, const RuleNaming &naming);

/// The same with more arguments.
std::string
ruleText(const RuleRef &rule, RuleMood mood, const RuleNaming &naming, MessageArguments arguments);

} // namespace rookery
