#include "model/file/design/rule_clip.h"

#include "model/board/board.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/design/rule_writer.h"
#include "model/file/json/json_tree.h"

namespace rookery {

namespace {

/// The rules of a file with others behind those of the same lists.
JsonOut joinedRules(const std::optional<JsonValue> &rules, const JsonValue &pasted)
{
    JsonOut joined = JsonOut::object();
    const auto add = [&](const JsonValue &list, const std::optional<JsonValue> &more) {
        JsonOut both = JsonOut::list().broken();
        for (const JsonValue rule : list)
            both.add(JsonOut::copied(rule));
        if (more) {
            for (const JsonValue rule : *more)
                both.add(JsonOut::copied(rule));
        }
        joined.set(list.key(), std::move(both));
    };
    if (rules) {
        for (const JsonValue value : *rules) {
            const auto more = memberOf(pasted, value.key());
            if (more && value.kind() == JsonKind::List)
                add(value, more);
            else
                joined.set(value.key(), JsonOut::copied(value));
        }
    }
    for (const JsonValue value : pasted) {
        if (!rules || !memberOf(*rules, value.key()))
            add(value, std::nullopt);
    }
    return joined;
}

} // namespace

std::string copiedRule(const Design &design, std::string_view path)
{
    const std::size_t slash = path.find('/');
    const std::string text = printJson(rulesOut(design, Board(design.board, design.directions)));
    const auto tree = JsonTree::read(text);
    if (!tree || slash == std::string_view::npos)
        return {};
    const auto list = memberOf(tree->root(), path.substr(0, slash));
    if (!list)
        return {};
    JsonOut rules = JsonOut::list();
    std::size_t place = 0;
    for (const JsonValue rule : *list) {
        if (std::to_string(place++) == path.substr(slash + 1))
            rules.add(JsonOut::copied(rule));
    }
    JsonOut whole = JsonOut::object();
    whole.set(path.substr(0, slash), std::move(rules));
    return printJson(whole);
}

Result<Design> withPastedRules(const Design &design, std::string_view text)
{
    const auto pasted = JsonTree::read(text);
    const bool isObject = pasted && pasted->root().kind() == JsonKind::Object;
    bool areLists = isObject && pasted->root().size() > 0;
    if (isObject) {
        for (const JsonValue list : pasted->root())
            areLists = areLists && list.kind() == JsonKind::List;
    }
    if (!areLists)
        return failure(Message("the clipboard holds no rule"));
    const std::string written = writeDesign(design);
    const auto tree = JsonTree::read(written);
    if (!tree)
        return failure(tree.error().front());
    JsonOut whole = JsonOut::object();
    for (const JsonValue section : tree->root()) {
        if (!section.hasKey("rules"))
            whole.set(section.key(), JsonOut::copied(section));
    }
    whole.set("rules", joinedRules(memberOf(tree->root(), "rules"), pasted->root()));
    auto read = readDesign(printJson(whole));
    if (!read)
        return failure(read.error().front().message);
    Design result = design;
    result.rules = read->design.rules;
    return result;
}

} // namespace rookery
