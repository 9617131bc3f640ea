#pragma once

#include "model/base/enum_names.h"
#include "model/design/board_recipe.h"
#include "model/design/extras.h"
#include "model/design/ids.h"
#include "model/design/vector.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

struct Player
{
    std::string name;
    Orientation facing; ///< how this player's pieces hold the board
    Extras extras;

    friend bool operator==(const Player &, const Player &) = default;
};

/// When a player may pass.
enum class Pass { Never, Stuck, Always };

struct Rules
{
    std::vector<Player> players; ///< in turn order
    Pass pass = Pass::Never;
    Extras extras;

    std::optional<PlayerId> find(std::string_view name) const;
    const Player &operator[](PlayerId id) const { return players[id.index()]; }

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// White, who sees the board as it lies, and Black, who sees it after a half turn.
Rules twoPlayers(Lattice lattice = Lattice::Square);

template<>
struct EnumNames<Pass>
{
    static constexpr EnumName<Pass> rows[] = {
        {Pass::Never, "never", "never"},
        {Pass::Stuck, "stuck", "only without any other move"},
        {Pass::Always, "always", "always"},
    };
};

} // namespace rookery
