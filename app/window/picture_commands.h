#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

class QWidget;

namespace rookery {

class DocumentView;
struct Questions;

/// What became of pages that were to be saved.
struct SavedPages
{
    QString sentence;
    bool isWritten = false;
};

/// Asks where pages go as PDF; empty if the answer is nowhere.
QString askForPages(const Questions &questions, QWidget *asker, const QString &title);
/// Writes them there.
SavedPages savePages(const QString &path, const QByteArray &pdf);

/// Boards leave the window as pictures and on paper.
class PictureCommands final : public QObject
{
    Q_OBJECT

public:
    /// The dialogs stand before `window`, which owns it.
    PictureCommands(const Questions &questions, QWidget *window);

    void save(DocumentView &view);
    /// The picture that the keyboard is in, or else the board.
    void copy(DocumentView &view);
    /// A sheet with the board and how each piece moves.
    void print(DocumentView &view);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString &sentence, int milliseconds);

private:
    const Questions &m_questions;
    QWidget *m_window;
};

} // namespace rookery
