#include "model/play/reach/move_tree.h"

#include "model/movement/imitation.h"
#include "model/play/reach/move_table.h"

#include <algorithm>

namespace rookery {

namespace {

/// Larger trees would be slower than following the links of the board.
constexpr std::size_t mostEntries = 4'000;
/// A type whose trees were too large from so many cells is not tried from others.
constexpr int mostFailures = 4;

MoveTree::Act actOf(const std::optional<Mark> &mark)
{
    if (mark == Mark::Move)
        return MoveTree::Act::Move;
    return mark == Mark::Capture ? MoveTree::Act::Capture : MoveTree::Act::Nothing;
}

std::span<const std::uint32_t> rows(const MoveTable &table, MoveTable::Range range)
{
    return std::span(table.continuations).subspan(range.begin, range.end - range.begin);
}

/// Whether a move ends by nothing but going there, or by replacing the piece there.
bool isPlain(const MoveTable &table, const MoveTable::Entry &entry)
{
    return std::all_of(entry.ends.begin(), entry.ends.end(), [&](const MoveTable::End &end) {
        const auto pieces =
            std::span(table.pieces).subspan(end.taken.begin, end.taken.end - end.taken.begin);
        if (end.mark == Mark::Capture)
            return pieces.size() == 1 && pieces.front() == Taken{entry.cell, std::nullopt};
        return pieces.empty();
    });
}

/// The continuations of an entry that are taken with exactly these occupants.
struct Branch
{
    std::uint8_t occupants;
    std::vector<std::uint32_t> entries;
};

std::vector<Branch> branches(const MoveTable &table, const MoveTable::Entry &entry)
{
    std::vector<std::pair<std::uint32_t, std::uint8_t>> taken;
    for (std::size_t occupant = 0; occupant < entry.ends.size(); ++occupant) {
        for (const std::uint32_t next : rows(table, entry.ends[occupant].then)) {
            auto found = std::find_if(
                taken.begin(), taken.end(), [next](const auto &row) { return row.first == next; });
            if (found == taken.end())
                found = taken.insert(taken.end(), {next, std::uint8_t(0)});
            found->second = static_cast<std::uint8_t>(found->second | 1U << occupant);
        }
    }
    std::vector<Branch> all;
    for (const auto &[next, occupants] : taken) {
        auto found =
            std::find_if(all.begin(), all.end(), [&, mask = occupants](const Branch &branch) {
                return branch.occupants == mask;
            });
        if (found == all.end())
            found = all.insert(all.end(), Branch{occupants, {}});
        found->entries.push_back(next);
    }
    return all;
}

} // namespace

std::optional<MoveTree> MoveTree::make(const Board &board,
                                       CellId from,
                                       std::span<const MovementLegs> movements,
                                       const Orientation &facing,
                                       PlayerId player,
                                       const ZoneMap &zones)
{
    MoveTree tree;
    tree.m_captures = CellSet(board.size());
    for (const MovementLegs &movement : movements) {
        MovementLegs always = movement;
        always.when = When::Always;
        const std::span<const MovementLegs> one(&always, 1);
        if (!moveTableFault(one).isEmpty())
            return std::nullopt;
        MoveTableRequest request;
        request.movements = one;
        request.facing = facing;
        request.mostEntries = mostEntries;
        request.player = player;
        request.zones = &zones;
        const auto table = moveTable(board, from, request);
        const auto isSimple = [&](const MoveTable::Entry &entry) {
            return isPlain(*table, entry);
        };
        if (!table || !std::all_of(table->entries.begin(), table->entries.end(), isSimple))
            return std::nullopt;
        tree.append(*table, movement.when);
    }
    tree.findTwins(board.size());
    return tree;
}

void MoveTree::append(const MoveTable &table, When when)
{
    Part part;
    part.begin = static_cast<std::uint32_t>(m_nodes.size());
    part.when = when;
    appendEntries(table, rows(table, table.firstAlways));
    part.end = static_cast<std::uint32_t>(m_nodes.size());
    m_parts.push_back(part);
}

void MoveTree::appendEntries(const MoveTable &table, std::span<const std::uint32_t> entries)
{
    for (const std::uint32_t index : entries) {
        const MoveTable::Entry &entry = table.entries[index];
        std::vector<Branch> all = branches(table, entry);
        if (all.empty())
            all.push_back({0, {}});
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t place = m_nodes.size();
            Node node;
            node.cell = static_cast<std::uint16_t>(entry.cell.index());
            node.goesOn = all[i].occupants;
            for (std::size_t occupant = 0; i == 0 && occupant < node.acts.size(); ++occupant)
                node.acts[occupant] = actOf(entry.ends[occupant].mark);
            if (node.acts[static_cast<std::size_t>(Occupant::Enemy)] == Act::Capture)
                m_captures.add(entry.cell);
            m_nodes.push_back(node);
            appendEntries(table, all[i].entries);
            m_nodes[place].next = static_cast<std::uint32_t>(m_nodes.size());
        }
    }
}

void MoveTree::findTwins(std::size_t cells)
{
    CellSet seen(cells);
    for (const Node &node : m_nodes) {
        const bool ends = node.acts != std::array<Act, 3>{};
        if (ends && seen.has(CellId(node.cell)))
            m_hasTwins = true;
        if (ends)
            seen.add(CellId(node.cell));
    }
}

MoveTrees::MoveTrees(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_game(std::move(game))
    , m_rules(design.rules)
    , m_players(design.rules->players.size())
    , m_cells(m_game->board().size())
{
    for (const PieceType &type : design.pieces->types) {
        m_movements.push_back(legsOf(type, design));
        const auto imitations = imitationsOf(type);
        m_changes.push_back(
            std::any_of(imitations.begin(), imitations.end(), [](const Imitation &imitation) {
                return !imitation.type;
            }));
    }
    m_failures.resize(m_movements.size());
    m_states.resize(m_movements.size() * m_players * m_cells);
    m_trees.resize(m_states.size());
}

const MoveTree *MoveTrees::build(PieceId type, PlayerId player, CellId from, std::size_t index)
{
    const Orientation &facing = (*m_rules)[player].facing;
    int &failures = m_failures[type.index()];
    auto tree =
        m_changes[type.index()] || failures == mostFailures
            ? std::nullopt
            : MoveTree::make(
                m_game->board(), from, m_movements[type.index()], facing, player, m_game->zones());
    m_states[index] = tree ? State::Held : State::None;
    failures += tree || failures == mostFailures ? 0 : 1;
    if (tree)
        m_trees[index] = std::make_unique<const MoveTree>(std::move(*tree));
    return m_trees[index].get();
}

} // namespace rookery
