#pragma once

#include "model/engine/kernel/kernel_rules.h"
#include "model/engine/tables/plan.h"

#include <algorithm>

/// Parts of a position as the move rules keep it, taken over into sets.
namespace rookery::fast {

template<int Words>
void clearSquare(FastPosition<Words> &p, unsigned cell)
{
    if (const std::uint8_t type = p.types[cell]; type != noType) {
        for (std::size_t player = 0; player < 2; ++player) {
            p.pieces[player][type].remove(cell);
            p.side[player].remove(cell);
        }
    }
    p.walls.remove(cell);
    p.unmoved.remove(cell);
    p.types[cell] = noType;
    p.was[cell] = noType;
}

/// Onto a cell that is clear.
template<int Words>
void putSquare(FastPosition<Words> &p, unsigned cell, const Position::Square &square)
{
    if (square.owner == Position::wall)
        p.walls.add(cell);
    if (square.owner >= 2)
        return;
    p.pieces[square.owner][square.type].add(cell);
    p.side[square.owner].add(cell);
    p.types[cell] = static_cast<std::uint8_t>(square.type);
    if (square.was != Position::noType)
        p.was[cell] = static_cast<std::uint8_t>(square.was);
    if (!square.moved)
        p.unmoved.add(cell);
}

template<int Words>
void takeCount(
    FastPosition<Words> &p, const Position &position, OffBoard place, PlayerId player, PieceId type)
{
    auto &counts = place == OffBoard::Hand ? p.hand : p.captured;
    counts[player.index()][type.index()] =
        static_cast<std::uint16_t>(position.count(place, player, type));
}

/// What cannot be seen on the board. False if pieces that have moved at different times could be
/// captured in passing.
template<int Words>
bool takeState(FastPosition<Words> &p, const Plan &plan, const Position &position)
{
    const PlayState &state = position.state();
    p.toMove = static_cast<std::uint8_t>(position.toMove().index());
    p.rights = state.castlingRights;
    p.facing = state.facing;
    p.passes = static_cast<std::uint16_t>(state.passes);
    std::copy_n(state.checksGiven.begin(), 2, p.checksGiven.begin());
    p.passed = CellBits<Words>::none();
    for (const Passer &passer : state.passers) {
        p.passed.add(plan.numbers.of(passer.passed));
        p.passerStands = static_cast<std::uint16_t>(plan.numbers.of(passer.stands));
    }
    return std::all_of(state.passers.begin(), state.passers.end(), [&](const Passer &passer) {
        return passer.stands == state.passers.front().stands;
    });
}

} // namespace rookery::fast
