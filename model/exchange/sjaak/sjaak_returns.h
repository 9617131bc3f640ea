#pragma once

#include "model/exchange/sjaak/sjaak_pieces.h"

namespace rookery {

/// Which quiet moves of a type begin the engine's counts anew, of quiet moves and of repeated
/// positions.
enum class SjaakResets { None, Steps, All };

/// The engine does not expect a type to come back that in the middle of the empty board has no
/// quiet move backward, or cannot return in few moves. Moves that its word `step` says are then for
/// good; those of its other words never are.
SjaakResets sjaakResets(const Subject &subject, const SjaakPiece &piece);

/// Whether a piece of this type can come back by quiet moves to where it was.
bool sjaakComesBack(const Subject &subject, const SjaakPiece &piece);

} // namespace rookery
