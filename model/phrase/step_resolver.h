#pragma once

#include "model/phrase/resolver.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rookery::phrase {

/// A line of `choose` with its name declared.
ChooseLine resolvedChoice(const ChooseSyntax &line, Resolver &resolver);

/// Steps with their names and types looked up. Names of a block end with it.
std::vector<Step> resolvedSteps(const std::vector<StepSyntax> &steps, Resolver &resolver);

/// The move of this name: a built-in one, or an own one.
std::optional<MoveRef> moveNamed(std::string_view name, const Names &names);

} // namespace rookery::phrase
