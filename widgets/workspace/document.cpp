#include "widgets/workspace/document.h"

#include "model/edit/pieces/artwork_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/atomic_write.h"
#include "widgets/game/play_session.h"

#include <QFileInfo>
#include <QList>

#include <set>

namespace rookery {

namespace {

constexpr int untilRecorded = 1000; // a copy lies on disk within two seconds of an edit
constexpr int settleTime = 200;

/// All that are open in this program.
QList<const Document *> &living()
{
    static QList<const Document *> documents;
    return documents;
}

} // namespace

Document::Document(Design design, RecoveryStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_workspace(std::move(design))
    , m_id(Journal::freshId())
    , m_origin(m_workspace.design())
    , m_number(freeNumber())
{
    living().append(this);
    m_unrecorded.setSingleShot(true);
    m_unrecorded.setInterval(untilRecorded);
    m_fileTimer.setSingleShot(true);
    m_fileTimer.setInterval(settleTime);
    connect(&m_unrecorded, &QTimer::timeout, this, &Document::record);
    connect(&m_fileTimer, &QTimer::timeout, this, &Document::fileMayHaveChanged);
    connect(&m_watcher,
            &QFileSystemWatcher::directoryChanged,
            &m_fileTimer,
            qOverload<>(&QTimer::start));
    connect(
        &m_watcher, &QFileSystemWatcher::fileChanged, &m_fileTimer, qOverload<>(&QTimer::start));
    connect(&session().undoStack(), &QUndoStack::indexChanged, this, &Document::edited);
    connect(&m_workspace, &Workspace::gameChanged, this, &Document::edited);
    connect(&session().undoStack(), &QUndoStack::cleanChanged, this, &Document::titleChanged);
}

Document::~Document()
{
    living().removeOne(this);
}

/// By the file, or else by the design.
QString Document::plainTitle() const
{
    if (!m_path.empty())
        return QString::fromStdString(m_path.stem().string());
    const QString name = QString::fromStdString(m_workspace.design().info->name);
    return name.isEmpty() ? tr("Untitled") : name;
}

int Document::freeNumber() const
{
    std::set<int> taken;
    for (const Document *other : std::as_const(living())) {
        if (other->m_path.empty() && other->plainTitle() == plainTitle())
            taken.insert(other->m_number);
    }
    int number = 1;
    while (taken.contains(number))
        ++number;
    return number;
}

Result<Document::Opened, FileErrors> Document::open(const std::filesystem::path &path,
                                                    RecoveryStore &store)
{
    const auto stamp = stampOf(path);
    auto read = readDesignFile(path);
    if (!read)
        return Unexpected(std::move(read).error());
    auto document = std::make_unique<Document>(std::move(read->design), store);
    document->m_path = path;
    document->m_workspace.setFile(path);
    document->m_stamp = stamp;
    document->watch();
    return Opened{std::move(document), std::move(read->warnings)};
}

Result<Document::Opened, FileErrors> Document::recover(const RecoverableDocument &found,
                                                       RecoveryStore &store)
{
    auto read = readDesignFile(found.snapshot, found.info.originalPath.parent_path());
    if (!read)
        return Unexpected(std::move(read).error());
    const auto ours = store.claim(found);
    if (!ours)
        return Unexpected(FileErrors{FileFault::Unavailable, {ours.error()}});
    auto document = std::make_unique<Document>(std::move(read->design), store);
    document->m_id = ours->id;
    document->m_originalPath = found.info.originalPath;
    document->m_isRecovered = true;
    if (!found.info.game.empty())
        document->workspace().play().pasteGame(QString::fromStdString(found.info.game));
    document->record();
    return Opened{std::move(document), std::move(read->warnings)};
}

bool Document::isModified() const
{
    return m_isRecovered || m_isGone || !m_workspace.session().undoStack().isClean();
}

bool Document::isAnotherGame() const
{
    Design now = m_workspace.session().committed();
    now.info = m_origin.info;
    return now != m_origin;
}

QString Document::title() const
{
    return m_path.empty() && m_number > 1 ? QStringLiteral("%1 %2").arg(plainTitle()).arg(m_number)
                                          : plainTitle();
}

void Document::edited()
{
    m_isGivenUp = false;
    if (!isModified() && !m_workspace.hasUnsavedGame()) {
        m_unrecorded.stop();
        m_store.discard(m_id);
        return;
    }
    // Not started anew by the next edit, so that copies are written while editing goes on as well.
    if (!m_unrecorded.isActive())
        m_unrecorded.start();
}

void Document::record()
{
    m_unrecorded.stop();
    if (m_isGivenUp)
        return;
    RecoveryInfo info;
    info.originalPath = m_path.empty() ? m_originalPath : m_path;
    info.title = title().toStdString();
    info.savedStamp = m_stamp;
    info.game = m_workspace.unsavedGame().toStdString();
    m_store.record(m_id, info, m_workspace.session().committed());
}

Message Document::keepCopy()
{
    if (isModified() || m_workspace.hasUnsavedGame())
        record();
    m_store.finish();
    return m_store.failureOf(m_id);
}

Result<Message> Document::saveAs(const std::filesystem::path &path)
{
    session().cancel();
    // What lies beside the old file does not lie beside the new one.
    if (path.parent_path() != m_path.parent_path()) {
        auto whole = withArtworkEmbedded(session().committed());
        if (!whole)
            return failure(std::move(whole).error());
        if (*whole != session().committed())
            session().apply(tr("Take the pictures in"), std::move(*whole));
    }
    auto stamp = saveDesign(path, session().committed());
    if (!stamp)
        return failure(std::move(stamp).error());
    m_path = path;
    m_workspace.setFile(path);
    m_stamp = *stamp;
    m_isRecovered = m_isGone = false;
    m_originalPath.clear();
    m_changeIsKnown = false;
    session().undoStack().setClean();
    // Only now is the recovery copy no longer needed.
    edited();
    watch();
    Q_EMIT titleChanged();
    Q_EMIT saved();
    return std::move(stamp->loss);
}

void Document::giveUp()
{
    m_isGivenUp = true;
    m_unrecorded.stop();
    m_store.discard(m_id);
}

void Document::watch()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    if (m_path.empty())
        return;
    // A file that is replaced atomically falls out of the watch, its folder does not.
    const QFileInfo file(QString::fromStdString(m_path.string()));
    m_watcher.addPath(file.absolutePath());
    m_watcher.addPath(file.absoluteFilePath());
}

bool Document::hasChangedOnDisk() const
{
    if (m_path.empty() || !m_stamp)
        return false;
    const auto now = stampOf(m_path);
    return now && !(*now == *m_stamp);
}

void Document::fileMayHaveChanged()
{
    watch();
    const bool isGone = !m_path.empty() && m_stamp && !stampOf(m_path);
    if (isGone != m_isGone) {
        m_isGone = isGone;
        edited();
        Q_EMIT titleChanged();
        if (isGone)
            Q_EMIT goneFromDisk();
    }
    if (!hasChangedOnDisk()) {
        m_changeIsKnown = false;
        return;
    }
    if (!m_changeIsKnown)
        Q_EMIT changedOnDisk();
    m_changeIsKnown = true;
}

void Document::keepMine()
{
    // The next save replaces what is there now; a later change is news again.
    m_stamp = stampOf(m_path);
    m_changeIsKnown = false;
    session().undoStack().resetClean();
}

Result<std::monostate, FileErrors> Document::reload()
{
    const auto stamp = stampOf(m_path);
    auto read = readDesignFile(m_path);
    if (!read)
        return Unexpected(std::move(read).error());
    session().apply(tr("Reload from disk"), std::move(read->design));
    session().undoStack().setClean();
    m_stamp = stamp;
    m_changeIsKnown = false;
    Q_EMIT titleChanged();
    return std::monostate{};
}

} // namespace rookery
