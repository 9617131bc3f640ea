#include "app/window/main_window.h"

#include "app/window/document_view.h"
#include "app/window/export_writer.h"
#include "app/window/notice_bar.h"
#include "app/window/panel_docks.h"
#include "app/window/status_line.h"
#include "app/window/view_steps.h"
#include "app/window/welcome_page.h"
#include "widgets/base/form.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/export/portability_chip.h"
#include "widgets/pieces/piece_editor.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

/// Whether an action is about the design in view.
bool needsDesign(const QString &action)
{
    static const QStringList single = {QStringLiteral("file.save"),
                                       QStringLiteral("file.save-as"),
                                       QStringLiteral("file.save-all"),
                                       QStringLiteral("file.describe"),
                                       QStringLiteral("file.picture"),
                                       QStringLiteral("file.close"),
                                       QStringLiteral("file.export"),
                                       QStringLiteral("file.repeat-exports"),
                                       QStringLiteral("file.print"),
                                       QStringLiteral("view.fit")};
    static const QStringList groups = {QStringLiteral("edit."),
                                       QStringLiteral("mode."),
                                       QStringLiteral("board."),
                                       QStringLiteral("pieces."),
                                       QStringLiteral("play."),
                                       QStringLiteral("view.zoom")};
    return single.contains(action)
           || std::any_of(groups.begin(), groups.end(), [&](const QString &group) {
                  return action.startsWith(group);
              });
}

} // namespace

MainWindow::MainWindow(RecoveryStore &store, QWidget *parent)
    : QMainWindow(parent)
    , m_store(store)
    , m_questions(Questions::byDialog())
    , m_actions(new ActionSet(this))
    , m_stack(new QStackedWidget)
    , m_welcome(new WelcomePage)
    , m_tabs(new QTabWidget)
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(1024, 640);
    resize(1280, 760);
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_tabs->setMovable(true);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Open designs"));
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_tabs);
    setCentralWidget(m_stack);

    const auto menus = m_actions->fill(menuBar());
    auto *recent = new QMenu(tr("Open recent"), this);
    recent->setObjectName(QStringLiteral("recentMenu"));
    menus[QStringLiteral("File")]->insertMenu(m_actions->at(QStringLiteral("file.save")), recent);
    makePanels();
    makeToolBars();
    makeStatusBar();
    connectFileActions();
    connectExportActions();
    connectEditActions();
    connectViewActions();
    connectPlayActions();
    connectHelpActions();

    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::currentChanged);
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

bool MainWindow::isPlaying() const
{
    return current() && current()->workspace().choices().mode() == Mode::Play;
}

DocumentView *MainWindow::current() const
{
    return qobject_cast<DocumentView *>(m_tabs->currentWidget());
}

int MainWindow::documentCount() const
{
    return m_tabs->count();
}

DocumentView *MainWindow::addDocument(std::unique_ptr<Document> document)
{
    m_welcome->notices().hide(); // what it says is about an earlier attempt
    auto *view = new DocumentView(std::move(document));
    follow(*view);
    setCanvasActions(*view);
    new ExportWriter(*view, m_questions);
    view->setLegendVisible(m_actions->at(QStringLiteral("view.legend"))->isChecked());
    const int index = m_tabs->addTab(view, view->document().title());
    auto *close = form::toolButton("close", tr("Close this design"));
    close->setIconSize({12, 12});
    connect(close, &QToolButton::clicked, this, [this, view] { closeView(view); });
    m_tabs->tabBar()->setTabButton(index, QTabBar::RightSide, close);
    m_tabs->setCurrentIndex(index);
    m_stack->setCurrentWidget(m_tabs);
    // Panels that were hidden until now take a size only once they are shown.
    m_panelsAreSized = m_panelsAreSized || QSettings().contains(QStringLiteral("window/layout"));
    if (!m_panelsAreSized)
        QTimer::singleShot(0, this, &MainWindow::sizePanels);
    refreshTitles();
    view->canvas().setFocus();
    return view;
}

void MainWindow::follow(DocumentView &view)
{
    Workspace &workspace = view.workspace();
    BoardCanvas &canvas = view.canvas();
    connect(&view.document(), &Document::titleChanged, this, &MainWindow::refreshTitles);
    connect(&workspace.session(), &Session::designChanged, this, [this] {
        refreshStatus();
        refreshTitles();
    });
    connect(&view.steps(), &ViewSteps::changed, this, &MainWindow::refreshUndo);
    connect(&workspace.choices(), &Choices::modeChanged, this, &MainWindow::modeChanged);
    connect(&workspace.view(), &ViewState::changed, this, &MainWindow::refreshViewActions);
    connect(&workspace.choices(), &Choices::toolChanged, this, &MainWindow::rebuildToolBar);
    connect(&workspace.choices(), &Choices::changed, this, &MainWindow::refreshStatus);
    connect(&workspace, &Workspace::libraryWanted, this, &MainWindow::showLibrary);
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
    connect(&view.canvas(), &BoardCanvas::contextMenuWanted, this, [this](const QPoint &at) {
        QMenu menu;
        for (const char *id :
             {"edit.copy-picture", "edit.select-all", "edit.erase", "view.fit", "view.flip"})
            menu.addAction(m_actions->at(QLatin1String(id)));
        menu.exec(at);
    });
}

void MainWindow::currentChanged()
{
    DocumentView *view = current();
    Workspace *workspace = view ? &view->workspace() : nullptr;
    m_docks->bind(workspace);
    m_stack->setCurrentWidget(view ? static_cast<QWidget *>(m_tabs) : m_welcome);
    m_portability->setPlan(view ? &view->exportPlan() : nullptr);
    for (QAction *action : m_actions->all()) {
        if (needsDesign(action->objectName()))
            action->setEnabled(view != nullptr);
    }
    m_docks->setVisible(view != nullptr
                        && !m_actions->at(QStringLiteral("view.hide-panels"))->isChecked());
    m_toolBar->setVisible(view != nullptr);
    if (view)
        modeChanged();
    else
        refreshRecent();
    refreshUndo();
    refreshTitles();
    refreshStatus();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_wasShown, true))
        return;
    // The window appears first; what takes longer follows while it is idle.
    auto *idle = new QTimer(this);
    connect(idle, &QTimer::timeout, this, [this, idle] {
        if (!m_welcome->drawNextThumbnail())
            idle->deleteLater();
    });
    idle->start(0);
    QTimer::singleShot(0, this, &MainWindow::offerRecovered);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (!mayClose(*qobject_cast<DocumentView *>(m_tabs->widget(i))))
            return event->ignore();
    }
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (current() && m_panelsAreSized)
        settings.setValue(QStringLiteral("window/layout"), saveState(layoutVersion));
    m_store.finish();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
}

} // namespace rookery
