#include "model/play/phrases/leanings.h"

#include "model/play/phrases/phrase_groups.h"

#include <optional>

namespace rookery {

using phrase::Kind;
using phrase::Node;
using phrase::Type;

namespace {

/// More than anything that is measured on a board.
constexpr Value far = 50;

Scalar constant(Value value)
{
    return scalar([value](Frame &) { return value; });
}

bool isNoSet(const Node &node)
{
    return node.kind == Kind::None || (node.kind == Kind::SetOf && node.parts.empty());
}

/// The least and the greatest that a number can be, where it is one of a few.
std::optional<std::pair<Value, Value>> rangeOf(const Node &node)
{
    if (node.kind == Kind::Number)
        return std::pair<Value, Value>(node.number, node.number);
    if (node.kind != Kind::If)
        return std::nullopt;
    const auto one = rangeOf(node.parts[1]);
    const auto other = rangeOf(node.parts[2]);
    if (!one || !other)
        return std::nullopt;
    return std::pair(std::min(one->first, other->first), std::max(one->second, other->second));
}

/// How many steps one of these cells is from one of those, whatever stands between.
Value stepsBetween(Frame &frame, const sets::Word *from, const sets::Word *to)
{
    const Value steps = groups::way(frame, from, to, frame.board.allCells(), nullptr);
    return steps < 0 ? far : steps;
}

/// How many empty cells must be added to the set so that one part of it has cells of both sides.
Value lackingBetween(Frame &frame,
                     const sets::Word *cells,
                     const sets::Word *one,
                     const sets::Word *other)
{
    const RoomMark mark(frame);
    sets::Word *found = frame.room.take();
    sets::Word *start = frame.room.take();
    sets::Word *next = frame.room.take();
    const auto isEmpty = [&](Value cell) {
        return frame.position().isEmpty(CellId(cell));
    };
    const auto meets = [&](const sets::Word *set) {
        sets::Word common = 0;
        for (std::size_t i = 0; i < frame.words; ++i)
            common |= set[i] & other[i];
        return common != 0;
    };
    for (std::size_t i = 0; i < frame.words; ++i)
        start[i] = cells[i] & one[i];
    groups::spread(frame, start, cells, nullptr, found);
    for (Value lacking = 0; lacking < far && !frame.isSpent(); ++lacking) {
        if (meets(found))
            return lacking;
        sets::clear(next, frame.words);
        groups::addBorder(frame, found, nullptr, next);
        if (lacking == 0) {
            for (std::size_t i = 0; i < frame.words; ++i)
                next[i] |= one[i] & ~found[i];
        }
        sets::copy(start, found, frame.words);
        bool grows = false;
        sets::each(next, frame.words, [&](Value cell) {
            if (!isEmpty(cell))
                return;
            sets::add(start, cell);
            grows = true;
        });
        if (!grows)
            return far;
        groups::spread(frame, start, cells, nullptr, found);
    }
    return far;
}

/// Measures what is missing of truths, part by part.
class Measure
{
public:
    explicit Measure(PhraseCompiler &compiler)
        : m_compiler(compiler)
    {
    }

    /// 0 where the truth is as wanted.
    Scalar lack(const Node &node, bool wanted = true)
    {
        switch (node.kind) {
        case Kind::True:
        case Kind::False:
            return constant((node.kind == Kind::True) == wanted ? 0 : far);
        case Kind::Not:
            return lack(node.parts[0], !wanted);
        case Kind::And:
        case Kind::Or:
            return (node.kind == Kind::And) == wanted ? both(node, wanted) : either(node, wanted);
        case Kind::Equal:
        case Kind::NotEqual:
        case Kind::Less:
        case Kind::LessEqual:
        case Kind::Greater:
        case Kind::GreaterEqual:
            return comparison(node, wanted);
        case Kind::In:
        case Kind::NotIn:
            return membership(node, (node.kind == Kind::In) == wanted);
        case Kind::Some:
        case Kind::No:
            return (node.kind == Kind::Some) == wanted ? some(node, true) : none(node, false);
        case Kind::Every:
            return wanted ? none(node, true) : some(node, false);
        case Kind::If:
            return choice(node, wanted);
        case Kind::Word:
            return word(node, wanted);
        case Kind::Call:
            return call(node, wanted);
        default:
            return unmeasured(node, wanted);
        }
    }

private:
    /// So many words are followed in all; each costs as often as it is asked, and words that ask
    /// words several times multiply.
    static constexpr int mostWords = 64;

    Scalar unmeasured(const Node &node, bool wanted)
    {
        return scalar([wanted](Frame &, Value holds) { return (holds != 0) == wanted ? 0 : 2; },
                      m_compiler.scalar(node));
    }

    Scalar both(const Node &node, bool wanted)
    {
        Scalar one = lack(node.parts[0], wanted);
        return scalar([](Frame &, Value a, Value b) { return a + b; },
                      std::move(one),
                      lack(node.parts[1], wanted));
    }

    Scalar either(const Node &node, bool wanted)
    {
        Scalar one = lack(node.parts[0], wanted);
        return scalar([](Frame &, Value a, Value b) { return std::min(a, b); },
                      std::move(one),
                      lack(node.parts[1], wanted));
    }

    static Kind contrary(Kind kind)
    {
        switch (kind) {
        case Kind::Equal:
            return Kind::NotEqual;
        case Kind::NotEqual:
            return Kind::Equal;
        case Kind::Less:
            return Kind::GreaterEqual;
        case Kind::LessEqual:
            return Kind::Greater;
        case Kind::Greater:
            return Kind::LessEqual;
        default:
            return Kind::Less;
        }
    }

    Scalar comparison(const Node &node, bool wanted)
    {
        const Kind kind = wanted ? node.kind : contrary(node.kind);
        const Type type = node.parts[0].type;
        if (phrase::isSet(type))
            return type == Type::Numbers ? unmeasured(node, wanted) : setsCompared(node, kind);
        if (type != Type::Number)
            return unmeasured(node, wanted);
        Scalar left = m_compiler.scalar(node.parts[0]);
        return scalar(
            [kind](Frame &, Value a, Value b) -> Value {
                switch (kind) {
                case Kind::Equal:
                    return std::abs(a - b);
                case Kind::NotEqual:
                    return a == b ? 1 : 0;
                case Kind::Less:
                    return std::max<Value>(a - b + 1, 0);
                case Kind::LessEqual:
                    return std::max<Value>(a - b, 0);
                case Kind::Greater:
                    return std::max<Value>(b - a + 1, 0);
                default:
                    return std::max<Value>(b - a, 0);
                }
            },
            std::move(left),
            m_compiler.scalar(node.parts[1]));
    }

    /// Members that only one of both has; of a set that should not be empty, how far its two parts
    /// are from each other.
    Scalar setsCompared(const Node &node, Kind kind)
    {
        const bool isFirstEmpty = isNoSet(node.parts[0]);
        const Node &set = node.parts[isFirstEmpty ? 1 : 0];
        if (kind == Kind::NotEqual && (isFirstEmpty || isNoSet(node.parts[1])))
            return someMember(set);
        SetOf left = m_compiler.set(node.parts[0]);
        return scalar(
            [kind](Frame &frame, const sets::Word *a, const sets::Word *b) -> Value {
                Value differing = 0;
                for (std::size_t i = 0; i < frame.words; ++i)
                    differing += std::popcount(a[i] ^ b[i]);
                return kind == Kind::Equal ? differing : differing == 0 ? 1 : 0;
            },
            std::move(left),
            m_compiler.set(node.parts[1]));
    }

    Scalar someMember(const Node &set)
    {
        if (set.type == Type::Numbers)
            return constant(1);
        if (set.kind == Kind::Common && set.type == Type::Cells) {
            SetOf left = m_compiler.set(set.parts[0]);
            return scalar(stepsBetween, std::move(left), m_compiler.set(set.parts[1]));
        }
        return scalar(
            [](Frame &frame, const sets::Word *members) {
                return sets::isEmpty(members, frame.words) ? 3 : 0;
            },
            m_compiler.set(set));
    }

    Scalar membership(const Node &node, bool wanted)
    {
        const Node &of = node.parts[1];
        if (of.type != Type::Cells)
            return unmeasured(node, (node.kind == Kind::In) == wanted);
        Scalar cell = m_compiler.scalar(node.parts[0]);
        return scalar(
            [wanted](Frame &frame, Value member, const sets::Word *cells) -> Value {
                const bool isIn = sets::has(cells, member);
                if (!wanted || isIn || member < 0)
                    return isIn == wanted ? 0 : wanted ? far : 1;
                const RoomMark mark(frame);
                sets::Word *from = frame.room.take();
                sets::clear(from, frame.words);
                sets::add(from, member);
                return stepsBetween(frame, from, cells);
            },
            std::move(cell),
            m_compiler.set(of));
    }

    /// The member of which least is missing.
    Scalar some(const Node &node, bool wanted)
    {
        if (node.parts.size() < 2)
            return someMember(node.parts[0]);
        auto from = m_compiler.members(node.parts[0], node.slot);
        Scalar of = lack(node.parts[1], wanted);
        return scalar([](Frame &, Value least) { return std::min(least, far); },
                      Scalar(std::make_unique<GatherNode<Gathered::Least>>(
                          std::move(of), std::move(from), Scalar())));
    }

    /// What is missing of all members together.
    Scalar none(const Node &node, bool wanted)
    {
        auto from = m_compiler.members(node.parts[0], node.slot);
        Scalar of = node.parts.size() < 2 ? constant(1) : lack(node.parts[1], wanted);
        return std::make_unique<GatherNode<Gathered::Sum>>(
            std::move(of), std::move(from), Scalar());
    }

    Scalar choice(const Node &node, bool wanted)
    {
        Scalar then = lack(node.parts[1], wanted);
        Scalar otherwise = lack(node.parts[2], wanted);
        return scalar([](Frame &, Value holds, Value a, Value b) { return holds != 0 ? a : b; },
                      m_compiler.scalar(node.parts[0]),
                      std::move(then),
                      std::move(otherwise));
    }

    Scalar word(const Node &node, bool wanted)
    {
        if (m_words == mostWords)
            return unmeasured(node, wanted);
        ++m_words;
        return m_compiler.ofWord(node, [&](const Node &body) { return lack(body, wanted); });
    }

    Scalar call(const Node &node, bool wanted)
    {
        if (node.function != phrase::Function::Joins || node.parts.size() != 3 || !wanted)
            return unmeasured(node, wanted);
        SetOf cells = m_compiler.set(node.parts[0]);
        SetOf one = m_compiler.set(node.parts[1]);
        return scalar(
            lackingBetween, std::move(cells), std::move(one), m_compiler.set(node.parts[2]));
    }

    PhraseCompiler &m_compiler;
    int m_words = 0;
};

/// The nearer, the more each step counts; far away there is still a slope.
Scalar worthOf(Scalar lack)
{
    return scalar(
        [](Frame &, Value missing) -> Value {
            constexpr Value atOnce = 600;
            constexpr Value perStep = 12;
            const Value steps = std::clamp<Value>(missing, 0, far);
            return atOnce / (1 + steps) - perStep * steps;
        },
        std::move(lack));
}

Scalar worthOfTruth(PhraseCompiler &compiler, const Node &node)
{
    return worthOf(Measure(compiler).lack(node));
}

/// A number that is one of two by a truth says who wins: what the truth is worth; null otherwise.
Scalar worthOfChoice(PhraseCompiler &compiler, const Node &node)
{
    if (node.kind == Kind::If) {
        const auto then = rangeOf(node.parts[1]);
        const auto otherwise = rangeOf(node.parts[2]);
        if (then && otherwise && then->first > otherwise->second)
            return worthOfTruth(compiler, node.parts[0]);
        if (then && otherwise && then->second < otherwise->first)
            return worthOf(Measure(compiler).lack(node.parts[0], false));
    }
    return nullptr;
}

/// A number counts the more, the nearer the game is to its end.
Scalar worthOfNumber(Scalar number, Scalar lack)
{
    return scalar(
        [](Frame &, Value units, Value missing) -> Value {
            constexpr Value always = 10;
            constexpr Value atTheEnd = 50;
            constexpr Value half = 4; // steps from the end where half of it counts
            constexpr Value most = 20'000;
            const Value steps = std::clamp<Value>(missing, 0, far);
            const Value perUnit = always + atTheEnd * half / (half + steps);
            return std::clamp(units * perUnit, -most, most);
        },
        std::move(number),
        std::move(lack));
}

/// Whether the answer is the same whatever stands on the board.
bool asksPlayersOnly(const Node &node)
{
    switch (node.kind) {
    case Kind::Call:
        if (node.function != phrase::Function::Me && node.function != phrase::Function::Other
            && node.function != phrase::Function::Next)
            return false;
        break;
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::None:
    case Kind::Local:
    case Kind::Player:
    case Kind::Equal:
    case Kind::NotEqual:
    case Kind::And:
    case Kind::Or:
    case Kind::Not:
    case Kind::If:
        break;
    default:
        return false;
    }
    return std::all_of(node.parts.begin(), node.parts.end(), asksPlayersOnly);
}

std::optional<LocalPlace> enterFor(PhraseCompiler &compiler, const phrase::Phrase &phrase)
{
    compiler.enter(phrase.locals);
    return phrase.locals.empty() ? std::nullopt : std::optional(compiler.place(0));
}

} // namespace

EndLeaning leaningOf(PhraseCompiler &compiler, const End &end, bool isOfPlayer)
{
    const auto *said = std::get_if<Said>(&end.condition);
    const bool hasCondition = said != nullptr && said->condition.isGiven();
    EndLeaning leaning;
    const bool isKnown = end.most.isGiven() && asksPlayersOnly(end.most.node());
    if (isKnown && hasCondition && !isOfPlayer) {
        // Who wins is known beforehand, and the condition says how near that is.
        enterFor(compiler, said->condition);
        Scalar worth = worthOfTruth(compiler, said->condition.node());
        leaning.player = enterFor(compiler, end.most);
        leaning.value =
            scalar([](Frame &, Value most, Value gained) { return most > 0 ? gained : 0; },
                   compiler.scalar(end.most.node()),
                   std::move(worth));
    } else if (end.most.isGiven()) {
        Scalar lack = constant(far);
        if (hasCondition && !isOfPlayer) {
            enterFor(compiler, said->condition);
            lack = Measure(compiler).lack(said->condition.node());
        }
        leaning.player = enterFor(compiler, end.most);
        leaning.value = worthOfChoice(compiler, end.most.node());
        if (!leaning.value)
            leaning.value = worthOfNumber(compiler.scalar(end.most.node()), std::move(lack));
    } else if (hasCondition && isOfPlayer) {
        leaning.player = enterFor(compiler, said->condition);
        leaning.value = worthOfTruth(compiler, said->condition.node());
    }
    return leaning;
}

} // namespace rookery
