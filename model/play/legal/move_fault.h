#pragma once

#include <cstdint>

namespace rookery {

/// The rule about single moves that a move breaks. Duties, which compare moves, are none of them.
enum class MoveFault : std::uint8_t {
    None,
    Banned,          ///< an own rule of the design forbids it
    FleesCheck,      ///< a royal piece in check may only capture the piece that attacks it
    CastlesAttacked, ///< the king starts on, or crosses, an attacked cell
    CrossesAttacked, ///< a royal piece goes over an attacked cell
    BuildsInCheck,   ///< a wall instead of a move answers no check
    RoyalsFace,      ///< royal pieces that face each other are left so; see FacingRefused
    LosesRoyal,      ///< a royal piece of the player falls by what follows from the move
    LeftInCheck,
    GivesCheck, ///< where no move may
    PiecesFace, ///< see Facing
    DropChecks, ///< a piece put down may not give check
    DropMates,  ///< a piece put down may not give mate
};

} // namespace rookery
