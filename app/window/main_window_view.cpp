#include "app/header/mode_bar.h"
#include "app/help/help_commands.h"
#include "app/settings/settings_commands.h"
#include "app/start/welcome_page.h"
#include "app/tour/tour.h"
#include "app/window/action_search.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "app/window/tool_bar.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/export/export_view.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/space/space_dialog.h"

#include <QApplication>
#include <QDockWidget>
#include <QMessageBox>
#include <QStatusBar>

namespace rookery {

namespace {

/// Whether a widget lies inside another.
bool isWithin(const QWidget *widget, const QWidget *ancestor)
{
    return widget && (widget == ancestor || ancestor->isAncestorOf(widget));
}

/// Gives the focus to the region so many places on from the one that has it; hidden regions and
/// those in which nothing takes it are left out.
void focusNext(QList<QWidget *> regions, int by)
{
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
        if (target) {
            target->window()->setAttribute(Qt::WA_KeyboardFocusChange); // so that it is marked
            return target->setFocus(Qt::TabFocusReason);
        }
    }
}

/// One for each design; a second call brings it to the front.
void showSpace(DocumentView &view)
{
    auto *dialog = view.findChild<SpaceDialog *>();
    if (!dialog) {
        dialog = new SpaceDialog(view.canvas(), view.document().title(), &view);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

void MainWindow::connectViewActions()
{
    for (const auto &row : enumRows<Mode>()) {
        const QString id = QStringLiteral("mode.") + asKey(row.name);
        m_actions->on(id, [this, mode = row.value] {
            showDesigns();
            current()->workspace().choices().setMode(mode);
        });
    }
    m_actions->on(QStringLiteral("mode.previous"), [this] {
        showDesigns();
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
    m_actions->on(QStringLiteral("view.unrolled"), [this] {
        current()->workspace().view().setUnrolled(!current()->workspace().view().isUnrolled());
    });
    m_actions->on(QStringLiteral("view.space"), [this] { showSpace(*current()); });
    m_actions->on(QStringLiteral("view.names"), [this] {
        current()->workspace().view().setShowsCellNames(
            !current()->workspace().view().showsCellNames());
    });
    m_actions->on(QStringLiteral("view.zones"), [this] {
        current()->workspace().view().setShowsZones(!current()->workspace().view().showsZones());
    });
}

/// Panels, regions and tabs of the window.
void MainWindow::connectLayoutActions()
{
    connect(m_actions->at(QStringLiteral("view.hide-panels")),
            &QAction::toggled,
            this,
            [this](bool hidden) { m_docks->setVisible(m_tabs->onShow() != nullptr && !hidden); });
    m_actions->on(QStringLiteral("view.reset-layout"), [this] { resetLayout(); });
    m_actions->on(QStringLiteral("view.next-region"), [this] { cycleRegion(1); });
    m_actions->on(QStringLiteral("view.previous-region"), [this] { cycleRegion(-1); });
    m_actions->on(QStringLiteral("view.full-screen"),
                  [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions->on(QStringLiteral("tabs.next"), [this] { m_tabs->switchBy(1); });
    m_actions->on(QStringLiteral("tabs.previous"), [this] { m_tabs->switchBy(-1); });
    addActions({m_actions->at(QStringLiteral("tabs.next")),
                m_actions->at(QStringLiteral("tabs.previous")),
                m_actions->at(QStringLiteral("problems.next"))});
}

void MainWindow::setTheme(Theme theme)
{
    m_settings->setTheme(theme);
}

void MainWindow::cycleRegion(int by)
{
    QList<QWidget *> regions = {m_modeBar, m_toolBar};
    if (DocumentView *view = m_tabs->onShow()) {
        if (view->pieceEditor().isVisible())
            regions << &view->pieceEditor();
        regions << (view->exportView().isVisible() ? static_cast<QWidget *>(&view->exportView())
                                                   : &view->canvas());
    } else {
        regions << m_welcome;
    }
    for (QDockWidget *each : m_docks->docks())
        regions << each->widget();
    focusNext(regions, by);
}

void MainWindow::connectHelpActions()
{
    m_actions->on(QStringLiteral("help.search"), [this] {
        auto *search =
            new ActionSearch(m_actions->all() + m_docks->toggles() + m_toolBar->tools(), this);
        search->setAttribute(Qt::WA_DeleteOnClose);
        search->open();
    });
    m_actions->on(QStringLiteral("help.page"), [this] {
        const QString place = m_docks->placeOf(QApplication::focusWidget());
        DocumentView *view = m_tabs->onShow();
        const QString other =
            view ? asKey(enumName(view->workspace().choices().mode())) : QStringLiteral("start");
        m_help->showManual(place.isEmpty() ? other : place);
    });
    connect(m_docks, &PanelDocks::helpWanted, m_help, &HelpCommands::showManual);
    m_actions->on(QStringLiteral("help.keys"), [this] { m_help->showKeys(); });
    connect(m_help, &HelpCommands::keysWanted, m_settings, &SettingsCommands::showKeys);
    connect(m_help, &HelpCommands::said, statusBar(), &QStatusBar::showMessage);
    m_actions->on(QStringLiteral("help.tour"), [this] { m_tour->start(); });
    m_actions->on(QStringLiteral("help.about"), [this] {
        QMessageBox about(this);
        about.setWindowTitle(tr("About Rookery"));
        about.setTextFormat(Qt::RichText);
        about.setText(tr("<h3>Rookery %1</h3><p>The workbench for inventing board games.</p>"
                         "<p>MIT license. Uses Qt, nlohmann-json and CLI11.</p>")
                          .arg(QApplication::applicationVersion()));
        about.setIconPixmap(windowIcon().pixmap(64));
        about.exec();
    });
}

/// The start page offers the tour until someone has taken it or said no.
void MainWindow::offerTour()
{
    const auto answer = [this] {
        PreferenceValues values = m_preferences.values();
        values.tour = TourOffer::Answered;
        m_preferences.set(values);
        m_welcome->setTourOffer(values.tour);
    };
    m_welcome->setTourOffer(m_preferences.values().tour);
    connect(m_welcome, &WelcomePage::tourWanted, m_tour, &Tour::start);
    connect(m_welcome, &WelcomePage::tourRefused, this, answer);
    connect(m_tour, &Tour::started, this, answer);
}

} // namespace rookery
