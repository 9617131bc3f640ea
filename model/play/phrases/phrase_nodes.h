#pragma once

#include "model/play/phrases/phrase_frame.h"

#include <concepts>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

/// Phrases made ready to be evaluated: one object for each part, which asks its parts in turn.
/// Nothing is allocated while they are asked, once their frame has grown.
namespace rookery {

/// Parts of which it is known when they are made ready that they are a local, a constant, an own
/// number of what a local says, or the cell beside the one that a local says.
struct LocalPart
{
    std::size_t place;
};
struct ConstantPart
{
    Value value;
};
struct NumberPart
{
    std::size_t begin; ///< among the numbers of a position
    Value count;
    std::size_t place;
};
struct StepPart
{
    std::size_t place = 0;
    Value direction = noValue;
};

/// A truth, number, cell, direction, player or piece type.
class ScalarNode
{
public:
    virtual ~ScalarNode() = default;
    virtual Value eval(Frame &frame) const = 0;
    /// The value if it is always the same.
    virtual std::optional<Value> constant() const { return std::nullopt; }
    /// Where it stands in the frame, if it stands there.
    virtual std::optional<std::size_t> local() const { return std::nullopt; }
    /// Of which local it is an own number, if it is one.
    virtual std::optional<NumberPart> numberOfLocal() const { return std::nullopt; }
    /// Beside which local's cell it is, if it is one.
    virtual std::optional<StepPart> stepOfLocal() const { return std::nullopt; }
};

/// Such a part as others own it, or none. Constants and locals are most of all parts: they are read
/// without asking the object.
class Scalar
{
public:
    Scalar() = default;
    Scalar(std::nullptr_t) {} // NOLINT(google-explicit-constructor): as pointers do
    template<std::derived_from<ScalarNode> Node>
    Scalar(std::unique_ptr<Node> node) // NOLINT(google-explicit-constructor): as pointers do
        : Scalar(std::unique_ptr<const ScalarNode>(std::move(node)), 0)
    {
    }
    template<std::derived_from<ScalarNode> Node>
    Scalar(std::unique_ptr<const Node> node) // NOLINT(google-explicit-constructor): as pointers do
        : Scalar(std::unique_ptr<const ScalarNode>(std::move(node)), 0)
    {
    }

    explicit operator bool() const { return m_node != nullptr; }
    const Scalar *operator->() const { return this; }
    const ScalarNode &operator*() const { return *m_node; }

    [[gnu::always_inline]] Value eval(Frame &frame) const
    {
        switch (m_kind) {
        case Kind::Constant:
            return m_value;
        case Kind::Local:
            return frame.scalars[static_cast<std::size_t>(m_value)];
        case Kind::Other:
            break;
        }
        return m_node->eval(frame);
    }
    std::optional<Value> constant() const
    {
        return m_kind == Kind::Constant ? std::optional(m_value) : std::nullopt;
    }
    /// Its place in the frame.
    std::optional<std::size_t> local() const
    {
        return m_kind == Kind::Local ? std::optional(static_cast<std::size_t>(m_value))
                                     : std::nullopt;
    }

    /// The object itself, for several owners.
    std::shared_ptr<const ScalarNode> share() && { return std::move(m_node); }

private:
    enum class Kind : std::uint8_t { Other, Constant, Local };

    Scalar(std::unique_ptr<const ScalarNode> node, int)
        : m_node(std::move(node))
    {
        if (!m_node)
            return;
        if (const auto value = m_node->constant()) {
            m_kind = Kind::Constant;
            m_value = *value;
        } else if (const auto place = m_node->local()) {
            m_kind = Kind::Local;
            m_value = static_cast<Value>(*place);
        }
    }

    Kind m_kind = Kind::Other;
    Value m_value = 0; ///< of a constant; of a local, its place
    std::unique_ptr<const ScalarNode> m_node;
};

/// A set of cells, directions, players or types.
class SetNode
{
public:
    virtual ~SetNode() = default;
    /// The members, in `room` or wherever they stand already; they last until the next question.
    virtual const sets::Word *view(Frame &frame, sets::Word *room) const = 0;
    virtual bool has(Frame &frame, Value member) const
    {
        const RoomMark mark(frame);
        return sets::has(view(frame, frame.room.take()), member);
    }
};

/// A set of numbers, sorted.
class ListNode
{
public:
    virtual ~ListNode() = default;
    virtual void eval(Frame &frame, std::vector<Value> &members) const = 0;
};

using SetOf = std::unique_ptr<const SetNode>;
using List = std::unique_ptr<const ListNode>;
/// A part made ready, by its type.
using Compiled = std::variant<Scalar, SetOf, List>;

/// The own number of what is counted so; 0 of none.
inline Value numberAt(const Frame &frame, std::size_t begin, Value count, Value of)
{
    if (of < 0 || of >= count)
        return 0;
    return frame.position().numbers()[begin + static_cast<std::size_t>(of)];
}

inline Value valueOf(Frame &frame, const Scalar &node)
{
    return node.eval(frame);
}

inline Value valueOf(Frame &frame, LocalPart part)
{
    return frame.scalars[part.place];
}

inline Value valueOf(Frame &, ConstantPart part)
{
    return part.value;
}

inline Value valueOf(Frame &frame, const NumberPart &part)
{
    return numberAt(frame, part.begin, part.count, frame.scalars[part.place]);
}

inline Value valueOf(Frame &frame, const StepPart &part)
{
    return frame.board.step(frame.scalars[part.place], part.direction);
}

inline std::vector<Value> valueOf(Frame &frame, const List &node)
{
    std::vector<Value> members;
    node->eval(frame, members);
    return members;
}

/// A set as an argument: its members, in room of its own; null where none is given.
inline const sets::Word *valueOf(Frame &frame, const SetOf &node)
{
    return node ? node->view(frame, frame.room.take()) : nullptr;
}

template<class Compute, class... Parts>
class ScalarCall : public ScalarNode
{
public:
    explicit ScalarCall(Compute compute, Parts... parts)
        : m_compute(std::move(compute))
        , m_parts(std::move(parts)...)
    {
    }

    Value eval(Frame &frame) const override
    {
        constexpr bool takesRoom = (std::is_same_v<Parts, SetOf> || ...);
        if constexpr (takesRoom) {
            const RoomMark mark(frame);
            return call(frame);
        } else {
            return call(frame);
        }
    }

private:
    Value call(Frame &frame) const
    {
        return std::apply(
            [&](const auto &...parts) {
                // Braces: the parts are asked in their order.
                const std::tuple values{valueOf(frame, parts)...};
                return std::apply(
                    [&](const auto &...value) {
                        return static_cast<Value>(m_compute(frame, value...));
                    },
                    values);
            },
            m_parts);
    }

    Compute m_compute;
    std::tuple<Parts...> m_parts;
};

template<class Compute, class... Parts>
class SetCall : public SetNode
{
public:
    explicit SetCall(Compute compute, Parts... parts)
        : m_compute(std::move(compute))
        , m_parts(std::move(parts)...)
    {
    }

    /// `compute` fills a set that is empty before, or answers with one that stands elsewhere.
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        constexpr bool takesRoom = (std::is_same_v<Parts, SetOf> || ...);
        if constexpr (takesRoom) {
            const RoomMark mark(frame);
            return call(frame, room);
        } else {
            return call(frame, room);
        }
    }

private:
    const sets::Word *call(Frame &frame, sets::Word *room) const
    {
        return std::apply(
            [&](const auto &...parts) {
                const std::tuple values{valueOf(frame, parts)...};
                return std::apply(
                    [&](const auto &...value) -> const sets::Word * {
                        if constexpr (std::is_void_v<decltype(m_compute(frame, room, value...))>) {
                            sets::clear(room, frame.words);
                            m_compute(frame, room, value...);
                            return room;
                        } else {
                            return m_compute(frame, room, value...);
                        }
                    },
                    values);
            },
            m_parts);
    }

    Compute m_compute;
    std::tuple<Parts...> m_parts;
};

template<class Compute, class... Parts>
Scalar scalarCall(Compute compute, Parts... parts)
{
    return std::make_unique<ScalarCall<Compute, Parts...>>(std::move(compute), std::move(parts)...);
}

template<class Compute, class... Parts>
Scalar scalar(Compute compute, Parts... parts)
{
    return scalarCall(std::move(compute), std::move(parts)...);
}

/// Most calls are of locals: these ask no part.
template<class Compute>
Scalar scalar(Compute compute, Scalar part)
{
    if (const auto place = part.local())
        return scalarCall(std::move(compute), LocalPart{*place});
    return scalarCall(std::move(compute), std::move(part));
}

template<class Compute>
Scalar scalar(Compute compute, Scalar one, Scalar other)
{
    const auto with = [&](auto first) {
        if (const auto place = other.local())
            return scalarCall(std::move(compute), std::move(first), LocalPart{*place});
        if (const auto value = other.constant())
            return scalarCall(std::move(compute), std::move(first), ConstantPart{*value});
        return scalarCall(std::move(compute), std::move(first), std::move(other));
    };
    if (const auto place = one.local())
        return with(LocalPart{*place});
    return with(std::move(one));
}

template<class Compute, class... Parts>
SetOf set(Compute compute, Parts... parts)
{
    return std::make_unique<SetCall<Compute, Parts...>>(std::move(compute), std::move(parts)...);
}

} // namespace rookery
