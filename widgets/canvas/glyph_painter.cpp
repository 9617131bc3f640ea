#include "widgets/canvas/glyph_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

/// A tile with a grid of cells in it, measured in pixels of the device.
class GlyphPainter
{
public:
    GlyphPainter(QPainter &painter, const QRectF &area, int radius, const PlayerColours &colours)
        : m_painter(painter)
        , m_colours(colours)
    {
        const double scale = std::max(
            0.01, std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12()));
        const double side = std::min(area.width(), area.height()) * scale;
        m_line = std::max(1.0, std::round(side / 28));
        const int cells = 2 * radius + 1;
        // A tile of 0.9, unless its cells would be left with a pixel each.
        const double room = (side < 24 ? side : side * 0.9) - 2 * m_line;
        m_cell = std::max(1.0, std::floor(room / cells));
        m_size = m_cell * cells + 2 * m_line;
        if (m_size + 2 * m_line <= side)
            m_padding = std::max(0.0, std::min(m_line, std::floor((side - m_size) / 2)));
        m_size += 2 * m_padding;
        const QPointF middle = painter.deviceTransform().map(area.center());
        const QPointF origin(std::round(middle.x() - m_size / 2),
                             std::round(middle.y() - m_size / 2));
        m_middle = origin + QPointF(m_size / 2, m_size / 2);
        m_radius = radius;
        painter.save();
        painter.setTransform(painter.deviceTransform().inverted(), true);
    }
    ~GlyphPainter() { m_painter.restore(); }
    GlyphPainter(const GlyphPainter &) = delete;
    GlyphPainter &operator=(const GlyphPainter &) = delete;

    void tile()
    {
        const double corner = m_size * 0.16;
        QRectF box(m_middle - QPointF(m_size / 2, m_size / 2), QSizeF(m_size, m_size));
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.line);
        m_painter.drawRoundedRect(box, corner, corner);
        box.adjust(m_line, m_line, -m_line, -m_line);
        m_painter.setBrush(m_colours.body);
        m_painter.drawRoundedRect(box, corner - m_line, corner - m_line);
    }

    /// Where the piece itself stands.
    void origin()
    {
        QRectF box = cellBox({});
        box.adjust(-m_line / 2, -m_line / 2, m_line / 2, m_line / 2);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(accent());
        m_painter.drawEllipse(box);
        if (m_cell >= 5) {
            const double inset = std::max(1.0, m_cell * 0.22);
            m_painter.setBrush(m_colours.body);
            m_painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset));
        }
    }

    void mark(const MoveGlyph::Mark &mark)
    {
        QRectF box = cellBox(mark.at);
        const double gap = m_cell >= 4 ? std::max(1.0, std::round(m_cell * 0.1)) : 0;
        box.adjust(gap, gap, -gap, -gap);
        QColor ink = m_colours.line;
        if (mark.isStoppable) {
            ink = accent();
            const double inset = std::round(box.width() * 0.16);
            box.adjust(inset, inset, -inset, -inset);
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        if (mark.moves && mark.captures)
            m_painter.fillRect(box, ink);
        else if (mark.moves)
            m_painter.drawEllipse(box.adjusted(
                box.width() * 0.1, box.width() * 0.1, -box.width() * 0.1, -box.width() * 0.1));
        else if (mark.captures)
            cross(box, ink);
        if (mark.hops || mark.hopCaptures)
            diamond(box, ink, mark);
        if (mark.isVictim)
            bar(box, mark.moves && mark.captures ? m_colours.body : ink);
        if (mark.isHurdle)
            ring(box);
        if (mark.isJoint && !mark.isPlace())
            dot(box);
        if (mark.isFirst)
            hole(box);
    }

    /// From the outermost cell towards the edge.
    void arrow(const MoveGlyph::Ride &ride)
    {
        const double length = std::hypot(ride.step.x(), ride.step.y());
        const QPointF way(ride.step.x() / length, -ride.step.y() / length);
        const QPointF across(-way.y(), way.x());
        const double half = m_cell * 0.5;
        const QPointF tip =
            cellBox(ride.from).center() + way * (m_cell * 0.5 + m_padding + m_line * 0.5);
        const QPointF base = cellBox(ride.from).center() - way * (m_cell * 0.12);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.line);
        m_painter.drawPolygon(QPolygonF{tip, base + across * half, base - across * half});
    }

    /// No grid: every cell of the board.
    void everywhere()
    {
        const QRectF from = cellBox(Vector{{-m_radius, m_radius}});
        m_painter.fillRect(from | cellBox(Vector{{m_radius, -m_radius}}), m_colours.line);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.body);
        m_painter.drawEllipse(
            cellBox({}).adjusted(-m_cell / 2, -m_cell / 2, m_cell / 2, m_cell / 2));
    }

private:
    QRectF cellBox(const Vector &at) const
    {
        const QPointF corner =
            m_middle - QPointF(m_cell / 2, m_cell / 2) + QPointF(at.x() * m_cell, -at.y() * m_cell);
        return {corner, QSizeF(m_cell, m_cell)};
    }

    /// Between the player's two colours, and still far from the tile's.
    QColor accent() const
    {
        constexpr double share = 0.62;
        const auto mix = [&](int line, int body) {
            return static_cast<int>(share * line + (1 - share) * body);
        };
        return {mix(m_colours.line.red(), m_colours.body.red()),
                mix(m_colours.line.green(), m_colours.body.green()),
                mix(m_colours.line.blue(), m_colours.body.blue())};
    }

    void cross(const QRectF &box, const QColor &ink)
    {
        QPen pen(ink, std::max(1.0, box.width() * 0.28));
        pen.setCapStyle(Qt::FlatCap);
        m_painter.setPen(pen);
        m_painter.drawLine(box.topLeft(), box.bottomRight());
        m_painter.drawLine(box.topRight(), box.bottomLeft());
    }

    /// Hollow where it only moves, full where it only captures.
    void diamond(const QRectF &box, const QColor &ink, const MoveGlyph::Mark &mark)
    {
        const QPointF c = box.center();
        const double half = box.width() / 2;
        const bool isOnTop = mark.moves || mark.captures;
        m_painter.setPen(QPen(ink, std::max(1.0, box.width() * 0.18)));
        m_painter.setBrush(!mark.hops ? QBrush(ink)
                           : isOnTop  ? QBrush(m_colours.body)
                                      : Qt::NoBrush);
        m_painter.drawPolygon(QPolygonF{c - QPointF(0, half),
                                        c + QPointF(half, 0),
                                        c + QPointF(0, half),
                                        c - QPointF(half, 0)});
    }

    void bar(const QRectF &box, const QColor &ink)
    {
        const double thick = std::max(1.0, box.height() * 0.26);
        m_painter.fillRect(QRectF(box.left(), box.center().y() - thick / 2, box.width(), thick),
                           ink);
    }

    void ring(const QRectF &box)
    {
        m_painter.setPen(QPen(accent(), std::max(1.0, box.width() * 0.14)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(box);
    }

    void dot(const QRectF &box)
    {
        const double side = std::max(1.0, std::round(box.width() * 0.34));
        const QPointF corner(std::round(box.center().x() - side / 2),
                             std::round(box.center().y() - side / 2));
        m_painter.fillRect(QRectF(corner, QSizeF(side, side)), accent());
    }

    void hole(const QRectF &box)
    {
        const double inset = std::max(0.5, box.width() * 0.3);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.body);
        m_painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset));
    }

    QPainter &m_painter;
    PlayerColours m_colours;
    int m_radius = 2;
    double m_line = 1;
    double m_cell = 1;
    double m_size = 1;
    double m_padding = 0;
    QPointF m_middle;
};

} // namespace

void paintGlyph(QPainter &painter,
                const QRectF &area,
                const MoveGlyph &glyph,
                const PlayerColours &colours)
{
    GlyphPainter onto(painter, area, glyph.radius, colours);
    onto.tile();
    if (glyph.leadsAnywhere)
        onto.everywhere();
    for (const MoveGlyph::Mark &mark : glyph.marks)
        onto.mark(mark);
    for (const MoveGlyph::Ride &ride : glyph.rides)
        onto.arrow(ride);
    onto.origin();
}

} // namespace rookery
