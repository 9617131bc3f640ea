#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/design/rule_path.h"
#include "model/edit/rule_parts.h"
#include "model/edit/rule_starters.h"

#include <algorithm>

namespace rookery {

namespace {

/// What each act on a list of rules has in common: it says nothing about single members.
class ListAct
{
public:
    template<class... Arguments>
    void choice(Arguments &&...)
    {
    }
    template<class... Arguments>
    void said(Arguments &&...)
    {
    }
    template<class... Arguments>
    void number(Arguments &&...)
    {
    }
    template<class... Arguments>
    void flag(Arguments &&...)
    {
    }
    template<class... Arguments>
    void word(Arguments &&...)
    {
    }
    template<class... Arguments>
    void words(Arguments &&...)
    {
    }
    template<class... Arguments>
    void perFile(Arguments &&...)
    {
    }
    template<class... Arguments>
    void set(Arguments &&...)
    {
    }
    template<class... Arguments>
    void list(Arguments &&...)
    {
    }
    template<class... Arguments>
    void id(Arguments &&...)
    {
    }
    template<class... Arguments>
    void optional(Arguments &&...)
    {
    }
    template<class... Arguments>
    void condition(Arguments &&...)
    {
    }
    template<class R>
    void component(R &)
    {
    }
    template<class R>
    void rules(std::string_view, std::vector<R> &)
    {
    }
};

struct Counter : ListAct
{
    std::optional<std::size_t> count;

    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        count = rules.size();
    }
};

struct Adder : ListAct
{
    const Design &design;
    bool isList = false;
    std::optional<Error> error = {};

    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        isList = true;
        if (rules.size() >= limits::rules) {
            error =
                Error{"there are at most " + std::to_string(limits::rules) + " rules of one kind",
                      {},
                      {}};
            return;
        }
        auto begun = begin(design, static_cast<const R *>(nullptr));
        if (begun)
            rules.push_back(std::move(*begun));
        else
            error = begun.error();
    }
};

struct Eraser : ListAct
{
    std::size_t place;
    bool isDone = false;

    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        if (place >= rules.size())
            return;
        rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(place));
        isDone = true;
    }
};

struct Resetter : ListAct
{
    template<class R>
    void component(R &rule)
    {
        rule = R{};
    }
};

struct Mover : ListAct
{
    std::size_t from;
    std::size_t to;
    bool isDone = false;

    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        if (from >= rules.size() || to >= rules.size())
            return;
        const auto first = rules.begin();
        const auto a = static_cast<std::ptrdiff_t>(from);
        const auto b = static_cast<std::ptrdiff_t>(to);
        if (from < to)
            std::rotate(first + a, first + a + 1, first + b + 1);
        else
            std::rotate(first + b, first + a, first + a + 1);
        isDone = true;
    }
};

/// Gathers what the members of a component name.
struct Gatherer : ListAct
{
    RuleSubjects subjects;

    void take(PieceId id) { subjects.pieces.push_back(id); }
    void take(ZoneId id) { subjects.zones.push_back(id); }
    void take(SiteId id) { subjects.sites.push_back(id); }
    void take(PlayerId) {}
    void take(DirectionId) {}

    template<class SomeId>
    void set(std::string_view, std::vector<SomeId> &ids)
    {
        for (const SomeId id : ids)
            take(id);
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        set(key, ids);
    }
    template<class SomeId>
    void id(std::string_view, SomeId &id)
    {
        take(id);
    }
    template<class SomeId>
    void optional(std::string_view, std::optional<SomeId> &id)
    {
        if (id)
            take(*id);
    }
    template<class R>
    void rule(std::string_view, R &rule)
    {
        visitFields(*this, rule);
    }
    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        for (R &rule : rules)
            visitFields(*this, rule);
    }
    void condition(std::string_view, EndCondition &condition)
    {
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }
    void extras(Extras &) {}
    template<class R>
    void component(R &rule)
    {
        visitFields(*this, rule);
    }
};

/// Lets the act see what the path names among a copy of the rules; whether there was something.
template<class Act>
bool visitAt(Rules &rules, std::string_view path, Act &act)
{
    const auto words = split(path, '/');
    RulePathVisitor visitor(words, act);
    visitFields(visitor, rules);
    return visitor.hasFound();
}

Unexpected<Error> noSuchRule(std::string_view path)
{
    return failure("there is no rule '" + std::string(path) + "'");
}

Design withRules(const Design &design, Rules rules)
{
    Design result = design;
    if (rules != *design.rules)
        result.rules = std::move(rules);
    return result;
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
    Adder adder{{}, design};
    visitAt(rules, list, adder);
    if (adder.error)
        return failure(*adder.error);
    if (!adder.isList)
        return failure("there is no list of rules '" + std::string(list) + "'");
    return withRules(design, std::move(rules));
}

Result<Design> withRuleRemoved(const Design &design, std::string_view path)
{
    Rules rules = *design.rules;
    if (path == "pass") {
        rules.pass = Pass::Never;
        rules.passers.clear();
        return withRules(design, std::move(rules));
    }
    if (const auto at = listPlace(path)) {
        Eraser eraser{{}, at->place};
        visitAt(rules, at->list, eraser);
        if (!eraser.isDone)
            return noSuchRule(path);
        return withRules(design, std::move(rules));
    }
    Resetter resetter;
    if (!visitAt(rules, path, resetter))
        return noSuchRule(path);
    return withRules(design, std::move(rules));
}

Result<Design> withRuleMoved(const Design &design, std::string_view path, std::size_t place)
{
    const auto at = listPlace(path);
    if (!at)
        return noSuchRule(path);
    Rules rules = *design.rules;
    Mover mover{{}, at->place, place};
    visitAt(rules, at->list, mover);
    if (!mover.isDone)
        return failure("'" + std::string(path) + "' cannot be moved to place "
                       + std::to_string(place + 1));
    return withRules(design, std::move(rules));
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
