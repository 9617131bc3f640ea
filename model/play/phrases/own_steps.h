#pragma once

#include "model/play/phrases/board_changes.h"
#include "model/play/phrases/phrase_compiler.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// How a turn goes on after a move.
struct TurnAfter
{
    enum class Kind { Usual, Again, Next };

    Kind kind = Kind::Usual;
    int only = OwnState::none; ///< the list of moves that may follow
    Value player = noValue;    ///< the player who is next
};

struct StepRun;

/// The own rule whose steps are done.
struct StepRule
{
    enum class Kind { Move, Effect };

    Kind kind = Kind::Move;
    std::size_t index = 0;                 ///< in Rules::ownMoves or Rules::effects
    const std::vector<LocalPlace> &places; ///< of the names in its steps, by slot
};

/// Is told of the steps of own rules as they are done, so that a rule can be followed line by line.
class StepWitness
{
public:
    virtual ~StepWitness() = default;

    virtual void begins(const StepRule &rule, const StepRun &run) = 0;
    /// This step of the rule comes next; those that it holds follow it.
    virtual void comes(const phrase::Step &step, const StepRun &run) = 0;
    virtual void ends(const StepRun &run) = 0;
    /// An effect is not done: its condition does not hold.
    virtual void leavesOut(const StepRule &rule) = 0;
};

/// Steps while they are done.
struct StepRun
{
    Frame &frame;
    BoardChanges &changes;
    PieceSteps pieces;
    TurnAfter &turn;
    StepWitness *witness; ///< null: nothing follows them
};

/// A step that is no mere assignment or block, made ready.
class StepNode
{
public:
    virtual ~StepNode() = default;
    virtual void run(StepRun &run) const = 0;
};

/// One line of steps made ready.
struct StepCode
{
    /// Does the line, and says which comes next; null after the last.
    using Act = const StepCode *(*)(StepRun &run, const StepCode &code);

    Act act = nullptr;
    std::ptrdiff_t jump = 1; ///< how many lines on, where it does not go on with the next one
    std::size_t place = 0;   ///< of the local that is set, names members or says whose number it is
    std::size_t left = 0;    ///< place of what is left to be done: a scalar, a set or a list
    Value constant = 0;      ///< most times of a `while`, or what a number is set to
    StepPart step;           ///< of a local that goes to the cell beside one
    Scalar value;            ///< that is set, added or asked
    Scalar of;               ///< whose number is set
    const NumberLayout::Row *number = nullptr;
    std::optional<Members> members;
    std::unique_ptr<const StepNode> node;
    const phrase::Step *from = nullptr; ///< the author's line that begins here, if one does

    const StepCode *next() const { return this + 1; }
    const StepCode *elsewhere() const { return this + jump; }
};

/// Steps made ready: one list, in which blocks are jumps.
class StepList
{
public:
    void run(StepRun &run) const;

private:
    friend class StepMaker;

    std::vector<StepCode> m_codes;
};

/// Makes steps ready; the compiler has entered their locals. Lists of moves that may follow a step
/// `again` are added to `lists`.
StepList compileSteps(const std::vector<phrase::Step> &steps,
                      PhraseCompiler &compiler,
                      const PhraseGame &game,
                      std::vector<std::vector<phrase::MoveRef>> &lists);

} // namespace rookery
