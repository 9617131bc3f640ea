#include "model/play/rules/removals.h"

#include "model/play/moves/move_list.h"

#include <algorithm>

namespace rookery {

namespace {

/// What would stand where after a move, as far as rows are concerned.
class AfterMove
{
public:
    AfterMove(const RuleBook &book,
              const Position &position,
              const Mill &mill,
              const Move *move = nullptr)
        : m_book(book)
        , m_position(position)
        , m_mill(mill)
        , m_move(move)
    {
    }

    /// Whether a row of the player goes through the cell.
    bool isInRow(CellId cell, PlayerId player) const
    {
        const auto &lines = m_book.lines().from(cell, m_mill.lines);
        const auto &opposites = m_book.lines().opposites(m_mill.lines);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const int length = 1 + along(lines[i], player) + along(lines[opposites[i]], player);
            if (length >= m_mill.length)
                return true;
        }
        return false;
    }

private:
    int along(const std::vector<CellId> &line, PlayerId player) const
    {
        const auto end = std::find_if(
            line.begin(), line.end(), [&](CellId cell) { return !belongs(cell, player); });
        return static_cast<int>(end - line.begin());
    }

    bool belongs(CellId cell, PlayerId player) const
    {
        if (m_move && m_move->kind == Move::Kind::Displace && cell == m_move->from)
            return false;
        const auto piece = m_position.at(cell);
        return piece && piece->owner == player && covers(m_mill.types, piece->type);
    }

    const RuleBook &m_book;
    const Position &m_position;
    const Mill &m_mill;
    const Move *m_move;
};

std::vector<CellId> victimsOf(const RuleBook &book, const Position &position, const Mill &mill)
{
    const AfterMove now(book, position, mill);
    std::vector<CellId> all;
    std::vector<CellId> loose;
    for (const CellId cell : book.board().cells()) {
        const auto piece = position.at(cell);
        if (!piece || piece->owner == position.toMove())
            continue;
        all.push_back(cell);
        if (!covers(mill.types, piece->type) || !now.isInRow(cell, piece->owner))
            loose.push_back(cell);
    }
    return mill.victims == RowVictims::Loose && !loose.empty() ? loose : all;
}

/// Whether the piece on the cell is captured or moved by the move already.
bool isTakenBy(const Move &move, CellId cell)
{
    return (move.captures && move.to == cell) || isTaken(move.taken, cell);
}

} // namespace

void addMills(const RuleBook &book, const Position &position, std::vector<Move> &moves)
{
    for (const Mill &mill : book.rules().mills) {
        const std::vector<CellId> victims = victimsOf(book, position, mill);
        expandMoves(moves, 0, [&](const Move &move, std::vector<Move> &rows) {
            const bool arrives = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Drop;
            const bool closes =
                arrives && covers(mill.types, move.type)
                && AfterMove(book, position, mill, &move).isInRow(move.to, position.toMove());
            const std::size_t before = rows.size();
            for (const CellId victim : victims) {
                if (!closes || isTakenBy(move, victim))
                    continue;
                rows.push_back(move);
                rows.back().taken.push_back({victim, std::nullopt});
            }
            if (rows.size() == before)
                rows.push_back(move);
        });
    }
}

} // namespace rookery
