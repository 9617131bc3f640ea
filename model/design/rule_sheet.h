#pragma once

#include "model/base/wording.h"
#include "model/design/design.h"
#include "model/design/terms/rule_about.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// What the cell of a site is called. Without it an own rule says "a cell".
using CellNames = std::function<std::string(std::size_t site)>;

/// One kind of component that rules are made of.
struct RuleRow
{
    std::string_view key; ///< of its list in a file's `rules`
    std::string_view title;
    std::string_view says;  ///< a sentence for people who look for it
    std::string_view finds; ///< other words that people look for it with, separated by commas
    RuleGroup group = RuleGroup::Ends;
    std::span<const RuleAdvice> advice = {}; ///< for other words that find it
};

/// Every kind, in the order of a file.
std::span<const RuleRow> ruleRows();

/// The words that an end's `when` knows, each with a sentence, in the order of the variant.
std::span<const RuleRow> endRows();

/// Every member of every component.
std::span<const RuleFieldRow> ruleFieldRows();

/// The row of a member under a path such as `scoring/pieces/0/points`; one that only repeats the
/// key where there is none.
RuleFieldRow ruleFieldRow(std::string_view path);

/// One component of a design in plain words.
struct RuleSentence
{
    std::string_view key;  ///< of its row
    std::size_t index = 0; ///< in its list
    std::string text;      ///< a sentence with its full stop

    friend bool operator==(const RuleSentence &, const RuleSentence &) = default;
};

/// What a design's rules say, in the order of a file. A component with its usual meaning says
/// nothing.
std::vector<RuleSentence>
ruleSheet(const Design &design, const Wording &wording = {}, const CellNames &cells = {});

/// The component under a path such as `ends/2` or `check`, also one with its usual meaning.
std::string ruleSentence(const Design &design,
                         std::string_view path,
                         const Wording &wording = {},
                         const CellNames &cells = {});

} // namespace rookery
