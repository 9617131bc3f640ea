#include "model/design/terms/rule_visitor.h"

#include "model/design/rules/ends/end_condition.h"

namespace rookery {

void RuleVisitor::onChoice(std::string_view, RuleChoice) {}

void RuleVisitor::onSaid(std::string_view key, std::string_view, RuleChoice choice)
{
    onChoice(key, choice);
}

void RuleVisitor::onIds(std::string_view, RuleIds) {}
void RuleVisitor::number(std::string_view, int &, int, int) {}
void RuleVisitor::flag(std::string_view, bool &) {}
void RuleVisitor::word(std::string_view, std::string &) {}
void RuleVisitor::perFile(std::string_view, std::optional<FileLimit> &) {}

void RuleVisitor::onText(std::string_view, RuleText) {}

void RuleVisitor::onRule(std::string_view, RuleRef rule)
{
    rule.visit(*this);
}

void RuleVisitor::onRules(std::string_view, RuleList rules)
{
    for (std::size_t i = 0; i < rules.size(); ++i)
        rules[i].visit(*this);
}

void RuleVisitor::onCondition(std::string_view, RuleEndCondition condition)
{
    condition.visit(*this);
}

void RuleVisitor::extras(Extras &) {}

} // namespace rookery
