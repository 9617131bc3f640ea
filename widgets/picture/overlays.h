#pragma once

#include "model/board/board.h"
#include "model/play/position/position.h"

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

/// What has changed on a board and is still on its way: pieces slide from cell to cell, what has
/// left the board fades, and what is new there appears. The position on show is already the later
/// one.
struct MovingPieces
{
    struct Slide
    {
        Position::Square piece; ///< as it was when it set out
        CellId from;
        CellId to;

        friend bool operator==(const Slide &, const Slide &) = default;
    };
    struct Leaving
    {
        Position::Square piece;
        CellId cell;

        friend bool operator==(const Leaving &, const Leaving &) = default;
    };

    std::vector<Slide> slides;
    std::vector<Leaving> leaving;
    std::vector<CellId> arriving;
    double progress = 0; ///< from 0, all is where it was, to 1

    bool empty() const { return slides.empty() && leaving.empty() && arriving.empty(); }
    /// How much is to be seen yet of what stands on a cell in the end, from 0 to 1.
    double shareOn(CellId cell) const;

    friend bool operator==(const MovingPieces &, const MovingPieces &) = default;
};

/// A picture that lies under a board while it is drawn after it.
struct Tracing
{
    QImage image;
    QRectF area;           ///< on the scene, in cells
    double strength = 0.6; ///< from 0, hidden by the board, to 1, the board seen through like glass
};

} // namespace rookery
