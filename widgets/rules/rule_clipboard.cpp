#include "widgets/rules/rule_clipboard.h"

#include "model/design/rule_sheet.h"
#include "model/edit/rules/rule_parts.h"
#include "model/file/design/rule_clip.h"
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

std::string pasteRules(Workspace &workspace)
{
    const Design before = workspace.design();
    const QString text = QGuiApplication::clipboard()->text();
    const bool isDone =
        workspace.session().apply(QCoreApplication::translate("Rules", "Paste a rule"),
                                  withPastedRules(before, text.toStdString()));
    for (const RuleRow &row : isDone ? ruleRows() : std::span<const RuleRow>()) {
        const auto count = ruleCount(before, row.key);
        if (count && ruleCount(workspace.design(), row.key) > count)
            return pathAt(std::string(row.key), *count);
    }
    return {};
}

} // namespace rookery
