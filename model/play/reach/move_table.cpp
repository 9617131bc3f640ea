#include "model/play/reach/move_table.h"

#include "model/board/rectangle.h"
#include "model/design/limits.h"
#include "model/play/reach/leg_rules.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace rookery {

namespace {

constexpr std::array occupants = {Occupant::Empty, Occupant::Friend, Occupant::Enemy};

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
        , m_program(compileProgram(request.movements, board.compass(), request.facing))
        , m_rules(board, m_program, m_mover)
    {
        m_table.from = from;
    }

    Result<MoveTable> build()
    {
        if (auto fault = moveTableFault(m_request.movements); !fault.isEmpty())
            return failure(std::move(fault));
        m_table.firstAlways = grow(m_program.firstAlways);
        m_table.firstUnmoved = grow(m_program.firstUnmoved);
        if (m_isTooLarge) {
            return failure(Message("the move table would have more than {most} entries",
                                   {{"most", m_request.mostEntries}}));
        }
        return std::move(m_table);
    }

private:
    /// A continuation from a cell, and the occupants for which it is taken.
    struct Branch
    {
        Traveller before;
        std::optional<CellId> leapsTo = {}; ///< of a leg that leads anywhere
        std::array<bool, 3> taken = {};
        std::optional<std::uint32_t> entry = {}; ///< once it is built
    };

    using State = std::tuple<CellId,
                             OrientationId,
                             std::uint32_t,
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

    MoveTable::Range grow(Program::Range first)
    {
        Frame root;
        for (const std::uint32_t node : m_program.at(first)) {
            if (isAskedFor(m_program.nodes[node]))
                addLeg(node, m_rules.atStart(), Occupant::Empty, root.branches);
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

    bool isAskedFor(const Program::Node &node) const
    {
        if (!m_request.firstStep)
            return true;
        const auto own = m_board.compass().step(*m_request.firstStep, std::nullopt);
        return node.isAnywhere ? !own : own == node.own;
    }

    /// The branches of a leg that begins where `at` has got to.
    void
    addLeg(std::uint32_t node, Traveller at, Occupant occupant, std::vector<Branch> &branches) const
    {
        if (m_rules.begin(at, node))
            return;
        if (!m_program.nodes[node].isAnywhere)
            return add({at}, occupant, branches);
        for (const CellId cell : m_board.cells()) {
            if (cell != at.cell)
                add({at, cell}, occupant, branches);
        }
    }

    static void add(const Branch &way, Occupant occupant, std::vector<Branch> &branches)
    {
        auto same = std::find_if(branches.begin(), branches.end(), [&](const Branch &branch) {
            return branch.before == way.before && branch.leapsTo == way.leapsTo;
        });
        if (same == branches.end())
            same = branches.insert(branches.end(), way);
        same->taken[index(occupant)] = true;
    }

    /// Takes the branch's next step; nothing if it leads nowhere or would repeat a state.
    std::optional<Frame> entered(Branch &branch)
    {
        Traveller traveller = branch.before;
        const bool mayEnter =
            branch.leapsTo ? !m_rules.enter(traveller, *branch.leapsTo, traveller.orientation)
                           : traveller.count < m_rules.most(traveller) && m_rules.step(traveller);
        if (!mayEnter)
            return std::nullopt;
        const State state(traveller.cell,
                          traveller.orientation,
                          traveller.node,
                          m_rules.place(traveller),
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

    std::vector<Branch> branches(const Traveller &traveller) const
    {
        std::vector<Branch> all;
        for (const Occupant occupant : occupants) {
            const LegArrival arrival = m_rules.arrive(traveller, occupant);
            if (arrival.legGoesOn)
                add({traveller}, occupant, all);
            if (arrival.end->then.empty())
                continue;
            Traveller after = traveller;
            m_rules.take(after, arrival);
            for (const std::uint32_t next : m_program.at(arrival.end->then))
                addLeg(next, after, occupant, all);
        }
        return all;
    }

    MoveTable::Entry entry(const Traveller &traveller)
    {
        MoveTable::Entry entry;
        entry.cell = traveller.cell;
        entry.depth = m_rules.node(traveller).depth;
        for (const Occupant occupant : occupants)
            entry.ends[index(occupant)] = tableEnd(traveller, m_rules.arrive(traveller, occupant));
        return entry;
    }

    MoveTable::End tableEnd(const Traveller &traveller, const LegArrival &arrival)
    {
        MoveTable::End result;
        markArrival(
            arrival,
            false,
            traveller.cell == m_table.from,
            [&](Mark mark) { result.without = mark; },
            [&] { result.without = Mark::Via; });
        result.mark = result.without;
        if (!arrival.mayStop)
            return result;
        result.mark = arrival.takes() ? Mark::Capture : Mark::Move;
        Traveller after = traveller;
        m_rules.take(after, arrival);
        const auto pieces = makeOutcome(after.cell, after.taken, after.unloadAt).taken;
        result.taken.begin = static_cast<std::uint32_t>(m_table.pieces.size());
        m_table.pieces.insert(m_table.pieces.end(), pieces.begin(), pieces.end());
        result.taken.end = static_cast<std::uint32_t>(m_table.pieces.size());
        return result;
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
    Program m_program;
    LegRules m_rules;
    MoveTable m_table;
    std::set<State> m_onPath;
    bool m_isTooLarge = false;
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

Result<MoveTable> moveTable(const Board &board, CellId from, const MoveTableRequest &request)
{
    return Builder(board, from, request).build();
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

} // namespace rookery
