#pragma once

#include "model/exchange/game_files/game_collection.h"
#include "model/exchange/game_files/played_game.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_engine.h"
#include "tests/fuzz/fuzz_support.h"

#include <cstdint>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

namespace rookery::fuzz {

/// Of the design that most files of a format are about.
inline GameEngine &engineOf(std::string_view name)
{
    static std::map<std::string_view, std::unique_ptr<GameEngine>> engines;
    std::unique_ptr<GameEngine> &engine = engines[name];
    if (!engine) {
        auto read = readDesign(findBundled(name)->text);
        require(read.has_value(), "a bundled design cannot be read");
        engine = std::make_unique<GameEngine>(read->design);
    }
    return *engine;
}

inline void
checkWrittenGame(const PlayedGame &played, const GameFileFormat &format, GameEngine &engine)
{
    std::istringstream again(writtenGame(played, format, engine));
    const auto written = GameCollection(again, format).next();
    require(written.has_value(), "a written game cannot be found");
    const PlayedGame back = playedGame(format.read(*written), format, engine);
    require(back.faults.empty() && back.tree.size() == played.tree.size(),
            "a written game is read as another one");
}

/// A game file says in lines what is wrong in it; what was read is written and read again as the
/// same moves.
inline void checkGames(const std::string &text, const GameFileFormat &format)
{
    GameEngine &engine = engineOf(format.design);
    std::istringstream stream(text);
    GameCollection games(stream, format);
    while (const auto game = games.next()) {
        const PlayedGame played = playedGame(format.read(*game), format, engine);
        for (const Error &fault : played.faults)
            require(!fault.sentence().empty() && fault.sentence().find('\n') == std::string::npos
                        && fault.place.line > 0,
                    "a fault is a line and says where");
        if (played.faults.empty())
            checkWrittenGame(played, format, engine);
    }
    std::istringstream indexed(text);
    indexGames(indexed, format, [](const GameEntry &) { return true; });
}

inline int checkGames(std::string_view format, const std::uint8_t *data, std::size_t size)
{
    checkGames(std::string(reinterpret_cast<const char *>(data), size),
               *findGameFileFormat(format));
    return 0;
}

} // namespace rookery::fuzz
