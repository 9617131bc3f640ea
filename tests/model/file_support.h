#pragma once

#include "model/design/terms/rule_visitor.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
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

/// What files do not hold: lines of own rules with blanks.
class DraftEraser final : public RuleVisitor
{
public:
    void onText(std::string_view, RuleText text) override
    {
        std::visit(
            [](auto *value) {
                if constexpr (requires { value->draft; })
                    value->draft.clear();
            },
            text.value);
    }
};

inline Design withoutDrafts(Design design)
{
    DraftEraser eraser;
    design.rules.edit([&](Rules &rules) { visitFields(eraser, rules); });
    return design;
}

/// Empty, or how a design differs from what is written, read and written again.
inline std::string savedFault(const Design &design)
{
    const std::string text = writeDesign(design);
    const auto read = readDesign(text);
    if (!read)
        return "what is written cannot be read:\n" + listedErrors(read.error());
    const Design &again = read->design;
    for (const auto &[name, isSame] :
         {std::pair("info", again.info == design.info),
          std::pair("board", again.board == design.board),
          std::pair("directions", again.directions == design.directions),
          std::pair("pieces", again.pieces == design.pieces),
          std::pair("setup", again.setup == design.setup),
          std::pair("rules", again.rules == withoutDrafts(design).rules)}) {
        if (!isSame)
            return "what is read has other " + std::string(name);
    }
    if (again.examples != design.examples || again.exports != design.exports)
        return "what is read has other examples or exports";
    return writeDesign(read->design) == text ? "" : "what is written again is another text";
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
