#pragma once

#include "model/engine/mailbox/mailbox_run.h"
#include "model/engine/tables/engine.h"

#include <memory>
#include <mutex>
#include <vector>

namespace rookery::fast {

/// For games that have no tables of sets: boards of any size, any number of types and players.
/// Where each piece may go is kept, and found again only for pieces that look at a cell that has
/// changed. Pieces and rules that this does not know are left to the move rules, one by one.
class BroadEngine final : public Engine
{
public:
    BroadEngine(Design design, std::shared_ptr<const CompiledGame> game);
    ~BroadEngine() override;

    std::optional<std::uint64_t>
    perft(const Position &position, int depth, Leaves leaves) const override;
    std::optional<std::uint64_t>
    playouts(const Position &position, std::size_t games, std::uint64_t seed) const override;
    bool legal(const Position &position, std::vector<Move> &moves) const override;
    std::unique_ptr<PositionTables> tablesFor(MoveRules &moveRules,
                                              Position &position) const override;
    std::size_t bytes() const override { return 0; }
    bool countsPaths() const override { return false; }
    /// What is left to the move rules.
    const BroadRules &rules() const { return m_rules; }

private:
    class Lease;
    struct Count;

    std::unique_ptr<Count> take() const;
    void give(std::unique_ptr<Count> count) const;

    Design m_design;
    std::shared_ptr<const CompiledGame> m_game;
    BroadRules m_rules;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<Count>> m_idle; ///< wait here for the next count
};

} // namespace rookery::fast
