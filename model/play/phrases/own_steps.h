#pragma once

#include "model/play/phrases/board_changes.h"
#include "model/play/phrases/phrase_compiler.h"

#include <memory>
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

/// One step made ready, or several.
class StepNode
{
public:
    virtual ~StepNode() = default;
    virtual void run(StepRun &run) const = 0;
};

class StepList
{
public:
    /// `from` must stay.
    void add(std::unique_ptr<const StepNode> step, const phrase::Step &from)
    {
        m_steps.push_back({std::move(step), &from});
    }
    void run(StepRun &run) const
    {
        for (const auto &[step, from] : m_steps) {
            if (run.frame.isSpent())
                return;
            if (run.witness)
                run.witness->comes(*from, run);
            step->run(run);
        }
    }

private:
    struct Placed
    {
        std::unique_ptr<const StepNode> step;
        const phrase::Step *from;
    };

    std::vector<Placed> m_steps;
};

/// Makes steps ready; the compiler has entered their locals. Lists of moves that may follow a step
/// `again` are added to `lists`.
StepList compileSteps(const std::vector<phrase::Step> &steps,
                      PhraseCompiler &compiler,
                      const PhraseGame &game,
                      std::vector<std::vector<phrase::MoveRef>> &lists);

} // namespace rookery
