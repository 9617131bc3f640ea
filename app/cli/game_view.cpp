#include "app/cli/game_view.h"

#include "model/base/did_you_mean.h"
#include "model/base/text.h"

namespace rookery::cli {

void declareView(Arguments &arguments, std::optional<std::string> &player)
{
    arguments.value("--view",
                    "PLAYER",
                    player,
                    "what this player sees, may try and is told, where the game has secrets");
}

Tried<std::unique_ptr<GameView>> GameView::of(const std::optional<std::string> &player,
                                              MoveRules &moveRules)
{
    if (!player)
        return std::unique_ptr<GameView>();
    const Rules &rules = *moveRules.design().rules;
    const auto found = rules.find(*player);
    if (found && !rules.isChance(*found))
        return std::make_unique<GameView>(moveRules, *found);
    std::vector<std::string> names;
    for (const PlayerId each : rules.deciders())
        names.push_back(rules[each].name);
    return badValue("--view",
                    {"there is no player '" + *player + "'; there are " + listed(names)
                         + didYouMean(*player, names).text(),
                     {1, 1, {}},
                     {}});
}

GameView::GameView(MoveRules &moveRules, PlayerId player)
    : m_views(moveRules.design(), moveRules.sharedGame())
    , m_player(player)
{
}

std::vector<Move> GameView::tries(const Position &position)
{
    return position.toMove() == m_player ? m_views.tries(position) : std::vector<Move>();
}

bool GameView::isUnseen(const std::vector<Move> &moves,
                        const std::vector<PlayerId> &movers,
                        GameStage stage) const
{
    return !moves.empty() && m_views.unseenMoves(moves, movers, m_player, stage).back();
}

} // namespace rookery::cli
