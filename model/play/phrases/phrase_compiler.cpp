#include "model/play/phrases/phrase_compiler.h"

#include "model/phrase/functions.h"
#include "model/play/phrases/seen_nodes.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::Node;
using phrase::Type;

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

void Assignment::run(Frame &frame) const
{
    if (const auto *one = std::get_if<Scalar>(&m_value)) {
        frame.scalars[m_place.index] = (*one)->eval(frame);
    } else if (const auto *members = std::get_if<SetOf>(&m_value)) {
        const RoomMark mark(frame);
        const sets::Word *set = (*members)->view(frame, frame.room.take());
        sets::copy(frame.set(m_place.index), set, frame.words);
    } else {
        std::vector<Value> numbers;
        std::get<List>(m_value)->eval(frame, numbers);
        frame.lists[m_place.index] = std::move(numbers);
    }
}

void makeNone(Frame &frame, const LocalPlace &place)
{
    if (place.type == Type::Numbers)
        frame.lists[place.index].clear();
    else if (phrase::isSet(place.type))
        sets::clear(frame.set(place.index), frame.words);
    else
        frame.scalars[place.index] = phrase::mayBeNone(place.type) ? noValue : 0;
}

void copyLocal(Frame &frame, const LocalPlace &from, const LocalPlace &to)
{
    if (from.type == Type::Numbers)
        frame.lists[to.index] = frame.lists[from.index];
    else if (phrase::isSet(from.type))
        sets::copy(frame.set(to.index), frame.set(from.index), frame.words);
    else
        frame.scalars[to.index] = frame.scalars[from.index];
}

namespace {

class Constant : public ScalarNode
{
public:
    explicit Constant(Value value)
        : m_value(value)
    {
    }
    Value eval(Frame &) const override { return m_value; }
    const Value *constant() const override { return &m_value; }

private:
    Value m_value;
};

class LocalScalar : public ScalarNode
{
public:
    explicit LocalScalar(std::size_t index)
        : m_index(index)
    {
    }
    Value eval(Frame &frame) const override { return frame.scalars[m_index]; }

private:
    std::size_t m_index;
};

class LocalSet : public SetNode
{
public:
    explicit LocalSet(std::size_t index)
        : m_index(index)
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *) const override { return frame.set(m_index); }
    bool has(Frame &frame, Value member) const override
    {
        return sets::has(frame.set(m_index), member);
    }

private:
    std::size_t m_index;
};

class LocalList : public ListNode
{
public:
    explicit LocalList(std::size_t index)
        : m_index(index)
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        members = frame.lists[m_index];
    }

private:
    std::size_t m_index;
};

class FixedSet : public SetNode
{
public:
    explicit FixedSet(std::vector<sets::Word> words)
        : m_words(std::move(words))
    {
    }
    const sets::Word *view(Frame &, sets::Word *) const override { return m_words.data(); }
    bool has(Frame &, Value member) const override { return sets::has(m_words.data(), member); }

private:
    std::vector<sets::Word> m_words;
};

/// The sets of two parts, member by member.
template<Kind kind>
class Combined : public SetNode
{
public:
    Combined(SetOf one, SetOf other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const RoomMark mark(frame);
        const sets::Word *one = m_one->view(frame, frame.room.take());
        const sets::Word *other = m_other->view(frame, frame.room.take());
        for (std::size_t i = 0; i < frame.words; ++i) {
            room[i] = kind == Kind::Union     ? one[i] | other[i]
                      : kind == Kind::Without ? one[i] & ~other[i]
                                              : one[i] & other[i];
        }
        return room;
    }

    bool has(Frame &frame, Value member) const override
    {
        if (kind == Kind::Union)
            return m_one->has(frame, member) || m_other->has(frame, member);
        return m_one->has(frame, member) && m_other->has(frame, member) == (kind == Kind::Common);
    }

private:
    SetOf m_one;
    SetOf m_other;
};

template<Kind kind>
class CombinedList : public ListNode
{
public:
    CombinedList(List one, List other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }

    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        std::vector<Value> one;
        std::vector<Value> other;
        m_one->eval(frame, one);
        m_other->eval(frame, other);
        const auto to = std::back_inserter(members);
        if (kind == Kind::Union)
            std::set_union(one.begin(), one.end(), other.begin(), other.end(), to);
        else if (kind == Kind::Without)
            std::set_difference(one.begin(), one.end(), other.begin(), other.end(), to);
        else
            std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), to);
    }

private:
    List m_one;
    List m_other;
};

class RangeList : public ListNode
{
public:
    RangeList(Scalar first, Scalar last)
        : m_first(std::move(first))
        , m_last(std::move(last))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const Value first = m_first->eval(frame);
        const Value last = std::min(m_last->eval(frame), first + Members::longestRange - 1);
        for (Value member = first; member <= last; ++member)
            members.push_back(member);
    }

private:
    Scalar m_first;
    Scalar m_last;
};

/// These members, of sets that name each.
class GivenSet : public SetNode
{
public:
    explicit GivenSet(std::vector<Scalar> members)
        : m_members(std::move(members))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        sets::clear(room, frame.words);
        for (const Scalar &member : m_members)
            sets::add(room, member->eval(frame));
        return room;
    }
    bool has(Frame &frame, Value member) const override
    {
        return member >= 0
               && std::any_of(m_members.begin(), m_members.end(), [&](const Scalar &each) {
                      return each->eval(frame) == member;
                  });
    }

private:
    std::vector<Scalar> m_members;
};

class GivenList : public ListNode
{
public:
    explicit GivenList(std::vector<Scalar> members)
        : m_members(std::move(members))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        for (const Scalar &member : m_members)
            members.push_back(member->eval(frame));
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
    }

private:
    std::vector<Scalar> m_members;
};

class IfScalar : public ScalarNode
{
public:
    IfScalar(Scalar when, Scalar then, Scalar otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    Value eval(Frame &frame) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->eval(frame);
    }

private:
    Scalar m_when;
    Scalar m_then;
    Scalar m_otherwise;
};

class IfSet : public SetNode
{
public:
    IfSet(Scalar when, SetOf then, SetOf otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->view(frame, room);
    }
    bool has(Frame &frame, Value member) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->has(frame, member);
    }

private:
    Scalar m_when;
    SetOf m_then;
    SetOf m_otherwise;
};

class IfList : public ListNode
{
public:
    IfList(Scalar when, List then, List otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        (m_when->eval(frame) != 0 ? m_then : m_otherwise)->eval(frame, members);
    }

private:
    Scalar m_when;
    List m_then;
    List m_otherwise;
};

/// Reads another position while it lasts.
class Reading
{
public:
    Reading(Frame &frame, ReadFrom from)
        : m_frame(frame)
        , m_before(frame.from)
    {
        if (frame.read[static_cast<std::size_t>(from)] != nullptr)
            frame.from = from;
    }
    ~Reading() { m_frame.from = m_before; }
    Reading(const Reading &) = delete;
    Reading &operator=(const Reading &) = delete;

private:
    Frame &m_frame;
    ReadFrom m_before;
};

class KeptScalar : public ScalarNode
{
public:
    KeptScalar(ReadFrom from, Scalar of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    Value eval(Frame &frame) const override
    {
        const Reading reading(frame, m_from);
        return m_of->eval(frame);
    }

private:
    ReadFrom m_from;
    Scalar m_of;
};

class KeptSet : public SetNode
{
public:
    KeptSet(ReadFrom from, SetOf of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const Reading reading(frame, m_from);
        return m_of->view(frame, room);
    }

private:
    ReadFrom m_from;
    SetOf m_of;
};

class KeptList : public ListNode
{
public:
    KeptList(ReadFrom from, List of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const Reading reading(frame, m_from);
        m_of->eval(frame, members);
    }

private:
    ReadFrom m_from;
    List m_of;
};

template<class Compute>
Compiled computed(Compute compute, Scalar a, Scalar b)
{
    return rookery::scalar(
        [compute](Frame &, Value one, Value other) { return compute(one, other); },
        std::move(a),
        std::move(b));
}

/// The right side is not asked where the left one says all.
template<bool stopsAt>
class BothOrEither : public ScalarNode
{
public:
    BothOrEither(Scalar one, Scalar other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }
    Value eval(Frame &frame) const override
    {
        if ((m_one->eval(frame) != 0) == stopsAt)
            return stopsAt ? 1 : 0;
        return m_other->eval(frame) != 0 ? 1 : 0;
    }

private:
    Scalar m_one;
    Scalar m_other;
};

Value divided(Value a, Value b)
{
    if (b == 0)
        return 0;
    const Value quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

Compiled binary(Kind kind, Scalar a, Scalar b)
{
    switch (kind) {
    case Kind::Or:
        return Scalar(std::make_unique<BothOrEither<true>>(std::move(a), std::move(b)));
    case Kind::And:
        return Scalar(std::make_unique<BothOrEither<false>>(std::move(a), std::move(b)));
    case Kind::Equal:
        return computed(std::equal_to<Value>(), std::move(a), std::move(b));
    case Kind::NotEqual:
        return computed(std::not_equal_to<Value>(), std::move(a), std::move(b));
    case Kind::Less:
        return computed(std::less<Value>(), std::move(a), std::move(b));
    case Kind::LessEqual:
        return computed(std::less_equal<Value>(), std::move(a), std::move(b));
    case Kind::Greater:
        return computed(std::greater<Value>(), std::move(a), std::move(b));
    case Kind::GreaterEqual:
        return computed(std::greater_equal<Value>(), std::move(a), std::move(b));
    case Kind::Add:
        return computed([](Value x, Value y) { return held(x + y); }, std::move(a), std::move(b));
    case Kind::Subtract:
        return computed([](Value x, Value y) { return held(x - y); }, std::move(a), std::move(b));
    case Kind::Multiply:
        return computed([](Value x, Value y) { return held(x * y); }, std::move(a), std::move(b));
    case Kind::Divide:
        return computed(divided, std::move(a), std::move(b));
    default:
        return computed([](Value x, Value y) { return y == 0 ? 0 : x - divided(x, y) * y; },
                        std::move(a),
                        std::move(b));
    }
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
    m_looks.move = m_looks.move || row.locality == phrase::Locality::Move;
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
        struct Lists : ScalarNode
        {
            Lists(List a, List b, bool isEqual)
                : one(std::move(a))
                , other(std::move(b))
                , equal(isEqual)
            {
            }
            Value eval(Frame &frame) const override
            {
                std::vector<Value> a;
                std::vector<Value> b;
                one->eval(frame, a);
                other->eval(frame, b);
                return (a == b) == equal ? 1 : 0;
            }
            List one;
            List other;
            bool equal;
        };
        return Scalar(std::make_unique<Lists>(std::get<List>(compile(node.parts[0])),
                                              std::get<List>(compile(node.parts[1])),
                                              isEqual));
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
    return binary(node.kind, std::move(one), scalar(node.parts[1]));
}

Compiled PhraseCompiler::arithmetic(const Node &node)
{
    if (node.kind == Kind::Negate) {
        return rookery::scalar([](Frame &, Value number) { return -number; },
                               scalar(node.parts[0]));
    }
    Scalar one = scalar(node.parts[0]);
    return binary(node.kind, std::move(one), scalar(node.parts[1]));
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
        struct InList : ScalarNode
        {
            Value eval(Frame &frame) const override
            {
                std::vector<Value> numbers;
                const Value value = member->eval(frame);
                list->eval(frame, numbers);
                return std::binary_search(numbers.begin(), numbers.end(), value) == isIn ? 1 : 0;
            }
            Scalar member;
            List list;
            bool isIn = true;
        };
        auto made = std::make_unique<InList>();
        made->member = scalar(node.parts[0]);
        made->list = std::get<List>(compile(of));
        made->isIn = isIn;
        return Scalar(std::move(made));
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
            return List(std::make_unique<CombinedList<kind>>(
                std::get<List>(compile(node.parts[0])), std::get<List>(compile(node.parts[1]))));
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
        return member->constant() != nullptr;
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
    Compiled of = compile(node.parts[0]);
    if (auto *one = std::get_if<Scalar>(&of))
        return Scalar(std::make_unique<KeptScalar>(from, std::move(*one)));
    if (auto *members = std::get_if<rookery::SetOf>(&of))
        return rookery::SetOf(std::make_unique<KeptSet>(from, std::move(*members)));
    return List(std::make_unique<KeptList>(from, std::get<List>(std::move(of))));
}

Compiled PhraseCompiler::asSeen(const Node &node)
{
    Scalar player = scalar(node.parts[0]);
    Compiled of = compile(node.parts[1]);
    if (auto *one = std::get_if<Scalar>(&of))
        return Scalar(std::make_unique<SeenScalar>(std::move(player), std::move(*one)));
    if (auto *members = std::get_if<rookery::SetOf>(&of))
        return rookery::SetOf(std::make_unique<SeenSet>(std::move(player), std::move(*members)));
    return List(std::make_unique<SeenList>(std::move(player), std::get<List>(std::move(of))));
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

namespace {

/// Gives the parameters their values, all of them before the first is set.
struct WordCall
{
    std::vector<LocalPlace> parameters;
    std::vector<Compiled> values;

    void bind(Frame &frame) const
    {
        if (parameters.size() == 1)
            return bindOne(frame);
        constexpr std::size_t most = 16;
        std::array<Value, most> scalars{};
        std::array<const sets::Word *, most> members{};
        const RoomMark mark(frame);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (const auto *one = std::get_if<Scalar>(&values[i])) {
                scalars[i] = (*one)->eval(frame);
            } else if (const auto *set = std::get_if<SetOf>(&values[i])) {
                sets::Word *room = frame.room.take();
                const sets::Word *found = (*set)->view(frame, room);
                if (found != room)
                    sets::copy(room, found, frame.words);
                members[i] = room;
            } else {
                std::vector<Value> numbers;
                std::get<List>(values[i])->eval(frame, numbers);
                frame.lists[parameters[i].index] = std::move(numbers);
            }
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::holds_alternative<Scalar>(values[i]))
                frame.scalars[parameters[i].index] = scalars[i];
            else if (members[i] != nullptr)
                sets::copy(frame.set(parameters[i].index), members[i], frame.words);
        }
    }

    void bindOne(Frame &frame) const
    {
        if (const auto *one = std::get_if<Scalar>(&values.front())) {
            const Value value = (*one)->eval(frame);
            frame.scalars[parameters.front().index] = value;
        } else if (const auto *set = std::get_if<SetOf>(&values.front())) {
            const RoomMark mark(frame);
            const sets::Word *found = (*set)->view(frame, frame.room.take());
            sets::copy(frame.set(parameters.front().index), found, frame.words);
        } else {
            std::vector<Value> numbers;
            std::get<List>(values.front())->eval(frame, numbers);
            frame.lists[parameters.front().index] = std::move(numbers);
        }
    }
};

class WordScalar : public ScalarNode
{
public:
    WordScalar(WordCall call, const ScalarNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    Value eval(Frame &frame) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        return m_body.eval(frame);
    }

private:
    WordCall m_call;
    const ScalarNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

class WordSet : public SetNode
{
public:
    WordSet(WordCall call, const SetNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    /// Copied: the next call may give the same places other values.
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        const sets::Word *found = m_body.view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        return room;
    }

private:
    WordCall m_call;
    const SetNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

class WordList : public ListNode
{
public:
    WordList(WordCall call, const ListNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        m_body.eval(frame, members);
    }

private:
    WordCall m_call;
    const ListNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

} // namespace

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

} // namespace rookery
