#pragma once

namespace rookery::fairy {

class DesignBuilder;

/// Cannons that neither jump over cannons nor capture them, and the moves along a palace's lines,
/// for the types that the builder has already.
void addJanggiMoves(DesignBuilder &builder);

} // namespace rookery::fairy
