#pragma once

#include "model/design/design.h"

#include <cstdint>

namespace rookery::test {

/// A game for two players on a rectangle, made from a bundled one by edits as an author makes them:
/// other promotions, castling, pawns, pieces, sizes, holes, drops, ends. The same seed gives the
/// same design. Its name says what was edited: `chess: no castling, Rook moves gR`. It is
/// consistent, has a legal move at the start, and leaves no royal piece to capture there.
Design randomVariant(std::uint64_t seed);

} // namespace rookery::test
