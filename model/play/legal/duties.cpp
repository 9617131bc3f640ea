#include "model/play/legal/duties.h"

#include <algorithm>
#include <set>
#include <span>

namespace rookery {

namespace {

int worth(const CapturePriority &priority, PieceId type)
{
    if (!priority.otherTypes.empty() && covers(priority.otherTypes, type))
        return priority.otherWeight;
    return covers(priority.types, type) ? priority.weight : 0;
}

CaptureOrder victims(const Move &move)
{
    CaptureOrder cells;
    for (const Taken &taken : move.taken) {
        if (!taken.putTo)
            cells.push_back(taken.cell);
    }
    if (move.captures)
        cells.push_back(move.to);
    return cells;
}

int worth(const Position &position, const CapturePriority &priority, const Move &move)
{
    if (priority.value == CaptureValue::Mover)
        return covers(priority.types, move.type) ? 1 : 0;
    int sum = 0;
    for (const CellId cell : victims(move)) {
        if (const auto piece = position.at(cell))
            sum += worth(priority, piece->type);
    }
    return sum;
}

/// Of the order that takes them earliest, if there are several.
std::vector<bool> earliness(const RuleBook &book,
                            const Position &position,
                            const CapturePriority &priority,
                            const Move &move)
{
    const std::vector<bool> byCell = earliness(priority, position, victims(move));
    if (std::set<bool>(byCell.begin(), byCell.end()).size() < 2)
        return byCell; // the same in every order
    const auto orders = book.captureOrders().of(position, move);
    return orders.empty() ? byCell : earliness(priority, position, std::span(orders));
}

/// Leaves only the moves with a property, if there is one.
template<class Test>
void keepIfAny(std::vector<Move> &moves, Test &&isDuty)
{
    if (std::any_of(moves.begin(), moves.end(), isDuty))
        std::erase_if(moves, [&](const Move &move) { return !isDuty(move); });
}

/// Leaves only those moves that are best by a measure.
template<class Measure>
void keepGreatest(std::vector<Move> &moves, Measure &&measure)
{
    std::vector<decltype(measure(moves.front()))> measured;
    for (const Move &move : moves)
        measured.push_back(measure(move));
    const auto greatest = *std::max_element(measured.begin(), measured.end());
    auto next = measured.begin();
    std::erase_if(moves, [&](const Move &) { return *next++ < greatest; });
}

/// Leaves only the captures that are best by these wishes, the first of them first.
void keepBest(const RuleBook &book,
              const Position &position,
              std::span<const CapturePriority> priorities,
              std::vector<Move> &moves)
{
    for (const CapturePriority &priority : priorities) {
        if (moves.size() < 2)
            return;
        if (priority.value == CaptureValue::Earliest)
            keepGreatest(
                moves, [&](const Move &move) { return earliness(book, position, priority, move); });
        else
            keepGreatest(moves, [&](const Move &move) { return worth(position, priority, move); });
    }
}

bool endsByCapture(const Move &move)
{
    return move.isCapture() && !move.goesOn;
}

} // namespace

void obeyDuties(const RuleBook &book, const Position &position, std::vector<Move> &moves)
{
    const PlayerId player = position.toMove();
    for (const DropDuty &duty : book.rules().dropDuties) {
        if (covers(duty.players, player)) {
            keepIfAny(moves, [&](const Move &move) {
                return move.kind == Move::Kind::Drop && covers(duty.types, move.type);
            });
        }
    }
    for (const Compulsion &compulsion : book.rules().compulsions) {
        const bool isDuty = compulsion.captures == MustCapture::Must
                            && covers(compulsion.players, player)
                            && std::any_of(moves.begin(), moves.end(), endsByCapture);
        if (!isDuty)
            continue;
        std::erase_if(moves, [](const Move &move) { return !move.goesOn && !endsByCapture(move); });
        keepBest(book, position, compulsion.priorities, moves);
    }
}

} // namespace rookery
