#pragma once

#include "model/play/game/game_ruling.h"
#include "model/play/moves/move_choice.h"
#include "widgets/picture/overlays.h"

#include <optional>

namespace rookery {

/// Marks where the last move came from and went to.
void markMove(GameMarks &marks, const Move &last);

/// Of a move, as far as it can be drawn.
std::optional<MoveArrow> arrowOf(const Move &move, int rank);

/// What a board marks of a game: the cells that may be chosen next, and what the last move did.
class PlayMarks
{
public:
    /// The game as it stands; all of it outlives the marks.
    struct Game
    {
        const MoveChoice *choice; ///< null while the rules are being asked
        const Ruling &ruling;
        const Position &position;
        const Board &board;
        const Move *last; ///< null at the start
        std::optional<CellId> pointed;
        std::optional<CellId> carried; ///< while the rules are off
        bool isFree;
        bool isProgram;
    };
    explicit PlayMarks(const Game &game);

    /// The piece whose marks are shown: the chosen one, else the pointed one.
    std::optional<CellId> from() const;
    /// Whether all that the player to move may do is to put pieces of one type down, and not
    /// everywhere: then the cells are marked before anything is chosen.
    bool offersDrops() const;
    Reach reach() const;
    GameMarks game() const;
    /// The type that an edit would be about: of the chosen piece, the pointed one, or the one moved
    /// last.
    std::optional<PieceId> pieceInQuestion() const;

private:
    bool mayDropAnywhere() const;

    Game m_game;
};

} // namespace rookery
