#include "model/file/bundled/bundled.h"

#include <algorithm>

namespace rookery {

const BundledDesign *findBundled(std::string_view name)
{
    const auto designs = bundledDesigns();
    const auto found =
        std::find_if(designs.begin(), designs.end(), [&](const BundledDesign &design) {
            return design.name == name;
        });
    return found == designs.end() ? nullptr : &*found;
}

} // namespace rookery
