#pragma once

#include "model/engine/kernel/fast_position.h"

#include <array>
#include <cstdint>

/// What a kernel finds out about a position before it lists or counts moves.
namespace rookery::fast {

/// For each attack of a side, its pieces that have it.
template<int Words>
struct Attackers
{
    CellBits<Words> of[mostAttacks];
    CellBits<Words> barred; ///< pieces of both players that are no hurdles for some of them
};

/// A path to the royal piece that one move can open or close.
template<int Words>
struct Near
{
    CellBits<Words> cells;
    unsigned taken;
    unsigned hurdles;
    unsigned source;
    CellBits<Words> barred; ///< pieces there that are no hurdles for the attacker
    bool minds;             ///< the attacker minds which pieces its hurdles are
};

/// Where pieces other than the royal one may end their moves.
template<int Words>
struct Guard
{
    using Bits = CellBits<Words>;
    static constexpr std::size_t mostNear = 64;

    Bits moves = Bits::all();
    Bits captures = Bits::all();
    Bits special = Bits::none();  ///< pieces bound otherwise, because they stand on a path
    Bits contacts = Bits::none(); ///< attackers, whatever stands between
    bool isInCheck = false;
    unsigned nearCount = 0;
    Near<Words> near[mostNear];

    Guard() {} // leaves room for paths as it is
};

/// What is the same for all pieces of a player in a position.
template<int Words>
struct View
{
    const FastPosition<Words> &p;
    unsigned us;
    unsigned them;
    CellBits<Words> taken;
    CellBits<Words> empty;
    CellBits<Words> enemies;
    CellBits<Words> enemyRoyals;
    int royal = -1; ///< the cell of the royal piece that is guarded by masks; -1 if there is none
};

/// How many moves each piece of a side has, and which have to be asked again when a cell changes.
template<int Words>
struct Answers
{
    static constexpr unsigned most = 64;

    std::array<std::uint64_t, std::size_t(Words) * 64> watchers; ///< by cell, a bit for each piece
    std::array<std::uint8_t, std::size_t(Words) * 64> pieceAt;
    std::array<std::uint32_t, most> counts;
    std::array<std::uint16_t, most> cells;
    std::array<std::uint8_t, most> types;
    unsigned pieces = 0;
    std::uint64_t all = 0;

    /// What most moves leave as it is: the guard of the royal piece, and how many moves it has.
    Guard<Words> guard;
    bool isSteady = false;   ///< whether that is known
    std::uint64_t royal = 0; ///< its moves, castling and passing included
    CellBits<Words> stirring = CellBits<Words>::none(); ///< not if one of these cells changes
    CellBits<Words> escapes =
        CellBits<Words>::none(); ///< nor if one of these is attacked by others
    CellBits<Words> besiegers = CellBits<Words>::none(); ///< pieces that attack an escape now
    /// By type of the other side: from where its pieces could attack the royal piece.
    std::array<CellBits<Words>, mostTypes> aims;
    /// By piece: where its moves begin among those of the run; at last the royal piece's, and their
    /// end.
    std::array<std::size_t, most + 2> lists;

    Answers() {} // leaves room as it is
};

} // namespace rookery::fast
