#include "model/base/text.h"
#include "model/exchange/game_files/game_file_format.h"
#include "model/exchange/game_files/tagged_text.h"
#include "model/play/moves/notation/draughts_notation.h"
#include "model/play/moves/notation/xiangqi_notation.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

std::string noGameObstacle(const Design &, const Board &)
{
    return {};
}

template<class Boundary>
std::unique_ptr<GameBoundary> boundaryOf()
{
    return std::make_unique<Boundary>();
}

RecordedGame readPgn(const GameText &game)
{
    return readTagged(game);
}

std::string writePgn(const RecordedGame &game, const Design &design)
{
    return writeTagged(game, design.rules->players.size());
}

/// In draughts a win counts two points.
constexpr TaggedForm draughtsForm = {{"2-0", "0-2", "1-1"}};

RecordedGame readPdn(const GameText &game)
{
    RecordedGame read = readTagged(game, draughtsForm);
    std::erase_if(read.items, [&](const GameItem &item) {
        const bool isResult = item.text == "1-0" || item.text == "0-1" || item.text == "1/2-1/2";
        if (item.kind == GameItem::Kind::Move && isResult)
            read.result = item.text;
        return item.kind == GameItem::Kind::Move && isResult;
    });
    return read;
}

std::string writePdn(const RecordedGame &game, const Design &design)
{
    RecordedGame tagged = game;
    tagged.setTag("GameType", std::string(draughtsRow(design)->gameType));
    std::erase_if(tagged.tags, [](const auto &tag) { return tag.first == "Variant"; });
    return writeTagged(tagged, 2, draughtsForm);
}

std::string writeWxfGame(const RecordedGame &game, const Design &)
{
    RecordedGame tagged = game;
    std::erase_if(tagged.tags, [](const auto &tag) { return tag.first == "Game"; });
    tagged.tags.insert(tagged.tags.begin(), {"Game", "Chinese Chess"});
    tagged.setTag("Format", "WXF");
    return writeTagged(tagged, 2);
}

constexpr GameFileFormat gameFileRows[] = {
    {"pgn",
     "Portable Game Notation",
     "san",
     noGameObstacle,
     boundaryOf<TaggedBoundary>,
     readTags,
     readPgn,
     writePgn},
    {"pdn",
     "Portable Draughts Notation",
     "pdn",
     draughtsObstacle,
     boundaryOf<TaggedBoundary>,
     readTags,
     readPdn,
     writePdn},
    {"wxf",
     "Xiangqi games in the form of PGN",
     "wxf",
     xiangqiObstacle,
     boundaryOf<TaggedBoundary>,
     readTags,
     readPgn,
     writeWxfGame},
};

} // namespace

std::span<const GameFileFormat> gameFileFormats()
{
    return gameFileRows;
}

const GameFileFormat *findGameFileFormat(std::string_view name)
{
    const auto *const found =
        std::find_if(std::begin(gameFileRows),
                     std::end(gameFileRows),
                     [&](const GameFileFormat &row) { return row.name == name; });
    return found == std::end(gameFileRows) ? nullptr : found;
}

const GameFileFormat &recognisedGameFile(std::string_view fileName, std::string_view beginning)
{
    const std::size_t dot = fileName.rfind('.');
    const std::string ending =
        dot == std::string_view::npos ? std::string() : lowered(fileName.substr(dot + 1));
    const GameFileFormat *named = findGameFileFormat(ending);
    if (named)
        return *named;
    if (beginning.find("[GameType \"") != std::string_view::npos)
        return *findGameFileFormat("pdn");
    if (beginning.find("[Game \"Chinese Chess\"]") != std::string_view::npos)
        return *findGameFileFormat("wxf");
    return *findGameFileFormat("pgn");
}

} // namespace rookery
