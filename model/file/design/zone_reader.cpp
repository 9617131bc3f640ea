#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

/// The `zones` object of a board's edits: by name a list of cells, or an object that says more.
class ZoneReader
{
public:
    ZoneReader(const ZoneNames &names, Findings &findings)
        : m_names(names)
        , m_findings(findings)
    {
    }

    Zone read(const JsonValue &member)
    {
        Zone zone;
        zone.name = member.key();
        if (auto fault = zoneNameFault(zone.name); !fault.empty())
            m_findings.errorAtKey(member, std::move(fault));
        if (member.kind() == JsonKind::List) {
            zone.cells = readCells(member);
            return zone;
        }
        if (member.kind() != JsonKind::Object) {
            m_findings.error(member,
                             "a zone is a list of cells or an object with 'cells', not "
                                 + shownValue(member));
            return zone;
        }
        Fields fields(member, m_findings);
        if (const auto cells = fields.require("cells", "a zone");
            cells && isList(*cells, "'cells'", m_findings))
            zone.cells = readCells(*cells);
        zone.sharing = fields.choice("sharing", "zone sharing", ZoneSharing::Everyone);
        if (const auto own = fields.find("players"); own && isObject(*own, "'players'", m_findings))
            readOwn(*own, zone);
        zone.hatch = fields.choice("hatch", "hatch", Hatch::Rising);
        if (const auto colour = fields.find("colour"))
            zone.colour =
                readInteger(*colour, "a zone's colour", 0, limits::zoneColours - 1, m_findings)
                    .value_or(0);
        zone.lines = fields.choice("lines", "lines of a zone", ZoneLines::Usual);
        zone.extras = fields.rest();
        return zone;
    }

private:
    std::vector<SiteId> readCells(const JsonValue &list)
    {
        std::vector<SiteId> cells;
        for (const JsonValue cell : list) {
            const auto site = m_names.cells.resolve(cell, m_findings);
            if (!site)
                continue;
            const auto place = std::lower_bound(cells.begin(), cells.end(), *site);
            if (place != cells.end() && *place == *site)
                m_findings.error(cell, inQuotes(cell.string()) + " is in this list twice");
            else
                cells.insert(place, *site);
        }
        return cells;
    }

    void readOwn(const JsonValue &object, Zone &zone)
    {
        for (const JsonValue member : object) {
            const auto player = m_names.players.resolveKey(member, m_findings);
            if (!isList(member, "what follows a player", m_findings))
                continue;
            std::vector<SiteId> cells = readCells(member);
            if (player)
                zone.own.push_back({*player, std::move(cells)});
        }
        std::sort(zone.own.begin(), zone.own.end(), [](const PlayerZone &a, const PlayerZone &b) {
            return a.player < b.player;
        });
    }

    const ZoneNames &m_names;
    Findings &m_findings;
};

} // namespace

std::vector<Zone> readZones(const JsonValue &value, const ZoneNames &names, Findings &findings)
{
    std::vector<Zone> zones;
    if (!isObject(value, "'zones'", findings))
        return zones;
    if (value.size() > limits::zones) {
        findings.error(value,
                       "at most " + std::to_string(limits::zones) + " zones are possible, not "
                           + std::to_string(value.size()));
        return zones;
    }
    ZoneReader reader(names, findings);
    for (const JsonValue member : value)
        zones.push_back(reader.read(member));
    return zones;
}

} // namespace rookery
