#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "app/window/tool_bar.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/setup/setup_panel.h"

/// What the main window has around the board in each mode.
namespace rookery {

void MainWindow::modeChanged()
{
    DocumentView *view = current();
    if (!view)
        return;
    const Mode mode = view->workspace().choices().mode();
    const QString name = asKey(enumName(mode));
    m_actions->at(QStringLiteral("mode.") + name)->setChecked(true);
    for (const char *selecting :
         {"edit.select-all", "edit.select-none", "edit.invert", "edit.select-alike"})
        m_actions->at(QLatin1String(selecting))->setEnabled(selectsCells(mode));
    m_toolBar->setVisible(mode != Mode::Export);
    m_docks->showMode(mode);
    showTools();
    refreshViewActions();
    refreshStatus();
}

void MainWindow::showTools()
{
    DocumentView *view = current();
    if (!view)
        return;
    Workspace &workspace = view->workspace();
    m_toolBar->setTools(workspace, view->canvas());
    if (workspace.choices().mode() == Mode::Board
        && workspace.choices().tool() == QLatin1String("zone"))
        m_docks->showZones();
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

void MainWindow::showDesigns()
{
    if (current())
        m_tabs->setCurrentWidget(current());
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
