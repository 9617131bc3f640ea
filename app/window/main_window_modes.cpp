#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/setup/setup_panel.h"

#include <QActionGroup>
#include <QToolBar>
#include <QToolButton>

/// What the main window has around the board in each mode.
namespace rookery {

void MainWindow::modeChanged()
{
    DocumentView *view = current();
    if (!view)
        return;
    const Mode mode = view->workspace().choices().mode();
    const QString name = shown(enumName(mode));
    m_actions->at(QStringLiteral("mode.") + name)->setChecked(true);
    const bool hidden = m_actions->at(QStringLiteral("view.hide-panels"))->isChecked();
    m_toolBar->setVisible(mode != Mode::Export);
    m_docks->showMode(mode, hidden ? PanelDocks::Hiding::All : PanelDocks::Hiding::None);
    rebuildToolBar();
    refreshViewActions();
    refreshStatus();
}

void MainWindow::rebuildToolBar()
{
    DocumentView *view = current();
    if (!view || sender() == m_toolGroup)
        return;
    Workspace &workspace = view->workspace();
    m_toolBar->clear();
    delete m_toolGroup;
    m_toolGroup = new QActionGroup(this);
    for (const ToolRow &row : toolsFor(workspace.choices().mode())) {
        QAction *action = toolAction(row, workspace);
        m_toolBar->addAction(action);
        view->canvas().addAction(action);
    }
    letTabIn(m_toolBar);
    if (workspace.choices().mode() == Mode::Board
        && workspace.choices().tool() == QLatin1String("zone"))
        m_docks->showZones();
}

/// Of the current group of tools.
QAction *MainWindow::toolAction(const ToolRow &row, Workspace &workspace)
{
    auto *action = new QAction(tintedIcon(QLatin1String(row.icon)),
                               QCoreApplication::translate("Tools", row.title),
                               m_toolGroup);
    const QString key = QKeySequence(row.key).toString(QKeySequence::NativeText);
    action->setObjectName(QStringLiteral("tool.") + row.id);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(action->text(), key));
    action->setStatusTip(QCoreApplication::translate("Tools", row.hint));
    action->setCheckable(true);
    action->setChecked(row.id == workspace.choices().tool());
    action->setShortcut(row.key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, &workspace, [&workspace, id = row.id] {
        workspace.choices().setTool(id);
    });
    return action;
}

void MainWindow::letTabIn(QToolBar *bar)
{
    for (auto *button : bar->findChildren<QToolButton *>())
        button->setFocusPolicy(Qt::TabFocus);
}

void MainWindow::showLibrary(const QString &name)
{
    current()->workspace().choices().setMode(Mode::Pieces);
    m_docks->showLibrary(name);
}

void MainWindow::showRules()
{
    current()->workspace().choices().setMode(Mode::Setup);
    m_docks->showRules();
}

void MainWindow::pickDigit(int digit)
{
    if (!current())
        return;
    Workspace &workspace = current()->workspace();
    const auto index = static_cast<std::size_t>(digit - 1);
    if (workspace.choices().mode() == Mode::Directions) {
        if (index < workspace.design().directions->list.size())
            workspace.choices().setDirection(DirectionId(index));
    } else if (workspace.choices().mode() == Mode::Setup) {
        m_docks->setup().pick(digit - 1);
    }
}

} // namespace rookery
