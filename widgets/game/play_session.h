#pragma once

#include "widgets/game/adviser.h"
#include "widgets/game/agreement.h"
#include "widgets/game/background_rules.h"
#include "widgets/game/drawn_on_board.h"
#include "widgets/game/followed_move.h"
#include "widgets/game/game_clock.h"
#include "widgets/game/game_file.h"
#include "widgets/game/game_sentences.h"
#include "widgets/game/play_marks.h"
#include "widgets/game/play_record.h"
#include "widgets/game/program_players.h"
#include "widgets/game/seen_game.h"
#include "widgets/session/session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace rookery {

struct MoveAnswer;

/// A game that is played with the open design: its record, what may be done next, and who chooses
/// the moves. Rules are asked, and programs think, on threads of their own; the game follows the
/// design whenever refresh() is called.
class PlaySession final : public QObject
{
    Q_OBJECT

public:
    explicit PlaySession(Session &session, QObject *parent = nullptr);
    ~PlaySession() override;

    const Design &design() const { return m_design; }
    const Board &board() const { return m_game->board(); }
    const GameTree &tree() const { return m_record.tree(); }
    const Position &position() const { return m_seen.whole(); }
    /// As it is seen, with the piece that is on his way where he has got to.
    const Position &shownPosition() const { return m_followed.shown(m_seen.shown()); }
    /// Whether the record is being gone through beside the window, and what is shown is not yet its
    /// position.
    bool isReplayed() const { return m_record.isReplayed(); }
    /// From which the record begins.
    const Position &firstPosition() const { return *m_start; }
    /// From there to the position on show.
    std::vector<Move> moves() const { return m_record.moves(); }
    PlayerId toMove() const { return position().toMove(); }
    /// The game as it is shown: to one player, where one is chosen.
    const SeenGame &seen() const { return m_seen; }
    /// Shows what this player sees; none: everything.
    void setSeenBy(std::optional<PlayerId> player);

    /// The choice of the next move; null while the rules are still being asked.
    const MoveChoice *choice() const { return m_seen.choice(); }
    const Ruling &ruling() const { return m_seen.ruling(); }
    /// `White wins: Black is checkmated`; empty while the game goes on.
    QString result() const { return sentences().result(ruling(), m_clock.fallen(), m_agreed.to()); }
    /// About a piece that stands on the board although his player has lost: whose he was, and why
    /// he cannot move; empty for others.
    QString deadPieceSentence(CellId cell) const;
    /// What was last refused, or what the game had to give up; empty if there is nothing to say.
    const QString &message() const { return m_message; }

    Reach marks() const { return shownMarks().reach(); }
    GameMarks gameMarks() const;
    /// The piece whose marks are shown: the chosen one, else the pointed one.
    std::optional<CellId> markedFrom() const { return shownMarks().from(); }
    /// Whether all that the player to move may do is to put pieces of one type down, and not
    /// everywhere: then the cells are marked before anything is chosen.
    bool offersDrops() const { return shownMarks().offersDrops(); }
    void setPointed(std::optional<CellId> cell);
    /// Whether the player to move may go from one cell to another, and by what way, or why not.
    MoveAnswer whyMove(CellId from, CellId to);
    /// The type that an edit would be about: of the chosen piece, the pointed one, or the one moved
    /// last.
    std::optional<PieceId> pieceInQuestion() const { return shownMarks().pieceInQuestion(); }

    // Choosing a move. What cannot be done is answered with a reason in message().

    void take(CellId cell, MoveChoice::Stay stay = MoveChoice::Stay::Open);
    void takeHand(PieceId type);
    /// A piece that has no legal move was carried to a cell all the same.
    void refuseMove(CellId from, CellId to);
    void answer(const MoveChoice::Option &option);
    void pass();
    bool playText(const QString &text);
    /// Takes a step of the unfinished move back; whether there was one.
    bool stepBack();
    void forgetChoice();

    /// While the rules are off, any piece may be put on any cell: each such move begins a game at
    /// the new position, and programs wait.
    bool isFree() const { return m_isFree; }
    void setFree(bool isFree);
    void moveFreely(CellId from, CellId to);

    // The record.

    /// The game before is kept, also where another one is pasted or begun.
    void newGame();
    bool hasEarlierGame() const { return m_record.hasEarlier(); }
    /// Goes on with the game that the present one took the place of.
    void resumeEarlierGame();
    /// Begins at this position; false and a message if it cannot be read.
    bool begin(const QString &position);
    /// The first game of a text in any format that games are written in; no file has it.
    void pasteGame(const QString &text);
    /// The record with all its tags, in the long form that is quick to write.
    QString gameText() const;

    // Files (play_session_files.cpp).

    /// Plays what a file holds, as soon as it has been read; what is wrong in it is in message().
    using Kept = GameFile::Kept;
    void openGame(const GameText &text,
                  const GameFileFormat &format,
                  const QString &path = {},
                  Kept kept = Kept::InFile);
    /// The game in a format that has no obstacle for the design.
    std::string writtenGame(const GameFileFormat &format) const;
    /// Where the game is kept; empty if nowhere.
    const QString &gamePath() const { return m_file.path(); }
    /// Whether there are moves or words that no file has; what chance has drawn is none of them.
    bool hasUnsavedGame() const { return m_file.isUnsaved() && m_record.isDecided(m_design); }
    void gameSaved(const QString &path);

    QString positionText() const;
    void goTo(std::size_t node);
    /// Past what chance has drawn, to where a player decides.
    void goBack() { stepTo(m_record.before(*m_design.rules)); }
    void goForward() { stepTo(m_record.after(*m_design.rules)); }
    void goToStart() { goTo(GameTree::root); }
    void goToEnd() { goTo(m_record.end()); }
    /// A move of the record as the family of the game writes it, with the cells as the board's edge
    /// calls them.
    QString shownMove(std::size_t node) const;
    /// Moves made before the first of the record, in the order of turns.
    int firstTurn() const { return m_start->state().turn; }
    /// With what is drawn on the position, see drawnShapes().
    void comment(std::size_t node, const QString &text);
    void judge(std::size_t node, Judgement judgement);
    void removeBranch(std::size_t node);
    void promoteBranch(std::size_t node);

    // Who plays.

    bool isChance(PlayerId player) const { return m_design.rules->isChance(player); }
    /// None: a person.
    std::optional<ProgramChoice> program(PlayerId player) const { return m_programs.of(player); }
    void setProgram(PlayerId player, std::optional<ProgramChoice> program);
    ProgramPlayers &programs() { return m_programs; }
    Adviser &adviser() { return m_adviser; }
    Agreement &agreement() { return m_agreed; }
    DrawnOnBoard &drawn() { return m_drawn; }
    FollowedMove &followed() { return m_followed; }
    bool isThinking() const { return m_programs.isThinking(); }
    /// Whether a program's move is due and no one has told it to go on.
    bool isPaused() const { return !m_isRunning && choice() && !isOver() && program(toMove()); }
    void go();
    void stop();
    /// The clocks start with the first move, and stand while no player is to move on.
    const GameClock &clock() const { return m_clock; }
    /// All clocks begin anew.
    void setTimeControl(const TimeControl &control);

    /// The position with the chosen piece's legal moves, or everybody's, and what was refused in
    /// it.
    Example example() const;

    /// Follows the design if it has changed; the game is replayed as far as it is still legal.
    void refresh();
    bool isStale() const;

Q_SIGNALS:
    /// Anything of the above.
    void changed();
    /// The record's moves, comments or current move.
    void recordChanged();
    /// A sentence for people who do not see the board.
    void announced(const QString &sentence);

private:
    void setUp();
    void beginAnew(GameTree tree);
    void halt();
    void replay(GameTree tree);
    /// Goes there unless it is the current move.
    void stepTo(std::size_t node);
    /// Changes the record, also while it is being replayed.
    template<typename Change>
    void changeRecord(const Change &change);
    void show();
    void ask();
    void accept(const Ruling &ruling);
    void takeGame(const QString &path, Kept kept, const PlayedGame &game);
    enum class By { Person, Program };
    void play(const Move &chosen, By by = By::Person);
    void finishStep();
    void refuse(const QString &sentence);
    QString refusedText(const std::string &typed);
    /// About the position.
    GameSentences sentences() const { return {m_design, *m_moveRules, m_seen.position()}; }
    void thinkIfDue();
    bool mayChoose();
    QString whyNoChoice() const;
    static QString stillAsking() { return tr("The legal moves are still being looked for"); }
    PlayMarks shownMarks() const;
    void takeFreely(CellId cell);
    bool isOver() const { return ruling().end || m_clock.fallen() || m_agreed.to(); }
    void endBeforeTheRules();
    Position startPosition();

    Session &m_session;
    Design m_design;
    std::shared_ptr<const CompiledGame> m_game;
    std::unique_ptr<MoveRules> m_moveRules;
    std::optional<Position> m_start;
    SeenGame m_seen;
    PlayRecord m_record;
    GameFile m_file;
    std::optional<CellId> m_pointed;
    QString m_message;
    std::set<std::string> m_refused; ///< attempts in this position, as moves are written

    bool m_isFree = false;
    std::optional<CellId>
        m_carried; ///< whose piece is to be put elsewhere, while the rules are off
    bool m_isRunning = true;
    bool m_runsOn = false;       ///< a move was made, so that the next player's clock is to run
    bool m_programMoved = false; ///< the last move was a program's
    GameClock m_clock;
    ProgramPlayers m_programs;
    BackgroundRules m_rules;
    Adviser m_adviser{*this};
    Agreement m_agreed{*this};
    DrawnOnBoard m_drawn{*this};
    FollowedMove m_followed{*this};
};

} // namespace rookery
