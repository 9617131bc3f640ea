#pragma once

#include "model/design/design.h"
#include "model/exchange/game_files/game_boundary.h"
#include "model/exchange/game_files/recorded_game.h"

namespace rookery {

/// Reads one game in the form of Kifu for Windows, in UTF-8 or Shift JIS: headers, perhaps a
/// diagram, moves with their numbers, comments, branches behind the main line.
RecordedGame readKifGame(const GameText &game);

std::string writeKifGame(const RecordedGame &game, const Design &design);

/// A header behind moves begins another game.
class KifBoundary : public GameBoundary
{
public:
    bool begins(std::string_view line) override;

private:
    bool m_hasMoves = false;
};

} // namespace rookery
