#include "model/analysis/comparison/section_comparisons.h"
#include "model/board/zone_map.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

std::vector<SiteId> without(const std::vector<SiteId> &sites, const std::vector<SiteId> &taken)
{
    std::vector<SiteId> rest;
    std::set_difference(
        sites.begin(), sites.end(), taken.begin(), taken.end(), std::back_inserter(rest));
    return rest;
}

/// What the cells of a zone are: its meaning in words, or the cells themselves.
MessageArguments::Argument cellsOf(const Board &board, const Zone &zone)
{
    if (!zone.meaning)
        return sitesArgument(board, zone.cells);
    const auto cell = zone.meaning->cell;
    return meaningWords(*zone.meaning, cell ? board.siteName(*cell) : std::string());
}

/// All cells that the zone has for some player.
std::vector<SiteId> sitesOf(const Board &board, const Zone &zone)
{
    std::vector<SiteId> sites = commonSites(board, zone);
    for (const PlayerZone &row : zone.own)
        sites.insert(sites.end(), row.cells.begin(), row.cells.end());
    return sites;
}

OnBoth<CellId> cellsOf(const Counterparts &both, const Zone *before, const Zone *after)
{
    return both.cells({before ? sitesOf(both.boardBefore, *before) : std::vector<SiteId>(),
                       after ? sitesOf(both.boardAfter, *after) : std::vector<SiteId>()});
}

/// Two drawn lists of cells of a zone; `was` in terms of the second design.
class ZoneCells
{
public:
    ZoneCells(const Counterparts &both, DifferenceList &list, const std::string &zone)
        : m_both(both)
        , m_list(list)
        , m_zone(zone)
    {
    }

    void compare(const std::string &player,
                 const std::vector<SiteId> &before,
                 const std::vector<SiteId> &was,
                 const std::vector<SiteId> &is)
    {
        const std::vector<SiteId> gained = without(is, was);
        std::vector<SiteId> lost;
        for (const SiteId site : before) {
            const auto there = m_both.sites.after(site);
            if (!there || !std::binary_search(is.begin(), is.end(), *there))
                lost.push_back(site);
        }
        if (gained.empty() && lost.empty())
            return;
        const MessageArguments arguments{{"zone", m_zone},
                                         {"player", player},
                                         {"gained", sitesArgument(m_both.boardAfter, gained)},
                                         {"lost", sitesArgument(m_both.boardBefore, lost)}};
        m_list.changed(Message("Zone {zone}[ of {player}]: [gains {gained}; loses {lost}|gains "
                               "{gained}|loses {lost}]",
                               arguments),
                       m_both.cells({lost, gained}));
    }

private:
    const Counterparts &m_both;
    DifferenceList &m_list;
    const std::string &m_zone;
};

void compareOwnCells(const Counterparts &both,
                     const Zone &before,
                     const Zone &after,
                     DifferenceList &list)
{
    const Zone was = both.mapped(before);
    ZoneCells cells(both, list, after.name);
    for (const PlayerId player : both.players.allBefore()) {
        const auto there = both.players.after(player);
        if (!there)
            continue;
        const auto rowOf = [](const Zone &zone, PlayerId of) -> const PlayerZone * {
            const auto found = std::find_if(
                zone.own.begin(), zone.own.end(), [&](auto &row) { return row.player == of; });
            return found == zone.own.end() ? nullptr : &*found;
        };
        const auto *rowBefore = rowOf(before, player);
        const auto *rowAfter = rowOf(after, *there);
        const std::vector<SiteId> none;
        const MessageArguments names{{"zone", after.name},
                                     {"player", (*both.after.rules)[*there].name}};
        if (rowBefore && !rowAfter)
            list.changed(
                Message("Zone {zone}: {player} has no cells of their own any more", names));
        else if (!rowBefore && rowAfter && rowAfter->cells.empty())
            list.changed(Message("Zone {zone}: {player} has no cells now", names));
        else if (rowAfter)
            cells.compare((*both.after.rules)[*there].name,
                          rowBefore ? rowBefore->cells : none,
                          rowBefore ? rowOf(was, *there)->cells : none,
                          rowAfter->cells);
    }
}

void compareZone(const Counterparts &both,
                 const Zone &before,
                 const Zone &after,
                 DifferenceList &list)
{
    const MessageArguments name{{"zone", after.name}};
    const Zone was = both.mapped(before);
    const OnBoth<CellId> cells = cellsOf(both, &before, &after);
    if (was.meaning != after.meaning)
        list.value(Message("Zone {zone}", name),
                   cellsOf(both.boardBefore, before),
                   cellsOf(both.boardAfter, after),
                   cells);
    else
        ZoneCells(both, list, after.name).compare({}, before.cells, was.cells, after.cells);
    compareOwnCells(both, before, after, list);
    list.choice(Message("Zone {zone}, for the players", name), before.sharing, after.sharing);
    list.choice(Message("Zone {zone}, hatch", name), before.hatch, after.hatch);
    if (before.colour != after.colour)
        list.value(Message("Zone {zone}, colour", name),
                   std::to_string(before.colour),
                   std::to_string(after.colour));
    list.choice(Message("Zone {zone}, lines", name), before.lines, after.lines);
    list.extras(Message("Zone {zone}", name), before.extras, after.extras);
}

} // namespace

void compareZones(const Counterparts &both, DifferenceList &list)
{
    const std::vector<Zone> &before = both.before.board->edits.zones;
    const std::vector<Zone> &after = both.after.board->edits.zones;
    list.begin(DesignSection::Board);
    for (const ZoneId zone : both.zones.allBefore()) {
        const Zone &was = before[zone.index()];
        if (const auto there = both.zones.after(zone))
            compareZone(both, was, after[there->index()], list);
        else
            list.add(DifferenceKind::Removed,
                     Message("Zone {zone} is gone: [{cells}|no cells]",
                             {{"zone", was.name}, {"cells", cellsOf(both.boardBefore, was)}}),
                     cellsOf(both, &was, nullptr));
    }
    for (const ZoneId zone : both.zones.allAfter()) {
        const Zone &is = after[zone.index()];
        if (!both.zones.before(zone))
            list.add(DifferenceKind::Added,
                     Message("Zone {zone} is new: [{cells}|no cells]",
                             {{"zone", is.name}, {"cells", cellsOf(both.boardAfter, is)}}),
                     cellsOf(both, nullptr, &is));
    }
    if (both.zones.isReordered())
        list.changed(Message("The zones stand in another order"));
}

} // namespace rookery
