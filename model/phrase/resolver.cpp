#include "model/phrase/resolver.h"

#include "model/base/shown.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

Message titleOf(Type type)
{
    return Message(enumTitle(type));
}

template<class List, class Get>
std::optional<std::size_t> indexIn(const List &list, std::string_view name, const Get &get)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (get(list[i]) == name)
            return i;
    }
    return std::nullopt;
}

constexpr auto itself = [](const std::string &name) -> const std::string & {
    return name;
};
constexpr auto nameOf = [](const auto &thing) -> const std::string & {
    return thing.name;
};

} // namespace

Resolver::Resolver(const Names &names, const Scope &scope, std::vector<bool> open)
    : m_names(names)
    , m_scope(scope)
{
    for (std::size_t i = 0; i < scope.given.size(); ++i) {
        const bool isOpen = i < open.size() && open[i];
        m_known.push_back({isOpen ? std::nullopt : std::optional(scope.given[i].type), {}, isOpen});
    }
}

void Resolver::restart()
{
    m_locals = m_scope.given;
    m_visible.clear();
    for (std::size_t i = 0; i < m_locals.size(); ++i) {
        m_locals[i].type = typeOf(std::uint16_t(i)).value_or(m_locals[i].type);
        m_visible.push_back(std::uint16_t(i));
    }
    m_used.clear();
    m_fault.reset();
    m_nodes = 0;
    m_hasLearnt = false;
}

void Resolver::fail(Source source, Message message)
{
    if (m_isLast && !m_fault)
        m_fault = Error{std::move(message), {source.line, source.column, {}}};
}

std::optional<std::uint16_t> Resolver::findLocal(std::string_view name) const
{
    for (auto slot = m_visible.rbegin(); slot != m_visible.rend(); ++slot) {
        if (m_locals[*slot].name == name)
            return *slot;
    }
    return std::nullopt;
}

std::optional<Type> Resolver::typeOf(std::uint16_t slot) const
{
    const Known &known = m_known[slot];
    return known.sure ? known.sure : known.likely;
}

void Resolver::learn(std::uint16_t slot, Type type, bool isSaid)
{
    Known &known = m_known[slot];
    auto &to = isSaid || !isSet(type) ? known.sure : known.likely;
    if (!known.isOpen || to || m_isLast)
        return;
    to = type;
    m_locals[slot].type = *typeOf(slot);
    m_hasLearnt = true;
}

std::optional<Message> Resolver::taken(const std::string &name) const
{
    if (indexIn(m_names.words, name, nameOf))
        return Message("an own word");
    if (indexIn(m_names.numbers, name, nameOf))
        return Message("an own number");
    const bool mayBe = m_scope.choosesCells && (name == "from" || name == "to");
    if (findFunction(name) && !mayBe)
        return Message("a function");
    if (const auto thing = thingNamed(name, m_names))
        return thing;
    if (std::find(m_used.begin(), m_used.end(), name) != m_used.end())
        return Message("a direction or cell that is used here");
    return std::nullopt;
}

std::uint16_t
Resolver::declare(const std::string &name, std::optional<Type> type, Origin origin, Source source)
{
    if (const auto what = taken(name))
        fail(source,
             Message("'{name}' is {kind}; call it '{name}1' or the like",
                     {{"name", name}, {"kind", *what}}));
    if (!isNameText(name))
        fail(source,
             Message("a name in a rule has letters, digits, and hyphens between letters only"));
    if (findLocal(name))
        fail(source,
             Message("'{name}' is the name of something else here already", {{"name", name}}));
    const auto slot = std::uint16_t(m_locals.size());
    if (slot == m_known.size())
        m_known.push_back({type, {}, !type});
    else if (type && m_known[slot].isOpen && !m_known[slot].sure)
        learn(slot, *type, true);
    m_locals.push_back({name, typeOf(slot).value_or(Type::Cell), origin});
    m_visible.push_back(slot);
    return slot;
}

std::vector<std::string> Resolver::allNames() const
{
    std::vector<std::string> all;
    for (const std::uint16_t slot : m_visible)
        all.push_back(m_locals[slot].name);
    for (const auto &word : m_names.words)
        all.push_back(word.name);
    for (const auto &number : m_names.numbers)
        all.push_back(number.name);
    for (const FunctionRow &row : functions())
        all.emplace_back(row.name);
    for (const auto *list :
         {&m_names.players, &m_names.pieces, &m_names.directions, &m_names.groups})
        all.insert(all.end(), list->begin(), list->end());
    for (const auto &zone : m_names.zones)
        all.push_back(zone.name);
    return all;
}

std::optional<std::size_t> Resolver::findNumber(std::string_view name) const
{
    return indexIn(m_names.numbers, name, nameOf);
}

Node Resolver::start(const Syntax &syntax, Kind kind, Type type)
{
    if (++m_nodes > mostNodes)
        fail(syntax.source, Message("a rule may have {most} parts", {{"most", mostNodes}}));
    Node node;
    node.kind = kind;
    node.type = type;
    node.source = syntax.source;
    return node;
}

Node Resolver::node(const Syntax &syntax, std::optional<Type> wanted)
{
    Typed typed = build(syntax);
    if (wanted)
        typed = fitted(std::move(typed), *wanted, syntax.source);
    else if (!typed.isKnown && m_isLast)
        settle(typed.node, typed.node.type);
    return std::move(typed.node);
}

Node Resolver::setNode(const Syntax &syntax)
{
    Typed typed = build(syntax);
    const Type type = typed.node.type;
    if (type == Type::Truth) {
        fail(syntax.source, Message("a set is wanted here, not a truth"));
        return std::move(typed.node);
    }
    return fitted(std::move(typed), setOf(type), syntax.source).node;
}

/// What is wanted: the value itself, or the set of it.
Resolver::Typed Resolver::fitted(Typed typed, Type wanted, Source source)
{
    if (!typed.isKnown)
        settle(typed.node, wanted);
    else if (typed.node.kind == Kind::Local)
        learn(typed.node.slot, wanted, false);
    typed.isKnown = true;
    if (typed.node.type == wanted)
        return typed;
    if (isSet(wanted) && typed.node.type == memberOf(wanted)) {
        Syntax around;
        around.source = source;
        Node set = start(around, Kind::SetOf, wanted);
        set.parts.push_back(std::move(typed.node));
        return {std::move(set)};
    }
    const bool isLocal = typed.node.kind == Kind::Local;
    const std::string name = isLocal ? m_locals[typed.node.slot].name : std::string();
    if (isLocal && indexIn(m_names.directions, name, itself))
        fail(source,
             Message("'{name}' is also a direction; call the name in this rule '{name}1'",
                     {{"name", name}}));
    fail(source,
         Message("{kind} is wanted here, not {kind2}",
                 {{"kind", titleOf(wanted)}, {"kind2", titleOf(typed.node.type)}}));
    typed.node.type = wanted;
    return typed;
}

/// Gives a node of unknown type the type that is wanted, and its parts what follows from that.
void Resolver::settle(Node &node, Type wanted)
{
    switch (node.kind) {
    case Kind::None:
        if (isSet(wanted))
            node.kind = Kind::SetOf;
        else if (!mayBeNone(wanted))
            fail(node.source,
                 Message("{kind} is wanted here, and 'none' is not one",
                         {{"kind", titleOf(wanted)}}));
        break;
    case Kind::SetOf:
        if (!isSet(wanted))
            return fail(node.source,
                        Message("{kind} is wanted here, not a set", {{"kind", titleOf(wanted)}}));
        for (Node &part : node.parts)
            settle(part, memberOf(wanted));
        break;
    case Kind::Local:
        learn(node.slot, wanted, false);
        break;
    case Kind::If:
        settle(node.parts[1], wanted);
        settle(node.parts[2], wanted);
        break;
    case Kind::Add:
    case Kind::Subtract:
        if (isSet(wanted))
            node.kind = node.kind == Kind::Add ? Kind::Union : Kind::Without;
        [[fallthrough]];
    case Kind::Common:
        settle(node.parts[0], wanted);
        settle(node.parts[1], wanted);
        break;
    case Kind::Filter:
    case Kind::The:
        settle(node.parts[0], setOf(wanted));
        learn(node.slot, memberOf(wanted), true);
        break;
    case Kind::Image:
        settle(node.parts[1], isSet(wanted) ? memberOf(wanted) : wanted);
        break;
    case Kind::Before:
    case Kind::BeforeTurn:
    case Kind::AtStart:
    case Kind::SeenBy:
        settle(node.parts.back(), wanted);
        break;
    default:
        break;
    }
    node.type = wanted;
}

Resolver::Typed Resolver::build(const Syntax &syntax)
{
    switch (syntax.kind) {
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::None:
        return literal(syntax);
    case Kind::Or:
    case Kind::And:
    case Kind::Not:
        return all(syntax, Type::Truth, Type::Truth);
    case Kind::Equal:
    case Kind::NotEqual:
        return comparison(syntax);
    case Kind::Less:
    case Kind::LessEqual:
    case Kind::Greater:
    case Kind::GreaterEqual:
        return all(syntax, Type::Number, Type::Truth);
    case Kind::In:
    case Kind::NotIn:
        return membership(syntax);
    case Kind::Add:
    case Kind::Subtract:
    case Kind::Common:
        return arithmetic(syntax);
    case Kind::Multiply:
    case Kind::Divide:
    case Kind::Remainder:
    case Kind::Negate:
        return all(syntax, Type::Number, Type::Number);
    case Kind::Range:
        return all(syntax, Type::Number, Type::Numbers);
    case Kind::SetOf:
        return setOfMembers(syntax);
    case Kind::Filter:
    case Kind::Image:
    case Kind::Some:
    case Kind::No:
    case Kind::Every:
    case Kind::Count:
    case Kind::The:
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
        return binder(syntax);
    case Kind::Spread:
        return spread(syntax);
    case Kind::If:
        return condition(syntax);
    case Kind::Before:
    case Kind::BeforeTurn:
    case Kind::AtStart:
    case Kind::SeenBy:
        return earlier(syntax);
    case Kind::Blank:
        checkBlank(syntax.source);
        return {start(syntax, Kind::Blank, Type::Cell), false};
    default:
        return name(syntax);
    }
}

void Resolver::checkBlank(Source source)
{
    if (!m_scope.mayHaveBlanks)
        fail(source, Message("the blank '?' is not filled yet"));
}

Resolver::Typed Resolver::literal(const Syntax &syntax)
{
    if (syntax.kind == Kind::None)
        return {start(syntax, Kind::None, Type::Cell), false};
    const bool isNumber = syntax.kind == Kind::Number;
    Node node = start(syntax, syntax.kind, isNumber ? Type::Number : Type::Truth);
    node.number = syntax.number;
    return {std::move(node)};
}

Resolver::Typed Resolver::name(const Syntax &syntax)
{
    if (const auto slot = findLocal(syntax.name); slot && syntax.parts.empty())
        return localName(syntax, *slot);
    if (const auto word = indexIn(m_names.words, syntax.name, nameOf))
        return this->word(syntax, *word);
    if (const auto number = findNumber(syntax.name))
        return this->number(syntax, *number);
    const auto function = syntax.isQuoted ? std::nullopt : findFunction(syntax.name);
    return function ? call(syntax, *function) : thing(syntax);
}

Resolver::Typed Resolver::localName(const Syntax &syntax, std::uint16_t slot)
{
    const auto type = typeOf(slot);
    Node node = start(syntax, Kind::Local, type.value_or(Type::Cell));
    node.index = slot;
    node.slot = slot;
    return {std::move(node), type.has_value()};
}

/// A thing of the design that goes by this name alone.
Resolver::Typed Resolver::thing(const Syntax &syntax)
{
    struct Meaning
    {
        Kind kind;
        Type type;
        std::optional<std::size_t> index;
        Message what;
    };
    const std::string &name = syntax.name;
    const Meaning meanings[] = {
        {Kind::Player, Type::Player, indexIn(m_names.players, name, itself), Message("a player")},
        {Kind::Piece, Type::Piece, indexIn(m_names.pieces, name, itself), Message("a piece type")},
        {Kind::Zone, Type::Cells, indexIn(m_names.zones, name, nameOf), Message("a zone")},
        {Kind::Cell,
         Type::Cell,
         m_names.cell ? m_names.cell(name) : std::nullopt,
         Message("a cell")},
        {Kind::Direction,
         Type::Direction,
         indexIn(m_names.directions, name, itself),
         Message("a direction")},
        {Kind::DirectionGroup,
         Type::Directions,
         indexIn(m_names.groups, name, itself),
         Message("a group of directions")},
    };
    const Meaning *meant = nullptr;
    for (const Meaning &meaning : meanings) {
        if (!meaning.index)
            continue;
        if (meant)
            fail(syntax.source,
                 Message("'{name}' is both {kind} and {kind2}; one of them needs another name",
                         {{"name", name}, {"kind", meant->what}, {"kind2", meaning.what}}));
        else
            meant = &meaning;
    }
    if (!meant)
        return unknown(syntax);
    if (meant->kind == Kind::Zone)
        return zone(syntax, *meant->index);
    if (!syntax.parts.empty())
        fail(syntax.source,
             Message("'{name}' is {kind} and takes no values",
                     {{"name", name}, {"kind", meant->what}}));
    if (meant->kind == Kind::Cell || meant->kind == Kind::Direction
        || meant->kind == Kind::DirectionGroup)
        use(name, syntax);
    Node node = start(syntax, meant->kind, meant->type);
    node.index = std::uint16_t(*meant->index);
    return {std::move(node)};
}

/// Remembers a direction or cell, and refuses it where a name of the same rule hides it elsewhere.
void Resolver::use(const std::string &name, const Syntax &syntax)
{
    m_used.push_back(name);
    const bool isHidden = std::any_of(
        m_locals.begin(), m_locals.end(), [&](const Local &local) { return local.name == name; });
    if (isHidden)
        fail(syntax.source,
             Message("'{name}' is also a name of this rule; call that '{name}1' or the like",
                     {{"name", name}}));
}

Resolver::Typed Resolver::unknown(const Syntax &syntax)
{
    fail(syntax.source,
         Message(
             "'{name}' is unknown{near}",
             {{"name", shownText(syntax.name)}, {"near", nearestName(syntax.name, allNames())}}));
    return {start(syntax, Kind::None, Type::Cell), false};
}

/// The values in brackets.
void Resolver::values(Node &node,
                      const Syntax &syntax,
                      std::span<const Type> types,
                      std::size_t needed,
                      const Message &what)
{
    const std::size_t count = syntax.parts.size();
    if (count < needed || count > types.size())
        fail(syntax.source,
             Message("{what} '{name}' takes [{?most=0}no values|{least} or {most#value#values}|"
                     "{most#value#values}], not {count}",
                     {{"what", what},
                      {"name", syntax.name},
                      {"least", needed == types.size() ? "" : std::to_string(needed)},
                      {"most", types.size()},
                      {"count", count}}));
    for (std::size_t i = 0; i < std::min(count, types.size()); ++i)
        node.parts.push_back(this->node(syntax.parts[i], types[i]));
}

Resolver::Typed Resolver::number(const Syntax &syntax, std::size_t index)
{
    Node node = start(syntax, Kind::OwnNumber, Type::Number);
    node.index = std::uint16_t(index);
    const auto &of = m_names.numbers[index].of;
    const Type type = of.value_or(Type::Cell);
    values(node, syntax, std::span(&type, of ? 1 : 0), of ? 1 : 0, Message("the number"));
    return {std::move(node)};
}

Resolver::Typed Resolver::word(const Syntax &syntax, std::size_t index)
{
    const Names::Word &word = m_names.words[index];
    if (!word.isRead)
        fail(syntax.source,
             Message("the word '{name}' cannot be used here", {{"name", word.name}}));
    Node node = start(syntax, Kind::Word, word.result);
    node.index = std::uint16_t(index);
    values(node, syntax, word.parameters, word.parameters.size(), Message("the word"));
    return {std::move(node), word.isRead};
}

Resolver::Typed Resolver::call(const Syntax &syntax, Function function)
{
    const FunctionRow &row = functionRow(function);
    if (row.level > m_names.level)
        fail(syntax.source,
             Message("'{name}' needs language {level}",
                     {{"name", syntax.name}, {"level", row.level}}));
    if (row.askedIn == AskedIn::AfterMoves && !m_scope.isAfterMove)
        fail(syntax.source,
             Message("'{name}' may only be asked in an end or in what a ban asks after the move",
                     {{"name", syntax.name}}));
    Node node = start(syntax, Kind::Call, row.result);
    node.function = function;
    std::vector<Type> types;
    for (const Parameter &parameter : row.given())
        types.push_back(parameter.type);
    values(node, syntax, types, row.needed, Message("the function"));
    return {std::move(node)};
}

Resolver::Typed Resolver::zone(const Syntax &syntax, std::size_t index)
{
    const Names::Zone &zone = m_names.zones[index];
    Node node = start(syntax, Kind::Zone, Type::Cells);
    node.index = std::uint16_t(index);
    const std::string &name = zone.name;
    if (zone.isByPlayer && syntax.parts.empty())
        fail(syntax.source,
             Message("each player has cells of their own in '{name}'; say {quoted}(me) or the like",
                     {{"name", name}, {"quoted", quotedName(name)}}));
    if (!zone.isByPlayer && !syntax.parts.empty())
        fail(syntax.source,
             Message("'{name}' is the same for all players; say {quoted}",
                     {{"name", name}, {"quoted", quotedName(name)}}));
    const Type type = Type::Player;
    if (syntax.parts.size() > 1)
        fail(syntax.source, Message("a zone takes one player"));
    else if (zone.isByPlayer && !syntax.parts.empty())
        node.parts.push_back(this->node(syntax.parts.front(), type));
    return {std::move(node)};
}

} // namespace rookery::phrase
