#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

/// One game of a file, not yet read.
struct GameText
{
    std::uint64_t offset = 0; ///< of its first byte in the file
    int line = 1;             ///< of its first line in the file
    std::string text;
    bool isCut = false; ///< longer than a game may be; the rest is missing
};

/// What stands between the tags and the result, in the order of the file.
struct GameItem
{
    enum class Kind {
        Move,
        Comment,
        Glyph, ///< a judgement, by its number: `1` for a good move
        Open,  ///< moves instead of the last one begin
        Close,
    };

    Kind kind = Kind::Move;
    std::string text;
    int line = 0;
    int ply = 0;            ///< of a move that is written: how many were made before it
    std::size_t player = 0; ///< of a move that is written: who makes it
};

/// A game as a file has it, whatever its format: tags by the names that PGN gives them, and moves
/// as text that no rules have seen.
struct RecordedGame
{
    int line = 1; ///< where it begins
    std::vector<std::pair<std::string, std::string>> tags;
    std::vector<GameItem> items;
    std::string result; ///< `1-0`, `0-1`, `1/2-1/2` or `*`
    Errors faults;      ///< of the text; what could be read is there

    /// Empty if the game has no such tag.
    std::string tag(std::string_view name) const;
    /// Replaces one of this name.
    void setTag(std::string name, std::string value);
};

} // namespace rookery
