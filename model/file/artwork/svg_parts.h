#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

/// One element of an SVG text, without what lies between tags. Names are as they are written, so
/// `xlink:href`; a prefix `svg:` is taken off.
struct SvgElement
{
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< values without entities
    std::vector<SvgElement> children;

    const std::string *attribute(std::string_view attributeName) const;
};

/// Reads the elements of an XML text by pugixml. Comments, processing instructions and a document
/// type without declarations are passed over; entities that a text declares itself, unknown ones,
/// compression and nesting past 32 are errors with line and column.
Result<SvgElement> readSvgParts(std::string_view text);

/// On one line.
std::string writeSvgParts(const SvgElement &root);

} // namespace rookery
