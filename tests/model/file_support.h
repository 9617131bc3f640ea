#pragma once

#include "model/file/design/design_reader.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/json/json_tree.h"

#include <QtGlobal>

#include <filesystem>
#include <string>
#include <vector>

namespace rookery::test {

inline const std::filesystem::path sourceFolder = ROOKERY_SOURCE_DIR;
inline const std::filesystem::path everyFeature =
    sourceFolder / "tests/data/designs/every_feature.rookery";

/// Of a file that the test knows to be there.
inline std::string contentOf(const std::filesystem::path &path)
{
    auto text = readWholeFile(path);
    if (!text)
        qFatal("%s", text.error().sentence().c_str());
    return std::move(*text);
}

/// `line:column: error: sentence` and indented notes, as the .expected files have them.
inline std::string listedErrors(const Errors &errors)
{
    std::string text;
    for (const Error &error : errors) {
        text += std::to_string(error.place.line) + ":" + std::to_string(error.place.column)
                + ": error: " + error.sentence() + "\n";
        for (const Message &note : error.notes)
            text += "    note: " + note.text() + "\n";
    }
    return text;
}

/// The design of a text that the test knows to be good.
inline Design designOfText(const std::string &text)
{
    auto read = readDesign(text);
    if (!read)
        qFatal("%s", listedErrors(read.error()).c_str());
    return std::move(read->design);
}

/// Parents before their children.
inline std::vector<JsonValue> allValues(const JsonValue &root)
{
    std::vector<JsonValue> values = {root};
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (const JsonValue child : values[i])
            values.push_back(child);
    }
    return values;
}

} // namespace rookery::test
