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

/// Steps while they are done.
struct StepRun
{
    Frame &frame;
    BoardChanges &changes;
    PieceSteps pieces;
    TurnAfter &turn;
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
    void add(std::unique_ptr<const StepNode> step) { m_steps.push_back(std::move(step)); }
    void run(StepRun &run) const
    {
        for (const auto &step : m_steps) {
            if (run.frame.isSpent())
                return;
            step->run(run);
        }
    }

private:
    std::vector<std::unique_ptr<const StepNode>> m_steps;
};

/// Makes steps ready; the compiler has entered their locals. Lists of moves that may follow a step
/// `again` are added to `lists`.
StepList compileSteps(const std::vector<phrase::Step> &steps,
                      PhraseCompiler &compiler,
                      const PhraseGame &game,
                      std::vector<std::vector<phrase::MoveRef>> &lists);

} // namespace rookery
