#pragma once

#include "model/play/position/cell_set.h"
#include "model/play/reach/compiled_game.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

struct MoveTable;

/// All that one piece of one player can do from one cell, in one array to be read from front to
/// back: each node says what the move may do on its cell, and where to go on if the path ends
/// there. Made from a move table, of which it is a faster form.
class MoveTree
{
public:
    enum class Act : std::uint8_t { Nothing, Move, Capture };

    struct Node
    {
        std::uint32_t next = 0; ///< the node to go on with where the path ends
        std::uint16_t cell = 0;
        std::array<Act, 3> acts{}; ///< by Occupant
        std::uint8_t goesOn = 0;   ///< a bit for each Occupant with which the path goes on
    };

    struct Part
    {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        When when = When::Always;
    };

    /// Nothing if the movements cannot be held in a tree, or only in one that is too large.
    static std::optional<MoveTree> make(const Board &board,
                                        CellId from,
                                        std::span<const MovementLegs> movements,
                                        const Orientation &facing,
                                        PlayerId player,
                                        const ZoneMap &zones);

    /// Calls visit(cell, isCapture) for every cell where a move may end, some perhaps twice, until
    /// it returns true; whether it did. `allows(when)` says which parts are available.
    template<class Allows, class Visit>
    bool anyEnd(const Position &position, PlayerId player, Allows &&allows, Visit &&visit) const
    {
        for (const Part &part : m_parts) {
            if (part.when != When::Always && !allows(part.when))
                continue;
            for (std::uint32_t i = part.begin; i < part.end;) {
                const Node &node = m_nodes[i];
                const CellId cell(node.cell);
                const auto occupant = static_cast<std::size_t>(position.seenBy(player, cell));
                const Act act = node.acts[occupant];
                if (act != Act::Nothing && visit(cell, act == Act::Capture))
                    return true;
                i = (node.goesOn >> occupant & 1U) != 0 ? i + 1 : node.next;
            }
        }
        return false;
    }

    /// Whether some path can end with a capture of an enemy on this cell.
    bool mayCapture(CellId cell) const { return m_captures.has(cell); }
    /// Whether the same end can be reached by two paths.
    bool hasTwins() const { return m_hasTwins; }

    std::span<const Node> nodes() const { return m_nodes; }
    std::span<const Part> parts() const { return m_parts; }

private:
    void append(const MoveTable &table, When when);
    void appendEntries(const MoveTable &table, std::span<const std::uint32_t> entries);
    void findTwins(std::size_t cells);

    std::vector<Node> m_nodes;
    std::vector<Part> m_parts;
    CellSet m_captures;
    bool m_hasTwins = false;
};

/// The trees of a game, each made when it is first asked for. Give each thread its own.
class MoveTrees
{
public:
    MoveTrees(const Design &design, std::shared_ptr<const CompiledGame> game);

    /// Null if the type's movements need more memory than a tree has.
    const MoveTree *tree(PieceId type, PlayerId player, CellId from)
    {
        const std::size_t index =
            (type.index() * m_players + player.index()) * m_cells + from.index();
        const State state = m_states[index];
        if (state == State::Unknown)
            return build(type, player, from, index);
        return state == State::Held ? m_trees[index].get() : nullptr;
    }

private:
    enum class State : std::uint8_t { Unknown, Held, None };

    const MoveTree *build(PieceId type, PlayerId player, CellId from, std::size_t index);

    std::shared_ptr<const CompiledGame> m_game;
    Shared<Rules> m_rules;
    std::vector<std::vector<MovementLegs>> m_movements; ///< by type
    std::vector<bool> m_changes; ///< by type: what it may do depends on what moved last
    std::vector<int> m_failures; ///< by type
    std::vector<State> m_states; ///< [type][player][cell]
    std::vector<std::unique_ptr<const MoveTree>> m_trees;
    std::size_t m_players;
    std::size_t m_cells;
};

} // namespace rookery
