#include "model/engine/solver/game_solver.h"

#include "model/engine/solver/game_graph.h"
#include "model/engine/solver/proof_search.h"
#include "model/engine/solver/score_search.h"

namespace rookery {

namespace {

GameValue valueOf(GameScore score)
{
    if (score == 0)
        return GameValue::Draw;
    return score > 0 ? GameValue::FirstWins : GameValue::SecondWins;
}

/// Tries one means after the other.
class Solver
{
public:
    Solver(SolverView &view, const SolverLimits &limits)
        : m_view(view)
        , m_limits(limits)
    {
    }

    Solution solve()
    {
        // A graph is the better answer, if it is small; a search soon sees whether it serves, and
        // proof numbers where play is forced.
        m_view.allow(0.1);
        if (!byGraph()) {
            m_view.allow(0.2);
            const bool isProved = bySearch<ProofSearch>();
            m_view.allow(1);
            if (!isProved && !m_isCyclic)
                bySearch<ScoreSearch>();
            if (m_isCyclic && !m_view.isSpent())
                byGraph();
        }
        m_solution.nodes = m_view.nodes();
        return std::move(m_solution);
    }

private:
    bool byGraph()
    {
        const auto made = m_graph.make(m_view, m_limits.bytes / 2);
        if (made != GameGraph::Made::Whole) {
            m_solution.because = made == GameGraph::Made::TooLarge
                                     ? Message("there are too many positions for the memory")
                                     : Message("the time or the moves allowed are used up");
            return false;
        }
        m_graph.solve();
        bool ends = false;
        m_solution.line = m_graph.line(m_view, ends);
        const bool isDraw = m_graph.score() == 0;
        if (isDraw ? ends : true)
            m_solution.depth = static_cast<int>(m_solution.line.size());
        conclude(m_graph.score(),
                 m_graph.depth(),
                 Message("all {count#position#positions}", {{"count", m_graph.positions()}}));
        return true;
    }

    template<class Search>
    bool bySearch()
    {
        Search search(m_view, m_limits.bytes / 2);
        const auto found = search.solve();
        m_isCyclic = found == Found::Cycle;
        if (found != Found::Score)
            return false;
        m_solution.line = search.line();
        conclude(search.score(), search.height(), Message("all lines that matter"));
        return true;
    }

    /// Rules that look back may take away what was found.
    void conclude(GameScore score, int within, const Message &by)
    {
        m_solution.value = valueOf(score);
        m_solution.because = by;
        const auto patience = m_view.movesToDraw();
        if (score != 0 && patience && within > *patience) {
            m_solution.value = GameValue::Open;
            m_solution.because =
                Message("a rule that counts moves may end the game before it is won");
        }
        if (score == 0 && m_view.punishesRepetition()) {
            m_solution.value = GameValue::Open;
            m_solution.because =
                Message("neither wins without repeating positions, which is no draw here");
        }
        if (m_solution.value == GameValue::Open) {
            m_solution.depth.reset();
            m_solution.line.clear();
        }
    }

    SolverView &m_view;
    SolverLimits m_limits;
    GameGraph m_graph;
    Solution m_solution;
    bool m_isCyclic = false;
};

} // namespace

Solution solveGame(GameEngine &engine,
                   const SolverLimits &limits,
                   const std::atomic<bool> &stop,
                   const SolverView::Progress &progress)
{
    Solution none;
    none.because = SolverView::faultOf(engine.moveRules());
    if (!none.because.isEmpty())
        return none;
    const Design &design = engine.moveRules().design();
    const PlayerId first = startPosition(design, engine.board()).toMove();
    SolverView view(engine, first, limits, stop, progress);
    Solution solution = Solver(view, limits).solve();
    if (auto trouble = engine.takeTrouble()) {
        none.nodes = solution.nodes;
        none.because = *std::move(trouble);
        return none;
    }
    return solution;
}

} // namespace rookery
