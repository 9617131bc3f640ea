#pragma once

#include "model/exchange/target/subject.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which of Fairy-Stockfish's types a type of the design is.
namespace rookery::fairy {

/// One text for strings that mean the same; the string itself where no other is found.
std::string canonical(std::string_view betza);

/// The type that every version knows and that moves so, by a canonical text; nothing if there is
/// none.
std::optional<std::string_view> namedType(const std::string &betza);

/// The always available moves as the engine writes them; empty without any.
Result<std::string> alwaysBetza(const Subject &subject, PieceId piece);

/// Movements that are not always available.
std::vector<const MovementLegs *> specialMoves(const Subject &subject, PieceId piece);

/// Whether a type is a pawn that may go two steps from wherever it stands.
bool isTorpedo(const Subject &subject, PieceId piece);

/// The type that moves as a pawn and may do more at first; failing that, one that only moves so.
std::optional<PieceId> findPawn(const Subject &subject);

/// The rank from which on a piece that only steps ahead may step sideways too, as its player
/// counts; nothing for other pieces.
std::optional<int> soldierRank(const Subject &subject, PieceId piece);

} // namespace rookery::fairy
