#include "model/engine/make_game_engine.h"

#include "model/engine/fast_game.h"
#include "model/engine/tables/table_needs.h"

#include <algorithm>

namespace rookery {

namespace {

/// Tables of one position, and what they were made from.
struct Kept
{
    FastGame fast;
    std::unique_ptr<PositionTables> tables;
};

/// Whether some rule is known to no tables at all, which then need not be made.
bool isLeftToMoveRules(const Rules &rules)
{
    const auto needs = fast::tableNeeds(rules);
    return std::any_of(needs.begin(), needs.end(), [](const fast::TableNeed &need) {
        return need.sets == ByTables::Slow && need.reaches == ByTables::Slow;
    });
}

} // namespace

std::unique_ptr<GameEngine> makeGameEngine(const Design &design,
                                           std::shared_ptr<const CompiledGame> game)
{
    if (!game)
        game = std::make_shared<const CompiledGame>(design);
    auto engine = std::make_unique<GameEngine>(design, game);
    if (isLeftToMoveRules(*design.rules))
        return engine;
    auto kept = std::make_shared<Kept>(Kept{FastGame(design, game), nullptr});
    if (!kept->fast.uselessBecause().empty())
        return engine;
    engine->useTables([&](MoveRules &moveRules, Position &position) {
        kept->tables = kept->fast.tablesFor(moveRules, position);
        return std::shared_ptr<PositionTables>(kept, kept->tables.get());
    });
    return engine;
}

} // namespace rookery
