#include "app/window/design_actions.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "app/window/recent_files.h"
#include "app/window/status_line.h"
#include "app/window/themes.h"
#include "app/window/tool_bar.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/board/board_panel.h"
#include "widgets/export/portability_chip.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/rules/rules_panel.h"

#include <QActionGroup>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

/// The window's fixed parts: panels, bars, and where they stand.
namespace rookery {

void MainWindow::makePanels()
{
    m_docks = new PanelDocks(this);
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

void MainWindow::makeToolBars()
{
    m_modeBar = addToolBar(tr("Modes"));
    m_modeBar->setObjectName(QStringLiteral("modeBar"));
    m_modeBar->setMovable(false);
    m_modeBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *modes = new QActionGroup(this);
    for (const auto &row : enumRows<Mode>()) {
        QAction *action = m_actions->at(QStringLiteral("mode.") + shown(row.name));
        modes->addAction(action);
        m_modeBar->addAction(action);
        action->setIconText(action->text().section(QLatin1Char(' '), 0, 0));
    }
    m_modeBar->addSeparator();
    m_modeBar->addAction(m_actions->at(QStringLiteral("edit.undo")));
    m_modeBar->addAction(m_actions->at(QStringLiteral("edit.redo")));
    m_modeBar->addSeparator();
    m_modeBar->addAction(m_actions->at(QStringLiteral("edit.copy-picture")));
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_modeBar->addWidget(space);
    m_problemCount = new QToolButton;
    m_problemCount->setAutoRaise(true);
    m_problemCount->setObjectName(QStringLiteral("problemCount"));
    form::explain(m_problemCount,
                  tr("Problems"),
                  tr("Errors and warnings of this design; a click shows them"));
    m_modeBar->addWidget(m_problemCount);
    connect(m_problemCount, &QToolButton::clicked, this, [this] {
        m_docks->showProblems();
        m_docks->problems().setFocus();
    });
    m_modeBar->addSeparator();
    m_modeBar->addAction(m_actions->at(QStringLiteral("help.search")));
    m_actions->at(QStringLiteral("help.search"))->setIconText(tr("Find action"));

    letTabIn(*m_modeBar);
    m_toolBar = new ToolBar;
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
}

void MainWindow::makeStatusBar()
{
    m_portability = new PortabilityChip;
    m_status = std::make_unique<StatusLine>(*statusBar(), m_portability);
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/layout")).toByteArray(), layoutVersion);
    const QString theme =
        settings.value(QStringLiteral("theme"), QStringLiteral("system")).toString();
    m_actions->at(QStringLiteral("view.theme-") + themeName(themeFromName(theme)))
        ->setChecked(true);
    m_recent->refresh();
}

void MainWindow::sizePanels()
{
    m_panelsAreSized = true;
    m_docks->resize();
}

void MainWindow::resetLayout()
{
    m_actions->at(QStringLiteral("view.hide-panels"))->setChecked(false);
    restoreState(m_firstLayout, layoutVersion);
    currentChanged();
    sizePanels();
}

} // namespace rookery
