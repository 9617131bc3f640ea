#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>

namespace rookery {

/// A new piece type at the end of the list, without moves. An empty letter takes the first free
/// one, preferring the name's own letters.
Result<Design>
withPieceAdded(const Design &design, const std::string &name, const std::string &letter = {});

/// A copy behind the original, under a free name.
Result<Design> withPieceCopied(const Design &design, PieceId piece);

/// Its pieces leave the board and the hands.
Result<Design> withPieceRemoved(const Design &design, PieceId piece);

Result<Design> withPieceRenamed(const Design &design, PieceId piece, const std::string &name);
Result<Design> withPieceLetter(const Design &design, PieceId piece, const std::string &letter);

/// Moves the type to another place in the list.
Result<Design> withPieceAt(const Design &design, PieceId piece, std::size_t place);

Result<Design> withMovementAdded(const Design &design, PieceId piece, const Movement &movement);
Result<Design> withMovementChanged(const Design &design,
                                   PieceId piece,
                                   std::size_t index,
                                   const Movement &movement);
Result<Design> withMovementRemoved(const Design &design, PieceId piece, std::size_t index);

/// That the piece has no movement of this number, if it is so.
std::optional<Error> missingMovement(const Design &design, PieceId piece, std::size_t index);

/// A letter that no other piece has, preferring those of the name; empty if all are taken.
std::string freeLetter(const Pieces &pieces, const std::string &name);

/// A name that no other piece has, made from this one: Knight, Knight 2 ...
std::string freePieceName(const Pieces &pieces, const std::string &name);

} // namespace rookery
