#include "widgets/rules/rule_clipboard.h"

#include "model/design/rule_sheet.h"
#include "model/edit/rules/rule_parts.h"
#include "model/file/design/rule_clip.h"
#include "model/file/design/rule_library.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/workspace/workspace.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

namespace rookery {

void copyRule(const Workspace &workspace, const std::string &path)
{
    const std::string text = copiedRule(workspace.design(), path);
    if (!text.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

namespace {

/// Words and numbers only serve other rules.
bool serves(std::string_view list)
{
    return list == "numbers" || list == "words";
}

/// The path of the first rule that a step has added, of one that serves others only where there is
/// nothing else; empty where it failed.
std::string addedBy(Workspace &workspace, const QString &step, Result<Design> next)
{
    const Design before = workspace.design();
    const bool isDone = workspace.session().apply(step, std::move(next));
    std::string first;
    for (const RuleRow &row : isDone ? ruleRows() : std::span<const RuleRow>()) {
        const auto count = ruleCount(before, row.key);
        if (!count || ruleCount(workspace.design(), row.key) == count)
            continue;
        if (!serves(row.key))
            return pathAt(std::string(row.key), *count);
        if (first.empty())
            first = pathAt(std::string(row.key), *count);
    }
    return first;
}

} // namespace

std::string pasteRules(Workspace &workspace)
{
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    return addedBy(workspace,
                   QCoreApplication::translate("Rules", "Paste a rule"),
                   withPastedRules(workspace.design(), text));
}

std::string addDraggedRules(Workspace &workspace, const std::string &rules)
{
    return addedBy(workspace,
                   QCoreApplication::translate("Rules", "Drag a rule here"),
                   withPastedRules(workspace.design(), rules));
}

std::string addLibraryRule(Workspace &workspace, std::string_view key)
{
    return addedBy(workspace,
                   QCoreApplication::translate("Rules", "Add ready rules"),
                   withLibraryRule(workspace.design(), key));
}

} // namespace rookery
