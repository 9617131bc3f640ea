#include "model/play/move_table.h"

#include "model/design/limits.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace rookery {

namespace {

constexpr std::array occupants = {Occupant::Empty, Occupant::Friend, Occupant::Foe};

std::size_t index(Occupant occupant)
{
    return static_cast<std::size_t>(occupant);
}

/// Grows the tree depth first. The stack is explicit because a trajectory on a large twisted board
/// can be longer than a call stack allows.
class Builder
{
public:
    Builder(const Board &board, CellId from, const MoveTableRequest &request)
        : m_board(board)
        , m_request(request)
    {
        m_table.from = from;
        for (const MovementLegs &movement : request.movements)
            m_depths.push_back(legDepths(movement.legs));
    }

    Result<MoveTable> build()
    {
        if (auto fault = moveTableFault(m_request.movements); !fault.empty())
            return failure(std::move(fault));
        m_table.firstAlways = grow(When::Always);
        m_table.firstUnmoved = grow(When::Unmoved);
        if (m_isTooLarge) {
            return failure("the move table would have more than "
                           + std::to_string(m_request.mostEntries) + " entries");
        }
        return std::move(m_table);
    }

private:
    /// A traveller in the middle of a leg.
    struct Traveller
    {
        CellId cell;
        OrientationId orientation;
        std::size_t movement;
        LegId leg;
        StepId own;
        int count; ///< steps of this leg so far

        friend bool operator==(const Traveller &, const Traveller &) = default;
    };

    /// A way on from a cell, and the occupants for which it is taken.
    struct Branch
    {
        Traveller before;
        std::array<bool, 3> taken = {};
        std::optional<std::uint32_t> entry = {}; ///< once it is built
    };

    using State = std::tuple<CellId, OrientationId, std::size_t, LegId, StepId, int>;

    /// An entry whose branches are being built.
    struct Frame
    {
        std::optional<std::uint32_t> entry; ///< none: the piece's own cell, before it moves
        std::optional<State> state;
        std::vector<Branch> branches;
        std::size_t next = 0;
    };

    const Leg &leg(const Traveller &traveller) const
    {
        return m_request.movements[traveller.movement].legs[traveller.leg];
    }

    MoveTable::Range grow(When when)
    {
        Frame root;
        for (std::size_t i = 0; i < m_request.movements.size(); ++i) {
            if (m_request.movements[i].when == when)
                addFirstBranches(i, root.branches);
        }
        std::vector<Frame> stack;
        stack.push_back(std::move(root));
        for (;;) {
            Frame &frame = stack.back();
            if (frame.next < frame.branches.size() && !m_isTooLarge) {
                if (auto child = entered(frame.branches[frame.next++]))
                    stack.push_back(std::move(*child));
                continue;
            }
            if (!frame.entry)
                return continuations(frame.branches, Occupant::Empty);
            close(frame);
            stack.pop_back();
        }
    }

    void addFirstBranches(std::size_t movement, std::vector<Branch> &branches)
    {
        const LegGraph &legs = m_request.movements[movement].legs;
        const OrientationId facing = m_board.compass().find(m_request.facing);
        for (const LegId first : legs.first) {
            for (const Step &step : legs[first].steps) {
                const auto own = m_board.compass().step(step, std::nullopt);
                const bool isWanted = !m_request.firstStep || *m_request.firstStep == step;
                if (own && isWanted)
                    add({m_table.from, facing, movement, first, *own, 0},
                        Occupant::Empty,
                        branches);
            }
        }
    }

    static void add(const Traveller &before, Occupant occupant, std::vector<Branch> &branches)
    {
        auto same = std::find_if(branches.begin(), branches.end(), [&](const Branch &branch) {
            return branch.before == before;
        });
        if (same == branches.end())
            same = branches.insert(branches.end(), Branch{before});
        same->taken[index(occupant)] = true;
    }

    /// Takes the branch's next step; nothing if it leads nowhere or would repeat a state.
    std::optional<Frame> entered(Branch &branch)
    {
        Traveller traveller = branch.before;
        const Compass &compass = m_board.compass();
        const auto link =
            m_board.link(traveller.cell, compass.seen(traveller.orientation, traveller.own));
        if (!link)
            return std::nullopt;
        traveller.cell = link->to;
        traveller.orientation = compass.crossed(traveller.orientation, link->turn);
        ++traveller.count;
        const Leg &current = leg(traveller);
        const int place =
            current.most == unlimited ? std::min(traveller.count, current.least) : traveller.count;
        const State state(traveller.cell,
                          traveller.orientation,
                          traveller.movement,
                          traveller.leg,
                          traveller.own,
                          place);
        if (!m_onPath.insert(state).second)
            return std::nullopt;
        if (m_table.entries.size() == m_request.mostEntries) {
            m_isTooLarge = true;
            return std::nullopt;
        }
        branch.entry = static_cast<std::uint32_t>(m_table.entries.size());
        m_table.entries.push_back(entry(traveller));
        return Frame{branch.entry, state, branches(traveller), 0};
    }

    bool goesOn(const Traveller &traveller, Occupant occupant) const
    {
        const Leg &current = leg(traveller);
        const bool passes = current.way == Way::Any || occupant == Occupant::Empty;
        return passes && traveller.count < current.most;
    }

    /// What may happen on the cell; nothing before the leg's least number of steps.
    const LegEnd &end(const Traveller &traveller, Occupant occupant) const
    {
        static const LegEnd nothing;
        const Leg &current = leg(traveller);
        return traveller.count < current.least ? nothing : endFor(current, occupant);
    }

    /// The piece's own cell counts as empty, whatever the position says.
    Occupant believed(const Traveller &traveller, Occupant occupant) const
    {
        return traveller.cell == m_table.from ? Occupant::Empty : occupant;
    }

    std::vector<Branch> branches(const Traveller &traveller) const
    {
        std::vector<Branch> all;
        for (const Occupant occupant : occupants) {
            const Occupant seen = believed(traveller, occupant);
            if (goesOn(traveller, seen))
                add(traveller, occupant, all);
            for (const LegId next : end(traveller, seen).then) {
                for (const Step &step : m_request.movements[traveller.movement].legs[next].steps) {
                    const auto own = m_board.compass().step(step, traveller.own);
                    if (own)
                        add({traveller.cell,
                             traveller.orientation,
                             traveller.movement,
                             next,
                             *own,
                             0},
                            occupant,
                            all);
                }
            }
        }
        return all;
    }

    MoveTable::Entry entry(const Traveller &traveller) const
    {
        const int depth = m_depths[traveller.movement][traveller.leg.index()];
        MoveTable::Entry entry;
        entry.cell = traveller.cell;
        entry.depth = static_cast<std::uint8_t>(std::min(depth, 255));
        for (const Occupant occupant : occupants)
            entry.ends[index(occupant)].mark = mark(traveller, occupant);
        return entry;
    }

    std::optional<Mark> mark(const Traveller &traveller, Occupant occupant) const
    {
        if (traveller.cell == m_table.from) {
            const bool mayEnd = leg(traveller).returns && end(traveller, Occupant::Empty).stop;
            return mayEnd ? std::optional(Mark::Move) : std::nullopt;
        }
        const LegEnd &here = end(traveller, occupant);
        if (here.stop)
            return here.effect == Effect::Capture ? Mark::Capture : Mark::Move;
        const bool leads = goesOn(traveller, occupant) || !here.then.empty();
        if (occupant == Occupant::Empty)
            return leads ? std::optional(Mark::Via) : std::nullopt;
        if (!here.then.empty())
            return Mark::Hurdle;
        return leads ? std::nullopt : std::optional(Mark::Blocked);
    }

    void close(const Frame &frame)
    {
        m_onPath.erase(*frame.state);
        for (const Occupant occupant : occupants) {
            const MoveTable::Range range = continuations(frame.branches, occupant);
            m_table.entries[*frame.entry].ends[index(occupant)].then = range;
        }
    }

    MoveTable::Range continuations(const std::vector<Branch> &branches, Occupant occupant)
    {
        auto &list = m_table.continuations;
        const auto begin = static_cast<std::uint32_t>(list.size());
        for (const Branch &branch : branches) {
            if (branch.entry && branch.taken[index(occupant)])
                list.push_back(*branch.entry);
        }
        return {begin, static_cast<std::uint32_t>(list.size())};
    }

    const Board &m_board;
    const MoveTableRequest &m_request;
    MoveTable m_table;
    std::vector<std::vector<int>> m_depths;
    std::set<State> m_onPath;
    bool m_isTooLarge = false;
};

/// Walks a table; `cellOf(entry)` is the entry's cell on the position's board, or nothing past it.
template<class CellOf>
Reach walkTable(const MoveTable &table,
                const Position &position,
                const Mover &mover,
                CellOf &&cellOf)
{
    Reach reach;
    reach.begin(position.size());
    std::vector<std::uint32_t> open;
    const auto follow = [&](MoveTable::Range range) {
        const auto begin = table.continuations.begin();
        open.insert(open.end(), begin + range.begin, begin + range.end);
    };
    follow(table.firstAlways);
    if (!mover.moved)
        follow(table.firstUnmoved);
    while (!open.empty()) {
        const MoveTable::Entry &entry = table.entries[open.back()];
        open.pop_back();
        const std::optional<CellId> cell = cellOf(entry);
        if (!cell)
            continue;
        const auto &end = entry.ends[index(position.seenBy(mover.player, *cell))];
        if (end.mark == Mark::Via)
            reach.addVia(*cell, entry.depth);
        else if (end.mark)
            reach.add(*cell, *end.mark);
        follow(end.then);
    }
    return reach;
}

bool hasWalks(const Directions &directions)
{
    return std::any_of(directions.list.begin(), directions.list.end(), [](const Direction &row) {
        return !row.walk.empty();
    });
}

} // namespace

std::string moveTableFault(std::span<const MovementLegs> movements)
{
    for (const MovementLegs &movement : movements) {
        for (std::size_t i = 0; i < movement.legs.legs.size(); ++i) {
            const Leg &leg = movement.legs.legs[i];
            const auto takesAndGoesOn = [](const LegEnd &end) {
                return end.effect == Effect::Capture && !end.then.empty();
            };
            const char *what = leg.sameLength             ? "is as long as the leg before it"
                               : leg.unloads              ? "puts down what the move has captured"
                               : leg.leadsAnywhere()      ? "leads to any cell"
                               : takesAndGoesOn(leg.onFriend) || takesAndGoesOn(leg.onFoe)
                                   ? "captures and goes on"
                                   : nullptr;
            if (what)
                return "leg " + std::to_string(i + 1) + " " + what + ", which a move table cannot hold";
        }
    }
    return {};
}

Result<MoveTable> moveTable(const Board &board, CellId from, const MoveTableRequest &request)
{
    return Builder(board, from, request).build();
}

std::optional<CellId> RelativeMoveTable::cell(CellId from, const MoveTable::Entry &entry) const
{
    const int doubleRanks = 2 * ranks - 1;
    const int place = static_cast<int>(entry.cell.index());
    const int start = static_cast<int>(from.index());
    const int file = start / ranks + place / doubleRanks - (files - 1);
    const int rank = start % ranks + place % doubleRanks - (ranks - 1);
    if (file < 0 || file >= files || rank < 0 || rank >= ranks)
        return std::nullopt;
    return CellId(file * ranks + rank);
}

Result<RelativeMoveTable> relativeMoveTable(const Directions &directions,
                                            int files,
                                            int ranks,
                                            const MoveTableRequest &request)
{
    if (hasWalks(directions))
        return failure("a table for every cell cannot follow directions that are walked");
    BoardRecipe recipe;
    recipe.files = 2 * files - 1;
    recipe.ranks = 2 * ranks - 1;
    const std::size_t cells =
        static_cast<std::size_t>(recipe.files) * static_cast<std::size_t>(recipe.ranks);
    if (cells > limits::cells) {
        return failure("a table for every cell of " + std::to_string(files) + "x"
                       + std::to_string(ranks) + " needs a board of " + std::to_string(cells)
                       + " cells; there may be " + std::to_string(limits::cells));
    }
    const Board board(recipe, directions, looseSteps(request.movements));
    const CellId centre((files - 1) * recipe.ranks + ranks - 1);
    auto table = moveTable(board, centre, request);
    if (!table)
        return failure(std::move(table).error());
    return RelativeMoveTable{std::move(*table), files, ranks};
}

Reach reachFromTable(const MoveTable &table, const Position &position, const Mover &mover)
{
    return walkTable(table, position, mover, [](const MoveTable::Entry &entry) {
        return std::optional(entry.cell);
    });
}

Reach reachFromTable(const RelativeMoveTable &table, const Position &position, const Mover &mover)
{
    return walkTable(table.table, position, mover, [&](const MoveTable::Entry &entry) {
        return table.cell(mover.from, entry);
    });
}

} // namespace rookery
