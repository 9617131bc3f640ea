#include "model/file/rule_writer.h"

#include "model/design/rule_fields.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Writes one component, member by member, as a list of what could be written of it.
class MemberWriter
{
public:
    struct Member
    {
        std::string_view key;
        JsonOut value;
        bool isRequired = false;
    };

    MemberWriter(const Design &design, const Board &board)
        : m_design(design)
        , m_board(board)
    {
    }

    /// What differs from a freshly made component of the kind, and what must always be said.
    template<class R>
    static JsonOut object(R rule, const Design &design, const Board &board)
    {
        MemberWriter writer(design, board);
        visitFields(writer, rule);
        const MemberWriter usual = usualOf<R>(design, board);
        JsonOut object = JsonOut::object();
        for (Member &member : writer.m_members) {
            if (member.isRequired || !usual.writes(member))
                object.set(member.key, std::move(member.value));
        }
        object.set(writer.m_extras);
        return object;
    }

    template<class E>
    void choice(std::string_view key, E &value)
    {
        add(key, JsonOut::text(enumName(value)));
    }
    template<class E>
    void said(std::string_view key, std::string_view, E &value)
    {
        addRequired(key, JsonOut::text(enumName(value)));
    }
    void number(std::string_view key, int &value, int, int) { add(key, JsonOut::number(value)); }
    void flag(std::string_view key, bool &value) { add(key, JsonOut::boolean(value)); }
    void word(std::string_view key, std::string &value) { addRequired(key, JsonOut::text(value)); }

    template<class SomeId>
    void set(std::string_view key, std::vector<SomeId> &ids)
    {
        list(key, ids);
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        JsonOut names = JsonOut::list();
        for (const SomeId id : ids)
            names.add(JsonOut::text(name(id)));
        add(key, std::move(names));
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        addRequired(key, m_isFresh ? JsonOut::text({}) : JsonOut::text(name(id)));
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        add(key, id ? JsonOut::text(name(*id)) : JsonOut::list());
    }
    void words(std::string_view key, std::vector<std::string> &words)
    {
        JsonOut list = JsonOut::list();
        for (const std::string &word : words)
            list.add(JsonOut::text(word));
        add(key, std::move(list));
    }
    void perFile(std::string_view key, std::optional<FileLimit> &limit)
    {
        add(key, limit ? JsonOut::number(limit->most) : JsonOut::list());
    }

    template<class R>
    void rule(std::string_view key, R &rule)
    {
        add(key, object(rule, m_design, m_board));
    }
    template<class R>
    void rules(std::string_view key, std::vector<R> &rules)
    {
        JsonOut list = JsonOut::list().broken();
        for (R &rule : rules)
            list.add(object(rule, m_design, m_board));
        add(key, std::move(list));
    }
    void condition(std::string_view key, EndCondition &condition)
    {
        addRequired(key, JsonOut::text(endConditionNames[condition.index()]));
        std::visit([&](auto &rule) { addMembersOf(rule); }, condition);
    }
    void extras(Extras &extras) { m_extras = extras; }

private:
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
    template<class R>
    static MemberWriter usualOf(const Design &design, const Board &board)
    {
        MemberWriter usual(design, board);
        usual.m_isFresh = true;
        R fresh{};
        visitFields(usual, fresh);
        return usual;
    }

    /// The members of a condition stand beside it, those that differ from a fresh one's.
    template<class R>
    void addMembersOf(R &rule)
    {
        MemberWriter own(m_design, m_board);
        visitFields(own, rule);
        const MemberWriter usual = usualOf<R>(m_design, m_board);
        for (Member &member : own.m_members) {
            if (!usual.writes(member))
                addRequired(member.key, std::move(member.value));
        }
    }

    const std::string &name(PieceId id) const { return (*m_design.pieces)[id].name; }
    const std::string &name(PlayerId id) const { return (*m_design.rules)[id].name; }
    const std::string &name(ZoneId id) const
    {
        return m_design.board->edits.zones[id.index()].name;
    }
    const std::string &name(DirectionId id) const { return (*m_design.directions)[id].name; }
    std::string name(SiteId id) const { return m_board.siteName(id); }

    const Design &m_design;
    const Board &m_board;
    std::vector<Member> m_members;
    Extras m_extras;
    bool m_isFresh = false; ///< names of nothing are not looked up
};

} // namespace

JsonOut rulesOut(const Design &design, const Board &board)
{
    Rules rules = *design.rules;
    return MemberWriter::object(std::move(rules), design, board).broken();
}

} // namespace rookery
