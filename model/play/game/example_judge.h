#pragma once

#include "model/base/message.h"
#include "model/play/game/game_ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What has become of a pinned example under the present rules.
struct ExampleVerdict
{
    std::optional<Error>
        unreadable; ///< why its position cannot be read; then nothing else is known
    std::vector<std::string> missing; ///< expected moves that are not legal
    std::vector<std::string> allowed; ///< forbidden moves that are legal

    bool holds() const { return !unreadable && missing.empty() && allowed.empty(); }
};

ExampleVerdict judgeExample(const Example &example, const Design &design, RulingCache &rulings);

/// `a1-a5 is expected and not legal; e1-e2 is forbidden and legal`; empty if the example holds.
Message describeVerdict(const ExampleVerdict &verdict);

/// Its moves by the labels at the board's edge.
ExampleVerdict labelled(ExampleVerdict verdict, const Board &board, const Pieces &pieces);

} // namespace rookery
