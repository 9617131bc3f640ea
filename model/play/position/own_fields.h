#pragma once

#include "model/play/position/field_wording.h"

/// The fields of a position's text for what own rules keep: numbers, stacks, pieces without an
/// owner, and what they ask of the last move.
namespace rookery {

/// `seeds:4*11,0`: each number with its values, a value that comes often in a row once.
FieldValues numberValues(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readNumbers(const FieldWording &wording, const PositionWord &value, Position &position);
/// The first number that nothing was said of.
std::optional<Error> missingNumber(const Design &design, const Board &board, Position &position);

/// `a1:P,p`: the pieces under the one on a1, from the bottom.
FieldValues stackValues(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readStack(const FieldWording &wording, const PositionWord &value, Position &position);

/// `c3:Token`.
FieldValues unownedValues(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readUnowned(const FieldWording &wording, const PositionWord &value, Position &position);

/// `mover:1`, `from:12`, `again`: what own rules ask of the last move.
FieldValues lastMoveValues(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readLastMove(const FieldWording &wording, const PositionWord &value, Position &position);

} // namespace rookery
