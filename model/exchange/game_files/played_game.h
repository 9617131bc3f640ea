#pragma once

#include "model/exchange/game_files/game_file_format.h"
#include "model/play/game/game_tree.h"

#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// A game of a file under the rules of a design. Moves that are not legal, and all behind them,
/// stay in the tree as the file has them.
struct PlayedGame
{
    std::vector<std::pair<std::string, std::string>> tags;
    GameTree tree = GameTree();
    std::string result; ///< as in RecordedGame
    Errors faults;      ///< each with its line, the first one first
};

/// By their numeric glyphs, from `$1` on.
inline constexpr Judgement numberedJudgements[] = {Judgement::Good,
                                                   Judgement::Mistake,
                                                   Judgement::Excellent,
                                                   Judgement::Blunder,
                                                   Judgement::Interesting,
                                                   Judgement::Doubtful};

/// Plays what was recorded with an engine for the design, which serves nothing else meanwhile.
PlayedGame playedGame(RecordedGame game, const GameFileFormat &format, GameEngine &engine);

/// `1-0`, `0-1`, `1/2-1/2`, or `*` where another player has won.
std::string resultText(const GameEnd &end);

/// Writes a game so that playedGame() finds the same moves. The tags are those of PlayedGame; what
/// the format needs and they do not say is added. Moves that are not legal are written as they are.
std::string writtenGame(const PlayedGame &game, const GameFileFormat &format, GameEngine &engine);

} // namespace rookery
