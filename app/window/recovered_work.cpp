#include "app/window/recovered_work.h"

#include "app/start/welcome_page.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/file_commands.h"
#include "app/window/notice_bar.h"

#include <filesystem>

namespace rookery {

RecoveredWork::RecoveredWork(RecoveryStore &store,
                             WelcomePage &page,
                             DocumentTabs &tabs,
                             QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_page(page)
    , m_tabs(tabs)
{
    connect(&page, &WelcomePage::recoverWanted, this, &RecoveredWork::open);
    connect(&page, &WelcomePage::discardWanted, this, &RecoveredWork::discard);
    connect(&store, &RecoveryStore::failed, this, [this](const QString &sentence) {
        if (DocumentView *view = m_tabs.current())
            view->notices().warn(
                tr("No recovery copy could be kept: %1. It is tried again every few seconds.")
                    .arg(sentence));
    });
}

void RecoveredWork::offer()
{
    m_found = m_store.recoverable();
    m_page.setRecovered(m_found);
    sayUnreadable();
    DocumentView *view = m_tabs.current();
    if (m_found.empty() || !view)
        return;
    view->notices().ask(tr("%n design(s) of an earlier run were not saved.",
                           nullptr,
                           static_cast<int>(m_found.size())),
                        {{tr("Show them"), [this] {
                              Q_EMIT pageWanted();
                          }}});
}

/// Where they lie, for the user to look at; nothing disappears in silence.
void RecoveredWork::sayUnreadable()
{
    const auto folders = m_store.unreadable();
    if (folders.empty())
        return;
    DocumentView *view = m_tabs.current();
    (view ? view->notices() : m_page.notices())
        .warn(tr("%n recovery copy(s) of an earlier run cannot be read: damaged, or of a newer "
                 "version. Kept for thirty days; the first is in %1",
                 nullptr,
                 static_cast<int>(folders.size()))
                  .arg(QString::fromStdString(folders.front().string())));
}

void RecoveredWork::open(int index)
{
    auto opened = Document::recover(m_found[static_cast<std::size_t>(index)], m_store);
    if (!opened)
        return m_page.notices().ask(errorText(opened.error()), {});
    DocumentView *view = m_tabs.add(std::move(opened->document));
    const std::filesystem::path original = view->document().originalPath();
    QList<NoticeBar::Choice> choices;
    std::error_code ignored;
    if (std::filesystem::exists(original, ignored))
        choices.push_back({tr("Compare with the saved one…"),
                           [view] { Q_EMIT view->compareWanted(); },
                           NoticeBar::Then::Stays});
    view->notices().ask(original.empty() ? tr("This is recovered work that was never saved.")
                                         : tr("This is recovered work on %1; saving asks where to.")
                                               .arg(QString::fromStdString(original.string())),
                        choices);
    m_found.erase(m_found.begin() + index);
    m_page.setRecovered(m_found);
}

void RecoveredWork::discard(int index)
{
    m_store.discard(m_found[static_cast<std::size_t>(index)].id);
    m_found.erase(m_found.begin() + index);
    m_page.setRecovered(m_found);
}

} // namespace rookery
