#pragma once

#include "model/exchange/game_files/game_file_format.h"

#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// Takes the games of a file one by one; no more than one of them is in memory. The stream must
/// outlive it, and is read ahead in blocks.
class GameCollection
{
public:
    /// Bytes of one game; what is longer is cut there.
    static constexpr std::size_t longestGame = std::size_t(16) << 20U;

    GameCollection(std::istream &stream, const GameFileFormat &format);

    /// Nothing behind the last one, and where the stream cannot be read any more: it is bad() then.
    std::optional<GameText> next();

private:
    bool takeLine();

    std::istream &m_stream;
    std::unique_ptr<GameBoundary> m_boundary;
    std::string m_block;        ///< taken from the stream
    std::size_t m_taken = 0;    ///< of the block
    std::string m_line;         ///< taken from the stream, not yet part of a game
    std::uint64_t m_offset = 0; ///< of that line
    std::uint64_t m_read = 0;
    int m_number = 1;       ///< of that line
    bool m_endsLine = true; ///< false for a part of a very long line
    bool m_hasLine = false;
};

/// Where a game stands in its file, and what its tags and its first moves say of it.
struct GameEntry
{
    std::uint64_t offset = 0;
    int line = 1;
    std::string white; ///< who plays first
    std::string black;
    std::string event;
    std::string date;
    std::string result;
    std::string opening; ///< at most 30 moves of the main line, as the file has them: `e4 e5 Nf3`
};

GameEntry entryOf(const GameText &game, const GameFileFormat &format);

/// Goes through all games of a file, none of which is played; stops when `take` says no, or where
/// the stream goes bad(). About 100 MB a second.
void indexGames(std::istream &stream,
                const GameFileFormat &format,
                const std::function<bool(GameEntry &&entry)> &take);

/// The game at this place of the file.
std::optional<GameText>
gameAt(std::istream &stream, const GameFileFormat &format, const GameEntry &entry);

/// Which games of a collection are wanted; what is empty asks for nothing.
struct GameQuery
{
    std::string text;    ///< in a player's name or the event, capitals or not
    std::string result;  ///< as in RecordedGame
    std::string opening; ///< the first moves, also with numbers; the last one may be unfinished

    bool isMetBy(const GameEntry &entry) const;
    /// With small letters, and moves without numbers: what isMetBy() wants.
    GameQuery plain() const;
};

} // namespace rookery
