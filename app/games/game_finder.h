#pragma once

#include "model/exchange/game_files/game_collection.h"
#include "widgets/base/background.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace rookery {

class GameTable;

/// The games of a file, found by players, result and opening moves while it is still being read
/// beside the window. A game is read only when it is wanted.
class GameFinder final : public QDialog
{
    Q_OBJECT

public:
    GameFinder(const QString &path, const GameFileFormat &format, QWidget *parent = nullptr);

    const GameFileFormat &format() const { return m_format; }
    GameTable &games() { return *m_games; }
    bool isReading() const { return m_reading.isRunning(); }
    /// Leaves out what has not been read yet.
    void stop() { m_reading.hurry(); }

Q_SIGNALS:
    void gameWanted(const GameText &text);
    /// The file has been read, or as much of it as was wanted.
    void finished();

private:
    void read();
    void take(std::vector<GameEntry> &entries, int percent);
    void end(bool isWhole);
    void ask();
    void choose();
    void say();

    QString m_path;
    const GameFileFormat &m_format;
    GameTable *m_games;
    QLineEdit *m_text;
    QComboBox *m_result;
    QLineEdit *m_opening;
    QTableView *m_list;
    QLabel *m_count;
    QProgressBar *m_progress;
    QPushButton *m_stopButton;
    QPushButton *m_openButton;
    bool m_isWhole = true;
    /// Whether all of the file was read.
    Background<bool> m_reading{[this](bool isWhole) {
        end(isWhole);
    }};
};

} // namespace rookery
