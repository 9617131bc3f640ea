#include "model/file/format_versions.h"

#include "model/file/design_reader.h"
#include "model/file/findings.h"
#include "model/base/shown.h"

namespace rookery {

std::span<const UpgradeStep> upgradeSteps()
{
    return {}; // version 1 is the first
}

namespace {

Unexpected<Error> failureAt(const JsonTree &tree, const JsonValue &value, std::string message)
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
        return failureAt(tree, root, "a design is an object that begins with \"rookery\": 1");
    const auto member = versionMember(root);
    if (!member)
        return failureAt(tree, root, "a design needs its format version, such as \"rookery\": 1");
    const auto version = member->integer();
    if (!version || *version < 1) {
        return failureAt(tree,
                         *member,
                         "the format version must be a whole number from 1, not "
                             + shownText(member->source()));
    }
    if (*version > designFormatVersion) {
        return failureAt(tree,
                         *member,
                         "this file needs format version " + std::to_string(*version)
                             + "; this Rookery reads up to version "
                             + std::to_string(designFormatVersion));
    }
    return static_cast<int>(*version);
}

} // namespace rookery
