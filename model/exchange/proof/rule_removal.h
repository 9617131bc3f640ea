#pragma once

#include "model/exchange/target/used_rules.h"
#include "model/exchange/target/verdict.h"

#include <optional>
#include <span>
#include <string>

namespace rookery {

/// Where the component of a rule stands among the rules of a file, such as "ends/2"; nothing for a
/// rule of a piece type, and where it is part of several or not written.
std::optional<std::string> rulePath(const Design &design, const UsedRule &rule);

/// The design without this rule; nothing where the rule is no component that can be taken out. A
/// rule of a list is found by its index, so take the last of a list first.
std::optional<Design> withoutRule(const Design &design, const UsedRule &rule);

/// Whether a verdict says of this rule, or of the piece type it is about, that the target has it
/// otherwise.
bool isNamed(const Verdict &verdict, const UsedRule &rule);

/// The design without every rule that the verdict leaves out: the game that the target is to play.
/// `rest` are the verdict's differences that no rule accounts for.
struct RemainingGame
{
    Design design;
    std::vector<Loss> rest;
};
RemainingGame
remainingGame(const Design &design, std::span<const UsedRule> rules, const Verdict &verdict);

} // namespace rookery
