#pragma once

#include "model/exchange/game_files/game_file_format.h"

#include <QObject>

class QWidget;

namespace rookery {

class DocumentTabs;
class DocumentView;
class FileCommands;
struct Questions;

/// Games come from files and go to files. A game is played with the design in view if it is about
/// that, else with the bundled one that its file names.
class GameCommands final : public QObject
{
    Q_OBJECT

public:
    GameCommands(DocumentTabs &tabs,
                 FileCommands &files,
                 const Questions &questions,
                 QWidget *window);

    /// By the ending of its name.
    static bool isGameFile(const QString &path);

    /// A file with one game is played, one with more is searched first.
    bool openFile(const QString &path);
    bool save(DocumentView &view);
    bool saveAs(DocumentView &view);
    /// Asks about a game that no file has.
    bool mayClose(DocumentView &view);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString &sentence, int milliseconds);
    void refused(const QString &sentence);
    void fileUsed(const QString &path);

private:
    DocumentView *viewFor(const GameText &text, const GameFileFormat &format);
    void play(const GameText &text, const GameFileFormat &format, const QString &path);
    void find(const QString &path, const GameFileFormat &format);
    bool writeTo(DocumentView &view, const QString &path);

    DocumentTabs &m_tabs;
    FileCommands &m_files;
    const Questions &m_questions;
    QWidget *m_window;
};

/// The names of files that hold games, for dialogs.
QString gameFilter();

} // namespace rookery
