#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery::oracle {

/// A design that plays a game of the literature, and a position in the form that its positions
/// have.
struct PublishedGame
{
    std::string name; ///< of the design
    Design design;
    std::optional<std::string> position; ///< none: the setup
    bool countsWays =
        false; ///< the source counts captures of the same pieces in another order again
};

/// What stands for an entry of the published counts: a bundled design, or one of the variants that
/// are known by name. Where there is none the error says why.
Result<PublishedGame> publishedGame(std::string_view game, std::string_view position);

/// The pieces of a draughts position such as `W:W26,K30:B5,7`, as pairs.
Result<std::string> draughtsPosition(std::string_view text, const Design &design);

} // namespace rookery::oracle
