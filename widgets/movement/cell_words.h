#pragma once

#include "widgets/movement/movement_marks.h"
#include "widgets/movement/pattern_painter.h"

#include <QCoreApplication>

namespace rookery {

/// What the grid says of its cells, as the player on show sees them.
class CellWords
{
    Q_DECLARE_TR_FUNCTIONS(rookery::CellWords)

public:
    CellWords(const MovementMarks &marks, const PatternPainter &painter);

    /// `2 right, 1 forward`; on hexagons and triangles `2 × n`.
    QString whereText(const Vector &at) const;
    /// `2 right, 1 forward: move or capture`.
    QString cellText(const Vector &at) const;
    /// The cells that the movement ends on, at most so many of them in full.
    QString targetWords(std::size_t most) const;

private:
    QString chancesText(const Vector &at) const;

    const MovementMarks &m_marks;
    const PatternPainter &m_painter;
};

} // namespace rookery
