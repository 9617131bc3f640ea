#pragma once

#include "model/engine/tables/plan.h"
#include "model/play/game/position_tables.h"
#include "model/play/moves/move.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {
class MoveRules;
}

namespace rookery::fast {

/// How leaves are counted.
enum class Leaves { Counted, Listed };

/// A kernel with its tables, whatever their size. Immutable, so any number of threads may ask.
class Engine
{
public:
    virtual ~Engine() = default;

    /// Nothing for positions that the tables cannot hold.
    virtual std::optional<std::uint64_t>
    perft(const Position &position, int depth, Leaves leaves) const = 0;
    virtual std::optional<std::uint64_t>
    playouts(const Position &position, std::size_t games, std::uint64_t seed) const = 0;
    /// Adds the legal moves; false for positions that the tables cannot hold.
    virtual bool legal(const Position &position, std::vector<Move> &moves) const = 0;
    /// Tables for a position that another object keeps, with its move rules. This, the move rules
    /// and the position must stay.
    virtual std::unique_ptr<PositionTables> tablesFor(MoveRules &moveRules,
                                                      Position &position) const = 0;
    virtual std::size_t bytes() const = 0;
    /// Whether legality is counted from paths instead of tried move by move.
    virtual bool countsPaths() const = 0;
};

/// Null if the tables would be too large. For processors that move the bits under a mask together
/// in one instruction.
std::unique_ptr<const Engine> makePextEngine(const std::shared_ptr<const Plan> &plan,
                                             const Engine *previous);
std::unique_ptr<const Engine> makePortableEngine(const std::shared_ptr<const Plan> &plan,
                                                 const Engine *previous);

} // namespace rookery::fast
