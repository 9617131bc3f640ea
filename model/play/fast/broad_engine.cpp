#include "model/play/fast/broad_engine.h"

namespace rookery::fast {

/// A run for as long as somebody counts.
class BroadEngine::Lease
{
public:
    Lease(const BroadEngine &engine, const Position &position)
        : m_engine(engine)
        , m_run(engine.take())
    {
        m_run->begin(position);
    }
    ~Lease() { m_engine.give(std::move(m_run)); }
    Lease(const Lease &) = delete;
    Lease &operator=(const Lease &) = delete;

    BroadRun *operator->() const { return m_run.get(); }

private:
    const BroadEngine &m_engine;
    std::unique_ptr<BroadRun> m_run;
};

BroadEngine::BroadEngine(Design design, std::shared_ptr<const CompiledGame> game)
    : m_design(std::move(design))
    , m_game(std::move(game))
    , m_rules(broadRules(m_design, RuleBook(m_design, m_game->sharedBoard())))
{
}

BroadEngine::~BroadEngine() = default;

std::optional<std::uint64_t>
BroadEngine::perft(const Position &position, int depth, Leaves leaves) const
{
    const Lease run(*this, position);
    return run->perft(depth, leaves == Leaves::Counted);
}

std::optional<std::uint64_t>
BroadEngine::playouts(const Position &position, std::size_t games, std::uint64_t seed) const
{
    const Lease run(*this, position);
    std::uint64_t moves = 0;
    std::uint64_t state = seed * 2 + 1;
    for (std::size_t game = 0; game < games; ++game) {
        if (game > 0)
            run->begin(position);
        moves += run->playout(state);
    }
    return moves;
}

bool BroadEngine::legal(const Position &position, std::vector<Move> &moves) const
{
    const Lease run(*this, position);
    std::vector<Move> listed;
    run->list(listed);
    moves.insert(moves.end(), listed.begin(), listed.end());
    return true;
}

std::unique_ptr<BroadRun> BroadEngine::take() const
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<BroadRun>(m_design, m_game, m_rules);
    std::unique_ptr<BroadRun> run = std::move(m_idle.back());
    m_idle.pop_back();
    return run;
}

void BroadEngine::give(std::unique_ptr<BroadRun> run) const
{
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(run));
}

} // namespace rookery::fast
