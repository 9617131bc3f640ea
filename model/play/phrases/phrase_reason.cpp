#include "model/play/phrases/phrase_reason.h"

#include "model/base/message_list.h"
#include "model/base/shown.h"
#include "model/phrase/nodes.h"
#include "model/phrase/sentences.h"
#include "model/play/phrases/own_sayings.h"
#include "model/play/phrases/phrase_compiler.h"
#include "model/play/phrases/piece_answers.h"

#include <algorithm>

namespace rookery {

using phrase::Function;
using phrase::Kind;
using phrase::Node;
using phrase::Type;

namespace {

constexpr Value reasonBudget = 1'000'000;
constexpr std::size_t mostShown = 8;
/// Words in words that are gone into.
constexpr int mostWords = 3;

bool isLiteral(const Node &node)
{
    switch (node.kind) {
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::None:
    case Kind::Player:
    case Kind::Piece:
    case Kind::Cell:
    case Kind::Direction:
        return true;
    case Kind::Call:
        return node.function == Function::NoPlayer;
    case Kind::SetOf:
        return std::all_of(node.parts.begin(), node.parts.end(), isLiteral);
    default:
        return false;
    }
}

/// Of an own word, its blanks filled.
AskedPhrase::Known filledBlanks(std::vector<Node> values)
{
    AskedPhrase::Known known;
    for (std::size_t i = 0; i < values.size(); ++i)
        known.emplace_back(static_cast<std::uint16_t>(i), std::move(values[i]));
    return known;
}

} // namespace

AskedPhrase::AskedPhrase(Node root, const std::vector<phrase::Local> &names, const Known &known)
    : node(std::move(root))
    , locals(names)
{
    phrase::eachNode(node, [&](Node &each) {
        const auto value = std::find_if(known.begin(), known.end(), [&](const auto &one) {
            return each.kind == Kind::Local && one.first == each.index;
        });
        if (value != known.end())
            each = Node(value->second);
    });
}

PhraseReasons::PhraseReasons(const OwnProgram &program,
                             std::shared_ptr<const phrase::Names> names,
                             const Frame &asked)
    : m_program(program)
    , m_names(std::move(names))
    , m_asked(asked)
{
}

Node PhraseReasons::constant(Value value, Type type) const
{
    Node node;
    node.type = type;
    node.index = static_cast<std::uint16_t>(std::max<Value>(value, 0));
    switch (type) {
    case Type::Truth:
        node.kind = value != 0 ? Kind::True : Kind::False;
        return node;
    case Type::Number:
        node.kind = Kind::Number;
        node.number = static_cast<std::int32_t>(value);
        return node;
    case Type::Cell:
        node.kind = Kind::Cell;
        if (value >= 0)
            node.index = static_cast<std::uint16_t>(
                m_program.game().board.board().site(CellId(value)).index());
        break;
    case Type::Direction:
        node.kind = Kind::Direction;
        break;
    case Type::Player:
        node.kind = value == m_program.game().unowned() ? Kind::Call : Kind::Player;
        node.function = Function::NoPlayer;
        break;
    default:
        node.kind = Kind::Piece;
        break;
    }
    if (value < 0)
        node.kind = Kind::None;
    return node;
}

Node PhraseReasons::constant(const Frame &frame, const LocalPlace &place) const
{
    if (!phrase::isSet(place.type))
        return constant(frame.scalars[place.index], place.type);
    Node set;
    set.kind = Kind::SetOf;
    set.type = place.type;
    const auto add = [&](Value member) {
        set.parts.push_back(constant(member, phrase::memberOf(place.type)));
    };
    if (place.type == Type::Numbers)
        std::for_each(frame.lists[place.index].begin(), frame.lists[place.index].end(), add);
    else
        sets::each(&frame.setWords[place.index * frame.words], frame.words, add);
    return set;
}

/// The one value, or the members of a set.
std::vector<Value> PhraseReasons::values(const AskedPhrase &asked) const
{
    PhraseCompiler compiler(m_program.game(), m_program.rules());
    compiler.enter(asked.locals);
    const Compiled compiled = compiler.compile(asked.node);
    Frame frame(m_program.game().board, compiler.size());
    frame.read = m_asked.read;
    frame.from = m_asked.from;
    frame.game = m_asked.game;
    frame.sight = m_asked.sight;
    frame.budget = reasonBudget;
    std::copy_n(m_asked.scalars.begin(), moveValues, frame.scalars.begin());
    frame.context.captured = m_asked.context.captured;
    frame.context.path = m_asked.context.path;
    std::vector<Value> found;
    if (const auto *one = std::get_if<Scalar>(&compiled))
        return {one->eval(frame)};
    if (const auto *list = std::get_if<List>(&compiled))
        (*list)->eval(frame, found);
    else
        sets::each(std::get<SetOf>(compiled)->view(frame, frame.room.take()),
                   frame.words,
                   [&](Value member) { found.push_back(member); });
    return found;
}

AskedPhrase PhraseReasons::part(const AskedPhrase &of, std::size_t place) const
{
    return {of.node.parts[place], of.locals};
}

/// What makes the truth other than it is wanted.
Message PhraseReasons::blame(const AskedPhrase &truth, bool wanted, int depth) const
{
    const Kind kind = truth.node.kind;
    if (kind == Kind::Not)
        return blame(part(truth, 0), !wanted, depth);
    if (kind == Kind::If)
        return blame(part(truth, holds(part(truth, 0)) ? 1 : 2), wanted, depth);
    if (kind == Kind::And || kind == Kind::Or)
        return blameOfParts(truth, wanted, depth);
    if (kind == Kind::Some || kind == Kind::No || kind == Kind::Every)
        return blameOfMembers(truth, wanted);
    if (kind == Kind::Word && depth < mostWords)
        return blameOfWord(truth, wanted, depth);
    return plain(truth, wanted, partValues(truth));
}

/// Of one part where one is enough, else of both.
Message PhraseReasons::blameOfParts(const AskedPhrase &truth, bool wanted, int depth) const
{
    const AskedPhrase left = part(truth, 0);
    const AskedPhrase right = part(truth, 1);
    const bool isOneEnough = (truth.node.kind == Kind::And) == wanted;
    if (isOneEnough)
        return blame(holds(left) != wanted ? left : right, wanted, depth);
    return Message("{one}; {other}",
                   {{"one", blame(left, wanted, depth)}, {"other", blame(right, wanted, depth)}});
}

Message PhraseReasons::blameOfWord(const AskedPhrase &call, bool wanted, int depth) const
{
    std::vector<Node> values;
    for (std::size_t i = 0; i < call.node.parts.size(); ++i) {
        const Node &part = call.node.parts[i];
        values.push_back(phrase::isSet(part.type) || isLiteral(part)
                             ? part
                             : constant(this->values(this->part(call, i)).front(), part.type));
    }
    const phrase::Phrase &means = m_program.rules().words[call.node.index].means;
    AskedPhrase filled = call;
    filled.node.parts = values;
    const bool isKnown = std::all_of(values.begin(), values.end(), isLiteral);
    if (!isKnown || !means.isGiven())
        return plain(filled, wanted, partValues(call));
    return Message(
        "{word}: {reason}",
        {{"word", plain(filled, wanted, {})},
         {"reason", blame({means.node(), means.locals, filledBlanks(values)}, wanted, depth + 1)}});
}

/// With the first member that is to blame, where one is.
Message PhraseReasons::blameOfMembers(const AskedPhrase &quantifier, bool wanted) const
{
    const Node &node = quantifier.node;
    const bool isEvery = node.kind == Kind::Every;
    const bool hasWitness = (node.kind == Kind::Some) != wanted;
    if (!hasWitness)
        return plain(quantifier, wanted, {});
    const Type type = phrase::memberOf(node.parts[0].type);
    for (const Value member : values(part(quantifier, 0))) {
        const AskedPhrase::Known known{{node.slot, constant(member, type)}};
        if (holds({node.parts[1], quantifier.locals, known}) != isEvery)
            return plain(quantifier,
                         wanted,
                         {Message::literal(quantifier.locals[node.slot].name + " = "
                                           + valueText(member, type, m_program))});
    }
    return plain(quantifier, wanted, {});
}

Message
PhraseReasons::plain(const AskedPhrase &truth, bool wanted, std::vector<Message> values) const
{
    const MessageArguments arguments{{"phrase", said(truth)},
                                     {"values", messagesArgument(std::move(values), ", ")}};
    return wanted ? Message("'{phrase}' does not hold[: {values}]", arguments)
                  : Message("'{phrase}' holds[: {values}]", arguments);
}

/// What a truth asks, as far as its words do not say it.
std::vector<Message> PhraseReasons::partValues(const AskedPhrase &truth) const
{
    std::vector<Message> all;
    for (std::size_t i = 0; i < truth.node.parts.size(); ++i) {
        const AskedPhrase asked = part(truth, i);
        if (!isLiteral(asked.node))
            all.push_back(
                Message("{asked} = {value}", {{"asked", said(asked)}, {"value", valueOf(asked)}}));
        if (asked.node.type != Type::Cell || truth.node.kind != Kind::Call)
            continue;
        if (const std::string piece = standing(values(asked).front()); !piece.empty())
            all.push_back(Message::literal(piece));
    }
    return all;
}

/// Which piece is on the cell, if one is.
std::string PhraseReasons::standing(Value cell) const
{
    const auto *square = pieces::squareAt(m_asked, cell);
    if (square == nullptr || !pieces::isPiece(*square))
        return {};
    const std::string owner = square->owner < m_program.game().players
                                  ? valueText(square->owner, Type::Player, m_program) + " "
                                  : "";
    return valueText(cell, Type::Cell, m_program) + ": " + owner
           + valueText(square->type, Type::Piece, m_program);
}

std::string PhraseReasons::valueOf(const AskedPhrase &asked) const
{
    const std::vector<Value> found = values(asked);
    const Type type = phrase::memberOf(asked.node.type);
    if (!phrase::isSet(asked.node.type))
        return valueText(found.front(), type, m_program);
    std::string text;
    for (std::size_t i = 0; i < std::min(found.size(), mostShown); ++i)
        text += (i == 0 ? "" : ", ") + valueText(found[i], type, m_program);
    return "{" + text + (found.size() > mostShown ? ", ..." : "") + "}";
}

/// The players of the move by their names.
Message PhraseReasons::said(const AskedPhrase &asked) const
{
    Node node = asked.node;
    phrase::eachNode(node, [&](Node &each) {
        if (each.kind == Kind::Call && each.function == Function::Me)
            each = constant(m_asked.context.me, Type::Player);
        else if (each.kind == Kind::Call && each.function == Function::Other)
            each = constant(m_asked.context.other, Type::Player);
    });
    MessageArguments::Argument words(std::string(), std::string(), true);
    words.say = [node, locals = asked.locals, names = m_names](const Speech &speech) {
        return phrase::said(node, locals, *names, speech.wording);
    };
    return Message("{words}", {{"words", std::move(words)}});
}

Message PhraseReasons::set(const AskedPhrase &members) const
{
    if (isLiteral(members.node))
        return Message::literal(valueOf(members));
    return Message("{set} = {members}", {{"set", said(members)}, {"members", valueOf(members)}});
}

} // namespace rookery
