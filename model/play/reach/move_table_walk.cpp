#include "model/board/rectangle.h"
#include "model/design/limits.h"
#include "model/play/reach/leg_rules.h"
#include "model/play/reach/move_table.h"

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

bool hasWalks(const Directions &directions)
{
    return std::any_of(directions.list.begin(), directions.list.end(), [](const Direction &row) {
        return !row.walk.empty();
    });
}

} // namespace

Message moveTableFault(std::span<const MovementLegs> movements)
{
    for (const MovementLegs &movement : movements) {
        for (std::size_t i = 0; i < movement.legs.legs.size(); ++i) {
            const Leg &leg = movement.legs.legs[i];
            const auto pushes = [](const LegEnd &end) {
                return end.effect == Effect::Push;
            };
            const MessageArguments arguments{{"leg", i + 1}};
            if (leg.only.unmoved || leg.only.startCell)
                return Message("leg {leg} asks where the piece has been before, which a move table "
                               "cannot hold",
                               arguments);
            if (anyEnd(leg, pushes))
                return Message("leg {leg} pushes a piece to a cell that must be free, which a move "
                               "table cannot hold",
                               arguments);
            if (isOverOnlyAtLast(leg))
                return Message(
                    "leg {leg} must be carried on where it can be, which a move table cannot hold",
                    arguments);
            if (anyEnd(leg, &LegEnd::becomes))
                return Message("leg {leg} changes the type of its piece on the way, which a move "
                               "table cannot hold",
                               arguments);
            if (anyEnd(leg, &LegEnd::choosesWhom))
                return Message("leg {leg} minds the type of the piece it meets, which a move table "
                               "cannot hold",
                               arguments);
        }
    }
    return {};
}

std::optional<CellId> RelativeMoveTable::cell(CellId from, CellId entry) const
{
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

Result<RelativeMoveTable> relativeMoveTable(const Directions &directions,
                                            int files,
                                            int ranks,
                                            const MoveTableRequest &request)
{
    if (hasWalks(directions))
        return failure(Message("a table for every cell cannot follow directions that are walked"));
    const std::vector<Step> loose = looseSteps(request.movements);
    if (std::any_of(loose.begin(), loose.end(), [](const Step &step) {
            return joinedEdges(step).has_value();
        }))
        return failure(Message("a table for every cell has no edges to go round"));
    for (const MovementLegs &movement : request.movements) {
        for (const Leg &leg : movement.legs.legs) {
            if (!leg.only.zones.empty())
                return failure(Message("a table for every cell cannot mind zones"));
        }
    }
    BoardRecipe recipe;
    recipe.files = 2 * files - 1;
    recipe.ranks = 2 * ranks - 1;
    const std::size_t cells =
        static_cast<std::size_t>(recipe.files) * static_cast<std::size_t>(recipe.ranks);
    if (cells > limits::cells) {
        return failure(Message(
            "a table for every cell of {files}x{ranks} needs a board of {cells} cells; there may "
            "be {most}",
            {{"files", files}, {"ranks", ranks}, {"cells", cells}, {"most", limits::cells}}));
    }
    const Board board(recipe, directions, loose);
    const CellId centre(Rectangle{recipe.ranks}.site(files - 1, ranks - 1).index());
    auto table = moveTable(board, centre, request);
    if (!table)
        return failure(std::move(table).error());
    return RelativeMoveTable{std::move(*table), files, ranks};
}

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
                     [&](CellId cell) { return table.cell(mover.from, cell); })
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
