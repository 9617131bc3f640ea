#include "model/design/rule_lines.h"

#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"

#include <algorithm>

namespace rookery {

namespace {

/// Finds components that look along lines, always or by a member.
class LineSeeker final : public RuleVisitor
{
public:
    bool hasFound() const { return m_hasFound; }

    void onChoice(std::string_view key, RuleChoice) override
    {
        m_hasFound = m_hasFound || key == "lines";
    }
    void onRule(std::string_view, RuleRef rule) override
    {
        m_hasFound = m_hasFound || rule.about().looksAlongLines;
        rule.visit(*this);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        for (std::size_t i = 0; i < rules.size(); ++i)
            onRule(key, rules[i]);
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        onRule(key, condition.component());
    }

private:
    bool m_hasFound = false;
};

} // namespace

bool looksAlongLines(const Rules &rules)
{
    const bool looksAround =
        std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &drop) {
            return drop.contact != DropContact::Anything;
        });
    const bool buildsAtEdge =
        std::any_of(rules.walling.begin(), rules.walling.end(), [](const Walling &walling) {
            return walling.place == WallPlace::Edge;
        });
    Rules seen = rules;
    LineSeeker seeker;
    visitFields(seeker, seen);
    return looksAround || buildsAtEdge || seeker.hasFound();
}

} // namespace rookery
