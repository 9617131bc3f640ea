#pragma once

#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"

#include <QTest>

#include <string_view>
#include <utility>

namespace rookery::test {

/// A design that comes with the program.
inline Design bundledDesign(std::string_view name)
{
    const BundledDesign *found = findBundled(name);
    if (!found)
        qFatal("no bundled design %s", std::string(name).c_str());
    auto read = readDesign(found->text);
    if (!read)
        qFatal("%s: %s", std::string(name).c_str(), read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// A design written as a section of variants.ini, which is short; or a variant that the engine
/// knows.
inline Design variantDesign(std::string_view name, std::string_view text = {})
{
    auto variant = fairy::importVariant(text, name);
    if (!variant)
        qFatal("%s", variant.error().front().sentence().c_str());
    return std::move(variant->design);
}

} // namespace rookery::test
