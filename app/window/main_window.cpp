#include "app/window/main_window.h"

#include "app/help/help_commands.h"
#include "app/settings/settings_commands.h"
#include "app/sounds/game_sounds.h"
#include "app/sounds/speaker.h"
#include "app/start/welcome_page.h"
#include "app/tour/tour.h"
#include "app/window/design_actions.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/export_writer.h"
#include "app/window/file_commands.h"
#include "app/window/notice_bar.h"
#include "app/window/panel_docks.h"
#include "app/window/picture_commands.h"
#include "app/window/problems_chip.h"
#include "app/window/recent_files.h"
#include "app/window/recovered_work.h"
#include "app/window/status_line.h"
#include "app/window/tool_bar.h"
#include "app/window/view_steps.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/export/export_view.h"
#include "widgets/export/portability_chip.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/rules/rule_drag.h"
#include "widgets/rules/rules_panel.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QTimer>

#include <utility>

namespace rookery {

static GameSounds::Play playedBySpeaker()
{
    return [speaker = std::make_shared<Speaker>()](Sound sound) {
        speaker->play(sound);
    };
}

MainWindow::MainWindow(RecoveryStore &store, Preferences &preferences, QWidget *parent)
    : QMainWindow(parent)
    , m_store(store)
    , m_preferences(preferences)
    , m_questions(Questions::byDialog([&preferences] { return preferences.values().folder; }))
    , m_actions(new ActionSet(this))
    , m_welcome(new WelcomePage)
    , m_tabs(new DocumentTabs(m_welcome))
    , m_files(new FileCommands(*m_tabs, store, m_questions, this))
    , m_pictures(new PictureCommands(m_questions, this))
    , m_recent(new RecentFiles(preferences, this))
    , m_recovered(new RecoveredWork(store, *m_welcome, *m_tabs, this))
    , m_help(new HelpCommands(preferences, m_questions, this))
    , m_sounds(new GameSounds(preferences, playedBySpeaker(), this))
    , m_tour(new Tour(*this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(853, 480); // a screen of 1280x720 at 150 % has room for it
    resize(1280, 760);
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(m_tabs);

    const auto menus = m_actions->fill(menuBar());
    menus[QStringLiteral("File")]->insertMenu(m_actions->at(QStringLiteral("file.save")), m_recent);
    makePanels();
    QMenu *panels = m_docks->makeMenu();
    menus[QStringLiteral("View")]->insertMenu(m_actions->at(QStringLiteral("view.reset-layout")),
                                              panels);
    makeToolBars(*panels);
    makeStatusBar();
    connectFileActions();
    connectExportActions();
    m_designActions->connectAll();
    connectViewActions();
    connectLayoutActions();
    connectHelpActions();
    offerTour();
    followFiles();
    followTabs();
    m_firstLayout = saveState(layoutVersion);
    restoreSettings();
    currentChanged();
}

MainWindow::~MainWindow()
{
    // Panels look at the workspaces until they are gone.
    m_docks->bind(nullptr);
    disconnect(m_tabs, nullptr, this, nullptr);
}

DocumentView *MainWindow::current() const
{
    return m_tabs->current();
}

int MainWindow::documentCount() const
{
    return static_cast<int>(m_tabs->views().size());
}

DocumentView *MainWindow::addDocument(std::unique_ptr<Document> document)
{
    return m_tabs->add(std::move(document));
}

bool MainWindow::openFile(const QString &path)
{
    return m_files->openFile(path);
}

bool MainWindow::openBundled(const QString &name)
{
    return m_files->openBundled(name);
}

void MainWindow::followTabs()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::currentChanged);
    connect(m_tabs, &DocumentTabs::removed, this, &MainWindow::currentChanged);
    connect(m_tabs, &DocumentTabs::closeWanted, m_files, &FileCommands::close);
    connect(m_tabs, &DocumentTabs::made, this, [this](DocumentView *view) {
        m_welcome->notices().hide(); // what it says is about an earlier attempt
        follow(*view);
        setCanvasActions(*view);
        new ExportWriter(*view, m_questions);
    });
    connect(m_tabs, &DocumentTabs::opened, this, [this](DocumentView *view) {
        // Panels that were hidden until now take a size only once they are shown.
        if (!m_panelsAreSized)
            QTimer::singleShot(0, this, &MainWindow::sizePanels);
        refreshTitles();
        view->canvas().setFocus();
    });
}

void MainWindow::follow(DocumentView &view)
{
    Workspace &workspace = view.workspace();
    BoardCanvas &canvas = view.canvas();
    connect(&view.document(), &Document::titleChanged, this, &MainWindow::refreshTitles);
    connect(&workspace.session(), &Session::designChanged, this, [this](Sections changed) {
        refreshStatus();
        refreshTitles();
        if (changed & Section::Board)
            refreshViewActions();
    });
    connect(&view.steps(), &ViewSteps::changed, this, &MainWindow::refreshUndo);
    connect(&workspace.choices(), &Choices::modeChanged, this, &MainWindow::modeChanged);
    connect(&workspace.view(), &ViewState::changed, this, &MainWindow::refreshViewActions);
    connect(&workspace.choices(), &Choices::toolChanged, this, &MainWindow::showTools);
    connect(&workspace.choices(), &Choices::changed, this, &MainWindow::refreshStatus);
    m_sounds->follow(workspace);
    connect(&workspace, &Workspace::libraryWanted, this, &MainWindow::showLibrary);
    connect(&view.pieceEditor(), &PieceEditor::helpWanted, m_help, [this] {
        m_help->showManual(QStringLiteral("movement"));
    });
    connect(&view.exportView(), &ExportView::helpWanted, m_help, [this] {
        m_help->showManual(QStringLiteral("export"));
    });
    connect(&workspace.view(), &ViewState::pointedCellChanged, this, &MainWindow::refreshStatus);
    connect(&canvas, &BoardCanvas::hintChanged, this, &MainWindow::refreshStatus);
    connect(&canvas, &BoardCanvas::zoomChanged, this, &MainWindow::refreshStatus);
    connect(&view.pieceEditor(), &PieceEditor::hintChanged, this, [this](const QString &hint) {
        if (!hint.isEmpty())
            m_status->setHint(hint);
        else
            refreshStatus();
    });
}

namespace {

/// The key of an action in another widget and all in it, however often it is asked for.
void addKeyOf(QAction &action, QWidget &widget)
{
    const QString name = action.objectName() + QStringLiteral(".beside");
    if (widget.findChild<QAction *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *key = new QAction(&widget);
    key->setObjectName(name);
    key->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    key->setShortcuts(action.shortcuts());
    QObject::connect(&action, &QAction::changed, key, [key, &action] {
        key->setShortcuts(action.shortcuts());
        key->setEnabled(action.isEnabled());
    });
    QObject::connect(key, &QAction::triggered, &action, &QAction::trigger);
    widget.addAction(key);
}

/// Does what the board does with a letter or a digit that the part with the focus has no use for: a
/// button, a label, an empty place of a panel.
bool isForTheBoard(const QKeyEvent &event, const BoardCanvas &canvas)
{
    const QKeyCombination key = event.keyCombination();
    const QString sign = event.text();
    const bool isSign = sign.size() == 1 && sign.front().isLetterOrNumber()
                        && !(key.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!isSign || !canvas.isVisible())
        return false;
    for (QAction *action : canvas.actions()) {
        if (action->isEnabled() && action->shortcuts().contains(QKeySequence(key))) {
            action->trigger();
            return true;
        }
    }
    return false;
}

} // namespace

void MainWindow::setCanvasActions(DocumentView &view)
{
    view.canvas().addActions(m_actions->canvasActions());
    for (int digit = 1; digit <= 9; ++digit) {
        auto *action = new QAction(&view.canvas());
        action->setShortcut(QKeySequence(QString::number(digit)));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, digit] { pickDigit(digit); });
        view.canvas().addAction(action);
    }
    // A new piece is wanted from the painter and from the list, too.
    QAction *newPiece = m_actions->at(QStringLiteral("pieces.new"));
    for (QWidget *beside :
         {static_cast<QWidget *>(&view.pieceEditor()), static_cast<QWidget *>(&m_docks->pieces())})
        addKeyOf(*newPiece, *beside);
    connect(&view.canvas(), &BoardCanvas::contextMenuWanted, this, [this](const QPoint &at) {
        QMenu menu;
        for (const char *id :
             {"edit.copy-picture", "edit.select-all", "edit.erase", "view.fit", "view.flip"})
            menu.addAction(m_actions->at(QLatin1String(id)));
        menu.exec(at);
    });
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (!current() || !isForTheBoard(*event, current()->canvas()))
        QMainWindow::keyPressEvent(event);
}

/// Panels, tools and actions are about the design on show; while the start page is, there is none,
/// and only the modes and Close lead back to the one of before.
void MainWindow::currentChanged()
{
    DocumentView *view = m_tabs->onShow();
    m_portability->setPlan(view ? &view->exportPlan() : nullptr);
    m_docks->bind(view ? &view->workspace() : nullptr);
    for (QAction *action : m_actions->all()) {
        const QString id = action->objectName();
        const bool leadsBack =
            current()
            && (id.startsWith(QLatin1String("mode.")) || id == QLatin1String("file.close"));
        if (needsDesign(id))
            action->setEnabled(view != nullptr || leadsBack);
    }
    m_docks->setVisible(view != nullptr
                        && !m_actions->at(QStringLiteral("view.hide-panels"))->isChecked());
    m_toolBar->setVisible(view != nullptr);
    if (view) {
        refreshViewActions();
        modeChanged();
    } else {
        m_recent->refresh();
        m_welcome->focusSearch();
    }
    refreshTitles();
    refreshUndo();
    m_problemsChip->setVisible(view != nullptr);
    refreshStatus();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        QTimer::singleShot(0, m_recovered, &RecoveredWork::offer);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (DocumentView *view : m_tabs->views()) {
        if (!m_files->mayClose(*view))
            return event->ignore();
    }
    rememberLayout();
    m_store.finish();
    event->accept();
}

void MainWindow::rememberLayout() const
{
    m_preferences.setGeometry(saveGeometry());
    if (current() && m_panelsAreSized)
        m_preferences.setLayout(saveState(layoutVersion));
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || m_docks->rules().drag().areForeign(*event->mimeData()))
        event->acceptProposedAction();
}

/// Files, and rules of another design, whatever part of this one is on show.
void MainWindow::dropEvent(QDropEvent *event)
{
    if (RuleDrag &drag = m_docks->rules().drag(); drag.areForeign(*event->mimeData())) {
        showRules();
        return drag.dropForeign(*event->mimeData());
    }
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
}

} // namespace rookery
