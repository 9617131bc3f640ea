#pragma once

#include "model/board/board.h"
#include "model/file/disk/file_errors.h"
#include "widgets/session/recovery_store.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace rookery {

class DocumentTabs;
class DocumentView;
class GameCommands;
struct Questions;

/// Designs come from files, texts of other programs and new boards, and go back to files.
class FileCommands final : public QObject
{
    Q_OBJECT

public:
    /// The dialogs stand before `window`, which owns it.
    FileCommands(DocumentTabs &tabs,
                 RecoveryStore &store,
                 const Questions &questions,
                 QWidget *window);

    void newDesign();
    /// Another board under the design in view.
    void anotherBoard();
    /// What the design in view says of itself.
    void describe();
    /// What differs between a design and another one, or what was saved of it.
    void compare(DocumentView &view);
    void open();
    bool openFile(const QString &path);
    /// Asks where a missing file is now, and opens it.
    void locate(const QString &missing);
    bool openBundled(const QString &name);
    /// Files, and bundled designs by name. What is wrong with some is said when the others are
    /// open, so that none of them hides it.
    void openAll(const QStringList &names);
    /// Shows what a foreign text holds; an empty one is to be pasted.
    void importText(const QString &text, const QString &fileName);
    /// What is on the clipboard is often what is wanted.
    void importClipboard();

    /// Games of files.
    GameCommands &games() { return *m_games; }

    bool save(DocumentView &view);
    bool saveAs(DocumentView &view);
    /// All with changes, until the user cancels one.
    void saveAll();
    /// Asks about unsaved changes, and about an unsaved game.
    bool mayClose(DocumentView &view);
    void close(DocumentView *view);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString &sentence, int milliseconds);
    /// What could not be opened and why, for whatever is in view.
    void refused(const QString &sentence);
    /// A design was read from this file or written to it.
    void fileUsed(const QString &path);
    void located(const QString &missing, const QString &path);
    void saved();

private:
    void refuse(const QString &sentence);
    bool writeTo(DocumentView &view, const QString &path);
    void offerName(DocumentView &view, const QString &path, bool isOwn);
    void importFile(const QString &path);
    /// In a tab of its own, in Setup mode where pieces stand on it.
    void addDesign(Design design);
    void putBoard(DocumentView &view, const BoardRecipe &recipe);

    DocumentTabs &m_tabs;
    RecoveryStore &m_store;
    const Questions &m_questions;
    QWidget *m_window;
    GameCommands *m_games;
    std::optional<QStringList> m_refusals; ///< kept back while several files are opened
};

/// The faults of a file in a sentence: the first one, and how many there are.
QString errorText(const FileErrors &errors);

} // namespace rookery
