#include "model/file/design/bundled_design.h"

#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"

#include <utility>

namespace rookery {

std::optional<Design> readBundledDesign(std::string_view name)
{
    const BundledDesign *bundled = findBundled(name);
    auto read = bundled ? std::optional(readDesign(bundled->text)) : std::nullopt;
    return read && *read ? std::optional(std::move((*read)->design)) : std::nullopt;
}

} // namespace rookery
