#include "app/window/main_window.h"

#include "app/window/document_view.h"
#include "app/window/themes.h"
#include "widgets/exchange/portability_chip.h"
#include "widgets/library/compare_panel.h"
#include "widgets/library/library_panel.h"
#include "widgets/panels/audit_panel.h"
#include "widgets/panels/board_panel.h"
#include "widgets/panels/directions_panel.h"
#include "widgets/panels/form.h"
#include "widgets/panels/history_panel.h"
#include "widgets/panels/pieces_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/setup_panel.h"
#include "widgets/panels/zone_panel.h"
#include "widgets/play/play_panel.h"
#include "widgets/rules/rules_panel.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

/// The window's fixed parts: panels, bars, and where they stand.
namespace rookery {

namespace {

QDockWidget *dock(QMainWindow *window, const QString &title, const QString &name, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, window);
    dock->setObjectName(name);
    dock->setWidget(content);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window->addDockWidget(area, dock);
    return dock;
}

} // namespace

void MainWindow::makePanels()
{
    m_pieces = new PiecesPanel;
    m_board = new BoardPanel;
    m_zones = new ZonePanel;
    m_audit = new AuditPanel;
    m_directions = new DirectionsPanel;
    m_library = new LibraryPanel;
    m_compare = new ComparePanel;
    m_pieceTabs = new QTabWidget;
    m_pieceTabs->setObjectName(QStringLiteral("pieceTabs"));
    m_pieceTabs->setDocumentMode(true);
    m_pieceTabs->addTab(m_library, tr("Library"));
    m_pieceTabs->addTab(m_compare, tr("Compare"));
    m_pieceTabs->setTabToolTip(0, tr("Pieces that people know, to be added or started from"));
    m_pieceTabs->setTabToolTip(1, tr("What the edited piece gains and loses"));
    m_setup = new SetupPanel;
    m_rules = new RulesPanel;
    m_setupPages = new QTabWidget;
    m_setupPages->setObjectName(QStringLiteral("setupPages"));
    m_setupPages->setDocumentMode(true);
    m_setupPages->setAccessibleName(tr("Pages of Setup mode"));
    m_setupPages->addTab(m_setup, tr("Position"));
    m_setupPages->addTab(m_rules, tr("Rules"));
    m_setupPages->setTabToolTip(0, tr("Who stands where at the start"));
    m_setupPages->setTabToolTip(1, tr("What is allowed, and what ends the game (Ctrl+R)"));
    m_play = new PlayPanel;
    m_problems = new ProblemsPanel;
    m_history = new HistoryPanel;
    m_modePanels = new QStackedWidget;
    m_boardPages = new QTabWidget;
    m_boardPages->setObjectName(QStringLiteral("boardPages"));
    m_boardPages->setDocumentMode(true);
    m_boardPages->setAccessibleName(tr("Pages of Board mode"));
    m_boardPages->addTab(m_board, tr("Board"));
    m_boardPages->addTab(m_zones, tr("Zones"));
    m_boardPages->addTab(m_audit, tr("Audit"));
    m_modePanels->addWidget(m_boardPages);
    m_modePanels->addWidget(m_directions);
    m_modePanels->addWidget(m_pieceTabs);
    m_modePanels->addWidget(m_setupPages);
    m_modePanels->addWidget(m_play);
    m_modePanels->setMinimumWidth(284);
    m_modePanels->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_piecesDock = dock(this, tr("Pieces"), QStringLiteral("piecesDock"), m_pieces, Qt::RightDockWidgetArea);
    m_modeDock = dock(this, tr("Properties"), QStringLiteral("modeDock"), m_modePanels, Qt::RightDockWidgetArea);
    m_problemsDock = dock(this, tr("Problems"), QStringLiteral("problemsDock"), m_problems, Qt::BottomDockWidgetArea);
    m_historyDock = dock(this, tr("History"), QStringLiteral("historyDock"), m_history, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_problemsDock, m_historyDock);
    m_problemsDock->raise();
    int number = 1;
    for (QDockWidget *each : {m_piecesDock, m_modeDock, m_problemsDock, m_historyDock}) {
        QAction *toggle = each->toggleViewAction();
        toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(number++)));
        const QString tip = tr("Shows or hides the panel %1").arg(each->windowTitle());
        toggle->setToolTip(tip);
        toggle->setStatusTip(tip);
        addAction(toggle);
    }
    connect(m_pieces, &PiecesPanel::editWanted, this, [this] {
        if (current())
            current()->workspace().setMode(Mode::Pieces);
    });
    connect(m_board, &BoardPanel::newBoardWanted, this, &MainWindow::anotherBoard);
    connect(m_problems, &ProblemsPanel::countsChanged, this, &MainWindow::refreshProblems);
    connect(m_problems, &ProblemsPanel::ruleWanted, this, [this](const QString &path) {
        showRules();
        m_rules->goTo(path.toStdString());
    });
}

void MainWindow::makeToolBars()
{
    m_modeBar = addToolBar(tr("Modes"));
    m_modeBar->setObjectName(QStringLiteral("modeBar"));
    m_modeBar->setMovable(false);
    m_modeBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *modes = new QActionGroup(this);
    for (const char *id : {"mode.board", "mode.directions", "mode.pieces", "mode.setup", "mode.play", "mode.export"}) {
        QAction *action = m_actions->at(QLatin1String(id));
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
    form::explain(m_problemCount, tr("Problems"), tr("Errors and warnings of this design; a click shows them"));
    m_modeBar->addWidget(m_problemCount);
    connect(m_problemCount, &QToolButton::clicked, this, [this] {
        m_problemsDock->show();
        m_problemsDock->raise();
        m_problems->setFocus();
    });
    m_modeBar->addSeparator();
    m_modeBar->addAction(m_actions->at(QStringLiteral("help.search")));
    m_actions->at(QStringLiteral("help.search"))->setIconText(tr("Find action"));

    letTabIn(m_modeBar);

    m_toolBar = new QToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({24, 24});
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
}

void MainWindow::makeStatusBar()
{
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cellLabel = new QLabel;
    m_cellLabel->setObjectName(QStringLiteral("cellLabel"));
    m_sizeLabel = new QLabel;
    m_zoomLabel = new QLabel;
    m_portability = new PortabilityChip;
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(m_portability);
    for (QLabel *label : {m_cellLabel, m_sizeLabel, m_zoomLabel}) {
        label->setMinimumWidth(56);
        label->setAlignment(Qt::AlignCenter);
        statusBar()->addPermanentWidget(label);
    }
    m_cellLabel->setAccessibleName(tr("Cell under the pointer"));
    m_sizeLabel->setAccessibleName(tr("Size of the board"));
    m_zoomLabel->setAccessibleName(tr("Zoom"));
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/layout")).toByteArray(), layoutVersion);
    const QString theme = settings.value(QStringLiteral("theme"), QStringLiteral("system")).toString();
    m_actions->at(QStringLiteral("view.theme-") + themeName(themeFromName(theme)))->setChecked(true);
    refreshRecent();
}

void MainWindow::sizePanels()
{
    m_panelsAreSized = true;
    resizeDocks({m_piecesDock, m_modeDock}, {height() * 3 / 10, height() * 7 / 10}, Qt::Vertical);
    resizeDocks({m_piecesDock, m_modeDock}, {270, 270}, Qt::Horizontal);
    resizeDocks({m_problemsDock}, {66}, Qt::Vertical);
}

void MainWindow::resetLayout()
{
    m_actions->at(QStringLiteral("view.hide-panels"))->setChecked(false);
    restoreState(m_firstLayout, layoutVersion);
    currentChanged();
    sizePanels();
}

} // namespace rookery
