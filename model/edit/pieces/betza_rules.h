#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

// Castling (`isO2`) and captures in passing (`n`, `e`) stand in Betza strings, but are rules of the
// game: they concern more pieces than one.

/// Whether some string declares such a rule that the design does not have.
bool lacksDeclaredRules(const Design &design);

/// Adds them. A king castles with the piece nearest the edge of its rank on the side that the
/// letters say, or with the next piece inward after `j`; it goes as many cells as the number says
/// and the partner stands on the cell it came over last. An error says what is missing at the
/// start.
Result<Design> withDeclaredRules(const Design &design);

} // namespace rookery
