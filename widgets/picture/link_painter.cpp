#include "widgets/picture/link_painter.h"

#include "model/board/labels.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

/// Parts of an arrow, in pixels along its line.
struct ArrowShape
{
    double head;
    double gap; ///< before it begins, and behind its tip
};

ArrowShape arrowShape(double total, double width)
{
    return {std::min(5 * width, total * 0.4), std::min(total * 0.16, 9 * width)};
}

void paintHead(QPainter &painter, QPointF neck, QPointF tip, const QColor &colour)
{
    const QPointF side = QPointF(neck.y() - tip.y(), tip.x() - neck.x()) * 0.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, neck + side, neck - side}));
}

class LinkPainter
{
public:
    LinkPainter(QPainter &painter, const View &view, const BoardPicture &picture)
        : m_painter(painter)
        , m_view(view)
        , m_picture(picture)
        , m_direction(*picture.linksOf)
        , m_step(picture.board->compass().step(m_direction))
        , m_vector(picture.board->directions()[m_direction].vector)
    {
        const Compass &compass = picture.board->compass();
        if (const auto opposite = picture.board->directions().opposite(m_direction))
            m_opposite = compass.step(*opposite);
        for (const LinkEdit &edit : picture.board->recipe().edits.links) {
            if (edit.direction == m_direction)
                m_edited.push_back(edit.from);
        }
    }

    void paint(CellId from)
    {
        const Board &board = *m_picture.board;
        const bool isEdited =
            std::binary_search(m_edited.begin(), m_edited.end(), board.site(from));
        const auto link = board.link(from, m_step);
        if (!link) {
            if (isEdited)
                paintCut(from);
            return;
        }
        QColor colour = isEdited ? m_picture.theme.edited : m_picture.theme.link;
        if (!isEdited)
            colour.setAlphaF(0.75F);
        const double width = std::max(1.2, m_view.scale * (isEdited ? 0.055 : 0.032));
        const QPointF start = m_view.map(m_picture.scene->cell(from).centre);
        const bool isOneWay = isEdited && !leadsBack(from, *link);
        if (link->to == from)
            return paintSelfLink(start, colour, width);
        const QPointF target = m_picture.scene->cell(link->to).centre;
        if (const auto seen = expectedPlace(from); seen && length(*seen - target) > 0.5) {
            const bool hasGhost = ghostAt(*seen, link->to);
            if (hasGhost)
                return paintArrow(m_painter, start, m_view.map(*seen), colour, width);
            if (!isEdited)
                return paintStub(start, m_view.map(*seen), link->to, colour, width);
        }
        QPointF towards = m_view.map(target);
        if (const DrawnLink *drawn = curveTo(from, link->to); drawn && isEdited) {
            const QPainterPath path = m_view.map(drawn->path);
            const QPainterPath curve = drawn->from == from ? path : path.toReversed();
            paintPathArrow(curve, colour, width);
            towards = curve.pointAtPercent(0.1);
        } else {
            paintWay(start, towards, isEdited, colour, width);
        }
        if (isOneWay)
            paintTailBar(start, towards, colour, width);
    }

private:
    bool leadsBack(CellId from, const Link &link) const
    {
        if (!m_opposite)
            return false;
        const Board &board = *m_picture.board;
        const auto back = board.link(link.to, board.compass().seen(link.turn, *m_opposite));
        return back && back->to == from;
    }

    /// Whether a cell of the lattice is drawn elsewhere, so that vectors say nothing about its
    /// neighbours.
    bool isMoved(SiteId site) const
    {
        const auto &moved = m_picture.board->recipe().edits.moved;
        const auto row =
            std::lower_bound(moved.begin(), moved.end(), site, [](const MovedCell &a, SiteId b) {
                return a.site < b;
            });
        return row != moved.end() && row->site == site;
    }

    /// Where the vector points to on a flat drawing.
    std::optional<QPointF> expectedPlace(CellId from) const
    {
        const BoardRecipe &recipe = m_picture.board->recipe();
        const auto at = m_picture.board->coordinates(from);
        if (!m_vector || recipe.layout != Layout::Flat || !at
            || isMoved(m_picture.board->site(from)))
            return std::nullopt;
        if (recipe.lattice != Lattice::Square) {
            const auto place = m_picture.board->lattice().shapeAt(*at + *m_vector);
            return place ? std::optional(scenePoint(place->centre)) : std::nullopt;
        }
        return m_picture.scene->cell(from).centre + QPointF(m_vector->x(), -m_vector->y());
    }

    bool ghostAt(QPointF place, CellId cell) const
    {
        const auto &ghosts = m_picture.scene->ghosts();
        return std::any_of(ghosts.begin(), ghosts.end(), [&](const BoardScene::Ghost &ghost) {
            return ghost.cell == cell && length(ghost.geometry.centre - place) < 0.1;
        });
    }

    /// A seam's link without ghosts: a short arrow off the board with the name of where it arrives.
    void paintStub(QPointF start, QPointF towards, CellId to, const QColor &colour, double width)
    {
        const QPointF way = towards - start;
        const QPointF end = start + way * (0.62 * m_view.scale / std::max(1.0, length(way)));
        paintArrow(m_painter, start, end, colour, width);
        if (m_view.scale < 30)
            return;
        QFont font = m_painter.font();
        font.setPixelSize(std::max(8, static_cast<int>(m_view.scale * 0.2)));
        m_painter.setFont(font);
        m_painter.setPen(m_picture.theme.label);
        const QPointF at = end + way / std::max(1.0, length(way)) * (0.16 * m_view.scale);
        const double room = m_view.scale;
        m_painter.drawText(QRectF(at - QPointF(room / 2, room / 2), QSizeF(room, room)),
                           Qt::AlignCenter,
                           QString::fromStdString(cellLabel(*m_picture.board, to)));
    }

    /// How the scene draws a link that goes round outside the lattice.
    const DrawnLink *curveTo(CellId from, CellId to) const
    {
        const auto &links = m_picture.scene->drawnLinks();
        const auto found = std::find_if(links.begin(), links.end(), [&](const DrawnLink &link) {
            return link.isCurved && std::minmax(link.from, link.to) == std::minmax(from, to);
        });
        return found == links.end() ? nullptr : &*found;
    }

    /// Straight between neighbours; drawn links that lead far bend a little to stay apart.
    void paintWay(QPointF from, QPointF to, bool isEdited, const QColor &colour, double width)
    {
        if (!isEdited || !isBowed(from / m_view.scale, to / m_view.scale))
            return paintArrow(m_painter, from, to, colour, width);
        paintPathArrow(bow(from, to), colour, width);
    }

    /// As paintArrow(), along a bow.
    void paintPathArrow(const QPainterPath &curve, const QColor &colour, double width)
    {
        constexpr int parts = 24;
        const double total = curve.length();
        const auto at = [&](double along) {
            return curve.pointAtPercent(curve.percentAtLength(along));
        };
        const ArrowShape shape = arrowShape(total, width);
        const double end = total - shape.gap - shape.head;
        QPolygonF line;
        for (int i = 0; i <= parts; ++i)
            line << at(shape.gap + (end - shape.gap) * i / parts);
        m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawPolyline(line);
        paintHead(m_painter, line.back(), at(total - shape.gap), colour);
    }

    void paintSelfLink(QPointF centre, const QColor &colour, double width)
    {
        const double radius = 0.24 * m_view.scale;
        m_painter.setPen(QPen(colour, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawArc(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                          60 * 16,
                          300 * 16);
        const QPointF end = centre + QPointF(0.5, -0.866) * radius;
        paintArrow(m_painter, end + QPointF(-0.28, -0.1) * m_view.scale, end, colour, width);
    }

    void paintTailBar(QPointF from, QPointF to, const QColor &colour, double width)
    {
        const QPointF way = (to - from) / std::max(1.0, length(to - from));
        const QPointF foot = from + way * (0.14 * m_view.scale);
        const QPointF across = QPointF(-way.y(), way.x()) * (0.12 * m_view.scale);
        m_painter.setPen(QPen(colour, width * 1.3));
        m_painter.drawLine(foot - across, foot + across);
    }

    void paintCut(CellId from)
    {
        const QPointF centre = m_view.map(m_picture.scene->cell(from).centre);
        QPointF way(0, -1);
        if (m_vector) {
            way = QPointF(m_vector->x(), -m_vector->y()) * (m_view.flipped ? -1 : 1);
            way /= length(way);
        }
        const QPointF at = centre + way * (0.3 * m_view.scale);
        const double arm = 0.09 * m_view.scale;
        m_painter.setPen(QPen(m_picture.theme.wrong, std::max(1.5, m_view.scale * 0.05)));
        m_painter.drawLine(centre + way * (0.1 * m_view.scale), at);
        m_painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
        m_painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
    }

    QPainter &m_painter;
    const View &m_view;
    const BoardPicture &m_picture;
    DirectionId m_direction;
    StepId m_step;
    std::optional<Vector> m_vector;
    std::optional<StepId> m_opposite;
    std::vector<SiteId> m_edited;
};

} // namespace

void paintArrow(QPainter &painter, QPointF from, QPointF to, const QColor &colour, double width)
{
    const QPointF way = to - from;
    const double total = length(way);
    if (total < 1)
        return;
    const QPointF unit = way / total;
    const ArrowShape shape = arrowShape(total, width);
    const QPointF tip = to - unit * shape.gap;
    const QPointF neck = tip - unit * shape.head;
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from + unit * shape.gap, neck);
    paintHead(painter, neck, tip, colour);
}

void paintDrawnLinks(QPainter &painter,
                     const View &view,
                     const BoardPicture &picture,
                     const QRectF &clip)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QColor colour = picture.theme.link;
    // Behind arrows they step back; elsewhere they are all that shows how the cells hang together.
    colour.setAlphaF(picture.linksOf ? 0.35F : 0.7F);
    painter.setPen(QPen(colour, std::max(1.5, view.scale * 0.03)));
    for (const DrawnLink &link : picture.scene->drawnLinks()) {
        if ((link.isLoose || picture.linksOf) && link.isSeenIn(clip))
            painter.drawPath(view.map(link.path));
    }
    painter.restore();
}

void paintLinks(QPainter &painter,
                const View &view,
                const BoardPicture &picture,
                const QRectF &clip)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    LinkPainter links(painter, view, picture);
    const QRectF wider = clip.adjusted(-2, -2, 2, 2);
    for (const CellId cell : picture.board->cells()) {
        if (picture.scene->cell(cell).bounds.intersects(wider))
            links.paint(cell);
    }
    painter.restore();
}

} // namespace rookery
