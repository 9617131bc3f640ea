#include "model/play/phrases/phrase_compiler.h"

#include "model/phrase/functions.h"
#include "model/play/phrases/operators.h"
#include "model/play/phrases/other_positions.h"
#include "model/play/phrases/set_operations.h"
#include "model/play/phrases/value_nodes.h"
#include "model/play/phrases/word_calls.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::Node;
using phrase::Type;
using Numbers = std::vector<Value>;

void LooksBack::add(const LooksBack &other)
{
    history = history || other.history;
    beforeMove = beforeMove || other.beforeMove;
    beforeTurn = beforeTurn || other.beforeTurn;
    atStart = atStart || other.atStart;
    lastMove = lastMove || other.lastMove;
    turn = turn || other.turn;
    move = move || other.move;
    game = game || other.game;
}

namespace {

/// `sum seeds(c) for c in ...`, whatever the cells are.
bool isNumberOfEach(const Node &sum)
{
    const Node &of = sum.parts[1];
    return sum.parts.size() == 2 && sum.parts[0].type == Type::Cells && of.kind == Kind::OwnNumber
           && of.parts.size() == 1 && of.parts[0].kind == Kind::Local
           && of.parts[0].index == static_cast<std::int64_t>(sum.slot);
}

Scalar constantOf(Value value)
{
    return std::make_unique<Constant>(value);
}

} // namespace

PhraseCompiler::PhraseCompiler(const PhraseGame &game, const Rules &rules)
    : m_game(game)
    , m_rules(rules)
    , m_words(rules.words.size())
{
}

PhraseCompiler::~PhraseCompiler() = default;

std::vector<LocalPlace> PhraseCompiler::enter(std::span<const phrase::Local> locals)
{
    m_places.clear();
    for (const phrase::Local &local : locals) {
        std::size_t &next = local.type == Type::Numbers ? m_size.lists
                            : phrase::isSet(local.type) ? m_size.sets
                                                        : m_size.scalars;
        m_places.push_back({local.type, next++});
    }
    return m_places;
}

Scalar PhraseCompiler::scalarAt(const std::vector<Node> &parts, std::size_t place)
{
    return place < parts.size() ? scalar(parts[place]) : nullptr;
}

Compiled PhraseCompiler::compile(const Node &node)
{
    switch (node.kind) {
    case Kind::Number:
        return constantOf(node.number);
    case Kind::True:
        return constantOf(1);
    case Kind::False:
        return constantOf(0);
    case Kind::None:
        return phrase::isSet(node.type) ? setOf(node) : Compiled(constantOf(noValue));
    case Kind::Local:
        return local(node);
    case Kind::OwnNumber:
        return number(node);
    case Kind::Word:
        return word(node);
    case Kind::Call:
        return call(node);
    case Kind::Player:
    case Kind::Piece:
    case Kind::Cell:
    case Kind::Direction:
    case Kind::DirectionGroup:
        return name(node);
    case Kind::Zone:
        return zone(node);
    case Kind::Or:
    case Kind::And:
    case Kind::Not:
    case Kind::Equal:
    case Kind::NotEqual:
    case Kind::Less:
    case Kind::LessEqual:
    case Kind::Greater:
    case Kind::GreaterEqual:
        return comparison(node);
    case Kind::In:
    case Kind::NotIn:
        return membership(node);
    case Kind::Add:
    case Kind::Subtract:
    case Kind::Multiply:
    case Kind::Divide:
    case Kind::Remainder:
    case Kind::Negate:
        return arithmetic(node);
    case Kind::Union:
    case Kind::Without:
    case Kind::Common:
        return operation(node);
    case Kind::Range:
        return List(std::make_unique<RangeList>(scalar(node.parts[0]), scalar(node.parts[1])));
    case Kind::SetOf:
        return setOf(node);
    case Kind::Filter:
    case Kind::Image:
    case Kind::Spread:
        return image(node);
    case Kind::Some:
    case Kind::No:
    case Kind::Every:
    case Kind::Count:
    case Kind::The:
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
        return quantity(node);
    case Kind::If:
        return choice(node);
    case Kind::Before:
    case Kind::BeforeTurn:
    case Kind::AtStart:
    case Kind::SeenBy:
        return keptPosition(node);
    case Kind::Blank:
        break; // rules that are played have none
    }
    return constantOf(0);
}

Compiled PhraseCompiler::local(const Node &node)
{
    const LocalPlace &place = m_places[node.index];
    if (place.type == Type::Numbers)
        return List(std::make_unique<LocalList>(place.index));
    if (phrase::isSet(place.type))
        return rookery::SetOf(std::make_unique<LocalSet>(place.index));
    return Scalar(std::make_unique<LocalScalar>(place.index));
}

Compiled PhraseCompiler::constantSet(const std::vector<Value> &members)
{
    std::vector<sets::Word> words(m_game.board.words());
    for (const Value member : members)
        sets::add(words.data(), member);
    return rookery::SetOf(std::make_unique<FixedSet>(std::move(words)));
}

Compiled PhraseCompiler::name(const Node &node)
{
    if (node.kind == Kind::Cell) {
        const auto cell = m_game.board.board().cellAt(SiteId(node.index));
        return constantOf(cell ? static_cast<Value>(cell->index()) : noValue);
    }
    if (node.kind != Kind::DirectionGroup)
        return constantOf(node.index);
    std::vector<Value> members;
    for (const DirectionId member : m_game.board.board().directions().groups[node.index].members)
        members.push_back(static_cast<Value>(member.index()));
    return constantSet(members);
}

Compiled PhraseCompiler::number(const Node &node)
{
    const NumberLayout::Row &row = m_game.numbers.rows()[node.index];
    if (node.parts.empty()) {
        return rookery::scalar([place = row.begin](Frame &frame) -> Value {
            return frame.position().numbers()[place];
        });
    }
    return rookery::scalar(
        [begin = row.begin, count = static_cast<Value>(row.count)](Frame &frame,
                                                                   Value of) -> Value {
            if (of < 0 || of >= count)
                return 0;
            return frame.position().numbers()[begin + static_cast<std::size_t>(of)];
        },
        scalar(node.parts.front()));
}

Compiled PhraseCompiler::zone(const Node &node)
{
    const auto first = static_cast<std::size_t>(node.index * m_game.players);
    if (node.parts.empty())
        return rookery::SetOf(std::make_unique<FixedSet>(m_game.zones[first]));
    return rookery::set(
        [this_game = &m_game,
         first](Frame &frame, sets::Word *room, Value player) -> const sets::Word * {
            if (player >= 0 && player < this_game->players)
                return this_game->zones[first + static_cast<std::size_t>(player)].data();
            sets::clear(room, frame.words);
            return room;
        },
        scalar(node.parts.front()));
}

Compiled PhraseCompiler::call(const Node &node)
{
    using phrase::Function;
    std::vector<Compiled> parts;
    for (const Node &part : node.parts)
        parts.push_back(compile(part));
    const auto &row = phrase::functionRow(node.function);
    const bool asksGame = node.function == Function::Legal || node.function == Function::Stuck
                          || node.function == Function::Rest;
    m_looks.history = m_looks.history || row.locality == phrase::Locality::History;
    m_looks.game = m_looks.game || asksGame;
    m_looks.move = m_looks.move || row.group == phrase::FunctionGroup::Move;
    m_looks.turn = m_looks.turn || node.function == Function::Turn;
    m_looks.lastMove = m_looks.lastMove || node.function == Function::LastFrom
                       || node.function == Function::LastTo || node.function == Function::LastType;
    return functionMeaning(row.name)(m_game, Arguments(std::move(parts)));
}

Compiled PhraseCompiler::comparison(const Node &node)
{
    if (node.kind == Kind::Not) {
        return rookery::scalar([](Frame &, Value holds) { return holds == 0; },
                               scalar(node.parts[0]));
    }
    const bool isOfSets = phrase::isSet(node.parts[0].type);
    const bool isEqual = node.kind == Kind::Equal;
    if (node.parts[0].type == Type::Numbers) {
        return rookery::scalar(
            [isEqual](Frame &, const Numbers &a, const Numbers &b) { return (a == b) == isEqual; },
            list(node.parts[0]),
            list(node.parts[1]));
    }
    if (isOfSets) {
        return rookery::scalar(
            [isEqual](Frame &frame, const sets::Word *a, const sets::Word *b) {
                return sets::areEqual(a, b, frame.words) == isEqual;
            },
            set(node.parts[0]),
            set(node.parts[1]));
    }
    Scalar one = scalar(node.parts[0]);
    return operatorOf(node.kind, std::move(one), scalar(node.parts[1]));
}

Compiled PhraseCompiler::arithmetic(const Node &node)
{
    if (node.kind == Kind::Negate) {
        return rookery::scalar([](Frame &, Value number) { return -number; },
                               scalar(node.parts[0]));
    }
    Scalar one = scalar(node.parts[0]);
    return operatorOf(node.kind, std::move(one), scalar(node.parts[1]));
}

Compiled PhraseCompiler::membership(const Node &node)
{
    const bool isIn = node.kind == Kind::In;
    const Node &of = node.parts[1];
    if (of.kind == Kind::Range) {
        return rookery::scalar(
            [isIn](Frame &, Value member, Value first, Value last) {
                return (member >= first && member <= last) == isIn;
            },
            scalar(node.parts[0]),
            scalar(of.parts[0]),
            scalar(of.parts[1]));
    }
    if (of.type == Type::Numbers) {
        return rookery::scalar(
            [isIn](Frame &, Value member, const Numbers &numbers) {
                return std::binary_search(numbers.begin(), numbers.end(), member) == isIn;
            },
            scalar(node.parts[0]),
            list(of));
    }
    struct InSet : ScalarNode
    {
        Value eval(Frame &frame) const override
        {
            const Value value = member->eval(frame);
            return (value >= 0 && set->has(frame, value)) == isIn ? 1 : 0;
        }
        Scalar member;
        rookery::SetOf set;
        bool isIn = true;
    };
    auto made = std::make_unique<InSet>();
    made->member = scalar(node.parts[0]);
    made->set = set(of);
    made->isIn = isIn;
    return Scalar(std::move(made));
}

Compiled PhraseCompiler::operation(const Node &node)
{
    const auto combine = [&]<Kind kind>() -> Compiled {
        if (node.type == Type::Numbers) {
            return List(
                std::make_unique<CombinedList<kind>>(list(node.parts[0]), list(node.parts[1])));
        }
        return rookery::SetOf(
            std::make_unique<Combined<kind>>(set(node.parts[0]), set(node.parts[1])));
    };
    if (node.kind == Kind::Union)
        return combine.operator()<Kind::Union>();
    if (node.kind == Kind::Without)
        return combine.operator()<Kind::Without>();
    return combine.operator()<Kind::Common>();
}

Compiled PhraseCompiler::setOf(const Node &node)
{
    std::vector<Scalar> members;
    for (const Node &part : node.parts)
        members.push_back(scalar(part));
    if (node.type == Type::Numbers)
        return List(std::make_unique<GivenList>(std::move(members)));
    const bool isFixed = std::all_of(members.begin(), members.end(), [](const Scalar &member) {
        return member->constant().has_value();
    });
    if (!isFixed)
        return rookery::SetOf(std::make_unique<GivenSet>(std::move(members)));
    std::vector<Value> values;
    for (const Scalar &member : members)
        values.push_back(*member->constant());
    return constantSet(values);
}

Members PhraseCompiler::members(const Node &node, std::size_t slot)
{
    const std::size_t place = m_places[slot].index;
    if (node.kind == Kind::Range)
        return {Members::Range{scalar(node.parts[0]), scalar(node.parts[1])}, place};
    Compiled made = compile(node);
    if (auto *list = std::get_if<List>(&made))
        return {std::move(*list), place};
    return {std::get<rookery::SetOf>(std::move(made)), place};
}

std::variant<Scalar, rookery::SetOf> PhraseCompiler::scalarOrSet(const Node &node)
{
    Compiled made = compile(node);
    if (auto *one = std::get_if<Scalar>(&made))
        return std::move(*one);
    return std::get<rookery::SetOf>(std::move(made));
}

Compiled PhraseCompiler::image(const Node &node)
{
    if (node.kind == Kind::Spread) {
        auto from = set(node.parts[0]);
        return rookery::SetOf(std::make_unique<SpreadSet>(
            std::move(from), m_places[node.slot].index, scalarOrSet(node.parts[1])));
    }
    auto from = members(node.parts[0], node.slot);
    if (node.kind == Kind::Filter) {
        Scalar where = scalarAt(node.parts, 1);
        if (node.type == Type::Numbers)
            return List(std::make_unique<ChosenList>(Scalar(), std::move(from), std::move(where)));
        return rookery::SetOf(std::make_unique<ChosenSet>(std::move(from), std::move(where)));
    }
    if (node.type == Type::Numbers) {
        Compiled made = compile(node.parts[1]);
        std::variant<Scalar, List> of;
        if (auto *all = std::get_if<List>(&made))
            of = std::move(*all);
        else
            of = std::get<Scalar>(std::move(made));
        return List(
            std::make_unique<ChosenList>(std::move(of), std::move(from), scalarAt(node.parts, 2)));
    }
    auto of = scalarOrSet(node.parts[1]);
    return rookery::SetOf(
        std::make_unique<MappedSet>(std::move(of), std::move(from), scalarAt(node.parts, 2)));
}

/// Of an own number of each member of a set of cells, the usual sum: no member is named for it.
Compiled PhraseCompiler::numberSum(const Node &node)
{
    const NumberLayout::Row &row = m_game.numbers.rows()[node.parts[1].index];
    return rookery::scalar(
        [begin = row.begin](Frame &frame, const sets::Word *cells) {
            Value sum = 0;
            const auto numbers = frame.position().numbers();
            sets::each(cells, frame.words, [&](Value cell) {
                sum = held(sum + numbers[begin + static_cast<std::size_t>(cell)]);
            });
            frame.pay(sets::count(cells, frame.words));
            return sum;
        },
        set(node.parts[0]));
}

Compiled PhraseCompiler::quantity(const Node &node)
{
    auto from = members(node.parts[0], node.slot);
    const bool gathers =
        node.kind == Kind::Sum || node.kind == Kind::Most || node.kind == Kind::Least;
    const auto make = [&]<Quantity quantity>() -> Compiled {
        return Scalar(
            std::make_unique<QuantityNode<quantity>>(std::move(from), scalarAt(node.parts, 1)));
    };
    const auto gather = [&]<Gathered gathered>() -> Compiled {
        Scalar of = scalar(node.parts[1]);
        return Scalar(std::make_unique<GatherNode<gathered>>(
            std::move(of), std::move(from), scalarAt(node.parts, 2)));
    };
    if (gathers) {
        if (node.kind == Kind::Sum && isNumberOfEach(node))
            return numberSum(node);
        if (node.kind == Kind::Sum)
            return gather.operator()<Gathered::Sum>();
        return node.kind == Kind::Most ? gather.operator()<Gathered::Most>()
                                       : gather.operator()<Gathered::Least>();
    }
    switch (node.kind) {
    case Kind::Some:
        return make.operator()<Quantity::Some>();
    case Kind::No:
        return make.operator()<Quantity::None>();
    case Kind::Every:
        return make.operator()<Quantity::Every>();
    case Kind::The:
        if (node.type == Type::Number)
            return rookery::scalar([](Frame &, Value found) { return std::max<Value>(found, 0); },
                                   std::get<Scalar>(make.operator()<Quantity::First>()));
        return make.operator()<Quantity::First>();
    default:
        return make.operator()<Quantity::Count>();
    }
}

Compiled PhraseCompiler::choice(const Node &node)
{
    Scalar when = scalar(node.parts[0]);
    Compiled then = compile(node.parts[1]);
    Compiled otherwise = compile(node.parts[2]);
    if (auto *one = std::get_if<Scalar>(&then)) {
        return Scalar(std::make_unique<IfScalar>(
            std::move(when), std::move(*one), std::get<Scalar>(std::move(otherwise))));
    }
    if (auto *members = std::get_if<rookery::SetOf>(&then)) {
        return rookery::SetOf(std::make_unique<IfSet>(
            std::move(when), std::move(*members), std::get<rookery::SetOf>(std::move(otherwise))));
    }
    return List(std::make_unique<IfList>(
        std::move(when), std::get<List>(std::move(then)), std::get<List>(std::move(otherwise))));
}

Compiled PhraseCompiler::keptPosition(const Node &node)
{
    if (node.kind == Kind::SeenBy)
        return asSeen(node);
    const ReadFrom from = node.kind == Kind::Before       ? ReadFrom::BeforeMove
                          : node.kind == Kind::BeforeTurn ? ReadFrom::BeforeTurn
                                                          : ReadFrom::AtStart;
    m_looks.beforeMove = m_looks.beforeMove || from == ReadFrom::BeforeMove;
    m_looks.beforeTurn = m_looks.beforeTurn || from == ReadFrom::BeforeTurn;
    m_looks.atStart = m_looks.atStart || from == ReadFrom::AtStart;
    return within([from](Frame &frame) { return Reading(frame, from); }, compile(node.parts[0]));
}

Compiled PhraseCompiler::asSeen(const Node &node)
{
    Scalar player = scalar(node.parts[0]);
    return within([player = std::move(player)](
                      Frame &frame) { return SeenReading(frame, player->eval(frame)); },
                  compile(node.parts[1]));
}

/// A word is made once; its parameters have places of their own, which no call inside it takes
/// again, as no word asks itself.
struct PhraseCompiler::CompiledWord
{
    std::vector<LocalPlace> parameters;
    Compiled body;
    LooksBack looks;
};

const PhraseCompiler::CompiledWord &PhraseCompiler::wordOf(std::size_t index)
{
    if (m_words[index])
        return *m_words[index];
    const auto &rule = m_rules.words[index];
    std::vector<LocalPlace> outer = std::move(m_places);
    const LooksBack before = m_looks;
    m_looks = {};
    std::vector<LocalPlace> places = enter(rule.means.locals);
    Compiled body = compile(rule.means.node());
    places.resize(rule.name.parameters.size());
    m_words[index] = std::make_shared<const CompiledWord>(
        CompiledWord{std::move(places), std::move(body), m_looks});
    m_looks = before;
    m_places = std::move(outer);
    return *m_words[index];
}
Compiled PhraseCompiler::word(const Node &node)
{
    WordCall call;
    for (const Node &part : node.parts)
        call.values.push_back(compile(part));
    const CompiledWord &made = wordOf(node.index);
    m_looks.add(made.looks);
    call.parameters = made.parameters;
    const std::shared_ptr<const void> keeper = m_words[node.index];
    if (const auto *one = std::get_if<Scalar>(&made.body))
        return Scalar(std::make_unique<WordScalar>(std::move(call), **one, keeper));
    if (const auto *members = std::get_if<rookery::SetOf>(&made.body))
        return rookery::SetOf(std::make_unique<WordSet>(std::move(call), **members, keeper));
    return List(std::make_unique<WordList>(std::move(call), *std::get<List>(made.body), keeper));
}

Scalar PhraseCompiler::ofWord(const Node &node, const std::function<Scalar(const Node &)> &make)
{
    WordCall call;
    for (const Node &part : node.parts)
        call.values.push_back(compile(part));
    const auto &rule = m_rules.words[node.index];
    std::vector<LocalPlace> outer = std::move(m_places);
    call.parameters = enter(rule.means.locals);
    call.parameters.resize(rule.name.parameters.size());
    const std::shared_ptr<const ScalarNode> body = make(rule.means.node()).share();
    m_places = std::move(outer);
    return std::make_unique<WordScalar>(std::move(call), *body, body);
}

} // namespace rookery
