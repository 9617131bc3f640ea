#pragma once

#include "app/cli/outcome.h"
#include "model/engine/search/search.h"
#include "model/exchange/engines/engine_terms.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery::cli {

struct MatchMove
{
    std::optional<Move> move;      ///< none: the player resigns
    std::optional<int> score = {}; ///< in hundredths for the player; none of who does not say it
};

/// A player that fails, by this sentence.
Unexpected<Failure> playerFailed(const Error &why);

/// One side of a match. It follows the games that it plays.
class MatchPlayer
{
public:
    virtual ~MatchPlayer() = default;

    /// Before each game; the failure says why it cannot play.
    virtual Tried<std::monostate> begin(unsigned seed) = 0;
    /// A legal move of the game, by whichever player.
    virtual void follow(const Move &move) = 0;
    /// A legal move of the record's position.
    virtual Tried<MatchMove> choose(GameRecord &record) = 0;
};

/// `random`, `greedy`, `level:1` to `level:8`, `rookery`, `playouts`, `uct:GAMES`, `nodes:N`,
/// `learned:FILE` (rookery by what that file has learned), or another program by its protocol:
/// `uci:COMMAND`, `xboard:COMMAND`, `usi:COMMAND`, `ucci:COMMAND`. The sentence says what is wrong
/// with the words. Other programs are told the game as termsFor() finds it.
Result<std::unique_ptr<MatchPlayer>> matchPlayer(const std::string &words,
                                                 const Design &design,
                                                 const VariantWish &variant,
                                                 const EngineLimits &limits);

} // namespace rookery::cli
