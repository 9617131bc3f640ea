#pragma once

#include "model/design/design.h"
#include "model/exchange/game_files/game_boundary.h"
#include "model/exchange/game_files/recorded_game.h"

#include <string_view>

namespace rookery {

/// A tag: the second player, whose stones are white, moves first.
constexpr std::string_view whiteFirst = "WhiteFirst";

/// Reads one game in the Smart Game Format: a tree of nodes, `(;GM[11]SZ[11];B[a3];W[f6])`.
/// Properties that are no moves become tags in the first node and comments elsewhere.
RecordedGame readSgfGame(const GameText &game);

std::string writeSgfGame(const RecordedGame &game, const Design &design);

/// A game begins with a parenthesis outside of all others.
class SgfBoundary : public GameBoundary
{
public:
    bool begins(std::string_view line) override;

private:
    int m_depth = 0;
    bool m_hasGame = false;
    bool m_isInValue = false;
    bool m_isEscaped = false;
};

} // namespace rookery
