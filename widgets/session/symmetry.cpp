#include "widgets/session/symmetry.h"

#include "model/board/mirrors.h"

#include <algorithm>

namespace rookery {

std::vector<Orientation> imagesUnder(Symmetry symmetry, const Design &design)
{
    const bool isThreefold = hasThreeAxes(design.board->lattice);
    const Orientation half = isThreefold ? orientation::threefoldHalf : orientation::half;
    const Orientation third = orientation::sixth.seenThrough(orientation::sixth);
    const Orientation eastWest = mirroredEastWest(design.board->lattice);
    const Orientation northSouth = mirroredNorthSouth(design.board->lattice);
    switch (symmetry) {
    case Symmetry::None:
        return {};
    case Symmetry::SixthTurns:
        if (!isThreefold)
            return {};
        return {orientation::sixth, third, half, third.inverse(), orientation::sixth.inverse()};
    case Symmetry::ThirdTurns:
        if (!isThreefold)
            return {};
        return {third, third.inverse()};
    case Symmetry::QuarterTurns:
        if (isThreefold)
            return {};
        return {orientation::quarter, orientation::half, orientation::backQuarter};
    case Symmetry::HalfTurn:
        return {half};
    case Symmetry::LeftRight:
        return {eastWest};
    case Symmetry::TopBottom:
        return {northSouth};
    case Symmetry::Both:
        return {eastWest, northSouth, half};
    case Symmetry::Players:
        break;
    }
    std::vector<Orientation> images;
    const auto &players = design.rules->players;
    for (std::size_t i = 1; i < players.size(); ++i)
        images.push_back(players.front().facing.inverse().seenThrough(players[i].facing));
    return images;
}

std::vector<Symmetry> symmetriesOf(const Design &design, const Board &board)
{
    std::vector<Symmetry> found;
    for (const auto &row : enumRows<Symmetry>()) {
        const auto images = imagesUnder(row.value, design);
        const bool fits =
            (row.value == Symmetry::None || !images.empty())
            && std::all_of(images.begin(), images.end(), [&](const Orientation &image) {
                   return board.siteCount() == 0 || board.image(SiteId(0), image).has_value();
               });
        if (fits)
            found.push_back(row.value);
    }
    return found;
}

std::vector<SiteId>
symmetricSites(SiteId site, Symmetry symmetry, const Design &design, const Board &board)
{
    std::vector<SiteId> sites{site};
    for (const Orientation &image : imagesUnder(symmetry, design)) {
        const auto mirrored = board.image(site, image);
        if (mirrored && std::find(sites.begin(), sites.end(), *mirrored) == sites.end())
            sites.push_back(*mirrored);
    }
    return sites;
}

} // namespace rookery
