#pragma once

#include "model/analysis/comparison/matching.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <memory>
#include <utility>
#include <vector>

namespace rookery {

/// Places or cells of two boards.
template<class SomeId>
struct OnBoth
{
    std::vector<SomeId> before;
    std::vector<SomeId> after;
};

/// Two designs, and what of the first is what in the second.
class Counterparts
{
public:
    Counterparts(const Design &first, const Design &second);

    const Design before;
    const Design after;
    const std::shared_ptr<const Board> sharedBefore; ///< the boards, for what outlives this
    const std::shared_ptr<const Board> sharedAfter;
    const Board &boardBefore;
    const Board &boardAfter;
    const Matching<PieceId> pieces;
    const Matching<PlayerId> players;
    const Matching<ZoneId> zones;
    const Matching<DirectionId> directions;
    /// Cells of the lattice by what the lattice calls them, so that a cell that is called otherwise
    /// stays the same cell.
    const Matching<SiteId> sites;
    /// The first design with the second's names of pieces and players: what both say in the same
    /// words is the same.
    const Design renamed;

    /// Something of the first design in terms of the second.
    Movement mapped(Movement movement) const;
    Zone mapped(Zone zone) const;
    Placement mapped(Placement placement) const;
    Imitation mapped(Imitation imitation) const;

    /// Sites on both boards without holes, in board order.
    OnBoth<CellId> cells(OnBoth<SiteId> places) const;

private:
    LegGraph mapped(LegGraph graph) const;
    void map(LegEnd &end) const;
};

} // namespace rookery
