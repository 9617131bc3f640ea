#pragma once

#include "model/design/design.h"
#include "model/file/journal/journal.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace rookery {

/// The user's journal of unsaved work. Copies are written by a thread of its own, so that no edit
/// waits for a disk; of copies of one document that wait, only the newest is written. What could
/// not be written is tried again every few seconds until it can be. A copy is waited for when the
/// program ends, which forgets what works in a Background. All functions are for the GUI thread.
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
    /// Why the newest copy that was asked for could not be written; empty if it was, or was not
    /// tried yet.
    Message failureOf(const std::string &id) const;
    /// Makes this process the owner of earlier work; fails where another process was faster.
    Result<RecoverableDocument> claim(const RecoverableDocument &found);

    /// What earlier runs left behind.
    std::vector<RecoverableDocument> recoverable() const;
    /// Folders of what earlier runs left behind that cannot be read.
    std::vector<std::filesystem::path> unreadable() const;

Q_SIGNALS:
    /// A copy could not be written; said once per reason until one can be written again.
    void failed(const QString &sentence);
    /// By the thread, at its end.
    void written(QPrivateSignal);

private:
    struct Copy
    {
        RecoveryInfo info;
        Design design;
    };
    /// What the journal shall hold of a document: nothing, once it is saved or given up.
    using Wish = std::optional<Copy>;

    using Task = std::pair<std::string, Wish>; ///< of a document's id

    void wish(const std::string &id, Wish what);
    void startNext();
    void endWriting();
    void fulfil(const Task &task);
    void ended(const Task &task);

    mutable std::mutex m_mutex; ///< for the journal and the failures
    Journal m_journal;
    std::map<std::string, Message> m_failures; ///< of the newest copies, by id
    std::map<std::string, Wish> m_waiting;
    std::map<std::string, Wish> m_unkept; ///< to be tried again
    std::optional<Task> m_written; ///< by the thread, which alone reads it until it is joined
    std::thread m_writer;
    QTimer m_retry;
    QString m_lastFailure;
};

} // namespace rookery
