#pragma once

#include "model/board/lattice_sites.h"
#include "model/design/board_recipe.h"
#include "model/file/json/findings.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace rookery {

/// The cells of a recipe by name, for reading a file with many mentions of cells.
class NamedCells
{
public:
    /// The recipe's lists of cells must be sorted; it is not needed afterwards.
    explicit NamedCells(const BoardRecipe &recipe);

    /// The cell that a value names; reports a name that no cell has and one that a hole had.
    std::optional<SiteId> resolve(const JsonValue &value, Findings &findings) const;
    /// The same for the key of a member.
    std::optional<SiteId> resolveKey(const JsonValue &member, Findings &findings) const;

private:
    std::optional<SiteId> find(const std::string &name) const;
    bool isHole(SiteId site) const;
    /// Empty if there is a cell of this name.
    Message fault(const std::string &name) const;

    std::unique_ptr<const LatticeSites> m_lattice;
    std::vector<SiteId> m_removed;
    std::vector<SiteId> m_renamed; ///< no longer found under their generated names
    std::unordered_map<std::string, SiteId> m_handMade; ///< added and renamed cells
    std::vector<std::string> m_handMadeNames;           ///< few enough to guess a misspelt one
};

} // namespace rookery
