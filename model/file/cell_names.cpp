#include "model/file/cell_names.h"

#include "model/base/text.h"
#include "model/file/fields.h"

#include <algorithm>

namespace rookery {

CellNames::CellNames(const BoardRecipe &recipe)
    : m_lattice(latticeSites(recipe))
    , m_removed(recipe.edits.removed)
{
    for (const RenamedCell &cell : recipe.edits.renamed) {
        m_renamed.push_back(cell.site);
        if (!isHole(cell.site))
            m_handMade.try_emplace(cell.name, cell.site);
    }
    std::size_t site = m_lattice->count();
    for (const AddedCell &cell : recipe.edits.added)
        m_handMade.try_emplace(cell.name, SiteId(site++));
    constexpr std::size_t mostCandidates = 256;
    if (m_handMade.size() <= mostCandidates) {
        for (const auto &row : m_handMade)
            m_handMadeNames.push_back(row.first);
        std::sort(m_handMadeNames.begin(), m_handMadeNames.end());
    }
}

bool CellNames::isHole(SiteId site) const
{
    return std::binary_search(m_removed.begin(), m_removed.end(), site);
}

std::optional<SiteId> CellNames::find(const std::string &name) const
{
    if (const auto row = m_handMade.find(name); row != m_handMade.end())
        return row->second;
    const auto site = m_lattice->find(name);
    if (!site || std::binary_search(m_renamed.begin(), m_renamed.end(), *site))
        return std::nullopt;
    return site;
}

std::optional<SiteId> CellNames::resolve(const JsonValue &value, Findings &findings) const
{
    const auto name = readText(value, "a cell", findings);
    if (!name)
        return std::nullopt;
    const auto site = find(*name);
    if (!site) {
        findings.error(value, unknownWord("cell", *name) + didYouMean(*name, m_handMadeNames));
        return std::nullopt;
    }
    if (isHole(*site)) {
        findings.error(value, inQuotes(*name) + " is a hole");
        return std::nullopt;
    }
    return site;
}

} // namespace rookery
