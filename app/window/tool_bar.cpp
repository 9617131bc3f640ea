#include "app/window/tool_bar.h"

#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/tools/tool.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QToolButton>

namespace rookery {

ToolBar::ToolBar(QWidget *parent)
    : QToolBar(tr("Tools"), parent)
{
    setObjectName(QStringLiteral("toolBar"));
    setMovable(false);
    setIconSize({Tokens::largePicture, Tokens::largePicture});
}

void ToolBar::setTools(Workspace &workspace, QWidget &canvas)
{
    clear();
    delete m_group;
    m_group = new QActionGroup(this);
    for (const ToolRow &row : toolsFor(workspace.choices().mode())) {
        QAction *action = toolAction(row, workspace);
        addAction(action);
        canvas.addAction(action);
    }
    // Toolbars leave their buttons out of the keyboard's round; ours take part.
    for (auto *button : findChildren<QToolButton *>())
        button->setFocusPolicy(Qt::TabFocus);
}

QList<QAction *> ToolBar::tools() const
{
    return m_group ? m_group->actions() : QList<QAction *>();
}

QAction *ToolBar::toolAction(const ToolRow &row, Workspace &workspace)
{
    auto *action = new QAction(tintedIcon(QLatin1String(row.icon)),
                               QCoreApplication::translate("Tools", row.title),
                               m_group);
    action->setObjectName(QStringLiteral("tool.") + row.id);
    action->setShortcuts(keysOf(action->objectName(), {QKeySequence(row.key)}, m_keys));
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? action->text()
                                     : QStringLiteral("%1 (%2)").arg(action->text(), key));
    action->setStatusTip(QCoreApplication::translate("Tools", row.hint));
    action->setCheckable(true);
    action->setChecked(row.id == workspace.choices().tool());
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, &workspace, [&workspace, id = row.id] {
        workspace.choices().setTool(id);
    });
    return action;
}

} // namespace rookery
