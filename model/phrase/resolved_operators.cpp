#include "model/phrase/resolver.h"

#include <algorithm>

namespace rookery::phrase {

Resolver::Typed Resolver::all(const Syntax &syntax, Type wanted, Type result)
{
    Node node = start(syntax, syntax.kind, result);
    for (const Syntax &part : syntax.parts)
        node.parts.push_back(this->node(part, wanted));
    return {std::move(node)};
}

/// Both sides of one type, learnt from the other where only that is known.
std::pair<Resolver::Typed, Resolver::Typed> Resolver::alike(const Syntax &left, const Syntax &right)
{
    Typed first = build(left);
    Typed second = build(right);
    if (!first.isKnown && !second.isKnown)
        return {std::move(first), std::move(second)};
    const Type one = first.isKnown ? first.node.type : second.node.type;
    const Type two = second.isKnown ? second.node.type : one;
    const Type both = isSet(two) && memberOf(two) == one ? two : one;
    first = fitted(std::move(first), both, left.source);
    second = fitted(std::move(second), both, right.source);
    return {std::move(first), std::move(second)};
}

Resolver::Typed Resolver::comparison(const Syntax &syntax)
{
    Node node = start(syntax, syntax.kind, Type::Truth);
    auto [left, right] = alike(syntax.parts[0], syntax.parts[1]);
    if (!left.isKnown && !right.isKnown && m_isLast) {
        const Type type = isSet(right.node.type) ? right.node.type : left.node.type;
        settle(left.node, type);
        settle(right.node, type);
    }
    node.parts.push_back(std::move(left.node));
    node.parts.push_back(std::move(right.node));
    return {std::move(node)};
}

Resolver::Typed Resolver::membership(const Syntax &syntax)
{
    Node node = start(syntax, syntax.kind, Type::Truth);
    Typed value = build(syntax.parts[0]);
    Typed set = build(syntax.parts[1]);
    const Type type = set.isKnown ? memberOf(set.node.type) : value.node.type;
    if (type == Type::Truth || isSet(type)) {
        fail(syntax.source, Message("one value is wanted before 'in', and a set behind it"));
        return {std::move(node)};
    }
    if (set.isKnown || value.isKnown || m_isLast) {
        value = fitted(std::move(value), type, syntax.parts[0].source);
        set = fitted(std::move(set), setOf(type), syntax.parts[1].source);
    }
    node.parts.push_back(std::move(value.node));
    node.parts.push_back(std::move(set.node));
    return {std::move(node)};
}

/// Numbers, or sets where one side is no number.
Resolver::Typed Resolver::arithmetic(const Syntax &syntax)
{
    Node node = start(syntax, syntax.kind, Type::Number);
    auto [left, right] = alike(syntax.parts[0], syntax.parts[1]);
    const bool isKnown = left.isKnown || right.isKnown;
    if (isKnown) {
        const Type type = left.node.type;
        const bool isNumber = type == Type::Number && syntax.kind != Kind::Common;
        if (type == Type::Truth)
            fail(syntax.source, Message("truths are joined by 'and' and 'or'"));
        node.type = isNumber ? Type::Number : setOf(type);
        if (!isNumber && syntax.kind != Kind::Common)
            node.kind = syntax.kind == Kind::Add ? Kind::Union : Kind::Without;
        left = fitted(std::move(left), node.type, syntax.parts[0].source);
        right = fitted(std::move(right), node.type, syntax.parts[1].source);
    } else if (syntax.kind == Kind::Common) {
        node.type = Type::Cells;
    }
    node.parts.push_back(std::move(left.node));
    node.parts.push_back(std::move(right.node));
    return {std::move(node), isKnown};
}

Resolver::Typed Resolver::setOfMembers(const Syntax &syntax)
{
    std::vector<Typed> members;
    std::optional<Type> member;
    for (const Syntax &part : syntax.parts) {
        members.push_back(build(part));
        if (members.back().isKnown && !member)
            member = members.back().node.type;
    }
    Node node = start(syntax, Kind::SetOf, member ? setOf(*member) : Type::Cells);
    if (member && isSet(*member))
        fail(syntax.source, Message("there are no sets of sets; sets are joined by '+'"));
    else if (member == Type::Truth)
        fail(syntax.source, Message("there are no sets of truths"));
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (member)
            members[i] = fitted(std::move(members[i]), *member, syntax.parts[i].source);
        node.parts.push_back(std::move(members[i].node));
    }
    return {std::move(node), member.has_value()};
}

Resolver::Typed Resolver::binder(const Syntax &syntax)
{
    Node node = start(syntax, syntax.kind, Type::Truth);
    Typed set = build(syntax.parts[0]);
    if (set.node.type == Type::Truth) {
        fail(syntax.parts[0].source, Message("a set is wanted behind 'in'"));
        set.node.type = Type::Cells;
    }
    const Type whole = setOf(set.node.type);
    if (set.isKnown)
        set = fitted(std::move(set), whole, syntax.parts[0].source);
    const std::size_t before = depth();
    const auto member = set.isKnown ? std::optional(memberOf(whole)) : std::nullopt;
    node.slot = declare(syntax.name, member, Origin::Bound, syntax.source);
    if (const auto used = typeOf(node.slot); used && !set.isKnown)
        set = fitted(std::move(set), setOf(*used), syntax.parts[0].source);
    else if (!set.isKnown && m_isLast)
        set = fitted(std::move(set), Type::Cells, syntax.parts[0].source);
    node.parts.push_back(set.node);
    Typed typed = bound(std::move(node), syntax, set);
    restore(before);
    return typed;
}

/// What a binder asks of each member, after its name is declared.
Resolver::Typed Resolver::bound(Node node, const Syntax &syntax, const Typed &set)
{
    std::size_t next = 1;
    bool isKnown = true;
    switch (syntax.kind) {
    case Kind::Image: {
        Typed value = build(syntax.parts[next++]);
        if (value.node.type == Type::Truth)
            fail(syntax.source, Message("there are no sets of truths"));
        isKnown = value.isKnown;
        node.type = setOf(value.node.type);
        node.parts.push_back(std::move(value.node));
        break;
    }
    case Kind::Filter:
    case Kind::The:
        isKnown = set.isKnown;
        node.type = syntax.kind == Kind::The ? memberOf(set.node.type) : setOf(set.node.type);
        break;
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
        node.parts.push_back(this->node(syntax.parts[next++], Type::Number));
        [[fallthrough]];
    case Kind::Count:
        node.type = Type::Number;
        break;
    default:
        break;
    }
    if (syntax.hasWhere)
        node.parts.push_back(this->node(syntax.parts[next], Type::Truth));
    return {std::move(node), isKnown};
}

Resolver::Typed Resolver::spread(const Syntax &syntax)
{
    Node node = start(syntax, Kind::Spread, Type::Cells);
    node.parts.push_back(this->node(syntax.parts[0], Type::Cells));
    const std::size_t before = depth();
    node.slot = declare(syntax.name, Type::Cell, Origin::Bound, syntax.source);
    node.parts.push_back(this->node(syntax.parts[1], Type::Cells));
    restore(before);
    return {std::move(node)};
}

Resolver::Typed Resolver::condition(const Syntax &syntax)
{
    Node node = start(syntax, Kind::If, Type::Truth);
    node.parts.push_back(this->node(syntax.parts[0], Type::Truth));
    auto [first, second] = alike(syntax.parts[1], syntax.parts[2]);
    node.type = first.node.type;
    const bool isKnown = first.isKnown || second.isKnown;
    node.parts.push_back(std::move(first.node));
    node.parts.push_back(std::move(second.node));
    return {std::move(node), isKnown};
}

Resolver::Typed Resolver::earlier(const Syntax &syntax)
{
    Node node = start(syntax, syntax.kind, Type::Truth);
    if (syntax.kind == Kind::SeenBy)
        node.parts.push_back(this->node(syntax.parts.front(), Type::Player));
    Typed value = build(syntax.parts.back());
    node.type = value.node.type;
    node.parts.push_back(std::move(value.node));
    return {std::move(node), value.isKnown};
}

} // namespace rookery::phrase
