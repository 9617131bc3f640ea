#include "model/file/design/format_versions.h"

#include "model/base/shown.h"
#include "model/file/design/design_reader.h"
#include "model/file/json/findings.h"

namespace rookery {

namespace {

/// The text with one more member, put right behind the opening brace of its object: lines and
/// pointers of errors stay those of the file.
std::string withMember(std::string text, const JsonValue &object, std::string_view member)
{
    return text.insert(object.offset() + 1, std::string(member) + (object.size() > 0 ? ", " : ""));
}

/// Up to version 1 a piece that was put down counted as unmoved, except where pieces came in by
/// gating.
std::string versionTwo(const JsonTree &older)
{
    const JsonValue root = older.root();
    const auto rules = memberOf(root, "rules");
    const auto hands = memberOf(rules, "hands");
    const auto gating = memberOf(rules, "gating");
    std::string text(older.text());
    text[memberOf(root, "rookery")->offset()] = '2'; // it is a 1 there
    const bool hasHands = hands || memberOf(root, "hands");
    const bool isGated = gating && gating->size() > 0;
    if (!hasHands || isGated || memberOf(hands, "dropped"))
        return text;
    if (hands)
        return hands->kind() == JsonKind::Object
                   ? withMember(text, *hands, R"("dropped": "unmoved")")
                   : text;
    if (rules)
        return rules->kind() == JsonKind::Object
                   ? withMember(text, *rules, R"("hands": {"dropped": "unmoved"})")
                   : text;
    return withMember(text, root, R"("rules": {"hands": {"dropped": "unmoved"}})");
}

constexpr UpgradeStep steps[] = {{1, versionTwo}};

} // namespace

std::span<const UpgradeStep> upgradeSteps()
{
    return steps;
}

namespace {

Unexpected<Error> failureAt(const JsonTree &tree, const JsonValue &value, Message message)
{
    Findings findings(tree.text());
    findings.error(value, std::move(message));
    return failure(std::move(findings.takeErrors().front()));
}

std::optional<JsonValue> versionMember(const JsonValue &root)
{
    for (const JsonValue member : root) {
        if (member.hasKey("rookery"))
            return member;
    }
    return std::nullopt;
}

} // namespace

Result<std::string, Errors> upgradedText(std::string text, std::span<const UpgradeStep> steps)
{
    for (const UpgradeStep &step : steps) {
        const auto older = JsonTree::read(text);
        if (!older)
            return Unexpected(older.error());
        text = step.upgraded(*older);
    }
    return text;
}

Result<int> declaredVersion(const JsonTree &tree)
{
    const JsonValue root = tree.root();
    if (root.kind() != JsonKind::Object)
        return failureAt(
            tree, root, Message("a design is an object that begins with \"rookery\": 2"));
    const auto member = versionMember(root);
    if (!member)
        return failureAt(
            tree, root, Message("a design needs its format version, such as \"rookery\": 2"));
    const auto version = member->integer();
    if (!version || *version < 1) {
        return failureAt(tree,
                         *member,
                         Message("the format version must be a whole number from 1, not {value}",
                                 {{"value", shownText(member->source())}}));
    }
    if (*version > designFormatVersion) {
        return failureAt(
            tree,
            *member,
            Message(
                "this file needs format version {version}; this Rookery reads up to version {most}",
                {{"version", *version}, {"most", designFormatVersion}}));
    }
    return static_cast<int>(*version);
}

} // namespace rookery
