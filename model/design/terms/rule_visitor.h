#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_about.h"
#include "model/design/terms/rule_members.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

struct FileLimit;
class RuleEndCondition;

/// Sees the members of a rule component. Each component lists its own in visitFields(): files are
/// read and written by these lists, forms and the schema are made from them, and edits find in them
/// what refers to pieces, players, zones and cells. Keys are those of the file. A member that
/// equals a freshly made component's is not written.
///
/// A visitor overrides what it looks at. Members are passed over unless it does, and what lies in
/// the parts of a component is visited too.
class RuleVisitor
{
public:
    virtual ~RuleVisitor() = default;

    virtual void onChoice(std::string_view key, RuleChoice choice);
    /// One that is always written; `what` is what its values are called in messages.
    virtual void onSaid(std::string_view key, std::string_view what, RuleChoice choice);
    virtual void onIds(std::string_view key, RuleIds ids);
    virtual void number(std::string_view key, int &value, int least, int most);
    virtual void flag(std::string_view key, bool &value);
    /// A letter of a castling wing.
    virtual void word(std::string_view key, std::string &value);
    virtual void perFile(std::string_view key, std::optional<FileLimit> &value);
    /// A text of people, or one in the words of own rules.
    virtual void onText(std::string_view key, RuleText text);
    virtual void onRule(std::string_view key, RuleRef rule);
    virtual void onRules(std::string_view key, RuleList rules);
    /// Its word under the key, the members of the condition beside.
    virtual void onCondition(std::string_view key, RuleEndCondition condition);
    virtual void extras(Extras &extras);

    // What visitFields() calls beside those.
    template<class E>
    void choice(std::string_view key, E &value)
    {
        onChoice(key, RuleChoice(value));
    }
    template<class E>
    void said(std::string_view key, std::string_view what, E &value)
    {
        onSaid(key, what, RuleChoice(value));
    }
    /// Empty means all; of directions, that nothing is said.
    template<class SomeId>
    void set(std::string_view key, std::vector<SomeId> &ids)
    {
        onIds(key, RuleIds(IdUse::Set, ids));
    }
    /// Empty means none.
    template<class SomeId>
    void
    list(std::string_view key, std::vector<SomeId> &ids, WhenEmptied emptied = WhenEmptied::Stays)
    {
        onIds(key, RuleIds(IdUse::List, ids, emptied));
    }
    template<class SomeId>
    void sequence(std::string_view key, std::vector<SomeId> &ids)
    {
        onIds(key, RuleIds(IdUse::Sequence, ids));
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        onIds(key, RuleIds(id));
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        onIds(key, RuleIds(id));
    }
    template<class Text>
    void text(std::string_view key, Text &text, TextSort sort = TextSort::OwnWords)
    {
        onText(key, RuleText{&text, sort});
    }
    template<class R>
    void rule(std::string_view key, R &rule)
    {
        onRule(key, RuleRef(rule));
    }
    template<class R>
    void
    rules(std::string_view key, std::vector<R> &rules, WhenEmptied emptied = WhenEmptied::Stays)
    {
        onRules(key, RuleList(rules, emptied));
    }
};

} // namespace rookery
