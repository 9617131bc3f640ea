#include "model/board/board.h"
#include "model/board/lattice_sites.h"
#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>
#include <memory>
#include <set>
#include <unordered_map>

namespace rookery {

std::optional<Point> readPoint(const JsonValue &value, Findings &findings)
{
    if (!isList(value, "a place on the drawing", findings))
        return std::nullopt;
    if (value.size() != 2) {
        findings.error(value,
                       Message("a place on the drawing is two numbers such as {example}, "
                               "thousandths of a cell",
                               {{"example", "[500, 1500]"}}));
        return std::nullopt;
    }
    auto element = value.begin();
    const auto x =
        readInteger(*element, "a coordinate", -limits::coordinate, limits::coordinate, findings);
    const auto y =
        readInteger(*++element, "a coordinate", -limits::coordinate, limits::coordinate, findings);
    if (!x || !y)
        return std::nullopt;
    return Point{*x, *y};
}

namespace {

/// The `cells` object of a board's edits. Its keys are names that the lattice gives, whatever the
/// cells are called in the end.
class CellEditsReader
{
public:
    CellEditsReader(BoardRecipe &recipe, Findings &findings)
        : m_edits(recipe.edits)
        , m_lattice(latticeSites(recipe))
        , m_findings(findings)
    {
    }

    void read(Fields &cells)
    {
        if (const auto removed = cells.find("removed");
            removed && isList(*removed, "'removed'", m_findings))
            readRemoved(*removed);
        if (const auto added = cells.find("added");
            added && isObject(*added, "'added'", m_findings))
            readAdded(*added);
        if (const auto moved = cells.find("moved");
            moved && isObject(*moved, "'moved'", m_findings))
            readMoved(*moved);
        if (const auto renamed = cells.find("renamed");
            renamed && isObject(*renamed, "'renamed'", m_findings))
            readRenamed(*renamed);
        m_edits.cellExtras = cells.rest();
        checkNames();
    }

    void checkCount(const JsonValue &cells)
    {
        const std::size_t count =
            m_lattice->count() - m_edits.removed.size() + m_edits.added.size();
        if (count > limits::cells) {
            m_findings.error(cells,
                             Message("at most {most} cells are possible, not {count}",
                                     {{"most", limits::cells}, {"count", count}}));
        }
    }

private:
    Message noSite(const std::string &name) const
    {
        return Message("the board has no cell {name} by its generated name",
                       {{"name", inQuotes(name)}});
    }

    void readRemoved(const JsonValue &list)
    {
        std::set<SiteId> seen;
        for (const JsonValue value : list) {
            const auto name = readText(value, "a cell", m_findings);
            if (!name)
                continue;
            const auto site = m_lattice->find(*name);
            if (!site)
                m_findings.error(value, noSite(*name));
            else if (!seen.insert(*site).second)
                m_findings.error(value,
                                 Message("{name} is removed twice", {{"name", inQuotes(*name)}}));
        }
        m_edits.removed.assign(seen.begin(), seen.end());
    }

    void readAdded(const JsonValue &object)
    {
        for (const JsonValue member : object) {
            const std::string name = member.key();
            if (auto fault = cellNameFault(name); !fault.isEmpty())
                m_findings.errorAtKey(member, std::move(fault));
            const Point at = readPoint(member, m_findings).value_or(Point{});
            m_addedAt.try_emplace(name, m_edits.added.size());
            m_named.push_back({name, std::nullopt, member, member.keyOffset()});
            m_edits.added.push_back({name, at});
        }
    }

    /// Moving an added cell only changes where it was added.
    void readMoved(const JsonValue &object)
    {
        for (const JsonValue member : object) {
            const std::string name = member.key();
            const auto at = readPoint(member, m_findings);
            const auto site = m_lattice->find(name);
            const auto added = m_addedAt.find(name);
            if (!site && added == m_addedAt.end())
                m_findings.errorAtKey(member, noSite(name));
            else if (site && at)
                m_edits.moved.push_back({*site, *at});
            else if (at)
                m_edits.added[added->second].at = *at;
        }
        sortBySite(m_edits.moved);
    }

    void readRenamed(const JsonValue &object)
    {
        for (const JsonValue member : object) {
            const auto name = readText(member, "a cell's name", m_findings);
            const auto site = m_lattice->find(member.key());
            if (!site)
                m_findings.errorAtKey(member, noSite(member.key()));
            if (!name || !site)
                continue;
            if (auto fault = cellNameFault(*name); !fault.isEmpty())
                m_findings.error(member, std::move(fault));
            if (*name == member.key())
                continue;
            m_edits.renamed.push_back({*site, *name});
            m_named.push_back({*name, *site, member, member.offset()});
        }
        sortBySite(m_edits.renamed);
    }

    template<class Row>
    static void sortBySite(std::vector<Row> &rows)
    {
        std::sort(
            rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.site < b.site; });
    }

    bool isHole(SiteId site) const
    {
        return std::binary_search(m_edits.removed.begin(), m_edits.removed.end(), site);
    }

    bool isRenamed(SiteId site) const
    {
        const auto row = std::lower_bound(
            m_edits.renamed.begin(),
            m_edits.renamed.end(),
            site,
            [](const RenamedCell &cell, SiteId wanted) { return cell.site < wanted; });
        return row != m_edits.renamed.end() && row->site == site;
    }

    /// Only names given by hand can clash, with each other or with a generated one.
    void checkNames()
    {
        std::unordered_map<std::string, std::size_t> given;
        for (const Named &row : m_named) {
            if (row.site && isHole(*row.site))
                continue;
            const auto generated = m_lattice->find(row.name);
            const bool isGenerated = generated && !isHole(*generated) && !isRenamed(*generated);
            const auto [other, isNew] = given.try_emplace(row.name, row.offset);
            if (isGenerated)
                reportTaken(row, {});
            else if (!isNew)
                reportTaken(row,
                            {Message("it is named at {place}",
                                     {{"place", m_findings.placeOf(other->second)}})});
        }
    }

    struct Named
    {
        std::string name;
        std::optional<SiteId> site; ///< none for an added cell
        JsonValue at;
        std::size_t offset; ///< of the name
    };

    void reportTaken(const Named &row, std::vector<Message> notes)
    {
        Message message("there is already a cell {name}", {{"name", inQuotes(row.name)}});
        if (row.site)
            m_findings.error(row.at, std::move(message), std::move(notes));
        else
            m_findings.errorAtKey(row.at, std::move(message), std::move(notes));
    }

    BoardEdits &m_edits;
    std::unique_ptr<const LatticeSites> m_lattice;
    Findings &m_findings;
    std::unordered_map<std::string, std::size_t> m_addedAt; ///< index of an added cell by its name
    std::vector<Named> m_named;                             ///< by hand
};

} // namespace

void readCellEdits(const JsonValue &value, BoardRecipe &recipe, Findings &findings)
{
    if (!isObject(value, "'cells'", findings))
        return;
    Fields cells(value, findings);
    CellEditsReader reader(recipe, findings);
    reader.read(cells);
    reader.checkCount(value);
}

} // namespace rookery
