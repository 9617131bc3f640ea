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

std::string zoneNameFault(std::string_view name)
{
    if (name.empty())
        return "a zone needs a name";
    if (name.size() > limits::nameBytes)
        return "a zone's name may have at most " + std::to_string(limits::nameBytes)
               + " characters";
    const bool plain =
        isAsciiLetter(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
            return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-';
        });
    if (!plain)
        return "a zone's name is a letter and then letters, digits, '-' or '_'";
    return {};
}

} // namespace rookery
