#include "model/play/phrases/phrase_compiler.h"

#include "model/phrase/functions.h"
#include "model/play/phrases/operators.h"
#include "model/play/phrases/other_positions.h"
#include "model/play/phrases/set_operations.h"
#include "model/play/phrases/value_nodes.h"
#include "model/play/phrases/word_calls.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

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

/// What is made for each of its calls has fewer parts than this.
constexpr std::size_t manyParts = 50;

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
    , m_wordParts(rules.words.size())
{
}

PhraseCompiler::~PhraseCompiler() = default;

std::vector<LocalPlace> PhraseCompiler::enter(std::span<const phrase::Local> locals)
{
    m_places.clear();
    for (const phrase::Local &local : locals)
        m_places.push_back({local.type, room(local.type)});
    return m_places;
}

std::size_t PhraseCompiler::room(Type type)
{
    std::size_t &next = type == Type::Numbers ? m_size.lists
                        : phrase::isSet(type) ? m_size.sets
                                              : m_size.scalars;
    return next++;
}

std::vector<Scalar> PhraseCompiler::scalars(const std::vector<Node> &parts)
{
    std::vector<Scalar> made;
    for (const Node &part : parts)
        made.push_back(scalar(part));
    return made;
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
    const Value count = static_cast<Value>(row.count);
    Scalar of = scalar(node.parts.front());
    if (const auto place = of.local())
        return Scalar(std::make_unique<NumberOfLocal>(NumberPart{row.begin, count, *place}));
    return rookery::scalar(
        [begin = row.begin, count](Frame &frame, Value whose) {
            return numberAt(frame, begin, count, whose);
        },
        std::move(of));
}

Compiled PhraseCompiler::zone(const Node &node)
{
    const auto first = static_cast<std::size_t>(node.index * m_game.players);
    if (node.parts.empty())
        return rookery::SetOf(std::make_unique<FixedSet>(m_game.zones[first]));
    const auto all =
        std::span(m_game.zones).subspan(first, static_cast<std::size_t>(m_game.players));
    return rookery::SetOf(std::make_unique<SetOfPlayer>(all, scalar(node.parts.front())));
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
        if (kind != Kind::Common && node.parts[1].kind == Kind::SetOf) {
            rookery::SetOf of = set(node.parts[0]);
            return rookery::SetOf(
                std::make_unique<AlteredSet<kind>>(std::move(of), scalars(node.parts[1].parts)));
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
    std::vector<Scalar> members = scalars(node.parts);
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

namespace {

/// The sum of the numbers of these cells. A sum that may grow too large stops there with each.
template<bool mayStop>
Value sumOf(Frame &frame, const std::int32_t *numbers, const sets::Word *cells)
{
    Value sum = 0;
    Value members = 0;
    for (std::size_t i = 0; i < frame.words; ++i, numbers += 64) {
        for (sets::Word word = cells[i]; word != 0; word &= word - 1, ++members) {
            sum += numbers[std::countr_zero(word)];
            if constexpr (mayStop)
                sum = held(sum);
        }
    }
    frame.pay(members);
    return sum;
}

} // namespace

/// Of an own number of each member of a set of cells, the usual sum: no member is named for it.
Compiled PhraseCompiler::numberSum(const Node &node)
{
    const NumberLayout::Row &row = m_game.numbers.rows()[node.parts[1].index];
    const auto farthest = [&](Value number) {
        return std::abs(number) * static_cast<Value>(row.count);
    };
    const bool mayStop = std::max(farthest(row.least), farthest(row.most)) > mostNumber;
    return rookery::scalar(
        [begin = row.begin, sum = mayStop ? sumOf<true> : sumOf<false>](Frame &frame,
                                                                        const sets::Word *cells) {
            return sum(frame, &frame.position().numbers()[begin], cells);
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

/// How many nodes a phrase has if words stand for what they mean.
std::size_t PhraseCompiler::partsOf(const Node &node)
{
    std::size_t parts = 1;
    for (const Node &part : node.parts)
        parts += partsOf(part);
    if (node.kind != Kind::Word)
        return parts;
    std::size_t &ofWord = m_wordParts[node.index];
    if (ofWord == 0)
        ofWord = std::min(partsOf(m_rules.words[node.index].means.node()), manyParts);
    return std::min(parts + ofWord, manyParts);
}

namespace {

/// The body of a word where values have to be bound to its parameters first.
Compiled bound(WordCall call, Compiled body)
{
    if (call.values.empty())
        return body;
    if (auto *one = std::get_if<Scalar>(&body)) {
        const std::shared_ptr<const ScalarNode> kept = std::move(*one).share();
        return Scalar(std::make_unique<WordScalar>(std::move(call), *kept, kept));
    }
    if (auto *members = std::get_if<SetOf>(&body)) {
        const std::shared_ptr<const SetNode> kept = std::move(*members);
        return SetOf(std::make_unique<WordSet>(std::move(call), *kept, kept));
    }
    const std::shared_ptr<const ListNode> kept = std::get<List>(std::move(body));
    return List(std::make_unique<WordList>(std::move(call), *kept, kept));
}

} // namespace

/// A short word is made for its call, as if its meaning stood there: parameters that are given
/// locals stand where those do.
Compiled PhraseCompiler::wordInPlace(const Node &node)
{
    const auto &rule = m_rules.words[node.index];
    WordCall call;
    std::vector<std::optional<LocalPlace>> given;
    for (const Node &part : node.parts) {
        given.push_back(part.kind == Kind::Local ? std::optional(m_places[part.index])
                                                 : std::nullopt);
        if (given.back())
            continue;
        Compiled value = compile(part);
        const auto *one = std::get_if<Scalar>(&value);
        if (one && one->local())
            given.back() = LocalPlace{part.type, *one->local()};
        else
            call.values.push_back(std::move(value));
    }
    std::vector<LocalPlace> outer = std::move(m_places);
    enter(rule.means.locals);
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i])
            m_places[i] = *given[i];
        else
            call.parameters.push_back(m_places[i]);
    }
    Compiled made = bound(std::move(call), compile(rule.means.node()));
    m_places = std::move(outer);
    return made;
}

Compiled PhraseCompiler::word(const Node &node)
{
    if (partsOf(node) < manyParts)
        return wordInPlace(node);
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
