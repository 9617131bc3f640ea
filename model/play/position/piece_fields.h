#pragma once

#include "model/play/position/field_wording.h"

/// The fields of a text about pieces: whether they have moved, what they were, what is gone; and
/// walls.
namespace rookery {

/// `moved=a1`, `unmoved=a1`: where first moves are not as the pieces stand.
FieldValues movedCells(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readMoved(const FieldWording &wording, const PositionWord &value, Position &position);
FieldValues unmovedCells(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readUnmoved(const FieldWording &wording, const PositionWord &value, Position &position);
/// `was=a1:P`: what a promoted piece was; `was=a1:-` nothing else.
FieldValues formerTypes(const FieldWording &wording, const Position &now, const Position &read);
FieldFault
readFormerType(const FieldWording &wording, const PositionWord &value, Position &position);
/// `wall=c3`
FieldValues wallCells(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readWall(const FieldWording &wording, const PositionWord &value, Position &position);
/// `captured=P`: pieces captured, each by itself.
FieldValues capturedPieces(const FieldWording &wording, const Position &now, const Position &read);
FieldFault readCaptured(const FieldWording &wording, const PositionWord &value, Position &position);

} // namespace rookery
