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
        if (auto fault = zoneNameFault(zone.name); !fault.isEmpty())
            m_findings.errorAtKey(member, std::move(fault));
        if (member.kind() == JsonKind::List) {
            zone.cells = readCells(member);
            return zone;
        }
        if (member.kind() != JsonKind::Object) {
            m_findings.error(
                member,
                Message("a zone is a list of cells or an object with 'cells', not {value}",
                        {{"value", shownValue(member)}}));
            return zone;
        }
        Fields fields(member, m_findings);
        if (const auto meaning = fields.find("meaning")) {
            zone.meaning = readMeaning(*meaning);
            if (const auto cells = fields.find("cells"))
                m_findings.error(*cells, Message("a zone has either 'cells' or a 'meaning'"));
        } else if (const auto cells = fields.require("cells", "a zone without a 'meaning'");
                   cells && isList(*cells, "'cells'", m_findings)) {
            zone.cells = readCells(*cells);
        }
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
                m_findings.error(
                    cell,
                    Message("{name} is in this list twice", {{"name", inQuotes(cell.string())}}));
            else
                cells.insert(place, *site);
        }
        return cells;
    }

    std::optional<ZoneMeaning> readMeaning(const JsonValue &value)
    {
        if (!isObject(value, "'meaning'", m_findings))
            return std::nullopt;
        Fields fields(value, m_findings);
        const auto kind = fields.require("kind", "a zone's meaning");
        const auto chosen =
            kind ? readChoice<ZoneKind>(*kind, "kind of zone", m_findings) : std::nullopt;
        if (!chosen)
            return std::nullopt;
        ZoneMeaning meaning;
        meaning.kind = *chosen;
        const ZoneParameters counts = zoneParameters(*chosen);
        const auto number = [&](std::string_view key, std::string_view what, int least, int &into) {
            if (const auto given = fields.find(key))
                into = readInteger(*given, what, least, limits::side, m_findings).value_or(into);
        };
        if (counts.count)
            number("count", "a zone's count", 1, meaning.count);
        if (counts.from)
            number("from", "the first rank or file of a zone", 1, meaning.from);
        if (counts.files)
            number("files", "the number of middle files", 1, meaning.files);
        number("level", "the level of a zone", -limits::side, meaning.level);
        meaning.part = fields.choice("part", "part of the board", ZonePart::Inside);
        if (counts.cell) {
            meaning.steps = fields.choice("steps", "steps of a zone", ZoneSteps::Any);
            if (const auto cell = fields.require("cell", "a zone around a cell"))
                meaning.cell = m_names.cells.resolve(*cell, m_findings);
        }
        fields.refuseRest("this kind of zone");
        return meaning;
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
                       Message("at most {most} zones are possible, not {count}",
                               {{"most", limits::zones}, {"count", value.size()}}));
        return zones;
    }
    ZoneReader reader(names, findings);
    for (const JsonValue member : value)
        zones.push_back(reader.read(member));
    return zones;
}

} // namespace rookery
