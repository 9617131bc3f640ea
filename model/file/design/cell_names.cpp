#include "model/file/design/cell_names.h"

#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/file/json/fields.h"

#include <algorithm>

namespace rookery {

NamedCells::NamedCells(const BoardRecipe &recipe)
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

bool NamedCells::isHole(SiteId site) const
{
    return std::binary_search(m_removed.begin(), m_removed.end(), site);
}

std::optional<SiteId> NamedCells::find(const std::string &name) const
{
    if (const auto row = m_handMade.find(name); row != m_handMade.end())
        return row->second;
    const auto site = m_lattice->find(name);
    if (!site || std::binary_search(m_renamed.begin(), m_renamed.end(), *site))
        return std::nullopt;
    return site;
}

Message NamedCells::fault(const std::string &name) const
{
    const auto site = find(name);
    if (!site)
        return unknownWord("cell", name, didYouMean(name, m_handMadeNames));
    return isHole(*site) ? Message("{name} is a hole", {{"name", inQuotes(name)}}) : Message();
}

std::optional<SiteId> NamedCells::resolve(const JsonValue &value, Findings &findings) const
{
    const auto name = readText(value, "a cell", findings);
    if (!name)
        return std::nullopt;
    const auto site = find(*name);
    if (site && !isHole(*site))
        return site;
    findings.error(value, [&] { return fault(*name); });
    return std::nullopt;
}

std::optional<SiteId> NamedCells::resolveKey(const JsonValue &member, Findings &findings) const
{
    const std::string name = member.key();
    const auto site = find(name);
    if (site && !isHole(*site))
        return site;
    findings.errorAtKey(member, [&] { return fault(name); });
    return std::nullopt;
}

} // namespace rookery
