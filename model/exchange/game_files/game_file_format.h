#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/exchange/game_files/game_boundary.h"
#include "model/exchange/game_files/recorded_game.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

/// A format of files that hold games.
struct GameFileFormat
{
    std::string_view name;
    std::string_view title;
    std::string_view endings;  ///< of names of files, between spaces
    std::string_view notation; ///< see findNotation()
    std::string_view design;   ///< the bundled one that most files of the format are about
    /// Why no game of this design can be written so; empty if it can.
    Message (*obstacle)(const Design &design, const Board &board);
    std::unique_ptr<GameBoundary> (*boundary)();
    /// The tags, and at least so many moves of the main line if there are.
    RecordedGame (*beginning)(const GameText &game, std::size_t moves);
    RecordedGame (*read)(const GameText &game);
    std::string (*write)(const RecordedGame &game, const Design &design);
};

std::span<const GameFileFormat> gameFileFormats();
/// Null for an unknown name.
const GameFileFormat *findGameFileFormat(std::string_view name);
/// By the ending of the file's name, or by what the text begins with; PGN where neither says.
const GameFileFormat &recognisedGameFile(std::string_view fileName, std::string_view beginning);

} // namespace rookery
