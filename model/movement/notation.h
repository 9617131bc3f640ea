#pragma once

#include "model/movement/movement.h"
#include "model/movement/path/path_notation.h"

#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// The ways in which a movement can be written.
enum class Notation { Paths, Legs, Betza };

Notation notationOf(const Movement &movement);

/// The path or the Betza string that was typed: a path if it reads as one, else Betza in this
/// dialect. If neither can be read the error, with a column, is that of the notation it looks like:
/// a capital outside brackets is an atom.
Result<Movement> readTyped(std::string_view text,
                           const Directions &directions,
                           BetzaDialect dialect = BetzaDialect::XBetza);

/// One path that does all of these moves, which must all be available at the same time.
Result<Path> pathOfMoves(std::span<const MovementLegs> moves, const Directions &directions);

/// The same movement in another notation; as paths or legs it may take several. Betza is XBetza.
Result<std::vector<Movement>>
writtenAs(const Movement &movement, Notation notation, const Design &design);

template<>
struct EnumNames<Notation>
{
    static constexpr EnumName<Notation> rows[] = {
        {Notation::Paths, "path", "path"},
        {Notation::Legs, "legs", "legs"},
        {Notation::Betza, "betza", "Betza"},
    };
};

} // namespace rookery
