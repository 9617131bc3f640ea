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
        , m_mover{from, request.player, request.facing, false, false, request.zones}
        , m_guard(m_mover)
    {
        m_table.from = from;
        for (const MovementLegs &movement : request.movements) {
            m_depths.push_back(legDepths(movement.legs));
            const auto &legs = movement.legs.legs;
            m_measures = m_measures || std::any_of(legs.begin(), legs.end(), [](const Leg &leg) {
                             return leg.sameLength;
                         });
        }
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
    /// A traveller in the middle of a leg, and all that the move has done before.
    struct Traveller
    {
        CellId cell;
        OrientationId orientation;
        std::size_t movement;
        LegId leg;
        StepId own;                         ///< of no meaning if the leg leads anywhere
        std::optional<CellId> leapsTo = {}; ///< on the way to this cell of any
        int count = 0;                      ///< steps of this leg so far
        int length = 0;                     ///< of the last leg that had a choice
        CellId start = {};                  ///< where the leg began
        std::optional<CellId> before = {};  ///< where the leg before it began, if that matters
        std::vector<Taken> taken = {};
        std::vector<CellId> unloadAt = {};

        friend bool operator==(const Traveller &, const Traveller &) = default;
    };

    /// A way on from a cell, and the occupants for which it is taken.
    struct Branch
    {
        Traveller before;
        std::array<bool, 3> taken = {};
        std::optional<std::uint32_t> entry = {}; ///< once it is built
    };

    using State = std::tuple<CellId,
                             OrientationId,
                             std::size_t,
                             LegId,
                             StepId,
                             int,
                             int,
                             std::optional<CellId>,
                             std::size_t,
                             std::size_t>;

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
            if ((m_request.movements[i].when == When::Always) == (when == When::Always))
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
        Traveller start;
        start.cell = start.start = m_table.from;
        start.orientation = m_board.held(start.cell, m_request.player, m_request.facing);
        start.movement = movement;
        for (const LegId first : legs.first) {
            for (const Step &step : legs[first].steps) {
                if (!m_request.firstStep || *m_request.firstStep == step)
                    addLeg(first, step, std::nullopt, start, Occupant::Empty, branches);
            }
        }
    }

    /// The branches of a leg that begins where `at` has got to.
    void addLeg(LegId id,
                const Step &step,
                std::optional<StepId> heading,
                Traveller at,
                Occupant occupant,
                std::vector<Branch> &branches) const
    {
        const auto own = m_board.compass().step(step, heading);
        if (!own && !std::holds_alternative<Anywhere>(step))
            return;
        const Leg &next = m_request.movements[at.movement].legs[id];
        if (!m_guard.mayBegin(next.only, at.cell))
            return;
        at.before = next.only.notBack ? std::optional(at.start) : std::nullopt;
        at.start = at.cell;
        at.leg = id;
        at.own = own.value_or(StepId(0));
        at.count = 0;
        if (next.unloads && at.unloadAt.size() <= capturedCount(at.taken))
            at.unloadAt.push_back(at.cell);
        if (own) {
            at.leapsTo.reset();
            const bool isNowhere = next.sameLength && at.length == 0; // no leg before had a choice
            if (!isNowhere)
                add(at, occupant, branches);
            return;
        }
        for (const CellId cell : m_board.cells()) {
            at.leapsTo = cell;
            if (cell != at.cell)
                add(at, occupant, branches);
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
        if (!advance(traveller))
            return std::nullopt;
        const int most = mostOf(traveller);
        const int place =
            most == unlimited ? std::min(traveller.count, leastOf(traveller)) : traveller.count;
        const State state(traveller.cell,
                          traveller.orientation,
                          traveller.movement,
                          traveller.leg,
                          traveller.own,
                          place,
                          traveller.length,
                          traveller.before,
                          traveller.taken.size(),
                          traveller.unloadAt.size());
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

    bool advance(Traveller &traveller) const
    {
        ++traveller.count;
        const Leg &current = leg(traveller);
        if (traveller.leapsTo) {
            traveller.cell = *traveller.leapsTo;
            return m_guard.mayEnter(current.only, traveller.cell);
        }
        const Compass &compass = m_board.compass();
        const auto link =
            m_board.link(traveller.cell, compass.seen(traveller.orientation, traveller.own));
        if (!link)
            return false;
        traveller.cell = link->to;
        traveller.orientation = compass.crossed(traveller.orientation, link->turn);
        if (!m_guard.mayEnter(current.only, traveller.cell))
            return false;
        // Where no leg asks for it, the length would only tell equal states apart.
        if (m_measures && !current.sameLength && current.least != current.most)
            traveller.length = traveller.count;
        return true;
    }

    int leastOf(const Traveller &traveller) const
    {
        return leg(traveller).sameLength ? traveller.length : leg(traveller).least;
    }
    int mostOf(const Traveller &traveller) const
    {
        return leg(traveller).sameLength ? traveller.length : leg(traveller).most;
    }

    bool goesOn(const Traveller &traveller, Occupant occupant) const
    {
        const bool passes = leg(traveller).way == Way::Any || occupant == Occupant::Empty;
        return passes && traveller.count < mostOf(traveller);
    }

    /// What may happen on the cell; nothing too near, back where the leg before came from, or where
    /// the man has been taken before.
    const LegEnd &end(const Traveller &traveller, Occupant occupant) const
    {
        static const LegEnd nothing;
        const LegConditions &only = leg(traveller).only;
        if (traveller.count < leastOf(traveller) || !m_guard.mayEnd(only, traveller.cell, traveller.before))
            return nothing;
        const LegEnd &here = endFor(leg(traveller), occupant);
        const bool isTwice = takes(here, occupant) && isTaken(traveller.taken, traveller.cell);
        return isTwice ? nothing : here;
    }

    static bool takes(const LegEnd &end, Occupant occupant)
    {
        return end.effect != Effect::None && occupant != Occupant::Empty;
    }

    /// Whom the move has taken if it ends or goes on from here.
    static std::vector<Taken>
    takenAt(const Traveller &traveller, const LegEnd &end, Occupant occupant)
    {
        std::vector<Taken> taken = traveller.taken;
        if (takes(end, occupant)) {
            const bool swaps = end.effect == Effect::Swap;
            taken.push_back(
                {traveller.cell, swaps ? std::optional(traveller.start) : std::nullopt});
        }
        return taken;
    }

    /// The piece's own cell counts as empty, whatever the position says.
    Occupant believed(const Traveller &traveller, Occupant occupant) const
    {
        return traveller.cell == m_table.from ? Occupant::Empty : occupant;
    }

    std::vector<Branch> branches(const Traveller &traveller) const
    {
        std::vector<Branch> all;
        const std::optional<StepId> heading =
            traveller.leapsTo ? std::nullopt : std::optional(traveller.own);
        for (const Occupant occupant : occupants) {
            const Occupant seen = believed(traveller, occupant);
            if (goesOn(traveller, seen))
                add(traveller, occupant, all);
            const LegEnd &here = end(traveller, seen);
            if (here.then.empty())
                continue;
            Traveller after = traveller;
            after.taken = takenAt(traveller, here, seen);
            for (const LegId next : here.then) {
                for (const Step &step : m_request.movements[traveller.movement].legs[next].steps)
                    addLeg(next, step, heading, after, occupant, all);
            }
        }
        return all;
    }

    MoveTable::Entry entry(const Traveller &traveller)
    {
        const int depth = m_depths[traveller.movement][traveller.leg.index()];
        MoveTable::Entry entry;
        entry.cell = traveller.cell;
        entry.depth = static_cast<std::uint8_t>(std::min(depth, 255));
        for (const Occupant occupant : occupants)
            entry.ends[index(occupant)] = tableEnd(traveller, believed(traveller, occupant));
        return entry;
    }

    MoveTable::End tableEnd(const Traveller &traveller, Occupant seen)
    {
        const LegEnd &here = end(traveller, seen);
        const bool isOwnCell = traveller.cell == m_table.from;
        MoveTable::End result;
        result.without = markWithout(traveller, here, seen);
        result.mark = result.without;
        if (!here.stop || (isOwnCell && !leg(traveller).returns))
            return result;
        result.mark = takes(here, seen) ? Mark::Capture : Mark::Move;
        const auto men =
            makeOutcome(traveller.cell, takenAt(traveller, here, seen), traveller.unloadAt).taken;
        result.taken.begin = static_cast<std::uint32_t>(m_table.men.size());
        m_table.men.insert(m_table.men.end(), men.begin(), men.end());
        result.taken.end = static_cast<std::uint32_t>(m_table.men.size());
        return result;
    }

    /// Where the move may not end.
    std::optional<Mark>
    markWithout(const Traveller &traveller, const LegEnd &here, Occupant seen) const
    {
        const bool leads = goesOn(traveller, seen) || !here.then.empty();
        if (seen == Occupant::Empty)
            return leads && traveller.cell != m_table.from ? std::optional(Mark::Via)
                                                           : std::nullopt;
        if (!here.then.empty() && !takes(here, seen))
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
    Mover m_mover;
    LegGuard m_guard;
    MoveTable m_table;
    std::vector<std::vector<int>> m_depths;
    std::set<State> m_onPath;
    bool m_isTooLarge = false;
    bool m_measures = false; ///< some leg is as long as one before it
};

} // namespace

Result<MoveTable> moveTable(const Board &board, CellId from, const MoveTableRequest &request)
{
    return Builder(board, from, request).build();
}

} // namespace rookery
