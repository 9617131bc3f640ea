#include "model/database/kept_game.h"

#include "model/analysis/self_play.h"
#include "model/database/hexadecimal.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/file_content.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <ctime>
#include <random>

namespace rookery {

namespace {

char pointOf(const GameEnd &end, PlayerId player)
{
    return static_cast<char>('0' + static_cast<int>(2 * pointsOf(end, player)));
}

} // namespace

DesignVersion versionOf(const Design &design)
{
    Design bare = design;
    bare.info = Shared<Info>();
    bare.examples = Shared<Examples>();
    bare.exports = Shared<Exports>();
    bare.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.artwork.clear();
    });
    DesignVersion version{0, design.info->name, writeDesign(bare)};
    version.key = contentHash(version.text);
    return version;
}

std::uint64_t positionKey(const Position &position, const Design &design, const Board &board)
{
    Position bare = position;
    bare.state().turn = 0;
    bare.state().quietMoves = 0;
    return contentHash(writePosition(bare, design, board));
}

KeptGame keptGame(GameEngine &engine,
                  const Position &start,
                  const std::vector<Move> &moves,
                  const std::optional<GameEnd> &agreed)
{
    const Design &design = engine.moveRules().design();
    const Board &board = engine.board();
    KeptGame game;
    game.id = newGameId();
    game.date = today();
    if (start != startPosition(design, board))
        game.start = writePosition(start, design, board);
    GameRecord record(engine, start);
    for (const Move &move : moves) {
        const std::vector<Move> legal = record.legalMoves();
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            break;
        game.plies.push_back({positionKey(record.position(), design, board),
                              recordText(move, board, *design.pieces, legal),
                              record.position().toMove().index()});
        record.play(move);
    }
    const auto ruled = record.end();
    if (const auto &end = ruled ? ruled : agreed) {
        for (std::size_t player = 0; player < design.rules->players.size(); ++player)
            game.points += pointOf(*end, PlayerId(player));
    }
    return game;
}

std::string pointsOfResult(const std::string &result)
{
    if (result == "1-0")
        return "20";
    if (result == "0-1")
        return "02";
    return result == "1/2-1/2" ? "11" : "";
}

std::string newGameId()
{
    std::random_device device;
    std::string id;
    for (int i = 0; i < 2; ++i)
        id += hexadecimal(std::uint64_t(device()) << 32U | device());
    return id;
}

std::string gameIdOf(std::string_view text)
{
    // Twice, so that a million games of one file are told apart for sure.
    const std::string mark = "rookery game\n";
    return hexadecimal(contentHash(text)) + hexadecimal(contentHash(mark + std::string(text)));
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    std::tm day = {};
    localtime_r(&now, &day);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &day);
    return text.data();
}

} // namespace rookery
