#include "model/engine/recipe/own_values.h"

#include "model/play/phrases/own_rules.h"

#include <algorithm>
#include <vector>

namespace rookery {

bool isForFirstTurns(const phrase::Node &when)
{
    using phrase::Kind;
    if (when.kind == Kind::And)
        return std::any_of(when.parts.begin(), when.parts.end(), isForFirstTurns);
    return (when.kind == Kind::Less || when.kind == Kind::LessEqual)
           && when.parts.front().kind == Kind::Call
           && when.parts.front().function == phrase::Function::Turn;
}

namespace {

bool turnsInto(const std::vector<phrase::Step> &steps, PieceId type)
{
    return std::any_of(steps.begin(), steps.end(), [&](const phrase::Step &step) {
        const bool isMeant = step.kind == phrase::StepKind::TurnInto && step.values.size() == 2
                             && step.values[1].kind == phrase::Kind::Piece
                             && step.values[1].index == type.index();
        return isMeant || turnsInto(step.body, type) || turnsInto(step.otherwise, type);
    });
}

bool turnsInto(const Rules &rules, PieceId type)
{
    return std::any_of(rules.ownMoves.begin(),
                       rules.ownMoves.end(),
                       [&](const OwnMove &move) { return turnsInto(move.steps.list, type); })
           || std::any_of(rules.effects.begin(), rules.effects.end(), [&](const OwnEffect &effect) {
                  return turnsInto(effect.steps.list, type);
              });
}

std::vector<CellId> cellsOf(const Position &position, PlayerId player, PieceId type)
{
    std::vector<CellId> cells;
    forEachCell(position.pieces(player), [&](CellId cell) {
        if (position.square(cell).type == type.index())
            cells.push_back(cell);
    });
    return cells;
}

int handOf(const Position &position, PieceId type)
{
    int count = 0;
    for (const PlayerId player : IdRange<PlayerId>(position.players()))
        count += position.count(OffBoard::Hand, player, type);
    return count;
}

/// Whether the own ends are nearer for a player, or farther for the others, without every second of
/// these pieces.
bool areBurden(const RuleBook &book,
               const Position &start,
               PlayerId owner,
               const std::vector<CellId> &cells)
{
    OwnRules own(book.own());
    Position without = start;
    for (std::size_t i = 0; i < cells.size(); i += 2)
        without.take(cells[i]);
    const Rules &rules = book.rules();
    Value gain = 0;
    for (std::size_t i = 0; i < rules.ends.size(); ++i) {
        const End &end = rules.ends[i];
        const int sign = end.most.isGiven() ? 1 : signOf(end.outcome);
        for (const PlayerId player : rules.deciders()) {
            if (sign == 0 || !covers(end.players, player))
                continue;
            const Value change = own.leaning(i, without, player) - own.leaning(i, start, player);
            gain += (player == owner ? sign : -sign) * change;
        }
    }
    return gain > 0;
}

/// Adds the numbers of cells and players that a phrase asks for; those of the game count nothing.
void addNumbers(const Rules &rules,
                const phrase::Node &node,
                std::set<std::size_t> &numbers,
                int wordsLeft = 4)
{
    using phrase::Kind;
    if (node.kind == Kind::OwnNumber && !node.parts.empty())
        numbers.insert(node.index);
    if (node.kind == Kind::Word && wordsLeft > 0)
        addNumbers(rules, rules.words[node.index].means.node(), numbers, wordsLeft - 1);
    for (const phrase::Node &part : node.parts)
        addNumbers(rules, part, numbers, wordsLeft);
}

} // namespace

std::set<std::size_t> racedNumbers(const Rules &rules)
{
    using phrase::Kind;
    std::set<std::size_t> numbers;
    for (const End &end : rules.ends) {
        const auto *said = std::get_if<Said>(&end.condition);
        if (!said || !said->condition.isGiven() || signOf(end.outcome) <= 0)
            continue;
        const phrase::Node &node = said->condition.node();
        const bool compares = node.kind == Kind::Equal || node.kind == Kind::Greater
                              || node.kind == Kind::GreaterEqual;
        if (compares && node.parts[0].type == phrase::Type::Number)
            addNumbers(rules, node.parts[0], numbers);
    }
    return numbers;
}

std::optional<int> ownValue(const RuleBook &book, const Position &start, PieceId type)
{
    constexpr int each = 100;
    constexpr int better = 160;
    const Rules &rules = book.rules();
    if (rules.ownMoves.empty() || !book.own())
        return std::nullopt;
    if (!racedNumbers(rules).empty())
        return 0;
    bool isThere = handOf(start, type) > 0;
    for (const PlayerId player : rules.deciders()) {
        const auto cells = cellsOf(start, player, type);
        if (!cells.empty() && areBurden(book, start, player, cells))
            return 0;
        isThere = isThere || !cells.empty();
    }
    if (isThere)
        return each;
    return turnsInto(rules, type) ? std::optional(better) : std::nullopt;
}

} // namespace rookery
