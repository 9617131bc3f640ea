#include "model/file/bundled/bundled.h"

#include <algorithm>
#include <string>

namespace rookery {

bool BundledDesign::has(std::string_view term) const
{
    return terms.find(' ' + std::string(term) + ' ') != std::string_view::npos;
}

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
