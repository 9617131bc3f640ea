#include "model/board/zone_likeness.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace rookery {

namespace {

constexpr std::size_t mostCells = 4096;

/// What is likely to be meant comes first. Most of the board is said as all but the rest.
std::vector<ZoneMeaning> likelyMeanings()
{
    using enum ZoneKind;
    constexpr int mostRanks = 16;
    std::vector<ZoneMeaning> all;
    const auto counted = [&](std::initializer_list<ZoneKind> kinds, int most, int files = 0) {
        for (const ZoneKind kind : kinds) {
            for (int count = 1; count <= most; ++count)
                all.push_back({.kind = kind, .count = count, .files = files});
        }
    };
    all.push_back({.kind = FarHalf});
    all.push_back({.kind = OwnHalf});
    for (const int count : {2, 1}) // of an even number of ranks both are two
        all.push_back({.kind = MiddleRanks, .count = count});
    counted({LastRanks, FirstRanks}, mostRanks);
    for (const int level : {-1, 1, 2}) {
        for (const ZoneKind kind : {LastRanks, FirstRanks})
            all.push_back({.kind = kind, .level = level});
    }
    for (int from = 2; from <= mostRanks; ++from) {
        for (const ZoneKind kind : {FirstRanks, LastRanks})
            all.push_back({.kind = kind, .from = from});
    }
    all.push_back({.kind = FirstRanks, .count = 2, .from = 2});
    counted({Edge, Corners, Centre}, 3);
    counted({LeftFiles, RightFiles}, 3);
    for (int count = mostRanks; count > 2; --count)
        all.push_back({.kind = MiddleRanks, .count = count});
    for (const int files : {3, 5})
        counted({FirstRanks, LastRanks}, 4, files);
    for (const ZoneKind kind : {Dark, Light, Third})
        all.push_back({.kind = kind});
    for (std::size_t i = 0, inside = all.size(); i < inside; ++i) {
        all.push_back(all[i]);
        all.back().part = ZonePart::Outside;
    }
    return all;
}

} // namespace

std::optional<Zone>
saidZone(const Board &board, const Zone &drawn, std::span<const Orientation> facings)
{
    if (drawn.meaning || board.size() > mostCells)
        return std::nullopt;
    std::vector<std::vector<SiteId>> cells;
    for (const PlayerId player : IdRange<PlayerId>(facings.size()))
        cells.push_back(zoneSites(board, drawn, player, facings));
    if (cells.empty() || cells.front().empty() || cells.front().size() == board.size())
        return std::nullopt;
    const bool isCommon = std::all_of(
        cells.begin(), cells.end(), [&](const auto &theirs) { return theirs == cells.front(); });
    const std::size_t size = cells.front().size();
    const auto isUnlikely = [&](const ZoneMeaning &meaning) {
        const bool isInside = meaning.part == ZonePart::Inside;
        return zoneParameters(meaning.kind).count && meaning.kind != ZoneKind::MiddleRanks
               && 2 * (isInside ? size : board.size() - size) > board.size();
    };
    Zone said = drawn;
    said.cells.clear();
    said.own.clear();
    if (!isCommon)
        said.sharing = ZoneSharing::Facing;
    static const std::vector<ZoneMeaning> likely = likelyMeanings();
    for (const ZoneMeaning &meaning : likely) {
        if (isUnlikely(meaning))
            continue;
        said.meaning = meaning;
        bool isAlike = true;
        for (std::size_t i = 0; isAlike && i < cells.size(); ++i)
            isAlike = zoneSites(board, said, PlayerId(i), facings) == cells[i];
        if (isAlike)
            return said;
    }
    return std::nullopt;
}

} // namespace rookery
