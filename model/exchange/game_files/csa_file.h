#pragma once

#include "model/design/design.h"
#include "model/exchange/game_files/game_boundary.h"
#include "model/exchange/game_files/recorded_game.h"

namespace rookery {

/// Reads one game in the form of the Computer Shogi Association, whose moves stand on lines of
/// their own: `+7776FU`.
RecordedGame readCsaGame(const GameText &game);

/// CSA has no branches: they are comments that readCsaGame() understands.
std::string writeCsaGame(const RecordedGame &game, const Design &design);

/// Games stand between lines with a slash.
class CsaBoundary : public GameBoundary
{
public:
    bool begins(std::string_view line) override;

private:
    bool m_isOver = false;
    bool m_hasMoves = false;
};

} // namespace rookery
