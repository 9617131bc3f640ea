#include "model/edit/pieces/betza_part.h"

#include "model/edit/pieces/leg_edits.h"

namespace rookery {

namespace {

constexpr std::size_t mostLegs = 24;

Result<std::string>
written(const LegGraph &legs, BetzaDialect dialect, const Directions &directions)
{
    const MovementLegs movement{legs, When::Always};
    return writeBetza({&movement, 1}, dialect, directions);
}

/// The graph that remains if one leg goes and can be written then; of several the first that keeps
/// most legs.
std::optional<LegGraph>
writableWithoutOne(const LegGraph &legs, BetzaDialect dialect, const Directions &directions)
{
    std::optional<LegGraph> best;
    for (std::size_t i = legs.legs.size(); i-- > 0;) {
        LegGraph rest = withLegDeleted(legs, LegId(i));
        const bool isBetter = !rest.legs.empty() && (!best || rest.legs.size() > best->legs.size());
        if (isBetter && written(rest, dialect, directions))
            best = std::move(rest);
    }
    return best;
}

} // namespace

std::optional<BetzaPart>
betzaPart(const LegGraph &legs, BetzaDialect dialect, const Directions &directions)
{
    if (legs.legs.size() > mostLegs)
        return std::nullopt;
    if (const auto text = written(legs, dialect, directions))
        return BetzaPart{*text, true};
    LegGraph left = legs;
    while (!left.legs.empty()) {
        if (const auto text = written(left, dialect, directions))
            return BetzaPart{*text, false};
        if (auto rest = writableWithoutOne(left, dialect, directions))
            left = std::move(*rest);
        else
            left = withLegDeleted(left, LegId(left.legs.size() - 1));
    }
    return std::nullopt;
}

} // namespace rookery
