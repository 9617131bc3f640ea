#include "app/window_host.h"

#include "app/help/help_page.h"
#include "app/languages.h"
#include "app/settings/preferences.h"
#include "app/window/document_tabs.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QEvent>

namespace rookery {

namespace {

constexpr int soon = 20; // ms

const QString hidePanels = QStringLiteral("view.hide-panels");

/// An open manual goes over to the new window, as it stands: it changes its language by itself.
void keepManual(const MainWindow &from, MainWindow &to)
{
    auto *page = from.findChild<HelpPage *>();
    if (!page)
        return;
    const QRect place = page->geometry();
    page->setParent(&to, page->windowFlags());
    page->setGeometry(place);
    page->show();
}

} // namespace

WindowHost::WindowHost(RecoveryStore &store,
                       Preferences &preferences,
                       std::optional<Questions> questions)
    : m_store(store)
    , m_preferences(preferences)
    , m_questions(std::move(questions))
    , m_window(makeWindow())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soon);
    connect(&m_soon, &QTimer::timeout, this, &WindowHost::renew);
    QApplication::instance()->installEventFilter(this);
    connect(&m_preferences, &Preferences::changed, this, [this](const PreferenceValues &before) {
        if (m_preferences.values().language != before.language)
            installLanguage(m_preferences.values().language);
        else if (m_preferences.values().look.pieces != before.look.pieces)
            m_soon.start(); // lists and buttons keep pictures of pieces
    });
}

WindowHost::~WindowHost() = default;

std::unique_ptr<MainWindow> WindowHost::makeWindow()
{
    auto window = std::make_unique<MainWindow>(m_store, m_preferences);
    if (m_questions)
        window->setQuestions(*m_questions);
    return window;
}

bool WindowHost::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && watched == QApplication::instance())
        m_soon.start();
    return QObject::eventFilter(watched, event);
}

void WindowHost::renew()
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return m_soon.start();
    // Fields that are being written in give what they have.
    if (QWidget *focused = m_window->focusWidget())
        focused->clearFocus();
    const bool wasVisible = m_window->isVisible();
    const bool hidesPanels = m_window->actions().at(hidePanels)->isChecked();
    const DocumentTabs &tabs = m_window->tabs();
    const qsizetype current = tabs.views().indexOf(tabs.current());
    const bool showsStart = !tabs.onShow();
    m_window->rememberLayout();
    const std::unique_ptr<MainWindow> before = std::exchange(m_window, makeWindow());
    for (std::unique_ptr<Document> &document : before->tabs().takeDocuments())
        m_window->addDocument(std::move(document));
    if (current >= 0)
        m_window->tabs().bringUp(m_window->tabs().views()[current]);
    if (showsStart)
        m_window->tabs().showStart();
    m_window->actions().at(hidePanels)->setChecked(hidesPanels);
    // There is a window at any time, or the program would end with the last.
    m_window->setVisible(wasVisible);
    keepManual(*before, *m_window);
    before->hide();
    Q_EMIT renewed();
}

} // namespace rookery
