#include "model/play/reach/design_board.h"

#include "model/movement/movement.h"

#include <algorithm>
#include <set>
#include <vector>

namespace rookery {

std::shared_ptr<const Board> designBoard(const Design &design,
                                         const std::shared_ptr<const Board> &previous)
{
    std::set<Step> steps;
    for (const PieceType &type : design.pieces->types) {
        for (const MovementLegs &movement : legsOf(type, design))
            collectLooseSteps(movement.legs, steps);
    }
    const auto isKnown = [&](const Step &step) {
        return previous->compass().step(step, std::nullopt).has_value();
    };
    if (previous && previous->sharesSections(design.board, design.directions)
        && std::all_of(steps.begin(), steps.end(), isKnown))
        return previous;
    return std::make_shared<const Board>(
        design.board, design.directions, std::vector(steps.begin(), steps.end()));
}

} // namespace rookery
