#include "app/window/panel_docks.h"

#include "app/settings/fold_memory.h"
#include "app/settings/preferences.h"
#include "app/window/panel_title.h"
#include "widgets/analysis/audit_panel.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/page_stack.h"
#include "widgets/base/shown.h"
#include "widgets/board/board_panel.h"
#include "widgets/board/zone_panel.h"
#include "widgets/directions/directions_panel.h"
#include "widgets/lab/lab_panel.h"
#include "widgets/library/compare_panel.h"
#include "widgets/library/library_panel.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/play/play_panel.h"
#include "widgets/rules/rules_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/workspace/history_panel.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>

namespace rookery {

namespace {

QDockWidget *dock(QMainWindow *window,
                  const QString &title,
                  const QString &name,
                  QWidget *content,
                  Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, window);
    dock->setObjectName(name);
    dock->setWidget(content);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window->addDockWidget(area, dock);
    return dock;
}

} // namespace

const QList<PanelRow> &panelTable()
{
    const auto key = [](const char *text) {
        return QKeySequence(QLatin1String(text));
    };
    static const QList<PanelRow> rows = {
        {"panel.pieces", QT_TRANSLATE_NOOP("rookery::PanelDocks", "Pieces"), key("Ctrl+Alt+1")},
        {"panel.mode", QT_TRANSLATE_NOOP("rookery::PanelDocks", "Properties"), key("Ctrl+Alt+2")},
        {"panel.problems", QT_TRANSLATE_NOOP("rookery::PanelDocks", "Problems"), key("Ctrl+Alt+3")},
        {"panel.history", QT_TRANSLATE_NOOP("rookery::PanelDocks", "History"), key("Ctrl+Alt+4")},
    };
    return rows;
}

QString panelTitle(const PanelRow &row)
{
    return QCoreApplication::translate("rookery::PanelDocks", row.title);
}

PanelDocks::PanelDocks(QMainWindow *window, Preferences &preferences)
    : QObject(window)
    , m_window(window)
    , m_preferences(preferences)
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
    m_play = new PlayPanel;
    m_lab = new LabPanel;
    m_problems = new ProblemsPanel;
    m_history = new HistoryPanel;
    m_modePanels = new PageStack(PageStack::Keeps::Width);
    m_boardPages = new QTabWidget;
    m_boardPages->setObjectName(QStringLiteral("boardPages"));
    m_boardPages->setDocumentMode(true);
    m_boardPages->setAccessibleName(tr("Pages of Board mode"));
    m_boardPages->addTab(m_board, tr("Board"));
    m_boardPages->addTab(m_zones, tr("Zones"));
    m_boardPages->addTab(m_audit, tr("Check board"));
    m_modePanels->addWidget(m_boardPages);
    m_modePanels->addWidget(m_directions);
    m_modePanels->addWidget(m_pieceTabs);
    m_modePanels->addWidget(m_setupPages);
    m_modePanels->addWidget(m_play);
    m_modePanels->addWidget(m_lab);
    m_modePanels->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_piecesDock =
        dock(window, tr("Pieces"), QStringLiteral("piecesDock"), m_pieces, Qt::RightDockWidgetArea);
    m_modeDock = dock(window,
                      tr("Properties"),
                      QStringLiteral("modeDock"),
                      m_modePanels,
                      Qt::RightDockWidgetArea);
    m_problemsDock = dock(window,
                          tr("Problems"),
                          QStringLiteral("problemsDock"),
                          m_problems,
                          Qt::BottomDockWidgetArea);
    m_historyDock = dock(
        window, tr("History"), QStringLiteral("historyDock"), m_history, Qt::BottomDockWidgetArea);
    window->tabifyDockWidget(m_problemsDock, m_historyDock);
    m_problemsDock->raise();
    for (qsizetype i = 0; i < docks().size(); ++i) {
        QAction *toggle = docks()[i]->toggleViewAction();
        toggle->setObjectName(QLatin1String(panelTable()[i].id));
        const QString tip = tr("Shows or hides the panel %1").arg(docks()[i]->windowTitle());
        toggle->setToolTip(tip);
        toggle->setStatusTip(tip);
        window->addAction(toggle);
        connect(toggle, &QAction::triggered, this, [this, each = docks()[i]] {
            if (each->isHidden())
                setClosed(*each, true);
            else
                open(*each);
        });
        docks()[i]->installEventFilter(this);
        giveTitle(*docks()[i]);
    }
    for (const ExplainedPanel &each : panels())
        rememberFolds(*each.panel, m_preferences);
    setKeys({});
}

QList<PanelDocks::ExplainedPanel> PanelDocks::panels() const
{
    return {{m_pieces, "piece-list"},
            {m_board, "board"},
            {m_zones, "zones"},
            {m_audit, "audit"},
            {m_directions, "directions"},
            {m_library, "library"},
            {m_compare, "compare"},
            {m_setup, "setup"},
            {m_rules, "rules"},
            {m_play, "play"},
            {m_lab, "analysis"},
            {m_problems, "problems"},
            {m_history, "history"}};
}

QString PanelDocks::placeOf(const QWidget *widget) const
{
    for (const ExplainedPanel &each : panels()) {
        if (widget && (each.panel == widget || each.panel->isAncestorOf(widget)))
            return QLatin1String(each.place);
    }
    return {};
}

QStringList PanelDocks::places() const
{
    QStringList places;
    for (const ExplainedPanel &each : panels())
        places << QLatin1String(each.place);
    return places;
}

/// Its help button leads to what the dock shows just then.
void PanelDocks::giveTitle(QDockWidget &dock)
{
    auto *title = new PanelTitle(dock);
    dock.setTitleBarWidget(title);
    connect(title, &PanelTitle::helpWanted, this, [this, &dock] {
        for (const ExplainedPanel &each : panels()) {
            if (dock.isAncestorOf(each.panel) && each.panel->isVisible())
                return Q_EMIT helpWanted(QLatin1String(each.place));
        }
    });
}

void PanelDocks::bind(Workspace *workspace)
{
    for (const ExplainedPanel &each : panels())
        each.panel->bind(workspace);
}

QList<QDockWidget *> PanelDocks::docks() const
{
    return {m_piecesDock, m_modeDock, m_problemsDock, m_historyDock};
}

void PanelDocks::setKeys(const KeyChanges &changes)
{
    for (qsizetype i = 0; i < docks().size(); ++i) {
        const PanelRow &row = panelTable()[i];
        docks()[i]->toggleViewAction()->setShortcuts(
            keysOf(QLatin1String(row.id), {row.key}, changes));
    }
    m_setupPages->setTabToolTip(1,
                                withGivenKey(tr("What is allowed, and what ends the game (Ctrl+R)"),
                                             QStringLiteral("pieces.rules")));
}

void PanelDocks::setVisible(bool visible)
{
    m_isVisible = visible;
    refreshVisible();
}

void PanelDocks::refreshVisible()
{
    const QStringList closed = m_preferences.closedPanels();
    for (QDockWidget *each : docks()) {
        each->toggleViewAction()->setEnabled(m_isVisible && isOfUse(*each));
        each->setVisible(m_isVisible && isOfUse(*each) && !closed.contains(keyOf(*each)));
    }
}

/// The targets have options and a report of their own; what stands beside a board would only be in
/// the way. The palette of Setup mode shows the same pieces, and the rules need the room; while
/// playing the record has the room.
bool PanelDocks::isOfUse(const QDockWidget &dock) const
{
    if (&dock == m_modeDock)
        return m_mode != Mode::Export;
    return &dock != m_piecesDock
           || (m_mode != Mode::Setup && !showsGame(m_mode) && m_mode != Mode::Export);
}

/// How the settings call it, there and for now.
QString PanelDocks::keyOf(const QDockWidget &dock) const
{
    const QString name = QString(dock.objectName()).remove(QStringLiteral("Dock"));
    const bool followsMode = &dock == m_modeDock || &dock == m_piecesDock;
    return followsMode ? name + QLatin1Char('.') + asKey(enumName(m_mode)) : name;
}

void PanelDocks::setClosed(const QDockWidget &dock, bool isClosed)
{
    QStringList closed = m_preferences.closedPanels();
    closed.removeAll(keyOf(dock));
    if (isClosed)
        closed << keyOf(dock);
    m_preferences.setClosedPanels(closed);
}

/// Its button, its key and its entry all close it; the window itself hides it. One behind the tab
/// of another comes forward first.
bool PanelDocks::eventFilter(QObject *watched, QEvent *event)
{
    auto *dock = qobject_cast<QDockWidget *>(watched);
    if (event->type() != QEvent::Close || !dock || !m_isVisible)
        return QObject::eventFilter(watched, event);
    if (!dock->isHidden() && dock->visibleRegion().isEmpty()) {
        event->ignore();
        dock->toggleViewAction()->setChecked(true);
        return true;
    }
    setClosed(*dock, true);
    return false;
}

void PanelDocks::open(QDockWidget &dock)
{
    setClosed(dock, false);
    dock.show();
    dock.raise();
}

void PanelDocks::openUsual()
{
    m_preferences.forgetClosedPanels();
    m_preferences.setFoldedSections({});
}

QList<QAction *> PanelDocks::toggles() const
{
    QList<QAction *> toggles;
    for (QDockWidget *each : docks())
        toggles << each->toggleViewAction();
    return toggles;
}

QMenu *PanelDocks::makeMenu()
{
    auto *menu = new QMenu(tr("Panels"), m_window);
    menu->setObjectName(QStringLiteral("panelsMenu"));
    menu->addActions(toggles());
    return menu;
}

/// What stands beside the board in a mode; nothing in Export mode.
QWidget *PanelDocks::panelOf(Mode mode) const
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
    case Mode::Analysis:
        return m_lab;
    case Mode::Export:
        break;
    }
    return nullptr;
}

void PanelDocks::showMode(Mode mode)
{
    m_mode = mode;
    if (QWidget *panel = panelOf(mode))
        m_modePanels->setCurrentWidget(panel);
    m_modeDock->setWindowTitle(mode == Mode::Pieces ? tr("Known pieces") : shown(enumTitle(mode)));
    refreshVisible();
}

/// Room for three problems or steps, below the title and above the tabs.
int PanelDocks::lowerHeight() const
{
    constexpr int rows = 3;
    const int row = m_problems->fontMetrics().height() + 8;
    return rows * row + m_problemsDock->titleBarWidget()->sizeHint().height() + row;
}

void PanelDocks::resize()
{
    const int height = m_window->height();
    m_window->resizeDocks(
        {m_piecesDock, m_modeDock}, {height * 3 / 10, height * 7 / 10}, Qt::Vertical);
    m_window->resizeDocks({m_piecesDock, m_modeDock}, {270, 270}, Qt::Horizontal);
    m_window->resizeDocks({m_problemsDock}, {lowerHeight()}, Qt::Vertical);
}

void PanelDocks::showLibrary(const QString &name)
{
    open(*m_modeDock);
    m_pieceTabs->setCurrentWidget(m_library);
    m_library->show(name);
    m_library->focusSearch();
}

void PanelDocks::showRules()
{
    open(*m_modeDock);
    m_setupPages->setCurrentWidget(m_rules);
}

void PanelDocks::showZones()
{
    m_boardPages->setCurrentWidget(m_zones);
}

void PanelDocks::showProblems()
{
    open(*m_problemsDock);
}

void PanelDocks::toggleProblems()
{
    if (m_problems->isVisible() && !m_problems->visibleRegion().isEmpty())
        return static_cast<void>(m_problemsDock->close());
    showProblems();
    m_problems->setFocus();
}

void PanelDocks::refreshProblems()
{
    m_rules->setProblems(m_problems->problems());
    const int all = m_problems->errors() + m_problems->warnings();
    m_problemsDock->setWindowTitle(all > 0 ? tr("Problems (%1)").arg(all) : tr("Problems"));
}

} // namespace rookery
