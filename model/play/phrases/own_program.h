#pragma once

#include "model/play/moves/move.h"
#include "model/play/phrases/leanings.h"
#include "model/play/phrases/own_steps.h"
#include "model/play/phrases/player_sight.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// One line of an own move's choices.
struct ChoiceLine
{
    std::optional<Assignment> let; ///< no choice, but a name for a value
    std::optional<Members> from;
    Scalar condition; ///< null: always asked
    Scalar where;
    LocalPlace place;
    OwnChoice::Kind kind = OwnChoice::Kind::Cell;
};

struct OwnMoveProgram
{
    Scalar when;
    std::vector<ChoiceLine> lines;
    StepList steps;
    std::vector<LocalPlace> places; ///< of the names in the steps
    Scalar weight;
    std::optional<std::size_t> fromLine; ///< the line whose choice is called `from`
    std::optional<std::size_t> toLine;
    bool mayCoincide = true;       ///< different choices may have the same result
    std::vector<std::size_t> bans; ///< of the program, that name it whatever comes of it
};

/// A reason with values in it.
struct SayingProgram
{
    struct Part
    {
        std::string text;
        std::optional<Compiled> value;
        phrase::Type type = phrase::Type::Number;
    };
    std::vector<Part> parts;
};

/// A rule about moves made ready for one own move, or for all moves that it does not know by their
/// choices.
struct BanProgram
{
    std::size_t rule = 0;
    std::optional<std::size_t> ownMove; ///< it reads the choices of this own move
    Scalar before;
    Scalar after;
    SayingProgram because;
    bool asksGame = false; ///< what is legal: left out inside such a question
    /// `before` is the same for all moves of a position.
    bool isOfPosition = false;
};

struct EffectProgram
{
    std::size_t rule = 0;
    std::optional<std::size_t> ownMove;
    Scalar condition;
    StepList steps;
    std::vector<LocalPlace> places; ///< of the names in the steps
};

struct TellProgram
{
    std::size_t rule = 0;
    std::optional<std::size_t> ownMove;
    Scalar condition;
    SayingProgram say;
};

struct EndProgram
{
    Scalar condition;       ///< null: no own condition
    bool isOfPlayer = true; ///< it asks for `p`
    Scalar most;
    Scalar worth;
    EndLeaning leaning;
    SayingProgram because;
    std::optional<LocalPlace> player; ///< where `p` stands in each
    std::optional<LocalPlace> mostPlayer;
    std::optional<LocalPlace> worthPlayer;
    std::optional<LocalPlace> becausePlayer;
};

/// The own rules of a design made ready. Immutable, so that any number of threads may ask, each
/// with a frame of its own (see OwnRules).
class OwnProgram
{
public:
    OwnProgram(const Design &design, std::shared_ptr<const Board> board);

    /// Whether moves, bans, effects or ends of the design are own rules; without them no program
    /// is needed to play it. Views and announcements need one to be asked, see PlayerViews, but
    /// what is legal does not.
    static bool isNeeded(const Rules &rules);

    /// The slot among the choices of an own move of what a name in a rule about it stands for.
    static std::optional<std::size_t> choiceCalledAs(const OwnMove &rule,
                                                     const phrase::Local &name);

    const PhraseGame &game() const { return m_game; }
    const Rules &rules() const { return *m_game.rules; }
    const FrameSize &frameSize() const { return m_size; }
    const LooksBack &looks() const { return m_looks; }
    const std::vector<OwnMoveProgram> &moves() const { return m_moves; }
    const std::vector<BanProgram> &bans() const { return m_bans; }
    enum class Time { Move, Turn, Start };
    /// Those that are done after moves, as the turn passes, or before the first turn.
    const std::vector<const EffectProgram *> &effects(Time time) const
    {
        return m_effectsAt[static_cast<std::size_t>(time)];
    }
    const EndProgram &end(std::size_t rule) const { return m_ends[rule]; }
    const std::vector<TellProgram> &tells() const { return m_tells; }
    const PlayerSight &sight() const { return *m_sight; }
    /// Lists of moves that may follow, see OwnState::only.
    const std::vector<std::vector<phrase::MoveRef>> &lists() const { return m_lists; }
    const std::shared_ptr<const OwnMoveNames> &names() const { return m_names; }
    /// Of a new game before anything is done.
    const std::vector<std::int32_t> &startNumbers() const { return m_startNumbers; }
    /// What `at-start` reads; null where nothing does.
    const Position *start() const { return m_start.get(); }
    void setStart(std::shared_ptr<const Position> start) { m_start = std::move(start); }

private:
    void addMoves(PhraseCompiler &compiler);
    void addBans(PhraseCompiler &compiler);
    void addEffects(PhraseCompiler &compiler);
    void addEnds(PhraseCompiler &compiler);
    void addTells(PhraseCompiler &compiler);
    void addNumbers(PhraseCompiler &compiler, const Design &design);
    Scalar phraseOf(PhraseCompiler &compiler,
                    const phrase::Phrase &phrase,
                    std::optional<std::size_t> ownMove);
    SayingProgram sayingOf(PhraseCompiler &compiler,
                           const phrase::Saying &saying,
                           std::optional<std::size_t> ownMove);
    std::vector<LocalPlace> enterWithChoices(PhraseCompiler &compiler,
                                             const std::vector<phrase::Local> &locals,
                                             std::optional<std::size_t> ownMove);

    PhraseGame m_game;
    FrameSize m_size;
    LooksBack m_looks;
    std::vector<std::vector<LocalPlace>> m_choicePlaces; ///< [own move][local of its choices]
    std::vector<OwnMoveProgram> m_moves;
    std::vector<BanProgram> m_bans;
    std::vector<EffectProgram> m_effects;
    std::array<std::vector<const EffectProgram *>, 3> m_effectsAt; ///< by time
    std::vector<EndProgram> m_ends;
    std::vector<TellProgram> m_tells;
    std::unique_ptr<PlayerSight> m_sight;
    std::vector<std::vector<phrase::MoveRef>> m_lists;
    std::shared_ptr<const OwnMoveNames> m_names;
    std::vector<std::int32_t> m_startNumbers;
    std::shared_ptr<const Position> m_start;
};

} // namespace rookery
