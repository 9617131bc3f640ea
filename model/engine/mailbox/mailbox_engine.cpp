#include "model/engine/mailbox/mailbox_engine.h"

namespace rookery::fast {

/// A run with all that it works on.
struct BroadEngine::Count
{
    explicit Count(const BroadEngine &engine)
        : moveRules(engine.m_design, engine.m_game)
        , position(moveRules.board().size(), moveRules.book().players(), moveRules.book().types())
        , run(moveRules, position, engine.m_rules)
    {
    }

    void begin(const Position &at)
    {
        position = at;
        run.begin();
    }

    MoveRules moveRules;
    Position position;
    BroadRun run;
};

/// A count for as long as it is needed.
class BroadEngine::Lease
{
public:
    Lease(const BroadEngine &engine, const Position &position)
        : m_engine(engine)
        , m_count(engine.take())
    {
        m_count->begin(position);
    }
    ~Lease() { m_engine.give(std::move(m_count)); }
    Lease(const Lease &) = delete;
    Lease &operator=(const Lease &) = delete;

    Count *operator->() const { return m_count.get(); }

private:
    const BroadEngine &m_engine;
    std::unique_ptr<Count> m_count;
};

namespace {

/// One game that is played, with the reach of each piece kept.
class BroadTables final : public PositionTables
{
public:
    BroadTables(MoveRules &moveRules, Position &position, const BroadRules &rules)
        : m_moveRules(moveRules)
        , m_position(position)
        , m_run(moveRules, position, rules)
    {
    }

    bool begin() override
    {
        m_run.begin();
        return true;
    }
    bool follow(const Undo &undo) override
    {
        m_run.note(undo);
        return true;
    }
    void list(std::vector<Move> &moves) override { m_run.list(moves); }
    std::size_t listNoisy(std::vector<Move> &moves) override
    {
        m_run.list(moves);
        const std::size_t all = moves.size();
        std::erase_if(moves, [](const Move &move) { return !move.isNoisy(); });
        return all;
    }
    bool isOver() override { return m_moveRules.isOver(m_position); }
    bool isAttacked(CellId cell, PlayerId owner) override
    {
        return m_moveRules.isReached(m_position, cell, owner);
    }
    bool isInCheck(PlayerId player) override { return m_moveRules.isInCheck(m_position, player); }
    std::uint64_t perft(int depth) override { return m_run.perft(depth, true); }

private:
    MoveRules &m_moveRules;
    Position &m_position;
    BroadRun m_run;
};

} // namespace

BroadEngine::BroadEngine(Design design, std::shared_ptr<const CompiledGame> game)
    : m_design(std::move(design))
    , m_game(std::move(game))
    , m_rules(broadRules(m_design, RuleBook(m_design, m_game)))
{
}

BroadEngine::~BroadEngine() = default;

std::optional<std::uint64_t>
BroadEngine::perft(const Position &position, int depth, Leaves leaves) const
{
    const Lease count(*this, position);
    return count->run.perft(depth, leaves == Leaves::Counted);
}

std::optional<std::uint64_t>
BroadEngine::playouts(const Position &position, std::size_t games, std::uint64_t seed) const
{
    const Lease count(*this, position);
    std::uint64_t moves = 0;
    std::uint64_t state = seed * 2 + 1;
    for (std::size_t game = 0; game < games; ++game) {
        if (game > 0)
            count->begin(position);
        moves += count->run.playout(state);
    }
    return moves;
}

bool BroadEngine::legal(const Position &position, std::vector<Move> &moves) const
{
    const Lease count(*this, position);
    std::vector<Move> listed;
    count->run.list(listed);
    moves.insert(moves.end(), listed.begin(), listed.end());
    return true;
}

std::unique_ptr<PositionTables> BroadEngine::tablesFor(MoveRules &moveRules,
                                                       Position &position) const
{
    return std::make_unique<BroadTables>(moveRules, position, m_rules);
}

std::unique_ptr<BroadEngine::Count> BroadEngine::take() const
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<Count>(*this);
    std::unique_ptr<Count> count = std::move(m_idle.back());
    m_idle.pop_back();
    return count;
}

void BroadEngine::give(std::unique_ptr<Count> count) const
{
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(count));
}

} // namespace rookery::fast
