#pragma once

#include "model/phrase/names.h"
#include "model/phrase/syntax.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::phrase {

/// What a text may speak of beside the names of the design.
struct Scope
{
    std::vector<Local> given;   ///< names that are there from the outset, in their slots
    bool isAfterMove = false;   ///< an end, or a ban's `after`
    bool choosesCells = false;  ///< an own move, whose choices may be called `from` and `to`
    bool mayHaveBlanks = false; ///< `?` stands for what is not said yet
};

/// Looks up the names of phrases and finds their types. A type that only follows from use (of a
/// word's parameter, `{}`, `none`) is found by going over the same texts again, until nothing new
/// is learnt; only the last time are faults kept.
class Resolver
{
public:
    /// The locals of `open` slots have no type yet.
    Resolver(const Names &names, const Scope &scope, std::vector<bool> open = {});

    /// Calls this as often as types are learnt, and once more. Each time everything is declared and
    /// built anew, in the same order.
    template<class Build>
    void run(const Build &build)
    {
        do {
            restart();
            build();
        } while (m_hasLearnt && ++m_rounds < mostRounds);
        m_isLast = true;
        restart();
        build();
    }

    const std::optional<Error> &fault() const { return m_fault; }
    void fail(Source source, Message message);
    const std::vector<Local> &locals() const { return m_locals; }

    /// A phrase of this type; nothing: of any.
    Node node(const Syntax &syntax, std::optional<Type> wanted);
    /// A set of anything.
    Node setNode(const Syntax &syntax);
    /// The slot of a new name, visible until the depth before it is restored.
    std::uint16_t
    declare(const std::string &name, std::optional<Type> type, Origin origin, Source source);
    std::size_t depth() const { return m_visible.size(); }
    void restore(std::size_t depth) { m_visible.resize(depth); }
    std::optional<std::uint16_t> findLocal(std::string_view name) const;
    std::optional<Type> typeOf(std::uint16_t slot) const;
    bool isOpen(std::uint16_t slot) const { return m_known[slot].isOpen; }
    /// That the local has a value of this type.
    void learn(std::uint16_t slot, Type type, bool isSaid);
    std::optional<std::size_t> findNumber(std::string_view name) const;
    const Names &names() const { return m_names; }
    /// Refuses a blank where a whole rule is wanted.
    void checkBlank(Source source);
    std::vector<std::string> allNames() const;

private:
    struct Known
    {
        std::optional<Type> sure;   ///< used as one value, or given one
        std::optional<Type> likely; ///< used where a set is wanted
        bool isOpen = false;
    };
    /// A node whose type may not be known yet; then settle() gives it the one that is wanted.
    struct Typed
    {
        Node node;
        bool isKnown = true;
    };
    static constexpr int mostRounds = 64;

    void restart();
    Typed build(const Syntax &syntax);
    Typed fitted(Typed typed, Type wanted, Source source);
    void settle(Node &node, Type wanted);
    Typed literal(const Syntax &syntax);
    Typed name(const Syntax &syntax);
    Typed thing(const Syntax &syntax);
    Typed localName(const Syntax &syntax, std::uint16_t slot);
    Typed number(const Syntax &syntax, std::size_t index);
    Typed word(const Syntax &syntax, std::size_t index);
    Typed call(const Syntax &syntax, Function function);
    Typed zone(const Syntax &syntax, std::size_t index);
    Typed unknown(const Syntax &syntax);
    Typed all(const Syntax &syntax, Type wanted, Type result);
    Typed comparison(const Syntax &syntax);
    Typed membership(const Syntax &syntax);
    Typed arithmetic(const Syntax &syntax);
    Typed setOfMembers(const Syntax &syntax);
    Typed binder(const Syntax &syntax);
    Typed bound(Node node, const Syntax &syntax, const Typed &set);
    Typed spread(const Syntax &syntax);
    Typed condition(const Syntax &syntax);
    Typed earlier(const Syntax &syntax);
    std::pair<Typed, Typed> alike(const Syntax &left, const Syntax &right);
    Node start(const Syntax &syntax, Kind kind, Type type);
    void values(Node &node,
                const Syntax &syntax,
                std::span<const Type> types,
                std::size_t needed,
                const Message &what);
    std::optional<Message> taken(const std::string &name) const;
    void use(const std::string &name, const Syntax &syntax);

    const Names &m_names;
    const Scope &m_scope;
    std::vector<Known> m_known; ///< of each slot
    std::vector<Local> m_locals;
    std::vector<std::uint16_t> m_visible;
    std::vector<std::string> m_used; ///< directions and cells that the text names
    std::optional<Error> m_fault;
    int m_rounds = 0;
    int m_nodes = 0;
    bool m_hasLearnt = false;
    bool m_isLast = false;
};

} // namespace rookery::phrase
