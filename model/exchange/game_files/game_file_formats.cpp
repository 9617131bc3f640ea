#include "model/base/text.h"
#include "model/exchange/game_files/csa_file.h"
#include "model/exchange/game_files/game_file_format.h"
#include "model/exchange/game_files/kif_file.h"
#include "model/exchange/game_files/sgf_file.h"
#include "model/exchange/game_files/tagged_text.h"
#include "model/play/moves/notation/draughts_notation.h"
#include "model/play/moves/notation/sgf_notation.h"
#include "model/play/moves/notation/shogi_notation.h"
#include "model/play/moves/notation/xiangqi_notation.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

Message noGameObstacle(const Design &, const Board &)
{
    return {};
}

template<class Boundary>
std::unique_ptr<GameBoundary> boundaryOf()
{
    return std::make_unique<Boundary>();
}

template<RecordedGame (*read)(const GameText &)>
RecordedGame wholeGame(const GameText &game, std::size_t)
{
    return read(game);
}

RecordedGame pgnBeginning(const GameText &game, std::size_t moves)
{
    return readTaggedBeginning(game, moves, {});
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

RecordedGame pdnBeginning(const GameText &game, std::size_t moves)
{
    return readTaggedBeginning(game, moves, draughtsForm);
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
     "pgn",
     "san",
     "chess",
     noGameObstacle,
     boundaryOf<TaggedBoundary>,
     pgnBeginning,
     readPgn,
     writePgn},
    {"pdn",
     "Portable Draughts Notation",
     "pdn",
     "pdn",
     "english-draughts",
     draughtsObstacle,
     boundaryOf<TaggedBoundary>,
     pdnBeginning,
     readPdn,
     writePdn},
    {"wxf",
     "Xiangqi games in the form of PGN",
     "wxf",
     "wxf",
     "xiangqi",
     xiangqiObstacle,
     boundaryOf<TaggedBoundary>,
     pgnBeginning,
     readPgn,
     writeWxfGame},
    {"kif",
     "Shogi games of Kifu for Windows",
     "kif kifu",
     "kif",
     "shogi",
     shogiObstacle,
     boundaryOf<KifBoundary>,
     wholeGame<readKifGame>,
     readKifGame,
     writeKifGame},
    {"csa",
     "Shogi games of the Computer Shogi Association",
     "csa",
     "csa",
     "shogi",
     shogiObstacle,
     boundaryOf<CsaBoundary>,
     wholeGame<readCsaGame>,
     readCsaGame,
     writeCsaGame},
    {"sgf",
     "Smart Game Format",
     "sgf",
     "sgf",
     "hex-11",
     sgfObstacle,
     boundaryOf<SgfBoundary>,
     wholeGame<readSgfGame>,
     readSgfGame,
     writeSgfGame},
};

/// What a file begins with in each format, where its name does not tell.
constexpr std::pair<std::string_view, std::string_view> signatures[] = {
    {"pdn", "[GameType \""},
    {"wxf", "[Game \"Chinese Chess\"]"},
    {"kif", "手合割："},
    {"kif", "\x8E\xE8\x8D\x87\x8A\x84\x81\x46"}, // the same in Shift JIS
    {"kif", "#KIF"},
    {"kif", "# KIF"},
    {"kif", "先手："},
    {"csa", "'CSA encoding="},
    {"csa", "\nPI"},
    {"csa", "\nP1-"},
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
    for (const GameFileFormat &row : gameFileRows) {
        const auto endings = split(row.endings, ' ');
        if (std::find(endings.begin(), endings.end(), ending) != endings.end())
            return row;
    }
    for (const auto &[format, sign] : signatures) {
        if (beginning.find(sign) != std::string_view::npos)
            return *findGameFileFormat(format);
    }
    const std::size_t first = std::min(beginning.find_first_not_of(" \t\r\n"), beginning.size());
    return *findGameFileFormat(beginning.substr(first).starts_with("(;") ? "sgf" : "pgn");
}

} // namespace rookery
