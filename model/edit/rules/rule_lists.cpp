#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/design/rule_path.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/rules/rule_starters.h"

#include <algorithm>

namespace rookery {

namespace {

struct Counter : RuleAct
{
    std::optional<std::size_t> count;

    void onRules(std::string_view, RuleList rules) override { count = rules.size(); }
};

struct Adder : RuleAct
{
    explicit Adder(const Design &forDesign)
        : design(forDesign)
    {
    }

    Design design; ///< with the zones that the new rule needs
    bool isList = false;
    std::optional<Error> error = {};

    void onRules(std::string_view, RuleList rules) override
    {
        isList = true;
        if (rules.size() < limits::rules)
            error = addStarted(design, rules);
        else
            error = Error{
                Message("there are at most {most} rules of one kind", {{"most", limits::rules}}),
                {},
                {}};
    }
};

struct Eraser : RuleAct
{
    explicit Eraser(std::size_t at)
        : place(at)
    {
    }

    std::size_t place;
    bool isDone = false;

    void onRules(std::string_view, RuleList rules) override
    {
        isDone = place < rules.size();
        if (isDone)
            rules.erase(place);
    }
};

struct Resetter : RuleAct
{
    void component(RuleRef rule) override { rule.reset(); }
};

struct Mover : RuleAct
{
    Mover(std::size_t at, std::size_t place)
        : from(at)
        , to(place)
    {
    }

    std::size_t from;
    std::size_t to;
    bool isDone = false;

    void onRules(std::string_view, RuleList rules) override
    {
        isDone = from < rules.size() && to < rules.size();
        if (isDone)
            rules.move(from, to);
    }
};

/// Gathers what the members of a component name.
struct Gatherer : RuleAct
{
    RuleSubjects subjects;

    void onIds(std::string_view, RuleIds ids) override
    {
        for (const std::size_t index : ids.indices()) {
            if (ids.kind() == IdKind::Piece)
                subjects.pieces.emplace_back(index);
            else if (ids.kind() == IdKind::Zone)
                subjects.zones.emplace_back(index);
            else if (ids.kind() == IdKind::Site)
                subjects.sites.emplace_back(index);
        }
    }
    void component(RuleRef rule) override { rule.visit(*this); }
};

Unexpected<Error> noSuchRule(std::string_view path)
{
    return failure(Message("there is no rule '{path}'", {{"path", std::string(path)}}));
}

struct ListPlace
{
    std::string_view list;
    std::size_t place = 0;
};

/// The list and the place of a component; nothing for one that is in no list.
std::optional<ListPlace> listPlace(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto place = rulePlace(path.substr(slash + 1));
    return place ? std::optional(ListPlace{path.substr(0, slash), *place}) : std::nullopt;
}

template<class SomeId>
void sortUnique(std::vector<SomeId> &ids)
{
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

} // namespace

std::optional<std::size_t> ruleCount(const Design &design, std::string_view list)
{
    Rules rules = *design.rules;
    Counter counter;
    visitAt(rules, list, counter);
    return counter.count;
}

Result<Design> withRuleAdded(const Design &design, std::string_view list)
{
    Rules rules = *design.rules;
    Adder adder(design);
    visitAt(rules, list, adder);
    if (adder.error)
        return failure(*adder.error);
    if (!adder.isList)
        return failure(
            Message("there is no list of rules '{list}'", {{"list", std::string(list)}}));
    adder.design.rules = std::move(rules);
    return withOwnRulesRead(adder.design, textsOfOwnRules(adder.design));
}

// Own rules name each other by their places: after a change of a list they are read again by name.
Result<Design> withRuleRemoved(const Design &design, std::string_view path)
{
    Rules rules = textsOfOwnRules(design);
    if (path == "pass") {
        rules.pass = Pass::Never;
        rules.passers.clear();
        return withOwnRulesRead(design, std::move(rules));
    }
    if (const auto at = listPlace(path)) {
        Eraser eraser(at->place);
        visitAt(rules, at->list, eraser);
        if (!eraser.isDone)
            return noSuchRule(path);
        return withOwnRulesRead(design, std::move(rules));
    }
    Resetter resetter;
    if (!visitAt(rules, path, resetter))
        return noSuchRule(path);
    return withOwnRulesRead(design, std::move(rules));
}

Result<Design> withRuleMoved(const Design &design, std::string_view path, std::size_t place)
{
    const auto at = listPlace(path);
    if (!at)
        return noSuchRule(path);
    Rules rules = textsOfOwnRules(design);
    Mover mover(at->place, place);
    visitAt(rules, at->list, mover);
    if (!mover.isDone)
        return failure(Message("'{path}' cannot be moved to place {number}",
                               {{"path", std::string(path)}, {"number", place + 1}}));
    return withOwnRulesRead(design, std::move(rules));
}

RuleSubjects ruleSubjects(const Design &design, std::string_view path)
{
    Rules rules = *design.rules;
    Gatherer gatherer;
    visitAt(rules, path, gatherer);
    sortUnique(gatherer.subjects.pieces);
    sortUnique(gatherer.subjects.zones);
    sortUnique(gatherer.subjects.sites);
    return std::move(gatherer.subjects);
}

} // namespace rookery
