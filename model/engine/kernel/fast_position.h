#pragma once

#include "model/engine/tables/tables.h"

#include <array>
#include <cstdint>

namespace rookery::fast {

inline constexpr std::uint8_t noType = 0xff;

/// A move in few words. What else it does follows from the position.
struct FastMove
{
    enum class Kind : std::uint8_t {
        Displace,
        TakePasser, ///< displaces, and captures the piece that has passed
        Castle,     ///< `type` is the wing
        Drop,       ///< `type` comes from the hand, as `becomes`
        Pass,
        Promote, ///< where it stands, as a turn of its own
        Other,   ///< what sets cannot say: see otherMove()
    };

    std::uint16_t from = 0;
    std::uint16_t to = 0;
    Kind kind = Kind::Displace;
    std::uint8_t type = 0;
    std::uint8_t becomes = noType; ///< the type it promotes to
    std::uint8_t gate = noType;    ///< the type that comes in on the cell that was left
};

/// A piece goes to a cell, captures what stands there, and is of this type from then on.
struct PlainStep
{
    unsigned from;
    unsigned to;
    unsigned type;
};

/// Added to a gate: it is the castling partner's cell.
inline constexpr std::uint8_t besidePartner = 0x40;

/// A move that the slow path keeps among its own.
inline FastMove otherMove(std::size_t place)
{
    return {static_cast<std::uint16_t>(place >> 16U),
            static_cast<std::uint16_t>(place & 0xffffU),
            FastMove::Kind::Other};
}

inline std::size_t placeOf(const FastMove &other)
{
    return std::size_t(other.from) << 16U | other.to;
}

/// A position as sets of cells, and as a list of what stands where.
template<int Words>
struct FastPosition
{
    using Bits = CellBits<Words>;

    std::array<std::array<Bits, mostTypes>, 2> pieces{}; ///< [player][type]
    std::array<Bits, 2> side{};
    Bits walls{};
    Bits unmoved{}; ///< cells of pieces that have not moved
    Bits passed{};  ///< where a piece may be captured in passing
    std::array<std::uint8_t, std::size_t(Words) * 64> types; ///< by cell; noType if empty
    std::array<std::uint8_t, std::size_t(Words) * 64> was; ///< the type it promoted from; or noType
    std::array<std::array<std::uint16_t, mostTypes>, 2> hand{};
    std::array<std::array<std::uint16_t, mostTypes>, 2> captured{};
    std::array<std::uint16_t, 2> checksGiven{};
    std::uint64_t rights = 0; ///< to castle, a bit for each wing
    std::uint16_t passerStands = 0;
    std::uint16_t passes = 0; ///< in a row
    std::uint8_t toMove = 0;
    bool facing = false;   ///< royal pieces faced each other before the last move
    bool hasHands = false; ///< a player may come to have a piece in hand

    Bits taken() const { return side[0] | side[1] | walls; }
};

/// What a move has changed.
template<int Words>
struct FastUndo
{
    CellBits<Words> unmoved;
    CellBits<Words> passed;
    std::uint64_t rights;
    std::uint16_t passerStands;
    std::uint16_t victimCell;
    std::uint16_t checksGiven;
    std::uint16_t passes;
    std::uint8_t moverType;
    std::uint8_t moverWas;
    std::uint8_t victim; ///< noType if none
    std::uint8_t victimWas;
    bool facing;
};

} // namespace rookery::fast
