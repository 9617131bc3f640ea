#pragma once

namespace rookery {

/// Teaches the accessibility bridge about BoardCanvas: a table whose cells say their name, what
/// stands on them and what the piece on show can do there. Call once per process.
void installBoardAccessibility();

} // namespace rookery
