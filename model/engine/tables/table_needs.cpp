#include "model/engine/tables/table_needs.h"

#include "model/design/rules/ends/end_condition.h"
#include "model/design/rules/passing.h"
#include "model/phrase/step_changes.h"

#include <algorithm>
#include <utility>

namespace rookery::fast {

namespace {

/// The members of a component as texts that are equal where the members are.
class MemberPrints final : public RuleVisitor
{
public:
    using Print = std::pair<std::string_view, std::string>;

    std::vector<Print> members;
    std::vector<RuleRef> parts;
    std::vector<RuleRef> conditions;

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        add(key, std::string(choice.name(choice.row())));
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        std::string text;
        for (const std::size_t index : ids.indices())
            text += std::to_string(index) + ' ';
        // Of which thing it is cannot be usual.
        add(key, ids.use() == IdUse::One ? "one " + text + (m_isFresh ? "fresh" : "") : text);
    }
    void number(std::string_view key, int &value, int, int) override
    {
        add(key, std::to_string(value));
    }
    void flag(std::string_view key, bool &value) override { add(key, value ? "yes" : "no"); }
    void word(std::string_view key, std::string &value) override { add(key, value); }
    void perFile(std::string_view key, std::optional<FileLimit> &value) override
    {
        add(key, value ? std::to_string(value->most) : std::string());
    }
    /// Steps that change no more than numbers are usual.
    void onText(std::string_view key, RuleText text) override
    {
        const auto *steps = std::get_if<phrase::Steps *>(&text.value);
        if (steps && phrase::changedBy((*steps)->list) > phrase::Changed::Numbers)
            add(key, "more than numbers");
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        add(key, {});
        parts.push_back(rule);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        add(key, std::to_string(rules.size()));
        for (std::size_t i = 0; i < rules.size(); ++i)
            parts.push_back(rules[i]);
    }
    void onCondition(std::string_view, RuleEndCondition condition) override
    {
        conditions.push_back(condition.component());
    }

    static MemberPrints ofFresh(const RuleRef &rule)
    {
        MemberPrints prints;
        prints.m_isFresh = true;
        rule.visitFresh(prints);
        return prints;
    }

private:
    void add(std::string_view key, std::string text) { members.emplace_back(key, std::move(text)); }

    bool m_isFresh = false;
};

/// Gathers the needs of components.
class NeedFinder final : public RuleVisitor
{
public:
    std::vector<TableNeed> take() { return std::move(m_needs); }

    void onSaid(std::string_view, std::string_view, RuleChoice choice) override
    {
        Passing passing;
        RuleChoice(passing.pass).choose(choice.row());
        lookAtMembers(RuleRef(passing));
    }
    void onIds(std::string_view, RuleIds ids) override
    {
        Passing passing;
        RuleIds(IdUse::Set, passing.passers).assign(ids.indices());
        lookAtMembers(RuleRef(passing));
    }
    void onRule(std::string_view, RuleRef rule) override { lookAtMembers(rule); }
    void onRules(std::string_view, RuleList rules) override
    {
        for (std::size_t i = 0; i < rules.size(); ++i)
            lookAt(rules[i]);
    }

    void lookAt(const RuleRef &rule)
    {
        ask(rule.about(), {});
        lookAtMembers(rule);
    }

private:
    void lookAtMembers(const RuleRef &rule)
    {
        MemberPrints now;
        rule.visit(now);
        const MemberPrints usual = MemberPrints::ofFresh(rule);
        for (const MemberPrints::Print &member : now.members) {
            const auto &all = usual.members;
            if (std::find(all.begin(), all.end(), member) == all.end())
                ask(rule.about(), member.first);
        }
        for (const RuleRef &part : now.parts)
            lookAtMembers(part);
        for (const RuleRef &condition : now.conditions)
            lookAt(condition);
    }

    void ask(const RuleAbout &about, std::string_view member)
    {
        bool isSaid = false;
        for (const TableUse &use : about.tables) {
            if (use.member != member)
                continue;
            isSaid = true;
            if (use.sets != ByTables::Known || use.reaches != ByTables::Known)
                add({use.sets, use.reaches, std::string(use.because)});
        }
        if (!isSaid)
            add({ByTables::Slow,
                 ByTables::Slow,
                 std::string(about.title)
                     + (member.empty() ? std::string() : ": " + std::string(member))});
    }

    void add(TableNeed need)
    {
        if (std::find(m_needs.begin(), m_needs.end(), need) == m_needs.end())
            m_needs.push_back(std::move(need));
    }

    std::vector<TableNeed> m_needs;
};

} // namespace

std::vector<TableNeed> tableNeeds(const Rules &rules)
{
    Rules seen = rules;
    NeedFinder finder;
    visitFields(finder, seen);
    return finder.take();
}

std::vector<TableNeed> tableNeeds(const RuleRef &rule)
{
    NeedFinder finder;
    finder.lookAt(rule);
    return finder.take();
}

} // namespace rookery::fast
