#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/icons.h"
#include "widgets/library/library_panel.h"
#include "widgets/panels/directions_panel.h"
#include "widgets/panels/setup_panel.h"
#include "widgets/panels/zone_panel.h"
#include "widgets/play/play_panel.h"
#include "widgets/rules/rules_panel.h"
#include "widgets/shown.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

/// What the main window has around the board in each mode.
namespace rookery {

/// What stands beside the board in a mode; nothing in Export mode.
QWidget *MainWindow::panelOf(Mode mode) const
{
    switch (mode) {
    case Mode::Board:
        return m_boardPages;
    case Mode::Directions:
        return m_directions;
    case Mode::Pieces:
        return m_pieceTabs;
    case Mode::Setup:
        return m_setupPages;
    case Mode::Play:
        return m_play;
    case Mode::Export:
        break;
    }
    return nullptr;
}

void MainWindow::modeChanged()
{
    DocumentView *view = current();
    if (!view)
        return;
    const Mode mode = view->workspace().mode();
    const QString name = shown(enumName(mode));
    m_actions->at(QStringLiteral("mode.") + name)->setChecked(true);
    if (QWidget *panel = panelOf(mode))
        m_modePanels->setCurrentWidget(panel);
    m_modeDock->setWindowTitle(mode == Mode::Pieces ? tr("Known pieces") : shown(enumTitle(mode)));
    const bool hidden = m_actions->at(QStringLiteral("view.hide-panels"))->isChecked();
    // The targets have options and a report of their own; what stands beside a board would only be
    // in the way.
    m_toolBar->setVisible(mode != Mode::Export);
    m_modeDock->setVisible(!hidden && mode != Mode::Export);
    // The palette of Setup mode shows the same pieces, and the rules need the room; nobody places
    // or edits pieces while playing, and the record has the room.
    const bool needsPieces = mode != Mode::Setup && mode != Mode::Play && mode != Mode::Export;
    m_piecesDock->setVisible(!hidden && needsPieces);
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
    for (const ToolRow &row : toolsFor(workspace.mode())) {
        QAction *action = toolAction(row, workspace);
        m_toolBar->addAction(action);
        view->canvas().addAction(action);
    }
    letTabIn(m_toolBar);
    if (workspace.mode() == Mode::Board && workspace.tool() == QLatin1String("zone"))
        m_boardPages->setCurrentWidget(m_zones);
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
    action->setChecked(row.id == workspace.tool());
    action->setShortcut(row.key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, &workspace, [&workspace, id = row.id] {
        workspace.setTool(id);
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
    current()->workspace().setMode(Mode::Pieces);
    m_modeDock->show();
    m_pieceTabs->setCurrentWidget(m_library);
    m_library->show(name);
    m_library->focusSearch();
}

void MainWindow::showRules()
{
    current()->workspace().setMode(Mode::Setup);
    m_modeDock->show();
    m_modeDock->raise();
    m_setupPages->setCurrentWidget(m_rules);
}

void MainWindow::pickDigit(int digit)
{
    if (!current())
        return;
    Workspace &workspace = current()->workspace();
    const auto index = static_cast<std::size_t>(digit - 1);
    if (workspace.mode() == Mode::Directions) {
        if (index < workspace.design().directions->list.size())
            workspace.setDirection(DirectionId(index));
    } else if (workspace.mode() == Mode::Setup) {
        m_setup->pick(digit - 1);
    }
}

} // namespace rookery
