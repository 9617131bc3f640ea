#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>
#include <string_view>

namespace rookery {

/// Rules of one family of games, fitted to a design's pieces and board.
struct RuleTemplate
{
    using Rewrite = Result<Design> (*)(const Design &);

    std::string_view key;
    std::string_view title;
    std::string_view says; ///< a sentence for people who choose
    Rewrite rewrite;
};

std::span<const RuleTemplate> ruleTemplates();

/// Replaces all rules but the players by a template's. Zones that it needs and that are missing are
/// painted; a king is marked royal where the family needs one. What the design has no pieces or
/// cells for is left out.
Result<Design> withRuleTemplate(const Design &design, std::string_view key);

} // namespace rookery
