#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/design/terms/rule_members.h"

#include <functional>
#include <optional>

namespace rookery {

/// Where the things are that rules name, after an edit that renumbers them; nothing
/// if they are gone. What is left out stays as it is.
struct ReferenceMap
{
    std::function<std::optional<PieceId>(PieceId)> piece = {};
    std::function<std::optional<ZoneId>(ZoneId)> zone = {};
    std::function<std::optional<SiteId>(SiteId)> site = {};
    std::function<std::optional<DirectionId>(DirectionId)> direction = {};
    std::function<std::optional<PlayerId>(PlayerId)> player = {};
    /// The author's groups of directions, which only own rules name.
    std::function<std::optional<std::size_t>(std::size_t)> group = {};

    std::optional<std::size_t> operator()(IdKind kind, std::size_t index) const;
};

/// Renumbers what the rules and the exports name. A rule that would be about no piece or player, or
/// about no place, goes; in phrases of own rules what is gone is `none`, and its set is empty. For
/// what pieces name see model/movement/legs/references.h.
void renumberReferences(Design &design, const ReferenceMap &map);

/// That an own rule names a thing that would be gone, if one does: "the zone is named in ...".
std::optional<Error>
usedByOwnRules(const Design &design, const ReferenceMap &map, std::string_view what);

} // namespace rookery
