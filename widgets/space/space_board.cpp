#include "widgets/space/space_board.h"

#include "widgets/picture/board_painter.h"

#include <QPainter>
#include <QQuaternion>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double flatSide = 2400;   ///< pixels of the flat picture, at most
constexpr double finestCell = 96;   ///< and of one of its cells
constexpr double coarsestCell = 12; ///< at least
constexpr int facesAround = 40;     ///< on a curved board at least, where cells are few
constexpr int wayParts = 8;         ///< of a curved way from cell to cell
constexpr float wayLift = 0.75F;    ///< by so much a way counts as nearer than the cells it lies on
constexpr float eyeDistance = 3.4F; ///< of the board's radius
constexpr double fullWidth = 0.94;  ///< of the surface
constexpr double behindOpacity = 0.62;

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

} // namespace

/// A face or a part of a way as it comes to lie on the surface.
struct SpaceBoard::Seen
{
    const Face *face = nullptr;
    const Line *line = nullptr;
    QPolygonF corners; ///< of the line its ends
    QPolygonF outline;
    float depth = 0; ///< towards the viewer
    bool isBehind = false;
    double shade = 0; ///< 0: in full light
};

SpaceBoard::SpaceBoard() = default;
SpaceBoard::~SpaceBoard() = default;

void SpaceBoard::show(const BoardPicture &picture, const std::vector<Trail> &ways)
{
    const Design &design = *picture.design;
    if (!m_board || !m_recipe.sameAs(design.board) || !m_directions.sameAs(design.directions))
        lay(design);
    m_theme = picture.theme;
    m_seen.clear();
    m_lines.clear();
    for (const Trail &way : ways)
        addWay(way, false);
    if (picture.trail)
        addWay(*picture.trail, true);
    paintFlat(picture);
}

// The board in space

void SpaceBoard::lay(const Design &design)
{
    m_recipe = design.board;
    m_directions = design.directions;
    Shared<BoardRecipe> flat = m_recipe;
    flat.edit([](BoardRecipe &recipe) { recipe.layout = Layout::Flat; });
    m_board = std::make_unique<Board>(flat, m_directions);
    m_scene = std::make_unique<BoardScene>(*m_board);
    m_form.emplace(*m_recipe);
    m_faces.clear();
    for (const CellId cell : m_board->cells())
        addFaces(cell);

    QVector3D low;
    QVector3D high;
    if (!m_faces.empty())
        low = high = m_faces.front().corners.front();
    for (const Face &face : m_faces) {
        for (const QVector3D &corner : face.corners) {
            for (int axis = 0; axis < 3; ++axis) {
                low[axis] = std::min(low[axis], corner[axis]);
                high[axis] = std::max(high[axis], corner[axis]);
            }
        }
    }
    m_middle = (low + high) / 2;
    m_radius = std::max(1.0F, (high - low).length() / 2);
}

/// On a rectangle by its coordinates, else as the flat drawing has it.
BoardPlace SpaceBoard::placeOf(CellId cell, QPointF drawnAt) const
{
    const auto place = m_form->isRectangle() ? m_board->coordinates(cell) : std::nullopt;
    const QPointF off = drawnAt - m_scene->cell(cell).centre;
    if (place)
        return {QPointF(place->along[0] + 0.5 + off.x(), place->along[1] + 0.5 - off.y()),
                static_cast<double>(place->along[2]),
                static_cast<double>(place->along[3])};
    const QPointF corner = m_form->isRectangle() && m_board->siteCount() > 0
                               ? m_scene->place(SiteId(0)).centre + QPointF(-0.5, 0.5)
                               : m_scene->cellBounds().bottomLeft();
    return {QPointF(drawnAt.x() - corner.x(), corner.y() - drawnAt.y()), 0, 0};
}

BoardPlace SpaceBoard::placeOf(CellId cell) const
{
    return placeOf(cell, m_scene->cell(cell).centre);
}

void SpaceBoard::addFaces(CellId cell)
{
    const CellGeometry &geometry = m_scene->cell(cell);
    const auto at = [&](QPointF drawn) {
        return m_form->at(placeOf(cell, drawn));
    };
    const bool isBent = m_form->isCurved() && geometry.outline.isEmpty();
    const auto parts = [isBent](int cells) {
        return isBent ? std::clamp(facesAround / std::max(cells, 1), 1, 6) : 1;
    };
    const int columns = parts(m_recipe->files);
    const int rows = parts(m_recipe->ranks);
    const QSizeF size(geometry.bounds.width() / columns, geometry.bounds.height() / rows);
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            const QRectF part(geometry.bounds.topLeft()
                                  + QPointF(column * size.width(), row * size.height()),
                              size);
            Face face{cell,
                      {at(part.bottomLeft()),
                       at(part.bottomRight()),
                       at(part.topRight()),
                       at(part.topLeft())},
                      {},
                      part};
            for (const QPointF &corner : geometry.outline)
                face.outline.push_back(at(corner));
            m_faces.push_back(std::move(face));
        }
    }
}

/// A step over a joined edge goes on to the cell's ghost, which is at the same place in space.
void SpaceBoard::addWay(const Trail &way, bool isTrail)
{
    CellId from = way.from;
    if (from.index() >= m_scene->size())
        return;
    for (std::size_t i = 0; i < way.cells.size(); ++i) {
        const CellId to = way.cells[i];
        if (to.index() >= m_scene->size())
            return;
        const BoardPlace begin = placeOf(from);
        BoardPlace end = placeOf(to);
        if (begin.level == end.level && begin.block == end.block)
            end = placeOf(from, m_scene->seenFrom(m_scene->cell(from).centre, to));
        addLine(begin, end, i + 1 == way.cells.size(), isTrail);
        from = to;
    }
}

void SpaceBoard::addLine(const BoardPlace &from, const BoardPlace &to, bool isTip, bool isTrail)
{
    const auto between = [&](double share) {
        const auto mix = [share](double a, double b) {
            return a + (b - a) * share;
        };
        return BoardPlace{from.at + (to.at - from.at) * share,
                          mix(from.level, to.level),
                          mix(from.block, to.block)};
    };
    const int parts = m_form->isCurved() ? wayParts : 2;
    for (int part = 0; part < parts; ++part) {
        const BoardPlace begin = between(static_cast<double>(part) / parts);
        const BoardPlace end = between(static_cast<double>(part + 1) / parts);
        constexpr double little = 0.01;
        const auto beside = [&](QPointF off) {
            return m_form->at({begin.at + off, begin.level, begin.block}) - m_form->at(begin);
        };
        m_lines.push_back({m_form->at(begin),
                           m_form->at(end),
                           QVector3D::normal(beside({little, 0}), beside({0, little})),
                           isTip && part + 1 == parts,
                           isTrail});
    }
}

// Painting

void SpaceBoard::paintFlat(const BoardPicture &picture)
{
    const QRectF area = m_scene->cellBounds();
    const double longer = std::max({area.width(), area.height(), 1.0});
    m_flatScale = std::clamp(flatSide / longer, coarsestCell, finestCell);
    const QSize size(static_cast<int>(std::ceil(area.width() * m_flatScale)),
                     static_cast<int>(std::ceil(area.height() * m_flatScale)));
    if (m_flat.size() != size)
        m_flat = QImage(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    m_flat.fill(Qt::transparent);

    BoardPicture flat = picture;
    flat.board = m_board.get();
    flat.scene = m_scene.get();
    flat.trail.reset();
    flat.moving = nullptr;
    flat.tracing = nullptr;
    flat.hasLegend = false;
    const View view{m_flatScale, -area.topLeft() * m_flatScale, false};
    QPainter painter(&m_flat);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter layers(painter, view, flat, BoardPainter::Caching::On);
    layers.paintGround(QRectF(m_flat.rect()));
    layers.paintContent(QRectF(m_flat.rect()));
    painter.end();
    m_flatBrush = QBrush(m_flat);
}

void SpaceBoard::paint(QPainter &painter, const QSizeF &surface, const SpaceTurn &turn)
{
    const QQuaternion rotation =
        QQuaternion::fromAxisAndAngle(1, 0, 0, static_cast<float>(turn.pitch))
        * QQuaternion::fromAxisAndAngle(0, 1, 0, static_cast<float>(turn.yaw));
    const float eye = eyeDistance * m_radius;
    const double scale = fullWidth * turn.zoom * std::min(surface.width(), surface.height()) / 2
                         / static_cast<double>(m_radius);
    const QPointF centre(surface.width() / 2, surface.height() / 2);
    const auto turned = [&](const QVector3D &at) {
        return rotation.rotatedVector(at - m_middle);
    };
    const auto mapped = [&](const QVector3D &at) {
        const double nearer = static_cast<double>(eye / std::max(eye - at.z(), 0.1F * eye));
        return centre
               + QPointF(static_cast<double>(at.x()), -static_cast<double>(at.y())) * scale
                     * nearer;
    };
    const auto isAway = [&](const QVector3D &normal, const QVector3D &at) {
        return QVector3D::dotProduct(normal, QVector3D(0, 0, eye) - at) < 0;
    };

    m_seen.clear();
    m_seen.reserve(m_faces.size() + m_lines.size());
    for (const Face &face : m_faces) {
        Seen seen;
        seen.face = &face;
        QVector3D middle;
        std::array<QVector3D, 4> corners;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            corners[i] = turned(face.corners[i]);
            middle += corners[i] / 4;
            seen.corners << mapped(corners[i]);
        }
        for (const QVector3D &corner : face.outline)
            seen.outline << mapped(turned(corner));
        const QVector3D normal =
            QVector3D::normal(corners[2] - corners[0], corners[3] - corners[1]);
        seen.depth = middle.z();
        seen.isBehind = isAway(normal, middle);
        const auto slant = static_cast<double>(std::abs(normal.z()));
        seen.shade = m_form->isCurved() ? 0.4 * (1 - slant) : 0;
        m_seen.push_back(std::move(seen));
    }
    for (const Line &line : m_lines) {
        Seen seen;
        seen.line = &line;
        const QVector3D from = turned(line.from);
        const QVector3D to = turned(line.to);
        seen.corners << mapped(from) << mapped(to);
        seen.depth = (from.z() + to.z()) / 2 + wayLift;
        seen.isBehind = isAway(rotation.rotatedVector(line.outwards), from);
        m_seen.push_back(std::move(seen));
    }
    std::stable_sort(m_seen.begin(), m_seen.end(), [](const Seen &a, const Seen &b) {
        return a.depth < b.depth;
    });

    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const Seen &seen : m_seen) {
        if (seen.face)
            paintFace(painter, seen);
        else
            paintLine(painter, seen, scale);
    }
}

/// A little larger than it is, so that nothing shines through between two.
void SpaceBoard::paintFace(QPainter &painter, const Seen &seen) const
{
    const QPointF middle =
        (seen.corners[0] + seen.corners[1] + seen.corners[2] + seen.corners[3]) / 4;
    QPolygonF corners;
    for (const QPointF &corner : seen.corners) {
        const QPointF out = corner - middle;
        const double length = std::hypot(out.x(), out.y());
        corners << (length > 0 ? corner + out / length * 0.7 : corner);
    }
    const QPolygonF &outline = seen.outline.isEmpty() ? corners : seen.outline;
    const double area = std::abs(cross(corners[2] - corners[0], corners[3] - corners[1])) / 2;
    if (area < 1)
        return;

    // Within a face perspective makes no difference that is seen, and without it painting is fast.
    const QRectF drawn = seen.face->source.translated(-m_scene->cellBounds().topLeft());
    const QRectF source(drawn.topLeft() * m_flatScale, drawn.size() * m_flatScale);
    const QPointF across =
        (corners[2] - corners[3] + corners[1] - corners[0]) / (2 * source.width());
    const QPointF down =
        (corners[0] - corners[3] + corners[1] - corners[2]) / (2 * source.height());
    const QPointF origin = middle - across * source.center().x() - down * source.center().y();
    QBrush brush = m_flatBrush;
    brush.setTransform(
        QTransform(across.x(), across.y(), down.x(), down.y(), origin.x(), origin.y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawPolygon(outline);

    const auto veil = [&](QColor colour, double opacity) {
        colour.setAlphaF(static_cast<float>(opacity));
        painter.setBrush(colour);
        painter.drawPolygon(outline);
    };
    if (seen.isBehind)
        veil(m_theme.background, behindOpacity);
    if (!m_form->isCurved()) { // where levels lie over each other, cells end at a line
        painter.setPen(QPen(m_theme.cellLine, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outline);
    }
    if (seen.shade > 0)
        veil(Qt::black, seen.shade);
}

void SpaceBoard::paintLine(QPainter &painter, const Seen &seen, double scale) const
{
    QColor colour = seen.line->isTrail ? m_theme.witness : m_theme.selection;
    colour.setAlphaF(seen.isBehind ? 0.3F : 0.9F);
    const double width = std::clamp(0.07 * scale, 1.5, 6.0) * (seen.line->isTrail ? 1.5 : 1);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(seen.corners[0], seen.corners[1]);
    if (!seen.line->isTip)
        return;
    const QLineF way(seen.corners[0], seen.corners[1]);
    if (way.length() < 0.1)
        return;
    const QPointF ahead = (way.p2() - way.p1()) / way.length() * width * 2;
    const QPointF aside(-ahead.y(), ahead.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF(
        {way.p2() + ahead, way.p2() - ahead * 0.4 + aside, way.p2() - ahead * 0.4 - aside}));
}

std::optional<CellId> SpaceBoard::cellAt(QPointF pixel) const
{
    for (auto seen = m_seen.rbegin(); seen != m_seen.rend(); ++seen) {
        const QPolygonF &area = seen->outline.isEmpty() ? seen->corners : seen->outline;
        if (seen->face && area.containsPoint(pixel, Qt::OddEvenFill))
            return seen->face->cell;
    }
    return std::nullopt;
}

std::optional<QPointF> SpaceBoard::middleOf(CellId cell) const
{
    QPointF sum;
    int count = 0;
    for (const Seen &seen : m_seen) {
        if (!seen.face || seen.face->cell != cell)
            continue;
        for (const QPointF &corner : seen.corners)
            sum += corner;
        count += static_cast<int>(seen.corners.size());
    }
    if (count == 0)
        return std::nullopt;
    const QPointF middle = sum / count;
    return cellAt(middle) == cell ? std::optional(middle) : std::nullopt;
}

} // namespace rookery
