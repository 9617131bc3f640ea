#include "widgets/session/recovery_store.h"

#include "model/file/design/design_writer.h"
#include "widgets/base/shown_wording.h"

#include <QDir>
#include <QStandardPaths>

#include <utility>

namespace rookery {

namespace {

constexpr int untilTriedAgain = 3000;

} // namespace

RecoveryStore::RecoveryStore(const std::filesystem::path &folder, QObject *parent)
    : QObject(parent)
    , m_journal(folder)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(untilTriedAgain);
    connect(&m_retry, &QTimer::timeout, this, [this] {
        m_waiting.merge(std::exchange(m_unkept, {})); // newer wishes stay
        startNext();
    });
    connect(
        this,
        &RecoveryStore::written,
        this,
        [this] {
            endWriting();
            startNext();
        },
        Qt::QueuedConnection);
    m_journal.prune(std::chrono::system_clock::now());
}

RecoveryStore::~RecoveryStore()
{
    finish();
}

std::filesystem::path RecoveryStore::usualFolder()
{
    const QString state =
        qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    return (state + QStringLiteral("/rookery/recovery")).toStdString();
}

void RecoveryStore::record(const std::string &id, const RecoveryInfo &info, const Design &design)
{
    wish(id, Copy{info, design});
}

void RecoveryStore::discard(const std::string &id)
{
    wish(id, std::nullopt);
}

void RecoveryStore::wish(const std::string &id, Wish what)
{
    m_unkept.erase(id);
    m_waiting.insert_or_assign(id, std::move(what));
    startNext();
}

void RecoveryStore::startNext()
{
    if (m_written || m_waiting.empty())
        return;
    auto next = m_waiting.extract(m_waiting.begin());
    // A Design is a value whose sections are shared, so the copy is cheap.
    m_written.emplace(next.key(), std::move(next.mapped()));
    m_writer = std::thread([this] {
        fulfil(*m_written);
        Q_EMIT written({});
    });
}

/// Waits for the thread, if there is one.
void RecoveryStore::endWriting()
{
    if (!m_written)
        return;
    m_writer.join();
    const Task task = *std::exchange(m_written, {});
    ended(task);
}

/// In whatever thread.
void RecoveryStore::fulfil(const Task &task)
{
    const auto &[id, what] = task;
    const std::string text = what ? writeDesign(what->design) : std::string();
    const std::scoped_lock lock(m_mutex);
    const auto done = what ? m_journal.record(id, what->info, text) : m_journal.discard(id);
    if (done)
        m_failures.erase(id);
    else
        m_failures[id] = done.error().message;
}

void RecoveryStore::ended(const Task &task)
{
    const auto &[id, what] = task;
    const QString fault = shown(failureOf(id));
    if (fault.isEmpty()) {
        m_lastFailure.clear();
        return;
    }
    if (!m_waiting.contains(id))
        m_unkept.insert_or_assign(id, what);
    m_retry.start();
    if (fault == m_lastFailure)
        return;
    m_lastFailure = fault;
    Q_EMIT failed(fault);
}

void RecoveryStore::finish()
{
    endWriting();
    for (const auto &[id, what] : std::exchange(m_waiting, {})) {
        fulfil({id, what});
        ended({id, what});
    }
}

Message RecoveryStore::failureOf(const std::string &id) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_failures.find(id);
    return found == m_failures.end() ? Message() : found->second;
}

Result<RecoverableDocument> RecoveryStore::claim(const RecoverableDocument &found)
{
    const std::scoped_lock lock(m_mutex);
    return m_journal.claim(found);
}

std::vector<RecoverableDocument> RecoveryStore::recoverable() const
{
    const std::scoped_lock lock(m_mutex);
    return m_journal.recoverable();
}

std::vector<std::filesystem::path> RecoveryStore::unreadable() const
{
    const std::scoped_lock lock(m_mutex);
    return m_journal.unreadable();
}

} // namespace rookery
