#include "model/design/zones.h"

#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

std::optional<ZoneId> findZone(const std::vector<Zone> &zones, std::string_view name)
{
    const auto found = std::find_if(
        zones.begin(), zones.end(), [&](const Zone &zone) { return zone.name == name; });
    if (found == zones.end())
        return std::nullopt;
    return ZoneId(found - zones.begin());
}

Message zoneNameFault(std::string_view name)
{
    if (name.empty())
        return Message("a zone needs a name");
    if (name.size() > limits::nameBytes)
        return Message("a zone's name may have at most {most} characters",
                       {{"most", limits::nameBytes}});
    const bool plain =
        isAsciiLetter(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
            return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-';
        });
    if (!plain)
        return Message("a zone's name is a letter and then letters, digits, '-' or '_'");
    return {};
}

} // namespace rookery
