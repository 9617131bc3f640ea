#include "model/design/pieces.h"

#include "model/base/invisible.h"
#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

std::optional<PieceId> Pieces::find(std::string_view name) const
{
    const auto found = std::find_if(
        types.begin(), types.end(), [&](const PieceType &type) { return type.name == name; });
    if (found == types.end())
        return std::nullopt;
    return PieceId(found - types.begin());
}

Message titleFault(std::string_view name)
{
    if (name.empty())
        return Message("a name may not be empty");
    if (name.size() > limits::nameBytes)
        return Message("a name may have at most {most} bytes", {{"most", limits::nameBytes}});
    if (firstBadUtf8(name) != std::string_view::npos)
        return Message("a name must be valid UTF-8");
    const bool hasControl = std::any_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
    if (hasControl)
        return Message("a name may not contain control characters");
    if (firstInvisible(name) != std::string_view::npos)
        return Message("a name may not contain characters that cannot be seen");
    if (name.front() == ' ' || name.back() == ' ')
        return Message("a name may not begin or end with a space");
    return {};
}

} // namespace rookery
