#pragma once

#include "model/base/problem.h"
#include "model/file/disk/file_content.h"
#include "model/file/disk/file_errors.h"
#include "widgets/session/recovery_store.h"
#include "widgets/workspace/workspace.h"

#include <QFileSystemWatcher>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// One open design and its file: loading, saving, recovery copies, and noticing that another
/// program has changed the file.
class Document final : public QObject
{
    Q_OBJECT

public:
    /// A design that has no file yet.
    Document(Design design, RecoveryStore &store, QObject *parent = nullptr);
    ~Document() override;

    struct Opened
    {
        std::unique_ptr<Document> document;
        std::vector<Problem> warnings;
    };
    static Result<Opened, FileErrors> open(const std::filesystem::path &path, RecoveryStore &store);

    /// Unsaved work of an earlier run: modified from the start, and its first save asks where to.
    static Result<Opened, FileErrors> recover(const RecoverableDocument &found,
                                              RecoveryStore &store);

    Workspace &workspace() { return m_workspace; }
    Session &session() { return m_workspace.session(); }

    /// Empty while the design has no file.
    const std::filesystem::path &path() const { return m_path; }
    /// Where recovered work came from; its first save asks.
    const std::filesystem::path &originalPath() const { return m_originalPath; }
    bool isModified() const;
    bool isRecovered() const { return m_isRecovered; }
    /// Whether it plays otherwise than what it was begun from, whatever it is called.
    bool isAnotherGame() const;
    /// The file's name, or the design's; unsaved ones that would be called the same are numbered.
    QString title() const;

    /// Whether the file no longer holds what was last read or saved.
    bool hasChangedOnDisk() const;
    /// The user knows about the change on disk and keeps what is in the window.
    void keepMine();
    /// Takes what the file holds now, as one undo step.
    Result<std::monostate, FileErrors> reload();

    /// Gives what the file could not keep of what it had besides its content; mostly nothing.
    Result<Message> saveAs(const std::filesystem::path &path);
    /// Writes a recovery copy of unsaved work now, and waits for it; why it cannot be kept, else
    /// empty.
    Message keepCopy();

    /// Ends the document without saving: its recovery copy is no longer needed.
    void giveUp();

Q_SIGNALS:
    void titleChanged();
    void changedOnDisk();
    /// The file is no longer there; the document is unsaved work until it is saved again, or the
    /// file is back.
    void goneFromDisk();
    void saved();

private:
    QString plainTitle() const;
    int freeNumber() const;
    void watch();
    void edited();
    void record();
    void fileMayHaveChanged();

    RecoveryStore &m_store;
    Workspace m_workspace;
    std::string m_id;
    std::filesystem::path m_path;
    Design m_origin; ///< what it was begun from
    int m_number;    ///< among the unsaved documents of one name
    std::filesystem::path m_originalPath;
    std::optional<FileStamp> m_stamp;
    bool m_isRecovered = false;
    bool m_isGivenUp = false;
    bool m_isGone = false; ///< its file was deleted or renamed by another program
    bool m_changeIsKnown = false;

    QTimer m_unrecorded; ///< since the first edit that no copy holds
    QTimer m_fileTimer;  ///< lets another program finish writing
    QFileSystemWatcher m_watcher;
};

} // namespace rookery
