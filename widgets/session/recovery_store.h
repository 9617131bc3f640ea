#pragma once

#include "model/design/design.h"
#include "model/file/journal/journal.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <mutex>
#include <vector>

namespace rookery {

/// The user's journal of unsaved work. Copies are written by a thread of its own, in order, so
/// that no edit waits for a disk.
class RecoveryStore final : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryStore(const std::filesystem::path &folder, QObject *parent = nullptr);
    ~RecoveryStore() override;

    /// Where recovery copies of this user live.
    static std::filesystem::path usualFolder();

    void record(const std::string &id, const RecoveryInfo &info, const Design &design);
    void discard(const std::string &id);
    /// Waits until everything asked for so far has been done.
    void finish();

    /// What earlier runs left behind.
    std::vector<RecoverableDocument> recoverable() const;

Q_SIGNALS:
    /// A copy could not be written; said once per reason.
    void failed(const QString &sentence);

private:
    void report(const std::string &sentence);

    mutable std::mutex m_mutex; ///< the journal serves one at a time
    Journal m_journal;
    QThreadPool m_worker;
    QString m_lastFailure;
};

} // namespace rookery
