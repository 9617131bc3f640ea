#include "model/exchange/proof/idle_rules.h"

#include "model/exchange/proof/proof_positions.h"
#include "model/exchange/proof/rule_removal.h"
#include "model/play/game/game_engine.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int leastGames = 10;
constexpr std::uint64_t effortOfType = 100; ///< about what a game takes to be made, in moves listed

/// `start` is that of the design.
bool isIdle(const Design &design, const Position &start, const ExercisedRule &exercised)
{
    if (exercised.positions > 0)
        return false;
    if (exercised.rule.kind == RuleKind::End)
        return true;
    const auto without = withoutRule(design, exercised.rule);
    return without && GameEngine(*without).position() == start;
}

Problem idle(const Design &design, const UsedRule &rule, int games)
{
    Problem problem{Severity::Info,
                    "R024",
                    Message("in {games#random game#random games} this rule does nothing: {rule}",
                            {{"games", games}, {"rule", rule.message}}),
                    {},
                    rule.element};
    if (const auto path = rulePath(design, rule))
        problem.place.pointer = "/rules/" + *path;
    return problem;
}

} // namespace

std::vector<Problem> findIdleRules(const Design &design, const IdleSearch &search)
{
    PositionWishes wishes;
    wishes.positions = 0;
    wishes.perRule = 1;
    wishes.mostGames = search.games;
    wishes.effort = search.effort;
    wishes.stop = search.stop;
    std::vector<UsedRule> rules = usedRules(design);
    if (!search.withEnds)
        std::erase_if(rules, [](const UsedRule &rule) { return rule.kind == RuleKind::End; });
    GameEngine game(design);
    std::vector<Move> moves;
    game.legal(moves);
    if (moves.empty() || rules.size() * design.pieces->types.size() * effortOfType > search.effort)
        return {};
    const DrawnPositions drawn = drawPositions(design, rules, wishes);
    if (drawn.games < std::min(search.games, leastGames) || (search.stop && *search.stop))
        return {};
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (isIdle(design, game.position(), drawn.rules[i]))
            problems.push_back(idle(design, rules[i], drawn.games));
    }
    return problems;
}

} // namespace rookery
