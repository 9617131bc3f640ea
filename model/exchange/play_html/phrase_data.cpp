#include "model/exchange/play_html/phrase_data.h"

#include "model/exchange/play_html/compact_json.h"
#include "model/phrase/functions.h"
#include "model/play/phrases/phrase_frame.h"

#include <algorithm>

namespace rookery {

using phrase::Kind;
using phrase::MoveRef;
using phrase::MoveSort;
using phrase::Node;
using phrase::StepKind;

namespace {

/// As resources/play/rules/22-phrases.js calls it.
std::string_view kindName(Kind kind)
{
    switch (kind) {
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::Player:
    case Kind::Piece:
    case Kind::Cell:
    case Kind::Direction:
        return "value";
    case Kind::None:
    case Kind::DirectionGroup:
    case Kind::Blank:
        return "set"; // or a single value, see NodeData
    case Kind::Local:
        return "local";
    case Kind::OwnNumber:
        return "number";
    case Kind::Word:
        return "word";
    case Kind::Call:
        return "call";
    case Kind::Zone:
        return "zone";
    case Kind::Or:
        return "or";
    case Kind::And:
        return "and";
    case Kind::Not:
        return "not";
    case Kind::Equal:
        return "equal";
    case Kind::NotEqual:
        return "not-equal";
    case Kind::Less:
        return "less";
    case Kind::LessEqual:
        return "less-equal";
    case Kind::Greater:
        return "greater";
    case Kind::GreaterEqual:
        return "greater-equal";
    case Kind::In:
        return "in";
    case Kind::NotIn:
        return "not-in";
    case Kind::Add:
        return "add";
    case Kind::Subtract:
        return "subtract";
    case Kind::Multiply:
        return "multiply";
    case Kind::Divide:
        return "divide";
    case Kind::Remainder:
        return "remainder";
    case Kind::Negate:
        return "negate";
    case Kind::Union:
        return "union";
    case Kind::Without:
        return "without";
    case Kind::Common:
        return "common";
    case Kind::Range:
        return "range";
    case Kind::SetOf:
        return "set-of";
    case Kind::Filter:
        return "filter";
    case Kind::Image:
        return "image";
    case Kind::Some:
        return "some";
    case Kind::No:
        return "no";
    case Kind::Every:
        return "every";
    case Kind::Count:
        return "count";
    case Kind::The:
        return "the";
    case Kind::Sum:
        return "sum";
    case Kind::Most:
        return "most";
    case Kind::Least:
        return "least";
    case Kind::Spread:
        return "spread";
    case Kind::If:
        return "if";
    case Kind::Before:
        return "before";
    case Kind::BeforeTurn:
        return "before-turn";
    case Kind::AtStart:
        return "at-start";
    case Kind::SeenBy:
        return "seen-by";
    }
    return {};
}

std::string_view stepName(StepKind kind)
{
    switch (kind) {
    case StepKind::Let:
        return "let";
    case StepKind::SetLocal:
        return "set-local";
    case StepKind::AddLocal:
        return "add-local";
    case StepKind::SetNumber:
        return "set-number";
    case StepKind::AddNumber:
        return "add-number";
    case StepKind::Move:
        return "move";
    case StepKind::MoveEvery:
        return "move-every";
    case StepKind::Put:
        return "put";
    case StepKind::Capture:
        return "capture";
    case StepKind::Remove:
        return "remove";
    case StepKind::Swap:
        return "swap";
    case StepKind::TurnInto:
        return "turn-into";
    case StepKind::Give:
        return "give";
    case StepKind::Wall:
        return "wall";
    case StepKind::Clear:
        return "clear";
    case StepKind::Take:
        return "take";
    case StepKind::ToHand:
        return "to-hand";
    case StepKind::Stack:
        return "stack";
    case StepKind::Deal:
        return "deal";
    case StepKind::DealUnder:
        return "deal-under";
    case StepKind::Again:
        return "again";
    case StepKind::Next:
        return "next";
    case StepKind::If:
        return "if";
    case StepKind::For:
        return "for";
    case StepKind::Repeat:
        return "repeat";
    case StepKind::While:
        return "while";
    case StepKind::Blank:
        break;
    }
    return {};
}

bool isIndexed(Kind kind)
{
    return kind == Kind::Local || kind == Kind::OwnNumber || kind == Kind::Word
           || kind == Kind::Zone;
}

bool binds(Kind kind)
{
    return kind >= Kind::Filter && kind <= Kind::Spread;
}

std::int64_t valueOf(const Node &from, const Board &board)
{
    switch (from.kind) {
    case Kind::Number:
        return from.number;
    case Kind::True:
        return 1;
    case Kind::False:
        return 0;
    case Kind::None:
        return noValue;
    case Kind::Cell: {
        const auto cell = board.cellAt(SiteId(from.index));
        return cell ? static_cast<std::int64_t>(cell->index()) : noValue;
    }
    default:
        return from.index;
    }
}

std::string membersOf(const Node &from, const Board &board)
{
    if (from.kind != Kind::DirectionGroup)
        return "[]";
    std::vector<std::size_t> all;
    for (const DirectionId member : board.directions().groups[from.index].members)
        all.push_back(member.index());
    std::sort(all.begin(), all.end());
    return json::list(all, [](std::size_t each) { return json::number(each); });
}

} // namespace

std::string PhraseData::refs(const std::vector<MoveRef> &list)
{
    return json::list(list, [](const MoveRef &ref) {
        return ref.sort == MoveSort::Named ? json::number(ref.own) : json::text(enumName(ref.sort));
    });
}

std::string PhraseData::steps(const std::vector<phrase::Step> &steps) const
{
    return json::list(steps, [&](const phrase::Step &each) { return step(each); });
}

std::string PhraseData::step(const phrase::Step &from) const
{
    return json::Object()
        .add("k", json::text(stepName(from.kind)))
        .add("i", json::number(from.index))
        .add("s", json::number(from.slot))
        .addIf(from.most != 0, "most", json::number(from.most))
        .addIf(!from.values.empty(), "v", nodes(from.values))
        .addIf(!from.moves.empty(), "only", refs(from.moves))
        .addIf(!from.body.empty(), "body", steps(from.body))
        .addIf(!from.otherwise.empty(), "otherwise", steps(from.otherwise))
        .done();
}

std::string PhraseData::nodes(const std::vector<Node> &all) const
{
    return json::list(all, [&](const Node &each) { return node(each); });
}

std::string PhraseData::maybe(const std::vector<Node> &one) const
{
    return one.empty() ? "null" : node(one.front());
}

std::string PhraseData::node(const Node &from) const
{
    const bool isSet = phrase::isSet(from.type);
    const std::string_view kind =
        from.kind == Kind::None && !isSet ? std::string_view("value") : kindName(from.kind);
    return json::Object()
        .add("k", json::text(kind))
        .addIf(kind == "set", "v", membersOf(from, m_board))
        .addIf(kind == "value", "i", json::number(valueOf(from, m_board)))
        .addIf(isIndexed(from.kind), "i", json::number(from.index))
        .addIf(from.kind == Kind::Call, "f", json::text(phrase::functionRow(from.function).name))
        .addIf(binds(from.kind), "s", json::number(from.slot))
        .addIf(phrase::mayBeNone(from.type), "x", "true")
        .addIf(!from.parts.empty(), "p", nodes(from.parts))
        .done();
}

} // namespace rookery
