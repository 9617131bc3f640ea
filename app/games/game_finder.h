#pragma once

#include "model/exchange/game_files/game_collection.h"

#include <QDialog>
#include <QThreadPool>

#include <atomic>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace rookery {

class GameTable;

/// The games of a file, found by players, result and opening moves while it is still being read on
/// a thread of its own. A game is read only when it is wanted.
class GameFinder final : public QDialog
{
    Q_OBJECT

public:
    GameFinder(const QString &path, const GameFileFormat &format, QWidget *parent = nullptr);
    ~GameFinder() override;

    const GameFileFormat &format() const { return m_format; }
    GameTable &games() { return *m_games; }
    bool isReading() const { return m_isReading; }
    /// Leaves out what has not been read yet.
    void stop();

Q_SIGNALS:
    void gameWanted(const GameText &text);
    /// The file has been read, or as much of it as was wanted.
    void finished();

private:
    void read();
    void take(std::vector<GameEntry> &entries, int percent);
    void end();
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
    std::shared_ptr<std::atomic<bool>> m_isStopped;
    bool m_isReading = true;
    QThreadPool m_thread;
};

} // namespace rookery
