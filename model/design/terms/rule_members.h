#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/ids.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/phrase/tree.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The members of rule components without their types, as a RuleVisitor sees them. Each stands for
/// a member of a component that must outlive it.
namespace rookery {

/// A member that is one of the rows of its names.
class RuleChoice
{
public:
    template<class E>
    explicit RuleChoice(E &value)
        : m_value(&value)
        , m_kind(&kindOf<E>)
    {
    }

    std::size_t count() const { return m_kind->count; }
    std::string_view name(std::size_t row) const { return m_kind->name(row); }
    std::string_view title(std::size_t row) const { return m_kind->title(row); }
    /// The row that is chosen now.
    std::size_t row() const { return m_kind->row(m_value); }
    void choose(std::size_t row) const { m_kind->choose(m_value, row); }

private:
    struct Kind
    {
        std::size_t count;
        std::string_view (*name)(std::size_t);
        std::string_view (*title)(std::size_t);
        std::size_t (*row)(const void *);
        void (*choose)(void *, std::size_t);
    };

    template<class E>
    static std::size_t rowOf(const void *value)
    {
        const auto rows = enumRows<E>();
        std::size_t row = 0;
        while (row + 1 < rows.size() && rows[row].value != *static_cast<const E *>(value))
            ++row;
        return row;
    }

    template<class E>
    static constexpr Kind kindOf = {
        enumRows<E>().size(),
        [](std::size_t row) { return enumRows<E>()[row].name; },
        [](std::size_t row) { return enumRows<E>()[row].title; },
        rowOf<E>,
        [](void *value, std::size_t row) { *static_cast<E *>(value) = enumRows<E>()[row].value; },
    };

    void *m_value;
    const Kind *m_kind;
};

/// What ids name.
enum class IdKind { Piece, Player, Zone, Direction, Site };

/// How many ids a member has, and what they mean.
enum class IdUse {
    Set,      ///< sorted, each once; empty: all
    List,     ///< each once; empty: none
    Sequence, ///< in an order that counts, the same one perhaps several times
    One,
    Maybe, ///< one or none
};

/// What becomes of a component when the last of a list of its parts is gone.
enum class WhenEmptied { Stays, Goes };

/// A member that is one id or a list of them, as indices.
class RuleIds
{
public:
    template<class SomeId>
    RuleIds(IdUse use, std::vector<SomeId> &ids, WhenEmptied emptied = WhenEmptied::Stays)
        : RuleIds(use, kindOf(SomeId()), emptied, ids)
    {
    }
    template<class SomeId>
    explicit RuleIds(std::optional<SomeId> &id)
        : RuleIds(IdUse::Maybe, kindOf(SomeId()), WhenEmptied::Stays, id)
    {
    }
    template<class Tag, class Rep>
    explicit RuleIds(Id<Tag, Rep> &id)
        : RuleIds(IdUse::One, kindOf(id), WhenEmptied::Stays, id)
    {
    }

    IdKind kind() const { return m_kind; }
    IdUse use() const { return m_use; }
    WhenEmptied emptied() const { return m_emptied; }
    bool isSetOf(IdKind kind) const { return m_use == IdUse::Set && m_kind == kind; }

    std::vector<std::size_t> indices() const { return m_get(m_value); }
    /// As many as the use allows.
    void assign(const std::vector<std::size_t> &indices) const { m_set(m_value, indices); }

private:
    template<class Value>
    RuleIds(IdUse use, IdKind kind, WhenEmptied emptied, Value &value)
        : m_value(&value)
        , m_use(use)
        , m_kind(kind)
        , m_emptied(emptied)
        , m_get([](const void *from) { return get(*static_cast<const Value *>(from)); })
        , m_set([](void *to, const std::vector<std::size_t> &indices) {
            set(*static_cast<Value *>(to), indices);
        })
    {
    }

    static constexpr IdKind kindOf(PieceId) { return IdKind::Piece; }
    static constexpr IdKind kindOf(PlayerId) { return IdKind::Player; }
    static constexpr IdKind kindOf(ZoneId) { return IdKind::Zone; }
    static constexpr IdKind kindOf(DirectionId) { return IdKind::Direction; }
    static constexpr IdKind kindOf(SiteId) { return IdKind::Site; }

    template<class SomeId>
    static std::vector<std::size_t> get(const std::vector<SomeId> &ids)
    {
        std::vector<std::size_t> indices;
        for (const SomeId id : ids)
            indices.push_back(id.index());
        return indices;
    }
    template<class SomeId>
    static std::vector<std::size_t> get(const std::optional<SomeId> &id)
    {
        return id ? std::vector{id->index()} : std::vector<std::size_t>();
    }
    template<class Tag, class Rep>
    static std::vector<std::size_t> get(const Id<Tag, Rep> &id)
    {
        return {id.index()};
    }
    template<class SomeId>
    static void set(std::vector<SomeId> &ids, const std::vector<std::size_t> &indices)
    {
        ids.clear();
        for (const std::size_t index : indices)
            ids.push_back(SomeId(index));
    }
    template<class SomeId>
    static void set(std::optional<SomeId> &id, const std::vector<std::size_t> &indices)
    {
        id = indices.empty() ? std::nullopt : std::optional(SomeId(indices.front()));
    }
    template<class Tag, class Rep>
    static void set(Id<Tag, Rep> &id, const std::vector<std::size_t> &indices)
    {
        id = Id<Tag, Rep>(indices.front());
    }

    void *m_value;
    IdUse m_use;
    IdKind m_kind;
    WhenEmptied m_emptied;
    std::vector<std::size_t> (*m_get)(const void *);
    void (*m_set)(void *, const std::vector<std::size_t> &);
};

/// What a text is.
enum class TextSort {
    Name,
    Note,     ///< a remark of the author
    OwnWords, ///< in the words of own rules, model/phrase
};

/// A member that is a text, or in a file a list of lines.
struct RuleText
{
    std::variant<std::string *,
                 phrase::Phrase *,
                 phrase::Choices *,
                 phrase::Steps *,
                 phrase::Saying *,
                 phrase::Head *,
                 phrase::MoveRefs *>
        value;
    TextSort sort;
};

template<class R>
const RuleAbout &aboutRule()
{
    return about(static_cast<const R *>(nullptr));
}

/// What there is to know of a type of component.
struct RuleType
{
    const RuleAbout &(*about)();
    void (*visit)(RuleVisitor &, void *);
    void (*visitFresh)(RuleVisitor &);
    void (*reset)(void *);

    template<class R>
    static const RuleType &of()
    {
        static constexpr RuleType type = {
            aboutRule<R>,
            [](RuleVisitor &v, void *rule) { visitFields(v, *static_cast<R *>(rule)); },
            [](RuleVisitor &v) {
                R fresh{};
                visitFields(v, fresh);
            },
            [](void *rule) { *static_cast<R *>(rule) = R{}; },
        };
        return type;
    }
};

/// One component.
class RuleRef
{
public:
    template<class R>
    explicit RuleRef(R &rule)
        : m_rule(&rule)
        , m_type(&RuleType::of<R>())
    {
    }
    RuleRef(void *rule, const RuleType &type)
        : m_rule(rule)
        , m_type(&type)
    {
    }

    const RuleAbout &about() const { return m_type->about(); }
    /// Lets a visitor see its members.
    void visit(RuleVisitor &v) const { m_type->visit(v, m_rule); }
    /// The members of a freshly made component of the kind.
    void visitFresh(RuleVisitor &v) const { m_type->visitFresh(v); }
    /// Makes it a fresh one.
    void reset() const { m_type->reset(m_rule); }
    /// The component itself, if it is of this type.
    template<class R>
    R *as() const
    {
        return m_type == &RuleType::of<R>() ? static_cast<R *>(m_rule) : nullptr;
    }

private:
    void *m_rule;
    const RuleType *m_type;
};

/// A list of components of one type.
class RuleList
{
public:
    template<class R>
    explicit RuleList(std::vector<R> &rules, WhenEmptied emptied = WhenEmptied::Stays)
        : m_rules(&rules)
        , m_emptied(emptied)
        , m_kind(&kindOf<R>)
        , m_type(&RuleType::of<R>())
    {
    }

    std::size_t size() const { return m_kind->size(m_rules); }
    RuleRef operator[](std::size_t place) const { return {m_kind->at(m_rules, place), *m_type}; }
    const RuleAbout &about() const { return m_type->about(); }
    WhenEmptied emptied() const { return m_emptied; }

    /// A fresh one at the end.
    RuleRef add() const
    {
        m_kind->add(m_rules);
        return (*this)[size() - 1];
    }
    void erase(std::size_t place) const { m_kind->erase(m_rules, place); }
    void clear() const
    {
        while (size() > 0)
            erase(size() - 1);
    }
    /// One of them to another place, counted without it.
    void move(std::size_t from, std::size_t to) const { m_kind->move(m_rules, from, to); }
    /// The list itself, if it is of this type.
    template<class R>
    std::vector<R> *as() const
    {
        return m_type == &RuleType::of<R>() ? static_cast<std::vector<R> *>(m_rules) : nullptr;
    }

private:
    struct Kind
    {
        std::size_t (*size)(const void *);
        void *(*at)(void *, std::size_t);
        void (*add)(void *);
        void (*erase)(void *, std::size_t);
        void (*move)(void *, std::size_t, std::size_t);
    };

    template<class R>
    static std::vector<R> &list(void *rules)
    {
        return *static_cast<std::vector<R> *>(rules);
    }
    template<class R>
    static void moveIn(void *rules, std::size_t from, std::size_t to)
    {
        R moved = std::move(list<R>(rules)[from]);
        list<R>(rules).erase(list<R>(rules).begin() + static_cast<std::ptrdiff_t>(from));
        list<R>(rules).insert(list<R>(rules).begin() + static_cast<std::ptrdiff_t>(to),
                              std::move(moved));
    }

    template<class R>
    static constexpr Kind kindOf = {
        [](const void *rules) { return static_cast<const std::vector<R> *>(rules)->size(); },
        [](void *rules, std::size_t place) -> void * { return &list<R>(rules)[place]; },
        [](void *rules) { list<R>(rules).emplace_back(); },
        [](void *rules, std::size_t place) {
            list<R>(rules).erase(list<R>(rules).begin() + static_cast<std::ptrdiff_t>(place));
        },
        moveIn<R>,
    };

    void *m_rules;
    WhenEmptied m_emptied;
    const Kind *m_kind;
    const RuleType *m_type;
};

} // namespace rookery
