#include "model/check/rule_fixes.h"

#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_parts.h"

#include <string>

namespace rookery {

Result<Design> removeRule(const Design &design, const Problem &problem)
{
    constexpr std::string_view rules = "/rules/";
    std::string path = problem.place.pointer;
    if (!path.starts_with(rules))
        return failure(Message("the problem is about no rule"));
    path.erase(0, rules.size());
    auto removed = withRuleRemoved(design, path);
    // A member goes with the rule that it is of.
    for (std::size_t slash = path.rfind('/');
         slash != std::string::npos && (!removed || *removed == design);
         slash = path.rfind('/')) {
        path.resize(slash);
        removed = withRuleRemoved(design, path);
    }
    return removed;
}

Result<Design> keepCapturedPieces(const Design &design, const Problem &)
{
    Design kept = design;
    kept.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
    return withKindAdded(kept, "hands");
}

Result<Design> letPass(const Design &design, const Problem &)
{
    return withKindAdded(design, "pass");
}

} // namespace rookery
