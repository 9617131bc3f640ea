#pragma once

#include "model/exchange/game_files/game_boundary.h"
#include "model/exchange/game_files/recorded_game.h"

#include <string>
#include <string_view>

namespace rookery {

/// The form of PGN, which other formats have too: tags in brackets, then moves with their numbers,
/// {comments}, ;comments to the end of a line, $1 judgements, (branches) and a result.
struct TaggedForm
{
    /// How the results are written: of the first player's win, the second's, and a draw.
    std::string_view wins[3] = {"1-0", "0-1", "1/2-1/2"};
};

/// Reads one game. Text that is not UTF-8 is taken for Latin-1.
RecordedGame readTagged(const GameText &game, const TaggedForm &form = {});

/// Its tags and so many of its moves; faults are left aside.
RecordedGame readTaggedBeginning(const GameText &game, std::size_t moves, const TaggedForm &form);

/// `[Name "value"]` as a line.
std::string tagLine(const std::string &name, const std::string &value);

/// With lines of at most 80 bytes.
std::string writeTagged(const RecordedGame &game, std::size_t players, const TaggedForm &form = {});

class TaggedBoundary : public GameBoundary
{
public:
    bool begins(std::string_view line) override;

private:
    void follow(std::string_view line);
    void followWord(std::string_view word);

    bool m_hasEvent = false;
    bool m_hasMoves = false;
    bool m_isOver = false; ///< the result has come
    bool m_isInBraces = false;
    int m_depth = 0;
};

} // namespace rookery
