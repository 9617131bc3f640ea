#include "widgets/session/recovery_store.h"

#include "model/file/design/design_writer.h"

#include <QDir>
#include <QStandardPaths>

namespace rookery {

RecoveryStore::RecoveryStore(const std::filesystem::path &folder, QObject *parent)
    : QObject(parent)
    , m_journal(folder)
{
    m_worker.setMaxThreadCount(1);
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
    // A Design is a value whose sections are shared, so the copy is cheap and the worker's own.
    m_worker.start([this, id, info, design] {
        const std::string text = writeDesign(design);
        const std::scoped_lock lock(m_mutex);
        const auto done = m_journal.record(id, info, text);
        if (!done)
            report(done.error().message);
    });
}

void RecoveryStore::discard(const std::string &id)
{
    m_worker.start([this, id] {
        const std::scoped_lock lock(m_mutex);
        const auto done = m_journal.discard(id);
        if (!done)
            report(done.error().message);
    });
}

void RecoveryStore::finish()
{
    m_worker.waitForDone();
}

std::vector<RecoverableDocument> RecoveryStore::recoverable() const
{
    const std::scoped_lock lock(m_mutex);
    return m_journal.recoverable();
}

void RecoveryStore::report(const std::string &sentence)
{
    const QString text = QString::fromStdString(sentence);
    QMetaObject::invokeMethod(this, [this, text] {
        if (text == m_lastFailure)
            return;
        m_lastFailure = text;
        Q_EMIT failed(text);
    });
}

} // namespace rookery
