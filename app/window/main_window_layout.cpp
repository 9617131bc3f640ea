#include "app/header/mode_bar.h"
#include "app/settings/settings_commands.h"
#include "app/window/design_actions.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "app/window/problems_chip.h"
#include "app/window/recent_files.h"
#include "app/window/status_line.h"
#include "app/window/tool_bar.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/board/board_panel.h"
#include "widgets/export/portability_chip.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/rules/rules_panel.h"

#include <QStatusBar>

/// The window's fixed parts: panels, bars, and where they stand.
namespace rookery {

void MainWindow::makePanels()
{
    m_docks = new PanelDocks(this, m_preferences);
    m_designActions = std::make_unique<DesignActions>(*m_actions, *m_tabs, *m_docks);
    connect(&m_docks->pieces(), &PiecesPanel::editWanted, this, [this] {
        if (current())
            current()->workspace().choices().setMode(Mode::Pieces);
    });
    connect(&m_docks->board(), &BoardPanel::newBoardWanted, m_files, &FileCommands::anotherBoard);
    connect(
        &m_docks->problems(), &ProblemsPanel::countsChanged, this, &MainWindow::refreshProblems);
    connect(&m_docks->problems(), &ProblemsPanel::ruleWanted, this, [this](const QString &path) {
        showRules();
        m_docks->rules().goTo(path.toStdString());
    });
}

void MainWindow::makeToolBars(QMenu &panels)
{
    m_modeBar = new ModeBar(*m_actions, {*m_recent, panels});
    addToolBar(m_modeBar);
    m_toolBar = new ToolBar;
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
    m_settings =
        new SettingsCommands(m_preferences, {*m_actions, *m_docks, *m_toolBar, *m_tabs}, this);
    connect(m_settings, &SettingsCommands::toolsChanged, this, &MainWindow::showTools);
}

void MainWindow::makeStatusBar()
{
    m_problemsChip = new ProblemsChip;
    m_portability = new PortabilityChip;
    m_status = std::make_unique<StatusLine>(
        *statusBar(), std::initializer_list<QWidget *>{m_problemsChip, m_portability});
    connect(m_problemsChip, &QToolButton::clicked, m_docks, &PanelDocks::toggleProblems);
}

void MainWindow::restoreSettings()
{
    restoreGeometry(m_preferences.geometry());
    restoreState(m_preferences.layout(), layoutVersion);
    m_recent->refresh();
}

void MainWindow::sizePanels()
{
    m_panelsAreSized = true;
    if (restoreState(m_preferences.layout(), layoutVersion))
        modeChanged(); // which panels the present mode has
    else
        m_docks->resize();
}

void MainWindow::resetLayout()
{
    m_actions->at(QStringLiteral("view.hide-panels"))->setChecked(false);
    m_docks->openUsual();
    restoreState(m_firstLayout, layoutVersion);
    currentChanged();
    m_docks->resize();
}

} // namespace rookery
