#pragma once

namespace rookery {

/// Lets screen readers walk over a MovementGrid cell by cell: a table from its top left corner,
/// whose cells say what the piece may do there. Installing it again does nothing.
void installMovementGridAccessibility();

} // namespace rookery
