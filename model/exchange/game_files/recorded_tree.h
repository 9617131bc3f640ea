#pragma once

#include "model/exchange/game_files/recorded_game.h"

#include <cstddef>
#include <vector>

namespace rookery {

/// The items of a recorded game by what follows what, for formats that do not write a branch
/// directly behind the move that it replaces.
struct RecordedTree
{
    struct Node
    {
        GameItem move;                     ///< of the root nothing
        std::vector<GameItem> remarks;     ///< comments and glyphs behind it
        std::vector<std::size_t> children; ///< the first one is the main line
        std::size_t parent = 0;
    };

    static constexpr std::size_t root = 0;

    /// A move behind this one; its number.
    std::size_t add(std::size_t parent, GameItem move);
    std::vector<GameItem> items() const;

    std::vector<Node> nodes = std::vector<Node>(1);
};

/// Branches that replace nothing are left out.
RecordedTree recordedTree(const std::vector<GameItem> &items);

} // namespace rookery
