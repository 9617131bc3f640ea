#include "model/engine/fast_game.h"

#include "model/engine/mailbox/mailbox_engine.h"
#include "model/engine/tables/engine.h"

#include <algorithm>

namespace rookery {

namespace {

bool hasPext()
{
#ifdef ROOKERY_PEXT
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

std::unique_ptr<const fast::Engine> engineOf(const std::shared_ptr<const fast::Plan> &plan,
                                             const fast::Engine *previous,
                                             [[maybe_unused]] Processor processor)
{
#ifdef ROOKERY_PEXT
    if (processor == Processor::Detected && hasPext())
        return fast::makePextEngine(plan, previous);
#endif
    return fast::makePortableEngine(plan, previous);
}

/// The type whose paths need the most room.
PieceId largestType(const fast::Plan &plan)
{
    const auto rows = [&](PieceId type) {
        double sum = 0;
        for (const fast::TypeWays &byWhen : plan.ways[type.index()]) {
            for (const auto &[when, ways] : byWhen) {
                for (const fast::Way &way : ways)
                    sum += static_cast<double>(std::size_t(1) << way.conditions.size());
            }
        }
        return sum;
    };
    PieceId largest(0);
    for (const PieceId type : IdRange<PieceId>(plan.ways.size()))
        largest = rows(type) > rows(largest) ? type : largest;
    return largest;
}

bool hasTables(const fast::Plan &plan)
{
    return std::any_of(plan.ways.begin(), plan.ways.end(), [](const auto &ways) {
        return !ways[0].empty() || !ways[1].empty();
    });
}

/// With the largest types walked, until the others have room.
std::unique_ptr<const fast::Engine> wholeEngine(std::shared_ptr<const fast::Plan> &plan,
                                                const fast::Engine *previous,
                                                Processor processor)
{
    for (;;) {
        auto engine = engineOf(plan, previous, processor);
        if (engine || !hasTables(*plan))
            return engine;
        auto smaller = std::make_shared<fast::Plan>(*plan);
        fast::leaveToWalker(*smaller, largestType(*plan), "has tables that would be too large");
        plan = std::move(smaller);
    }
}

} // namespace

FastGame::FastGame(const Design &design,
                   std::shared_ptr<const CompiledGame> game,
                   Processor processor,
                   const FastGame *previous)
    : m_types(design.pieces->types.size())
{
    if (!game)
        game = std::make_shared<const CompiledGame>(design);
    auto book = std::make_shared<const RuleBook>(design, game);
    auto made =
        fast::makePlan(design, game, std::move(book), previous ? previous->m_plan.get() : nullptr);
    if (!made) {
        m_faults = std::move(made).error();
        keepReaches(design, std::move(game));
        return;
    }
    auto plan = std::make_shared<const fast::Plan>(*std::move(made));
    m_engine = wholeEngine(plan, previous ? previous->m_engine.get() : nullptr, processor);
    if (!m_engine) {
        m_faults.emplace_back("the tables would be too large");
        keepReaches(design, std::move(game));
        return;
    }
    for (const PieceId type : IdRange<PieceId>(plan->walkedBecause.size())) {
        if (!plan->walkedBecause[type.index()].empty())
            m_walked.push_back({type, plan->walkedBecause[type.index()]});
    }
    for (const fast::FallbackRule &rule : plan->fallbackRules)
        m_fallback.push_back({rule.sentence, rule.means});
    m_plan = std::move(plan);
}

void FastGame::keepReaches(const Design &design, std::shared_ptr<const CompiledGame> game)
{
    auto engine = std::make_unique<const fast::BroadEngine>(design, std::move(game));
    const fast::BroadRules &rules = engine->rules();
    for (const PieceId type : IdRange<PieceId>(rules.types.size())) {
        if (const std::string &because = rules.types[type.index()].because; !because.empty())
            m_walked.push_back({type, because});
    }
    for (const fast::FallbackRule &rule : rules.fallback)
        m_fallback.push_back({rule.sentence, rule.means});
    m_engine = std::move(engine);
}

FastGame::~FastGame() = default;
FastGame::FastGame(FastGame &&) noexcept = default;
FastGame &FastGame::operator=(FastGame &&) noexcept = default;

std::string FastGame::uselessBecause() const
{
    const auto leavesTurns = [](const FallbackRule &row) {
        return row.means == "listed by the move rules" || row.means == "answered the slow way";
    };
    const auto row = std::find_if(m_fallback.begin(), m_fallback.end(), leavesTurns);
    if (row != m_fallback.end())
        return row->rule;
    return 2 * m_walked.size() > m_types ? "most piece types do what no table knows" : "";
}

std::unique_ptr<PositionTables> FastGame::tablesFor(MoveRules &moveRules, Position &position) const
{
    return m_engine->tablesFor(moveRules, position);
}

std::optional<std::uint64_t> FastGame::perft(const Position &position, int depth) const
{
    return m_engine->perft(position, depth, fast::Leaves::Counted);
}

std::optional<std::uint64_t> FastGame::perftListed(const Position &position, int depth) const
{
    return m_engine->perft(position, depth, fast::Leaves::Listed);
}

std::optional<std::uint64_t>
FastGame::playouts(const Position &position, std::size_t games, std::uint64_t seed) const
{
    return m_engine->playouts(position, games, seed);
}

bool FastGame::legal(const Position &position, std::vector<Move> &moves) const
{
    moves.clear();
    return m_engine->legal(position, moves);
}

std::size_t FastGame::bytes() const
{
    return m_engine->bytes();
}

bool FastGame::countsPaths() const
{
    return m_engine->countsPaths();
}

} // namespace rookery
