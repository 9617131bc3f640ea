#pragma once

#include "model/play/position/field_wording.h"

/// The fields of a text about castling.
namespace rookery {

/// `castling=1:e1:h1:g1:f1`: a player's number, where king and partner stand and where they go; `-`
/// is no right at all.
FieldValues castlingRights(const FieldWording &wording, const Position &now, const Position &read);
FieldFault
readCastlingRight(const FieldWording &wording, const PositionWord &value, Position &position);

} // namespace rookery
