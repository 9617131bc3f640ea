#include "model/play/rules/trade_rules.h"

#include <algorithm>

namespace rookery {

namespace {

std::vector<CellId> capturedBy(const Move &move)
{
    std::vector<CellId> cells;
    if (move.captures)
        cells.push_back(move.to);
    for (const Taken &taken : move.taken) {
        if (!taken.putTo)
            cells.push_back(taken.cell);
    }
    return cells;
}

bool areNeighbours(const RuleBook &book, CellId cell, CellId other)
{
    const auto &lines = book.lines().from(cell, Lines::All);
    return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
        return !line.empty() && line.front() == other;
    });
}

} // namespace

bool isFairTrade(const RuleBook &book,
                 Threats &threats,
                 const MoveMaker &maker,
                 Position &position,
                 const Move &move)
{
    if (book.rules().trades.empty() || move.kind != Move::Kind::Displace || !move.isCapture())
        return true;
    const std::vector<CellId> captured = capturedBy(move);
    // Trifles that fall on the way guard the strong piece as if they stood.
    const auto couldBeAvenged = [&] {
        const PlayerId player = position.toMove();
        Move alone = move;
        alone.taken.clear();
        Undo undo;
        maker.make(position, alone, undo);
        const bool isAttacked = threats.isAttacked(position, move.to, player);
        MoveMaker::unmake(position, undo);
        return isAttacked;
    };
    const auto isFair = [&](const Trade &rule, CellId cell) {
        if (!covers(rule.types, position.at(cell)->type))
            return true;
        const auto &fallen = position.state().tradedOn;
        if (!covers(rule.types, move.type))
            return !fallen || *fallen == cell;
        const bool hasExcuse = std::any_of(captured.begin(), captured.end(), [&](CellId other) {
            const PieceId type = position.at(other)->type;
            return other != cell
                   && std::find(rule.trifles.begin(), rule.trifles.end(), type)
                          == rule.trifles.end();
        });
        return hasExcuse || areNeighbours(book, move.from, cell) || !couldBeAvenged();
    };
    return std::all_of(captured.begin(), captured.end(), [&](CellId cell) {
        return std::all_of(book.rules().trades.begin(),
                           book.rules().trades.end(),
                           [&](const Trade &rule) { return isFair(rule, cell); });
    });
}

} // namespace rookery
