#include "model/database/game_import.h"

#include "model/exchange/game_files/game_collection.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery {

namespace {

std::string tagOf(const PlayedGame &game, std::string_view name)
{
    for (const auto &[tag, value] : game.tags) {
        if (tag == name)
            return value;
    }
    return {};
}

/// `2026.11.26` of PGN as `2026-11-26`.
std::string dayOf(std::string date)
{
    std::replace(date.begin(), date.end(), '.', '-');
    return date;
}

/// The main line of a game that a file has, as far as it is legal; nothing without a move.
std::optional<KeptGame>
keptOf(const PlayedGame &played, const std::string &text, GameEngine &engine)
{
    const Design &design = engine.moveRules().design();
    Position start = startPosition(design, engine.board());
    if (!played.tree.start().empty()) {
        auto position = readPosition(played.tree.start(), design, engine.board());
        if (!position)
            return std::nullopt;
        start = std::move(*position);
    }
    GameTree tree = played.tree;
    std::vector<Move> moves;
    tree.goTo(GameTree::root);
    while (tree.forward())
        moves.push_back(tree.node(tree.current()).move);
    if (moves.empty())
        return std::nullopt;
    KeptGame game = keptGame(engine, start, moves);
    game.id = gameIdOf(text);
    game.players = {tagOf(played, "White"), tagOf(played, "Black")};
    game.date = dayOf(tagOf(played, "Date"));
    game.event = tagOf(played, "Event");
    if (game.points.empty() && design.rules->deciders().size() == 2
        && design.rules->players.size() == 2)
        game.points = pointsOfResult(played.result);
    return game;
}

} // namespace

Result<MergeCounts> addGames(GameDatabase &database,
                             const DesignVersion &version,
                             GameEngine &engine,
                             const GameSource &source,
                             const std::atomic<bool> &stop,
                             const std::function<void(const MergeCounts &)> &progress)
{
    constexpr std::size_t together = 200; // games kept at once
    GameCollection collection(source.stream, source.format);
    MergeCounts counts;
    bool isMore = true;
    while (isMore && !stop) {
        std::vector<KeptGame> some;
        while (some.size() < together && isMore) {
            const auto text = collection.next();
            isMore = text.has_value();
            if (!isMore)
                break;
            const PlayedGame played = playedGame(source.format.read(*text), source.format, engine);
            if (auto game = keptOf(played, text->text, engine))
                some.push_back(std::move(*game));
            else
                ++counts.unusable;
        }
        const auto added = database.add(version, some);
        if (!added)
            return failure(added.error());
        counts.games += *added;
        counts.twice += some.size() - *added;
        if (progress)
            progress(counts);
    }
    return counts;
}

} // namespace rookery
