#include "widgets/game/game_file.h"

#include "model/exchange/game_files/game_collection.h"
#include "model/exchange/game_files/tagged_text.h"
#include "widgets/base/fault_words.h"
#include "widgets/base/shown_wording.h"

#include <sstream>

namespace rookery {

GameFile::GameFile(const PlayedGame &game, const QString &path, Kept kept)
    : m_tags(game.tags)
    , m_result(game.result)
    // What could not be read whole is not written over.
    , m_path(game.faults.empty() ? path : QString())
    , m_isUnsaved(kept == Kept::Nowhere)
{
}

void GameFile::saved(const QString &path)
{
    m_path = path;
    m_isUnsaved = false;
}

std::string GameFile::written(const GameTree &tree,
                              const std::optional<GameEnd> &end,
                              const GameFileFormat &format,
                              GameEngine &engine) const
{
    PlayedGame game;
    game.tags = m_tags;
    game.tree = tree;
    game.result = m_result;
    if (end && tree.node(tree.current()).children.empty())
        game.result = resultText(*end);
    return writtenGame(game, format, engine);
}

std::string GameFile::tags() const
{
    std::string lines;
    for (const auto &[name, value] : m_tags) {
        const bool isOfTheRecord = name == "Design" || name == "Start" || name == "Result"
                                   || name == "FEN" || name == "SetUp" || name == "Position";
        lines += isOfTheRecord ? std::string() : tagLine(name, value);
    }
    return lines;
}

std::pair<GameText, const GameFileFormat *> GameFile::firstGame(const std::string &text)
{
    constexpr std::size_t enough = 4096;
    const GameFileFormat &format = recognisedGameFile({}, text.substr(0, enough));
    std::istringstream stream(text);
    return {GameCollection(stream, format).next().value_or(GameText()), &format};
}

QString GameFile::faults(const PlayedGame &game)
{
    if (game.faults.empty())
        return {};
    const Error &first = game.faults.front();
    const QString said = tr("line %1: %2").arg(first.place.line).arg(shown(first.message));
    const int more = static_cast<int>(game.faults.size()) - 1;
    return withMoreFaults(said, more);
}

bool GameFile::isNothing(const PlayedGame &game)
{
    const auto &first = game.tree.node(GameTree::root).children;
    if (game.faults.empty())
        return false;
    if (first.empty())
        return game.tree.start().empty();
    return game.tags.empty() && game.tree.node(first.front()).standing != GameTree::Standing::Legal;
}

} // namespace rookery
