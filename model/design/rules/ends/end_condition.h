#pragma once

#include "model/design/rules/ends/end.h"
#include "model/design/terms/rule_members.h"

#include <span>

namespace rookery {

/// What is known of every end of the game, in the order of the variant.
std::span<const RuleType *const> endTypes();

/// The condition of an end, which can be exchanged for a fresh one of another type.
class RuleEndCondition
{
public:
    explicit RuleEndCondition(EndCondition &condition)
        : m_condition(&condition)
    {
    }

    std::size_t index() const { return m_condition->index(); }
    const RuleAbout &about() const { return endTypes()[index()]->about(); }
    /// A fresh condition of the type at this place of endTypes().
    void choose(std::size_t index) const;
    /// Lets a visitor see its members.
    void visit(RuleVisitor &v) const { component().visit(v); }
    void visitFresh(RuleVisitor &v) const { endTypes()[index()]->visitFresh(v); }
    RuleRef component() const;

private:
    EndCondition *m_condition;
};

} // namespace rookery
