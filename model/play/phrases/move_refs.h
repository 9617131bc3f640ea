#pragma once

#include "model/phrase/tree.h"
#include "model/play/moves/move.h"

/// Which moves a rule about moves means.
namespace rookery {

/// Whether a rule that names moves so means this one. `captured`: it has turned out to capture.
bool isNamed(const phrase::MoveRef &ref, const Move &move, bool captured);
/// Whether one of the names is of this sort.
bool names(const phrase::MoveRefs &refs, phrase::MoveSort sort);

} // namespace rookery
