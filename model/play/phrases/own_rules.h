#pragma once

#include "model/play/phrases/own_program.h"
#include "model/play/reach/trouble.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

struct OwnChoices;
class TrialChanges;

/// What players are told.
struct Announcement
{
    std::string text;
    Hears to = Hears::Everyone;
};

/// Asks and does what own rules say, for one thread. A move is begun, then made, then asked about;
/// what is asked of it reads its choices.
class OwnRules
{
public:
    explicit OwnRules(std::shared_ptr<const OwnProgram> program);

    const OwnProgram &program() const { return *m_program; }
    /// Whom phrases ask about legal moves and attacks; the object must stay.
    void setGame(GameQuestions *game) { m_frame.game = game; }
    /// Where it is said that a question took too long; it must stay.
    void setTrouble(Trouble *trouble) { m_trouble = trouble; }
    /// What follows the steps that are done from now on; it must stay. Null: nothing.
    void setWitness(StepWitness *witness) { m_witness = witness; }
    /// Whether bans that ask what is legal are left out, as in answers to such questions.
    void leaveOutQuestions() { m_leavesOutQuestions = true; }

    /// Adds the own moves of the player to move, bans aside; those with the same result once.
    /// Chance is offered only those that name it, and none that is never drawn.
    void list(const Position &position, std::vector<Move> &moves);
    /// The frame in which own moves of the position are chosen, until something else is begun.
    Frame &chooseIn(const Position &position);
    /// The first of the moves that are of the same rule and have the same result as this one.
    const Move *
    sameResult(const Position &position, const Move &move, const std::vector<Move> &among);
    /// Whether the rule is one of the player's; what is not said to be for chance is for all
    /// others.
    bool isFor(const OwnMove &rule, PlayerId player) const;
    /// Whether only others may follow in this turn.
    bool isKeptOut(const Position &position, const Move &move) const;

    /// Before moves of a position are judged: which bans may strike at all.
    void lookAtBans(const Position &position);
    /// Whether some ban may strike in that position.
    bool mayBan() const
    {
        return std::find(m_mayStrike.begin(), m_mayStrike.end(), 1) != m_mayStrike.end();
    }
    /// Whether some ban that may strike asks what comes of the move begun.
    bool asksAfter(const Move &move) const;
    /// How many own moves list() would add that no ban forbids, if that can be told without making
    /// any: no ban that may strike by what lookAtBans() finds, which it asks first, asks what comes
    /// of a move, and no moves coincide.
    std::optional<std::size_t> count(const Position &position);
    /// Whether an end asks its own condition for each player.
    bool isOfPlayer(std::size_t end) const { return m_program->end(end).isOfPlayer; }

    /// Before a move is made: takes its choices over.
    void begin(const Position &position, const Move &move);
    /// The first ban that strikes by what stands before the move begun; a rule of Rules::bans.
    std::optional<std::size_t> bannedBefore(const Move &move);
    /// Does the own move begun.
    void act(const Move &move, BoardChanges &changes);
    /// What follows from the move made. `captured`: cells of pieces that fell.
    void follow(const Move &move, std::span<const CellId> captured, BoardChanges &changes);
    /// What is done as the turn passes.
    void endTurn(BoardChanges &changes);
    /// What is done before the first turn.
    void beginGame(BoardChanges &changes);
    const TurnAfter &turn() const { return m_turn; }
    /// The first ban that strikes by what has come of the move begun and made.
    std::optional<std::size_t> bannedAfter(const Move &move, const Position &position);
    /// Whether a ban with `checks` strikes a capture by the piece on `from`, of what stands on the
    /// target, as a move of its owner.
    bool forbidsCapture(const Position &position, CellId from, CellId target);
    /// Why the ban strikes, by the position it was asked in; its `because` with the values, or
    /// empty.
    std::string reason(std::size_t ban);

    /// What a player sees of a position, in a copy of it.
    void hide(const Position &position, PlayerId player, Position &copy);
    /// The cells on which a player may not see what stands there.
    std::vector<CellId> hiddenFrom(const Position &position, PlayerId player);
    /// What is told after the move begun and made, or after the try begun and refused.
    std::vector<Announcement>
    told(const Move &move, std::span<const CellId> captured, const Position &position);
    std::vector<Announcement> toldOfRefused(const Move &move);

    /// Whether the own condition of an end holds for a player.
    bool holds(std::size_t end, const Position &position, PlayerId player);
    /// What the player has of what the end counts.
    Value most(std::size_t end, const Position &position, PlayerId player);
    Value worth(std::size_t end, const Position &position, PlayerId player);
    /// What the position is worth to the player by what the end asks for, as far as that can be
    /// measured: hundredths, the more the better where the end is a win.
    Value leaning(std::size_t end, const Position &position, PlayerId player);
    std::string endReason(std::size_t end, const Position &position, PlayerId player);

private:
    void begin(const Position &position, Value budget);
    /// That a rule has taken too long, if it has.
    void note(const char *list, std::size_t place, std::string_view name = {})
    {
        if (m_frame.isSpent() && m_trouble)
            noteTrouble(list, place, name);
    }
    void noteTrouble(const char *list, std::size_t place, std::string_view name);
    bool matches(const phrase::MoveRefs &refs, const Move &move) const;
    template<class Rule>
    bool isMeant(const Rule &rule, const phrase::MoveRefs &refs, const Move &move) const;
    bool isOfMover(const PieceSet &types) const;
    void run(const EffectProgram &program, BoardChanges &changes);
    void run(const StepRule &rule, const StepList &steps, BoardChanges &changes);
    bool holdsBeforeMove(const Scalar &truth);
    bool strikes(const BanProgram &ban, const Move &move) const;
    bool mayStrike(const BanProgram &ban) const;
    bool looksBeforeOnly(const BanProgram &ban) const;
    std::size_t countAllowed(std::size_t ownMove);
    void loadChoices(const Move &move);
    void loadCells(Value from, Value to);
    void loadContext(const OwnChoices &chosen);
    StepRun stepsOf(BoardChanges &changes);
    enum class Try { Made, Refused };
    std::vector<Announcement> announcements(const Move &move, Try outcome);
    Value playerWhoWaits(const Position &position) const;
    void beginEnd(const Position &position);
    std::uint64_t resultOf(const Move &move, TrialChanges &changes);
    Position &trial(const Position &position);
    void dropCoinciding(const Position &position, std::vector<Move> &moves, std::size_t first);

    std::shared_ptr<const OwnProgram> m_program;
    Frame m_frame;
    TurnAfter m_turn;
    std::optional<Position> m_before;            ///< the position before the move begun
    std::shared_ptr<const Position> m_turnStart; ///< kept while the move begun is asked about
    std::optional<Position> m_trial;
    const BanProgram *m_struck = nullptr;
    std::vector<std::uint8_t> m_mayStrike;   ///< by ban of the program, 1 or 0
    std::vector<const BanProgram *> m_asked; ///< room: of the own move that is counted
    bool m_isPlain = false; ///< no choices of any own move may have the same result
    bool m_leavesOutQuestions = false;
    bool m_captured = false;      ///< the move begun and made has captured
    Trouble *m_trouble = nullptr; ///< null where nothing is listed for anybody
    StepWitness *m_witness = nullptr;
};

/// The own rules of a design made ready, if it has any.
std::shared_ptr<const OwnProgram> makeOwnProgram(const Design &design,
                                                 const std::shared_ptr<const Board> &board);
/// The same whether or not a game can be played without it.
std::shared_ptr<const OwnProgram> makeWholeProgram(const Design &design,
                                                   const std::shared_ptr<const Board> &board);

/// The numbers and steps of the start, in a position that has just been set up.
void beginOwnRules(Position &position, const std::shared_ptr<const OwnProgram> &program);

} // namespace rookery
