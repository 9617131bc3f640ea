#pragma once

#include "model/design/design.h"

namespace rookery {

/// Whether every rule of the design is one whose meaning is known to follow from what a
/// SymmetryProof compares: lines, zones, the cell below, and what pieces can do. Whatever is not
/// named there, own rules above all, makes it false.
bool mayHaveSymmetries(const Design &design);

} // namespace rookery
