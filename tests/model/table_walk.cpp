#include "tests/model/table_walk.h"

#include "model/board/rectangle.h"
#include "model/play/reach/leg_rules.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Walks a table; `cellOf` is a cell of the table on the position's board, or nothing past it.
template<class CellOf>
class TableWalk
{
public:
    TableWalk(const MoveTable &table, const Position &position, const Mover &mover, CellOf cellOf)
        : m_table(table)
        , m_position(position)
        , m_mover(mover)
        , m_cellOf(std::move(cellOf))
    {
    }

    TableAnswer run()
    {
        m_answer.reach.begin(m_position.size());
        follow(m_table.firstAlways);
        if (!m_mover.moved)
            follow(m_table.firstUnmoved);
        while (!m_open.empty()) {
            const MoveTable::Entry &entry = m_table.entries[m_open.back()];
            m_open.pop_back();
            if (const std::optional<CellId> cell = m_cellOf(entry.cell))
                visit(entry, *cell);
        }
        auto &outcomes = m_answer.outcomes;
        std::sort(outcomes.begin(), outcomes.end());
        outcomes.erase(std::unique(outcomes.begin(), outcomes.end()), outcomes.end());
        return std::move(m_answer);
    }

private:
    void follow(MoveTable::Range range)
    {
        const auto begin = m_table.continuations.begin();
        m_open.insert(m_open.end(), begin + range.begin, begin + range.end);
    }

    void visit(const MoveTable::Entry &entry, CellId cell)
    {
        const auto &end =
            entry.ends[static_cast<std::size_t>(m_position.seenBy(m_mover.player, cell))];
        follow(end.then);
        const bool stops = end.mark == Mark::Move || end.mark == Mark::Capture;
        const bool ends = stops && stop(end, cell);
        const std::optional<Mark> mark = ends ? std::nullopt : end.without;
        if (mark == Mark::Via)
            m_answer.reach.addVia(cell, entry.depth);
        else if (mark)
            m_answer.reach.add(cell, *mark);
    }

    /// False if the pieces of the move would not have a cell each.
    bool stop(const MoveTable::End &end, CellId cell)
    {
        MoveOutcome outcome{cell, {}};
        for (std::uint32_t i = end.taken.begin; i < end.taken.end; ++i) {
            const Taken &piece = m_table.pieces[i];
            const auto putTo = piece.putTo ? m_cellOf(*piece.putTo) : std::nullopt;
            outcome.taken.push_back({m_cellOf(piece.cell).value_or(cell), putTo});
        }
        std::sort(outcome.taken.begin(), outcome.taken.end());
        if (!hasRoom(outcome, m_position, m_mover.from))
            return false;
        markOutcome(m_answer.reach, cell, end.mark == Mark::Capture, outcome.taken);
        m_answer.outcomes.push_back(std::move(outcome));
        return true;
    }

    const MoveTable &m_table;
    const Position &m_position;
    const Mover &m_mover;
    CellOf m_cellOf;
    std::vector<std::uint32_t> m_open;
    TableAnswer m_answer;
};

/// The cell that an entry's cell means to a piece on `from`; nothing if that is past the edge.
std::optional<CellId> cellOf(const RelativeMoveTable &table, CellId from, CellId entry)
{
    const int files = table.files;
    const int ranks = table.ranks;
    const Rectangle board{ranks};
    const Rectangle doubled{2 * ranks - 1};
    const SiteId start(from.index());
    const SiteId place(entry.index());
    const int file = board.file(start) + doubled.file(place) - (files - 1);
    const int rank = board.rank(start) + doubled.rank(place) - (ranks - 1);
    if (file < 0 || file >= files || rank < 0 || rank >= ranks)
        return std::nullopt;
    return CellId(board.site(file, rank).index());
}

} // namespace

TableAnswer answerFromTable(const MoveTable &table, const Position &position, const Mover &mover)
{
    return TableWalk(table, position, mover, [](CellId cell) { return std::optional(cell); }).run();
}

TableAnswer
answerFromTable(const RelativeMoveTable &table, const Position &position, const Mover &mover)
{
    return TableWalk(table.table,
                     position,
                     mover,
                     [&](CellId cell) { return cellOf(table, mover.from, cell); })
        .run();
}

Reach reachFromTable(const MoveTable &table, const Position &position, const Mover &mover)
{
    return answerFromTable(table, position, mover).reach;
}

Reach reachFromTable(const RelativeMoveTable &table, const Position &position, const Mover &mover)
{
    return answerFromTable(table, position, mover).reach;
}

} // namespace rookery
