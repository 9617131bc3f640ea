#pragma once

#include "model/exchange/game_files/game_file_format.h"

#include <istream>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// Takes the games of a file one by one; no more than one of them is in memory. The stream must
/// outlive it.
class GameCollection
{
public:
    /// Bytes of one game; what is longer is cut there.
    static constexpr std::size_t longestGame = std::size_t(16) << 20U;

    GameCollection(std::istream &stream, const GameFileFormat &format);

    /// Nothing behind the last one.
    std::optional<GameText> next();

private:
    bool takeLine();

    std::istream &m_stream;
    std::unique_ptr<GameBoundary> m_boundary;
    std::string m_line;         ///< taken from the stream, not yet part of a game
    std::uint64_t m_offset = 0; ///< of that line
    std::uint64_t m_read = 0;
    int m_number = 1;       ///< of that line
    bool m_endsLine = true; ///< false for a part of a very long line
    bool m_hasLine = false;
};

/// Where a game stands in its file, and what its tags say of it.
struct GameEntry
{
    std::uint64_t offset = 0;
    int line = 1;
    std::vector<std::pair<std::string, std::string>> tags;
};

/// All games of a file. Moves are neither read nor played.
std::vector<GameEntry> indexedGames(std::istream &stream, const GameFileFormat &format);

/// The game at this place of the file.
std::optional<GameText>
gameAt(std::istream &stream, const GameFileFormat &format, const GameEntry &entry);

} // namespace rookery
