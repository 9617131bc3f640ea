#include "widgets/game/game_keeper.h"

#include "model/database/game_database.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

namespace rookery {

GameKeeper::GameKeeper(PlaySession &play, QObject *parent)
    : QObject(parent)
    , m_play(play)
    , m_work([this](const Message &fault) {
        if (fault.isEmpty())
            Q_EMIT changed();
        else
            Q_EMIT failed(tr("The game is not kept: %1.").arg(shown(fault)));
        keepNext();
    })
{
    connect(&play, &PlaySession::changed, this, &GameKeeper::follow);
}

void GameKeeper::setFile(std::filesystem::path file)
{
    if (file == m_file)
        return;
    m_file = std::move(file);
    Q_EMIT changed();
}

bool GameKeeper::isKeeping() const
{
    std::error_code error;
    return !m_file.empty() && std::filesystem::exists(m_file, error);
}

Result<std::monostate> GameKeeper::begin()
{
    const auto made = GameDatabase::open(m_file, Sqlite::Access::Create);
    if (!made)
        return failure(made.error());
    Q_EMIT changed();
    return std::monostate();
}

void GameKeeper::follow()
{
    const GameTree &tree = m_play.tree();
    const auto agreed = m_play.agreement().end();
    if ((!m_play.ruling().end && !agreed) || m_play.isFree() || tree.current() == GameTree::root
        || !isKeeping())
        return;
    Ended game{m_play.design(), m_play.firstPosition(), {}, {}, agreed, m_session};
    for (const std::size_t node : tree.line(tree.current())) {
        game.moves.push_back(tree.node(node).move);
        game.id += '\n' + tree.node(node).text;
    }
    game.id = gameIdOf(game.id);
    if (game.id == m_last)
        return;
    m_last = game.id;
    for (const PlayerId player : game.design.rules->deciders())
        game.players.push_back(m_play.program(player) ? tr("Program").toStdString()
                                                      : std::string());
    m_waiting.push_back(std::move(game));
    keepNext();
}

void GameKeeper::keepNext()
{
    if (m_work.isRunning() || m_waiting.empty())
        return;
    Ended game = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    m_work.ask(
        [file = m_file, game = std::move(game)](BackgroundRun &) { return keep(file, game); });
}

/// Why it was not kept.
Message GameKeeper::keep(const std::filesystem::path &file, const Ended &game)
{
    GameEngine engine(game.design);
    KeptGame kept = keptGame(engine, game.start, game.moves, game.agreed);
    kept.id = game.id;
    kept.players = game.players;
    kept.event = "play";
    auto database = GameDatabase::open(file, Sqlite::Access::Write);
    if (!database)
        return database.error().message;
    const auto added =
        database->add(versionOf(game.design), std::vector<KeptGame>{std::move(kept)});
    return added ? Message() : added.error().message;
}

} // namespace rookery
