#pragma once

#include "widgets/lab/lab_game.h"
#include "widgets/lab/lab_page.h"
#include "widgets/lab/lab_run.h"

#include <QList>

class QLabel;
class QPushButton;
class QSpinBox;

namespace rookery {

class EngineAnalyst;
class EvaluationBar;
class LookerChoice;
class PlaySession;
class ScoresBox;

/// The best moves of the position on show, as lines and as arrows on the board, and how the players
/// stand; below, the scores of the game. It looks on as long as it is switched on.
class LinesPage final : public LabPage
{
    Q_OBJECT

public:
    explicit LinesPage(QWidget *parent = nullptr);
    ~LinesPage() override;

    void stop() override;
    void forget() override;
    void refresh() override;

    bool isLooking() const { return m_run.isRunning(); }
    const BestLines &found() const { return m_found; }
    EvaluationBar &bar() const { return *m_bar; }
    ScoresBox &scores() const { return *m_scores; }
    LookerChoice &looker() const { return *m_looker; }
    QString sentence() const;
    /// In so many this program looks for the best moves, from now on.
    void setThreads(unsigned threads);
    /// Plays the moves of a line up to this one.
    void follow(std::size_t line, std::size_t move);

private:
    PlaySession &play() const;
    void begin();
    void ask();
    void askEngine(const EngineSetup &setup);
    void dismissEngine();
    void show(const BestLines &found);
    void showNothing(const QString &sentence);
    void showArrows();
    QString lineText(std::size_t line) const;
    void goOn();

    QPushButton *m_on;
    QSpinBox *m_count;
    unsigned m_threads = 1;
    LookerChoice *m_looker;
    EvaluationBar *m_bar;
    QLabel *m_state;
    QList<QLabel *> m_lines;
    ScoresBox *m_scores;

    std::shared_ptr<Analyst> m_analyst;
    std::shared_ptr<EngineAnalyst> m_engine; ///< null unless one was chosen and asked
    std::optional<AskedGame> m_asked;        ///< that the lines are about
    BestLines m_found;
    QStringList m_toPlay; ///< moves of a line that was clicked
    bool m_isPlaying = false;
    LabRun m_run;
    Background<std::monostate> m_farewell{[](std::monostate) {
    }};
};

} // namespace rookery
