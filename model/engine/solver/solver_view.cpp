#include "model/engine/solver/solver_view.h"

#include "model/base/mixed.h"
#include "model/engine/solver/symmetries.h"

#include <bit>

namespace rookery {

namespace {

bool isDrawn(const End &end)
{
    return end.outcome == Outcome::Draw && !end.most.isGiven();
}

} // namespace

SolverView::SolverView(GameEngine &engine,
                       PlayerId first,
                       const SolverLimits &limits,
                       const std::atomic<bool> &stop,
                       Progress progress)
    : m_engine(engine)
    , m_keys(engine.moveRules(), symmetriesOf(engine.moveRules(), limits.symmetries))
    , m_rows(PlacementRows::make(engine.moveRules()))
    , m_first(first)
    , m_limits(limits)
    , m_stop(stop)
    , m_progress(std::move(progress))
{
    allow(1);
    m_keys.begin(engine.position());
    for (const End &end : engine.moveRules().book().rules().ends) {
        const bool isDraw = isDrawn(end);
        m_countsMoves = m_countsMoves || (!isDraw && std::get_if<MoveLimit>(&end.condition));
        m_countsQuietMoves =
            m_countsQuietMoves || (!isDraw && std::get_if<QuietMoves>(&end.condition));
        m_punishesRepetition =
            m_punishesRepetition || (!isDraw && std::get_if<Repetition>(&end.condition));
    }
}

Message SolverView::faultOf(const MoveRules &moveRules)
{
    const Rules &rules = moveRules.book().rules();
    if (rules.hasChance())
        return Message("chance takes part");
    if (rules.players.size() > 2)
        return Message("it is about two players at most, and this design has {players}",
                       {{"players", rules.players.size()}});
    for (const End &end : rules.ends) {
        if (std::get_if<CountedOut>(&end.condition))
            return Message("an end of this design depends on the moves before");
        const auto *mate = std::get_if<Mate>(&end.condition);
        if (mate && mate->series != PieceSet())
            return Message("an end of this design depends on the checks before");
    }
    return {};
}

std::optional<GameScore> SolverView::look(std::vector<Move> &moves)
{
    if (m_countsMoves || m_countsQuietMoves) {
        if (const auto end = countedEnd()) {
            moves.clear();
            return scoreOf(*end);
        }
    }
    m_engine.legal(moves);
    if (!moves.empty())
        return std::nullopt;
    const auto end = m_engine.end();
    return end ? scoreOf(*end) : 0;
}

ScoreBounds SolverView::foresee()
{
    ScoreBounds bounds;
    m_forced = 0;
    if (!m_rows)
        return bounds;
    const Position &position = m_engine.position();
    const PlacementRows::Certain certain = m_rows->look(position);
    if (certain.isOver)
        return bounds;
    const GameScore win = isFirstToMove() ? 1 : -1;
    if (certain.wins != 0)
        return {win, win, 1};
    if (std::popcount(certain.threats) > 1)
        return {-win, -win, 2};
    if (certain.forks)
        return {win, win, 3};
    m_forced = certain.threats;
    const std::size_t first = m_first.index();
    bounds.most = certain.mayWin[first] ? 1 : 0;
    bounds.least = certain.mayWin[first ^ 1U] ? -1 : 0;
    return bounds;
}

void SolverView::keepForced(std::vector<Move> &moves) const
{
    if (m_forced != 0)
        std::erase_if(moves,
                      [&](const Move &move) { return (m_forced >> move.to.index() & 1U) == 0; });
}

int SolverView::promiseOf(const Move &move) const
{
    return m_rows ? m_rows->promiseOf(m_engine.position(), move.to) : 0;
}

void SolverView::make(const Move &move)
{
    ++m_nodes;
    m_engine.make(move);
    m_keys.follow(m_engine.position(), m_engine.lastChange());
}

void SolverView::unmake()
{
    m_engine.unmake();
    m_keys.takeBack();
}

void SolverView::begin(const Position &position)
{
    m_engine.begin(position);
    m_keys.begin(position);
}

SolverView::Key SolverView::key()
{
    const PlayState &state = m_engine.position().state();
    Key key = m_keys.smallest(m_engine.position());
    if (m_countsMoves)
        key.value ^= mixed(static_cast<std::uint64_t>(state.turn));
    if (m_countsQuietMoves)
        key.value ^=
            mixed(static_cast<std::uint64_t>(state.quietMoves) + (std::uint64_t(1) << 32U));
    return key;
}

/// Ends by counters that are no draws; those that are draws only ever spoil a win.
std::optional<GameEnd> SolverView::countedEnd() const
{
    const MoveRules &moveRules = m_engine.moveRules();
    const auto &ends = moveRules.book().rules().ends;
    const PlayState &state = m_engine.position().state();
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto *limit = std::get_if<MoveLimit>(&ends[i].condition);
        const auto *quiet = std::get_if<QuietMoves>(&ends[i].condition);
        const bool holds =
            (limit && state.turn >= limit->moves) || (quiet && state.quietMoves >= quiet->moves);
        if (holds && covers(ends[i].players, m_engine.position().toMove()))
            return moveRules.endBy(i, m_engine.position().toMove(), m_engine.position());
    }
    return std::nullopt;
}

GameScore SolverView::scoreOf(const GameEnd &end) const
{
    if (end.isDraw)
        return 0;
    const bool isWon = end.winner ? *end.winner == m_first : end.about != m_first;
    return isWon ? 1 : -1;
}

std::optional<int> SolverView::movesToDraw() const
{
    const PlayState &state = m_engine.position().state();
    std::optional<int> least;
    const auto count = [&](int left) {
        least = least ? std::min(*least, left) : left;
    };
    for (const End &end : m_engine.moveRules().book().rules().ends) {
        if (const auto *limit = std::get_if<MoveLimit>(&end.condition); limit && isDrawn(end))
            count(limit->moves - state.turn);
        if (const auto *quiet = std::get_if<QuietMoves>(&end.condition); quiet && isDrawn(end))
            count(quiet->moves - state.quietMoves);
    }
    return least;
}

bool SolverView::isSpent()
{
    constexpr std::uint64_t often = 256;
    const bool isStopped =
        m_stop || m_nodes >= m_limits.nodes || m_engine.moveRules().isInTrouble();
    if (!m_isSpent && isStopped)
        m_isSpent = true;
    if (!m_isSpent && m_nodes >= m_nextLook) {
        m_nextLook = m_nodes + often;
        m_isSpent = Clock::now() >= m_deadline;
        if (m_progress)
            m_progress(m_nodes);
    }
    return m_isSpent;
}

void SolverView::allow(double share)
{
    m_deadline = m_begin
                 + std::chrono::milliseconds(
                     static_cast<std::int64_t>(share * static_cast<double>(m_limits.time.count())));
    m_isSpent = false;
}

} // namespace rookery
