#include "widgets/picture/drawing_index.h"

#include <QtMath>

namespace rookery {

DrawingIndex::DrawingIndex(const std::vector<QRectF> &things, const QRectF &area)
    : m_first(area.topLeft())
{
    // Cells drawn far apart on a hand-made board make the squares large, not many.
    const double most = 4.0 * static_cast<double>(things.size()) + 4096;
    while (area.width() * area.height() / (m_side * m_side) > most)
        m_side *= 2;
    const QPoint last = squareOf(area.bottomRight());
    m_wide = last.x() + 1;
    m_high = last.y() + 1;
    // Counted first, then filled: no list of its own for each square.
    m_begins.assign(static_cast<std::size_t>(m_wide) * static_cast<std::size_t>(m_high) + 2, 0);
    eachSquare(things, [&](std::size_t square, quint32) { ++m_begins[square + 2]; });
    for (std::size_t i = 2; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_touching.resize(m_begins.back());
    eachSquare(things, [&](std::size_t square, quint32 thing) {
        m_touching[m_begins[square + 1]++] = thing;
    });
}

QPoint DrawingIndex::squareOf(QPointF at) const
{
    return {qFloor((at.x() - m_first.x()) / m_side), qFloor((at.y() - m_first.y()) / m_side)};
}

template<class Visit>
void DrawingIndex::eachSquare(const std::vector<QRectF> &things, Visit visit) const
{
    quint32 thing = 0;
    for (const QRectF &bounds : things) {
        const QPoint low = squareOf(bounds.topLeft());
        const QPoint high = squareOf(bounds.bottomRight());
        for (int y = low.y(); y <= high.y(); ++y) {
            for (int x = low.x(); x <= high.x(); ++x)
                visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(m_wide)
                          + static_cast<std::size_t>(x),
                      thing);
        }
        ++thing;
    }
}

std::span<const quint32> DrawingIndex::near(QPointF at) const
{
    const QPoint on = squareOf(at);
    if (on.x() < 0 || on.y() < 0 || on.x() >= m_wide || on.y() >= m_high)
        return {};
    const std::size_t square = static_cast<std::size_t>(on.y()) * static_cast<std::size_t>(m_wide)
                               + static_cast<std::size_t>(on.x());
    return std::span(m_touching).subspan(m_begins[square], m_begins[square + 1] - m_begins[square]);
}

} // namespace rookery
