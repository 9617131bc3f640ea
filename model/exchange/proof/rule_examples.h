#pragma once

#include "model/design/examples.h"
#include "model/exchange/target/used_rules.h"

#include <atomic>
#include <cstddef>
#include <span>
#include <vector>

namespace rookery {

/// A rule at work: a position with a move that is legal in it, and one that only the rule refuses
/// if there is such a move. Where there is none, the legal move is one that only the rule allows.
struct RuleExample
{
    std::vector<UsedRule> rules; ///< several where they cannot be taken out one by one
    Example example;             ///< holds under the design

    RuleKind kind() const { return rules.front().kind; }

    friend bool operator==(const RuleExample &, const RuleExample &) = default;
};

struct ExampleWishes
{
    std::size_t most = 8; ///< examples
    std::uint64_t effort =
        100'000; ///< moves listed at most, of the game and of those without a rule
    const std::atomic<bool> *stop = nullptr;
};

/// One example for each of these rules that random games come to, in the order of the rules; of
/// more than there may be, those of different kinds before others. Ends have none: they refuse
/// nothing while the game goes on. The same on every run. Takes time in the order of the effort.
std::vector<RuleExample> ruleExamples(const Design &design,
                                      std::span<const UsedRule> rules,
                                      const ExampleWishes &wishes = {});

} // namespace rookery
