#pragma once

#include "model/board/board.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace rookery {

/// What an audit says about a cell: a short text such as a number of moves, a sentence for people
/// who do not see the board, and which group the cell is in, drawn as a hatch.
struct CellNote
{
    CellId cell;
    QString text;
    QString sentence;
    int group = -1; ///< none: no hatch
};

/// A move that is worth a look, as an arrow; without a cell where it begins, as a ring.
struct MoveArrow
{
    std::optional<CellId> from;
    CellId to;
    int rank = 0; ///< 0: the best

    friend bool operator==(const MoveArrow &, const MoveArrow &) = default;
};

/// What a game shows on its board besides the pieces.
struct GameMarks
{
    std::vector<CellId> left;    ///< by the last move
    std::vector<CellId> entered; ///< by the last move
    std::vector<CellId> checked; ///< royal pieces that are attacked
    std::vector<CellId> witness; ///< of a game that has ended: the row or the chain that decided it
    std::vector<CellId> promotions; ///< cells where the chosen piece may become another
};

/// A picture that lies under a board while it is drawn after it.
struct Tracing
{
    QImage image;
    QRectF area;           ///< on the scene, in cells
    double strength = 0.6; ///< from 0, hidden by the board, to 1, the board seen through like glass
};

} // namespace rookery
