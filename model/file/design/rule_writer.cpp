#include "model/file/design/rule_writer.h"

#include "model/board/phrase_names.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"
#include "model/phrase/writer.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Writes one component, member by member, as a list of what could be written of it.
class MemberWriter final : public RuleVisitor
{
public:
    struct Member
    {
        std::string_view key;
        JsonOut value;
        bool isRequired = false;
    };

    MemberWriter(const Design &design, const Board &board, const phrase::Names &names)
        : m_design(design)
        , m_board(board)
        , m_names(names)
    {
    }

    /// What differs from a freshly made component of the kind, and what must always be said.
    static JsonOut object(const RuleRef &rule,
                          const Design &design,
                          const Board &board,
                          const phrase::Names &names)
    {
        MemberWriter writer(design, board, names);
        rule.visit(writer);
        const MemberWriter usual = usualOf(rule, design, board, names);
        JsonOut object = JsonOut::object();
        for (Member &member : writer.m_members) {
            if (member.isRequired || !usual.writes(member))
                object.set(member.key, std::move(member.value));
        }
        object.set(writer.m_extras);
        return object;
    }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        add(key, JsonOut::text(choice.name(choice.row())));
    }
    void onSaid(std::string_view key, std::string_view, RuleChoice choice) override
    {
        addRequired(key, JsonOut::text(choice.name(choice.row())));
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        const bool isOne = ids.use() == IdUse::One;
        JsonOut names = JsonOut::list();
        for (const std::size_t index : ids.indices()) {
            JsonOut name =
                JsonOut::text(isOne && m_isFresh ? std::string()
                                                 : thingName(ids.kind(), index, m_design, m_board));
            if (isOne)
                return addRequired(key, std::move(name));
            if (ids.use() == IdUse::Maybe)
                return add(key, std::move(name));
            names.add(std::move(name));
        }
        add(key, std::move(names));
    }
    void number(std::string_view key, int &value, int, int) override
    {
        add(key, JsonOut::number(value));
    }
    void flag(std::string_view key, bool &value) override { add(key, JsonOut::boolean(value)); }
    void word(std::string_view key, std::string &value) override
    {
        addRequired(key, JsonOut::text(value));
    }
    void onText(std::string_view key, RuleText text) override
    {
        std::visit([&](auto *value) { add(key, ownOut(*value)); }, text.value);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &limit) override
    {
        add(key, limit ? JsonOut::number(limit->most) : JsonOut::list());
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        add(key, object(rule, m_design, m_board, m_names));
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        JsonOut list = JsonOut::list().broken();
        for (std::size_t i = 0; i < rules.size(); ++i)
            list.add(object(rules[i], m_design, m_board, m_names));
        add(key, std::move(list));
    }
    /// The members of a condition stand beside it, those that differ from a fresh one's.
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        addRequired(key, JsonOut::text(condition.about().key));
        MemberWriter own(m_design, m_board, m_names);
        condition.visit(own);
        const MemberWriter usual = usualOf(condition.component(), m_design, m_board, m_names);
        for (Member &member : own.m_members) {
            if (!usual.writes(member))
                addRequired(member.key, std::move(member.value));
        }
    }
    void extras(Extras &extras) override { m_extras = extras; }

private:
    static JsonOut ownOut(const std::string &text) { return JsonOut::text(text); }
    static JsonOut ownOut(const phrase::Head &head)
    {
        return JsonOut::text(head.name.empty() ? head.text : written(head));
    }
    template<class Tree>
    JsonOut ownOut(const Tree &tree) const
    {
        if constexpr (requires { tree.texts; }) {
            JsonOut list = JsonOut::list();
            for (const std::string &line : written(tree, m_names))
                list.add(JsonOut::text(line));
            return list;
        } else {
            return JsonOut::text(written(tree, m_names));
        }
    }

    void add(std::string_view key, JsonOut value) { m_members.push_back({key, std::move(value)}); }
    void addRequired(std::string_view key, JsonOut value)
    {
        m_members.push_back({key, std::move(value), true});
    }

    bool writes(const Member &wanted) const
    {
        return std::any_of(m_members.begin(), m_members.end(), [&](const Member &member) {
            return member.key == wanted.key && printJson(member.value) == printJson(wanted.value);
        });
    }

    /// What a freshly made component of the kind has.
    static MemberWriter usualOf(const RuleRef &rule,
                                const Design &design,
                                const Board &board,
                                const phrase::Names &names)
    {
        MemberWriter usual(design, board, names);
        usual.m_isFresh = true;
        rule.visitFresh(usual);
        return usual;
    }

    const Design &m_design;
    const Board &m_board;
    const phrase::Names &m_names;
    std::vector<Member> m_members;
    Extras m_extras;
    bool m_isFresh = false; ///< names of nothing are not looked up
};

} // namespace

JsonOut rulesOut(const Design &design, const Board &board)
{
    Rules rules = *design.rules;
    return MemberWriter::object(RuleRef(rules), design, board, phraseNames(design)).broken();
}

} // namespace rookery
