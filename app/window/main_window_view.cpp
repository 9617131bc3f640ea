#include "app/window/action_search.h"
#include "app/window/document_view.h"
#include "app/window/help_page.h"
#include "app/window/main_window.h"
#include "app/window/notice_bar.h"
#include "app/window/panel_docks.h"
#include "app/window/view_steps.h"
#include "model/edit/setup/setup_edits.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/export/export_view.h"
#include "widgets/game/play_session.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/play/play_bar.h"
#include "widgets/play/play_panel.h"
#include "widgets/rules/rules_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tools/pieces_tool.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMessageBox>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolBar>

#include <algorithm>

namespace rookery {

namespace {

/// Whether a widget lies inside another.
bool isWithin(const QWidget *widget, const QWidget *ancestor)
{
    return widget && (widget == ancestor || ancestor->isAncestorOf(widget));
}

} // namespace

void MainWindow::connectEditActions()
{
    const auto workspace = [this]() -> Workspace & {
        return current()->workspace();
    };
    m_actions->on(QStringLiteral("edit.undo"), [this] { current()->steps().undo(); });
    m_actions->on(QStringLiteral("edit.redo"), [this] { current()->steps().redo(); });
    m_actions->on(QStringLiteral("edit.copy-picture"), [this] { copyPicture(); });
    const auto allSites = [=] {
        std::set<SiteId> all;
        for (const CellId cell : workspace().board().cells())
            all.insert(workspace().board().site(cell));
        return all;
    };
    m_actions->on(QStringLiteral("edit.select-all"),
                  [=] { workspace().choices().setSelection(allSites()); });
    m_actions->on(QStringLiteral("edit.select-none"),
                  [=] { workspace().choices().setSelection({}); });
    m_actions->on(QStringLiteral("edit.invert"), [=] {
        std::set<SiteId> rest = allSites();
        for (const SiteId site : workspace().choices().selection())
            rest.erase(site);
        workspace().choices().setSelection(std::move(rest));
    });
    m_actions->on(QStringLiteral("edit.erase"), [this, workspace] {
        // Without a selection, Del acts on the cell under the keyboard's cursor.
        if (!workspace().choices().selection().empty())
            return eraseSelection(workspace().session(), workspace().choices());
        current()->canvas().eraseAtCursor();
    });
    m_actions->on(QStringLiteral("edit.select-alike"),
                  [this] { current()->canvas().selectAlike(); });
    struct CanvasKey
    {
        const char *id;
        Qt::Key key;
    };
    const CanvasKey canvasKeys[] = {
        {"edit.cut", Qt::Key_X},
        {"edit.copy", Qt::Key_C},
        {"edit.paste", Qt::Key_V},
        {"edit.duplicate", Qt::Key_D},
    };
    for (const CanvasKey &row : canvasKeys)
        m_actions->on(QLatin1String(row.id), [this, key = row.key] {
            if (isPlaying() && key == Qt::Key_C)
                return m_docks->play().copyGame();
            if (isPlaying() && key == Qt::Key_V)
                return m_docks->play().paste();
            current()->canvas().giveToTool(QKeyCombination(Qt::ControlModifier, key));
        });
    m_actions->on(QStringLiteral("edit.clear-setup"), [=] {
        workspace().session().apply(tr("Clear the position"),
                                    withSetupCleared(workspace().design()));
    });
    m_actions->on(QStringLiteral("board.symmetry"), [=] {
        const std::vector<Symmetry> all = workspace().choices().symmetries();
        const auto now = std::find(all.begin(), all.end(), workspace().choices().symmetry());
        const Symmetry next =
            now == all.end() || now + 1 == all.end() ? Symmetry::None : *(now + 1);
        workspace().choices().setSymmetry(next);
        Q_EMIT workspace().said(shown(enumTitle(next)));
    });
    m_actions->on(QStringLiteral("pieces.new"), [this] { m_docks->pieces().addPiece(); });
    m_actions->on(QStringLiteral("pieces.edit"), [=] {
        if (const auto type = workspace().choices().mode() == Mode::Play
                                  ? workspace().play().pieceInQuestion()
                                  : std::nullopt)
            workspace().choices().setPiece(*type);
        workspace().choices().setMode(Mode::Pieces);
    });
    m_actions->on(QStringLiteral("pieces.rules"), [this] {
        showRules();
        m_docks->rules().takeKeyboard();
    });
    m_actions->on(QStringLiteral("pieces.switch-side"), [this] { m_docks->setup().switchSide(); });
    m_actions->on(QStringLiteral("problems.next"), [this] {
        m_docks->showProblems();
        m_docks->problems().goToNext();
    });
}

void MainWindow::connectViewActions()
{
    for (const auto &row : enumRows<Mode>()) {
        const QString id = QStringLiteral("mode.") + QString::fromUtf8(row.name.data());
        m_actions->on(id,
                      [this, mode = row.value] { current()->workspace().choices().setMode(mode); });
    }
    m_actions->on(QStringLiteral("mode.previous"), [this] {
        current()->workspace().choices().setMode(current()->workspace().choices().previousMode());
    });
    constexpr double step = 1.15;
    m_actions->on(QStringLiteral("view.zoom-in"), [this] { current()->canvas().zoomBy(step); });
    m_actions->on(QStringLiteral("view.zoom-out"),
                  [this] { current()->canvas().zoomBy(1 / step); });
    m_actions->on(QStringLiteral("view.fit"), [this] { current()->canvas().fit(); });
    m_actions->on(QStringLiteral("view.flip"), [this] {
        current()->workspace().view().setFlipped(!current()->workspace().view().isFlipped());
    });
    m_actions->on(QStringLiteral("view.ghosts"), [this] {
        current()->workspace().view().setShowsGhosts(!current()->workspace().view().showsGhosts());
    });
    m_actions->on(QStringLiteral("view.names"), [this] {
        current()->workspace().view().setShowsCellNames(
            !current()->workspace().view().showsCellNames());
    });
    QAction *legend = m_actions->at(QStringLiteral("view.legend"));
    legend->setChecked(QSettings().value(QStringLiteral("legend"), true).toBool());
    connect(legend, &QAction::toggled, this, [this](bool shown) {
        QSettings().setValue(QStringLiteral("legend"), shown);
        for (int i = 0; i < m_tabs->count(); ++i)
            qobject_cast<DocumentView *>(m_tabs->widget(i))->setLegendVisible(shown);
    });
    auto *themes = new QActionGroup(this);
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
        QAction *action = m_actions->at(QStringLiteral("view.theme-") + themeName(theme));
        themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { setTheme(theme); });
    }
    connect(m_actions->at(QStringLiteral("view.hide-panels")),
            &QAction::toggled,
            this,
            [this](bool hidden) {
                m_docks->setVisible(!hidden);
                if (!hidden)
                    modeChanged();
            });
    m_actions->on(QStringLiteral("view.reset-layout"), [this] { resetLayout(); });
    m_actions->on(QStringLiteral("view.next-region"), [this] { cycleRegion(1); });
    m_actions->on(QStringLiteral("view.previous-region"), [this] { cycleRegion(-1); });
    m_actions->on(QStringLiteral("view.full-screen"),
                  [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    const auto switchTab = [this](int by) {
        if (const int count = m_tabs->count(); count > 0)
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
    };
    m_actions->on(QStringLiteral("tabs.next"), [switchTab] { switchTab(1); });
    m_actions->on(QStringLiteral("tabs.previous"), [switchTab] { switchTab(-1); });
    addActions({m_actions->at(QStringLiteral("tabs.next")),
                m_actions->at(QStringLiteral("tabs.previous")),
                m_actions->at(QStringLiteral("problems.next"))});
}

/// What Play mode does; elsewhere these actions go there first.
void MainWindow::connectPlayActions()
{
    const auto play = [this]() -> PlaySession & {
        current()->workspace().choices().setMode(Mode::Play);
        return current()->workspace().play();
    };
    m_actions->on(QStringLiteral("play.new"), [=] { play().newGame(); });
    m_actions->on(QStringLiteral("play.back"), [=] { play().goBack(); });
    m_actions->on(QStringLiteral("play.forward"), [=] { play().goForward(); });
    m_actions->on(QStringLiteral("play.pass"), [=] { play().pass(); });
    m_actions->on(QStringLiteral("play.go"), [=] { play().go(); });
    m_actions->on(QStringLiteral("play.stop"), [=] { play().stop(); });
    m_actions->on(QStringLiteral("play.type"), [this, play] {
        play();
        current()->playBar().moveField()->setFocus(Qt::ShortcutFocusReason);
    });
    m_actions->on(QStringLiteral("play.pin"), [this, play] {
        play();
        m_docks->play().pinExample();
    });
}

void MainWindow::setTheme(Theme theme)
{
    QSettings().setValue(QStringLiteral("theme"), themeName(theme));
    m_actions->at(QStringLiteral("view.theme-") + themeName(theme))->setChecked(true);
    applyTheme(theme);
}

void MainWindow::cycleRegion(int by)
{
    QList<QWidget *> regions = {m_modeBar, m_toolBar};
    if (DocumentView *view = current()) {
        if (view->pieceEditor().isVisible())
            regions << &view->pieceEditor();
        regions << (view->exportView().isVisible() ? static_cast<QWidget *>(&view->exportView())
                                                   : &view->canvas());
    } else {
        regions << m_stack->currentWidget();
    }
    for (QDockWidget *each : m_docks->docks())
        regions << each->widget();
    regions.removeIf([](QWidget *widget) { return !widget->isVisible(); });
    if (regions.isEmpty())
        return;
    qsizetype at = -1;
    for (qsizetype i = 0; i < regions.size(); ++i) {
        if (isWithin(QApplication::focusWidget(), regions[i]))
            at = i;
    }
    for (qsizetype tried = 0; tried < regions.size(); ++tried) {
        at = (at + by + regions.size()) % regions.size();
        QWidget *region = regions[at];
        QWidget *target = region->focusPolicy() != Qt::NoFocus ? region : nullptr;
        for (QWidget *child : region->findChildren<QWidget *>()) {
            if (!target && child->isVisible() && child->isEnabled()
                && child->focusPolicy() & Qt::TabFocus)
                target = child;
        }
        if (target)
            return target->setFocus(Qt::TabFocusReason);
    }
}

void MainWindow::connectHelpActions()
{
    m_actions->on(QStringLiteral("help.search"), [this] {
        QList<QAction *> all = m_actions->all();
        if (m_toolGroup)
            all += m_toolGroup->actions();
        auto *search = new ActionSearch(all, this);
        search->setAttribute(Qt::WA_DeleteOnClose);
        search->open();
    });
    m_actions->on(QStringLiteral("help.page"), [this] {
        auto *page = new HelpPage(current() ? std::optional(current()->workspace().choices().mode())
                                            : std::nullopt,
                                  this);
        page->setAttribute(Qt::WA_DeleteOnClose);
        page->show();
    });
    m_actions->on(QStringLiteral("help.about"), [this] {
        QMessageBox::about(this,
                           tr("About Rookery"),
                           tr("<h3>Rookery %1</h3><p>The workbench for inventing board games.</p>"
                              "<p>MIT license. Uses Qt, nlohmann-json and CLI11.</p>")
                               .arg(QApplication::applicationVersion()));
    });
}

} // namespace rookery
