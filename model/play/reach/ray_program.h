#pragma once

#include "model/board/compass.h"
#include "model/play/position/position.h"
#include "model/play/reach/reach.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

struct Program;

/// What the legs of one player can tell apart on a cell: no piece, a wall, and pieces by whose they
/// are and by the filters that admit their types.
class OccupantKinds
{
public:
    /// None, for programs of plain legs.
    OccupantKinds() = default;
    /// With one filter that admits all pieces: no piece, a wall, a friend, an enemy.
    explicit OccupantKinds(std::span<const PieceFilter> filters);

    std::size_t count() const { return m_rows.size(); }
    std::uint8_t kind(PlayerId player, const Position::Square &square) const
    {
        if (square.owner == Position::noOwner)
            return noPiece;
        if (square.owner == Position::wall)
            return wall;
        const auto &types = square.owner == player.index() ? m_friends : m_enemies;
        return types[std::min<std::size_t>(square.type, types.size() - 1)];
    }

    Occupant occupant(std::uint8_t kind) const { return m_rows[kind].occupant; }
    /// Whether pieces of this kind pass a filter, given by its place; no piece passes one that
    /// asks.
    bool admits(std::uint8_t kind, std::uint32_t filter) const
    {
        return filter == 0 || m_rows[kind].admitted[filter];
    }
    bool isPiece(std::uint8_t kind) const { return kind > wall; }

private:
    static constexpr std::uint8_t noPiece = 0;
    static constexpr std::uint8_t wall = 1;

    struct Row
    {
        Occupant occupant;
        std::vector<bool> admitted; ///< by filter
    };

    std::uint8_t placeOf(Occupant occupant, std::vector<bool> admitted);

    std::vector<Row> m_rows;
    std::vector<std::uint8_t> m_friends; ///< by type; the last is that of all others
    std::vector<std::uint8_t> m_enemies;
};

/// Legs that begin with one heading and never turn, made ready to be read along a straight ray. How
/// far a walk has got in which leg is a state; all walks together are one set of states, which each
/// cell changes by the kind of what stands there. What a walk did before does not matter, since a
/// straight ray comes by no cell twice.
struct RayProgram
{
    static constexpr std::size_t mostStates = 64;
    using States = std::uint64_t; ///< a bit for each

    struct Row
    {
        States next = 0;         ///< on the way to the next cell
        States taking = 0;       ///< those of them that have taken the piece here
        std::uint8_t marks = 0;  ///< without Via
        std::uint8_t viaLeg = 0; ///< 0: no walk passes here

        void add(const Row &other);
        /// Whether a move may be over here.
        bool stops() const;
    };

    /// What walks came by on one cell: which states were on the way to it, and what stood there.
    struct Look
    {
        States states;
        std::uint8_t kind;
    };

    StepId own;                       ///< in the traveller's axes
    std::vector<std::uint32_t> first; ///< nodes
    States start = 0;
    bool remembers = false; ///< some node to begin with does
    std::vector<Row> rows;  ///< [state][kind]
    std::size_t kinds = 0;

    const Row &row(std::size_t state, std::uint8_t kind) const
    {
        return rows[state * kinds + kind];
    }

    /// What all walks together come to on a cell.
    Row step(States states, std::uint8_t kind) const
    {
        Row all;
        for (; states != 0; states &= states - 1)
            all.add(row(static_cast<std::size_t>(std::countr_zero(states)), kind));
        return all;
    }
};

inline void RayProgram::Row::add(const Row &other)
{
    next |= other.next;
    taking |= other.taking;
    marks = static_cast<std::uint8_t>(marks | other.marks);
    if (viaLeg == 0 || (other.viaLeg != 0 && other.viaLeg < viaLeg))
        viaLeg = other.viaLeg;
}

inline bool RayProgram::Row::stops() const
{
    constexpr auto ends = static_cast<std::uint8_t>(static_cast<std::uint8_t>(Mark::Move)
                                                    | static_cast<std::uint8_t>(Mark::Capture));
    return (marks & ends) != 0;
}

/// Of nodes of the same step. Nothing if some leg from there on turns, has conditions or moves
/// pieces otherwise than by capturing them, or if there are too many states.
std::optional<RayProgram> rayProgram(const Program &program,
                                     std::span<const std::uint32_t> first,
                                     const OccupantKinds &kinds);

} // namespace rookery
