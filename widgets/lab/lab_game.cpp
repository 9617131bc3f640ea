#include "widgets/lab/lab_game.h"

#include "widgets/game/play_session.h"
#include "widgets/lab/engine_analyst.h"

namespace rookery {

AskedGame gameOnShow(const PlaySession &play)
{
    AskedGame game{play.firstPosition(), {}};
    for (const std::size_t node : play.tree().line(play.tree().current()))
        game.moves.push_back(play.tree().node(node).move);
    return game;
}

LineOnShow lineOnShow(const PlaySession &play)
{
    GameTree tree = play.tree();
    while (tree.forward()) {
    }
    LineOnShow line{{play.firstPosition(), {}}, {GameTree::root}};
    for (const std::size_t node : tree.line(tree.current())) {
        line.game.moves.push_back(tree.node(node).move);
        line.nodes.push_back(node);
    }
    return line;
}

std::shared_ptr<Analyst> analystOf(Workspace &workspace)
{
    PlaySession &play = workspace.play();
    return std::make_shared<Analyst>(
        play.design(), workspace.session().sharedGame(), play.programs().learned());
}

std::shared_ptr<EngineAnalyst> engineAnalystOf(Workspace &workspace, const EngineSetup &engine)
{
    return std::make_shared<EngineAnalyst>(
        engine, workspace.play().design(), workspace.session().sharedGame());
}

QString whyNoMove(const PlaySession &play)
{
    if (!play.choice())
        return {};
    if (const QString result = play.result(); !result.isEmpty())
        return result;
    if (const QString trouble = GameSentences::trouble(play.ruling()); !trouble.isEmpty())
        return trouble;
    return play.ruling().legal.empty() ? PlaySession::tr("There is no legal move here.")
                                       : QString();
}

} // namespace rookery
