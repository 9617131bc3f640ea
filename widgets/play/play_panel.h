#pragma once

#include "model/exchange/engines/engine_setup.h"
#include "widgets/workspace/panel.h"

#include <QList>

#include <optional>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTabWidget;

namespace rookery {

class CapturedPieces;
class ClockChooser;
class ExamplePage;
class FollowPage;
class PlaySession;
class ProgramChoice;
struct Effort;
class RecordList;
class SeenByChooser;

/// What Play mode has beside the board: who plays, the record, the position as text, and the pinned
/// examples of the design.
class PlayPanel final : public Panel
{
    Q_OBJECT

public:
    explicit PlayPanel(QWidget *parent = nullptr);

    RecordList &record() { return *m_record; }
    QComboBox *opponent(int player) const { return m_opponents.value(player); }
    QComboBox *thinkingTime() const { return m_thinking; }

    void newGame();
    void copyGame();
    /// A game or a position, whichever the clipboard holds.
    void paste();
    void pinExample();

    /// The engines that the user keeps; those that are installed can be chosen too. A player whose
    /// engine is set otherwise now goes on with it as it is now.
    void setEngines(std::vector<EngineSetup> kept);
    /// In so many threads this program looks ahead, see ProgramPlayers.
    void setThreads(unsigned threads);

    /// What the buttons for files do.
    void setFileActions(QAction *open, QAction *save);

Q_SIGNALS:
    void openWanted();
    void saveWanted();
    /// Engines are to be added or set.
    void enginesWanted();

protected:
    void bound() override;

private:
    PlaySession *play() const;
    QWidget *makeGamePage();
    void comment(const QString &words);
    void fillConcede();
    void fillThinkingTimes();
    static Effort effortOf(int chosen);
    void modeChanged();
    void refresh();
    void refreshRecord();
    void refreshPlayers();
    void showHint();
    void listEngines();
    QComboBox *makeOpponent(PlayerId player);
    void choose(PlayerId player, int value);
    int valueOf(const std::optional<ProgramChoice> &program) const;
    void begin(const QString &position);

    PlaySession *m_play = nullptr; ///< that this panel listens to
    QTabWidget *m_pages;
    QFormLayout *m_players;
    QList<QComboBox *> m_opponents;
    QList<CapturedPieces *> m_captured; ///< by player: what each has lost
    std::vector<EngineSetup> m_kept;
    std::vector<EngineSetup> m_engines; ///< that can be chosen
    ClockChooser *m_clock;
    QCheckBox *m_concede;  ///< programs resign and agree to draws
    QComboBox *m_thinking; ///< how long programs that look ahead may take
    unsigned m_threads = 1;
    SeenByChooser *m_seenBy;
    QLabel *m_blindness; ///< why programs do not look ahead
    RecordList *m_record;
    QLineEdit *m_comment;
    QLineEdit *m_position;
    ExamplePage *m_examples;
    FollowPage *m_follow;
    bool m_isRefreshing = false;
};

} // namespace rookery
