#pragma once

#include "model/movement/betza/betza_syntax.h"
#include "model/movement/betza/betza_weaver.h"

#include <optional>

namespace rookery::betza {

/// Why the letters of a move cannot stand together, if so; else what is odd about them and what
/// they declare goes to the piece.
std::optional<Error> checkMove(const WrittenMove &move, BetzaDialect dialect, BetzaPiece &piece);

/// What a leg may do where it ends.
Role roleOf(const WrittenMove &move, const WrittenLeg &leg);

/// Which edges `o` joins.
std::optional<Joined> joinedBy(const WrittenMove &move);

} // namespace rookery::betza
