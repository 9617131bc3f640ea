#pragma once

#include <QPoint>
#include <QRectF>

#include <span>
#include <vector>

namespace rookery {

/// Finds what lies about a place of a drawing, which is cut into squares for that. Things go by
/// their number in the list that it was made from.
class DrawingIndex
{
public:
    DrawingIndex() = default;
    /// `area` holds all of the things.
    DrawingIndex(const std::vector<QRectF> &things, const QRectF &area);

    /// All that touch the square of this place, in order; the place itself has to be compared.
    std::span<const quint32> near(QPointF at) const;

private:
    QPoint squareOf(QPointF at) const;
    template<class Visit>
    void eachSquare(const std::vector<QRectF> &things, Visit visit) const;

    double m_side = 1; ///< of a square
    QPointF m_first;   ///< the corner of the first
    int m_wide = 0;
    int m_high = 0;
    std::vector<quint32> m_begins;   ///< by square, row by row: where its part of the list begins
    std::vector<quint32> m_touching; ///< numbers of things, square by square
};

} // namespace rookery
