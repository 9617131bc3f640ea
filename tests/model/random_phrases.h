#pragma once

#include "model/design/design.h"
#include "model/phrase/functions.h"
#include "tests/model/phrase_walker.h"

#include <random>

namespace rookery::test {

/// Draws phrases of a wanted type in which all names are right. Local names are given numbers as
/// they come; takeLocals() has them.
class RandomPhrases
{
public:
    RandomPhrases(const Design &design, std::size_t sites, std::uint32_t seed)
        : m_design(design)
        , m_sites(sites)
        , m_random(seed)
    {
    }

    phrase::Node phrase(phrase::Type type, int depth)
    {
        using phrase::Type;
        if (depth <= 0 || below(8) == 0)
            return leaf(type);
        if (below(8) == 0)
            return choice(type, depth);
        if (below(3) == 0) {
            if (auto called = call(type, depth))
                return *std::move(called);
        }
        if (type == Type::Truth)
            return truth(depth);
        if (type == Type::Number)
            return number(depth);
        return phrase::isSet(type) ? set(type, depth) : member(type, depth);
    }

    std::vector<phrase::Local> takeLocals()
    {
        m_bound.clear();
        return std::exchange(m_locals, {});
    }
    /// The first local of the next phrase.
    void give(phrase::Type type)
    {
        m_bound.push_back({static_cast<std::uint16_t>(m_locals.size()), type});
        m_locals.push_back({"x" + std::to_string(m_locals.size()), type, phrase::Origin::Given});
    }
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    struct Bound
    {
        std::uint16_t slot;
        phrase::Type type;
    };

    using Node = phrase::Node;
    using Kind = phrase::Kind;
    using Type = phrase::Type;

    static Node node(Kind kind, Type type, std::vector<Node> parts = {})
    {
        Node made;
        made.kind = kind;
        made.type = type;
        made.parts = std::move(parts);
        return made;
    }

    Node named(Kind kind, Type type, std::size_t count)
    {
        Node made = node(kind, type);
        made.index = static_cast<std::uint16_t>(below(static_cast<int>(count)));
        return made;
    }

    Node leaf(Type type)
    {
        std::vector<Bound> fitting;
        for (const Bound &each : m_bound) {
            if (each.type == type)
                fitting.push_back(each);
        }
        if (!fitting.empty() && below(2) == 0) {
            Node made = node(Kind::Local, type);
            made.index = fitting[static_cast<std::size_t>(below(int(fitting.size())))].slot;
            return made;
        }
        switch (type) {
        case Type::Truth:
            return node(below(2) == 0 ? Kind::True : Kind::False, type);
        case Type::Number: {
            Node made = node(Kind::Number, type);
            made.number = below(12) - 2;
            return made;
        }
        case Type::Cell:
            return below(9) == 0 ? node(Kind::None, type) : named(Kind::Cell, type, m_sites);
        case Type::Direction:
            return named(Kind::Direction, type, m_design.directions->list.size());
        case Type::Player:
            return named(Kind::Player, type, m_design.rules->players.size());
        case Type::Piece:
            return named(Kind::Piece, type, m_design.pieces->types.size());
        default:
            return below(3) == 0 ? node(Kind::None, type)
                                 : node(Kind::SetOf, type, {leaf(phrase::memberOf(type))});
        }
    }

    std::optional<Node> call(Type type, int depth)
    {
        std::vector<const phrase::FunctionRow *> fitting;
        for (const phrase::FunctionRow &row : phrase::functions()) {
            if (row.result == type && PhraseWalker::knows(row.function))
                fitting.push_back(&row);
        }
        if (fitting.empty())
            return std::nullopt;
        const auto &row = *fitting[static_cast<std::size_t>(below(int(fitting.size())))];
        Node made = node(Kind::Call, type);
        made.function = row.function;
        const int count = row.needed + below(row.count - row.needed + 1);
        for (int i = 0; i < count; ++i) {
            const Type wanted = row.parameters[static_cast<std::size_t>(i)].type;
            // Both ways would have to go round a board as often; nothing is learnt from that.
            made.parts.push_back(row.function == phrase::Function::Ahead && i == 2
                                     ? leaf(wanted)
                                     : phrase(wanted, depth - 1));
        }
        return made;
    }

    Node choice(Type type, int depth)
    {
        return node(
            Kind::If,
            type,
            {phrase(Type::Truth, depth - 1), phrase(type, depth - 1), phrase(type, depth - 1)});
    }

    Type anySet() { return static_cast<Type>(int(Type::Numbers) + below(5)); }

    /// A set, its member's name bound for what `make` draws.
    template<class Make>
    Node binder(Kind kind, Type type, Type over, int depth, Make &&make)
    {
        Node made = node(kind, type, {phrase(over, depth - 1)});
        made.slot = static_cast<std::uint16_t>(m_locals.size());
        m_locals.push_back({"x" + std::to_string(made.slot), phrase::memberOf(over)});
        m_bound.push_back({made.slot, phrase::memberOf(over)});
        make(made.parts);
        m_bound.pop_back();
        return made;
    }

    Node truth(int depth)
    {
        const Type over = anySet();
        switch (below(6)) {
        case 0:
            return node(below(2) == 0 ? Kind::And : Kind::Or,
                        Type::Truth,
                        {phrase(Type::Truth, depth - 1), phrase(Type::Truth, depth - 1)});
        case 1:
            return node(Kind::Not, Type::Truth, {phrase(Type::Truth, depth - 1)});
        case 2: {
            constexpr Kind kinds[] = {
                Kind::Less, Kind::LessEqual, Kind::Greater, Kind::GreaterEqual};
            return node(kinds[below(4)],
                        Type::Truth,
                        {phrase(Type::Number, depth - 1), phrase(Type::Number, depth - 1)});
        }
        case 3: {
            const Type of = static_cast<Type>(1 + below(10));
            return node(below(2) == 0 ? Kind::Equal : Kind::NotEqual,
                        Type::Truth,
                        {phrase(of, depth - 1), phrase(of, depth - 1)});
        }
        case 4:
            return node(below(2) == 0 ? Kind::In : Kind::NotIn,
                        Type::Truth,
                        {phrase(phrase::memberOf(over), depth - 1), phrase(over, depth - 1)});
        default: {
            constexpr Kind kinds[] = {Kind::Some, Kind::No, Kind::Every};
            return binder(kinds[below(3)], Type::Truth, over, depth, [&](std::vector<Node> &parts) {
                parts.push_back(phrase(Type::Truth, depth - 1));
            });
        }
        }
    }

    Node number(int depth)
    {
        const Type over = anySet();
        switch (below(5)) {
        case 0:
        case 1: {
            constexpr Kind kinds[] = {
                Kind::Add, Kind::Subtract, Kind::Multiply, Kind::Divide, Kind::Remainder};
            return node(kinds[below(5)],
                        Type::Number,
                        {phrase(Type::Number, depth - 1), phrase(Type::Number, depth - 1)});
        }
        case 2:
            if (!m_design.rules->numbers.empty()) {
                Node made = named(Kind::OwnNumber, Type::Number, m_design.rules->numbers.size());
                if (m_design.rules->numbers[made.index].of == NumberOf::Cell)
                    made.parts.push_back(phrase(Type::Cell, depth - 1));
                return made;
            }
            [[fallthrough]];
        case 3:
            return binder(Kind::Count, Type::Number, over, depth, [&](std::vector<Node> &parts) {
                if (below(2) == 0)
                    parts.push_back(phrase(Type::Truth, depth - 1));
            });
        default: {
            constexpr Kind kinds[] = {Kind::Sum, Kind::Most, Kind::Least};
            return binder(
                kinds[below(3)], Type::Number, over, depth, [&](std::vector<Node> &parts) {
                    parts.push_back(phrase(Type::Number, depth - 1));
                    if (below(2) == 0)
                        parts.push_back(phrase(Type::Truth, depth - 1));
                });
        }
        }
    }

    Node member(Type type, int depth)
    {
        return binder(Kind::The, type, phrase::setOf(type), depth, [&](std::vector<Node> &parts) {
            if (below(2) == 0)
                parts.push_back(phrase(Type::Truth, depth - 1));
        });
    }

    Node set(Type type, int depth)
    {
        switch (below(5)) {
        case 0:
        case 1: {
            constexpr Kind kinds[] = {Kind::Union, Kind::Without, Kind::Common};
            return node(kinds[below(3)], type, {phrase(type, depth - 1), phrase(type, depth - 1)});
        }
        case 2:
            return binder(Kind::Filter, type, type, depth, [&](std::vector<Node> &parts) {
                parts.push_back(phrase(Type::Truth, depth - 1));
            });
        case 3:
            if (type == Type::Numbers) {
                Node least = leaf(Type::Number);
                return node(Kind::Range, type, {std::move(least), leaf(Type::Number)});
            }
            if (type == Type::Cells) {
                return binder(Kind::Spread, type, type, depth, [&](std::vector<Node> &parts) {
                    parts.push_back(phrase(type, depth - 1));
                });
            }
            [[fallthrough]];
        default:
            return binder(Kind::Image, type, anySet(), depth, [&](std::vector<Node> &parts) {
                const Type of = below(2) == 0 ? type : phrase::memberOf(type);
                parts.push_back(phrase(of, depth - 1));
                if (below(2) == 0)
                    parts.push_back(phrase(Type::Truth, depth - 1));
            });
        }
    }

    const Design &m_design;
    std::size_t m_sites;
    std::mt19937 m_random;
    std::vector<phrase::Local> m_locals;
    std::vector<Bound> m_bound;
};

} // namespace rookery::test
