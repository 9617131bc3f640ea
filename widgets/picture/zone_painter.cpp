#include "widgets/picture/zone_painter.h"

#include "model/board/zone_map.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace rookery {

namespace {

struct PaletteRow
{
    const char *name;
    QRgb onLight;
    QRgb onDark;
};

constexpr PaletteRow palette[] = {
    {QT_TRANSLATE_NOOP("Zones", "blue"), 0xff1f4e9e, 0xff9ccaff},
    {QT_TRANSLATE_NOOP("Zones", "red"), 0xffa3261b, 0xffffb3a6},
    {QT_TRANSLATE_NOOP("Zones", "green"), 0xff1d6b34, 0xffa6e5b3},
    {QT_TRANSLATE_NOOP("Zones", "purple"), 0xff6a2c91, 0xffddbbff},
    {QT_TRANSLATE_NOOP("Zones", "teal"), 0xff00626b, 0xff8fe6ea},
    {QT_TRANSLATE_NOOP("Zones", "pink"), 0xffa3175f, 0xffffb5dd},
    {QT_TRANSLATE_NOOP("Zones", "brown"), 0xff5b3a12, 0xfff2d29c},
    {QT_TRANSLATE_NOOP("Zones", "grey"), 0xff303030, 0xfff2f2f2},
};

const PaletteRow &paletteRow(int colour)
{
    return palette[static_cast<std::size_t>(colour) % std::size(palette)];
}

/// Where a level line of this normal crosses the outline, in order along it. There are pairs of
/// them, for any outline that does not cross itself.
std::vector<double> crossings(const QPolygonF &outline, QPointF normal, double level)
{
    const QPointF along(-normal.y(), normal.x());
    std::vector<double> found;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % outline.size()];
        const double before = QPointF::dotProduct(a, normal) - level;
        const double after = QPointF::dotProduct(b, normal) - level;
        if ((before < 0) != (after < 0))
            found.push_back(QPointF::dotProduct(a + (b - a) * (before / (before - after)), along));
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// Calls `draw` with both ends of every piece of the parallels that lies inside.
template<class Draw>
void eachParallel(
    const QPolygonF &outline, QPointF normal, double spacing, QPointF origin, Draw draw)
{
    double low = std::numeric_limits<double>::max();
    double high = -low;
    for (const QPointF &corner : outline) {
        const double level = QPointF::dotProduct(corner, normal);
        low = std::min(low, level);
        high = std::max(high, level);
    }
    const double phase = QPointF::dotProduct(origin, normal);
    const QPointF along(-normal.y(), normal.x());
    for (double k = std::ceil((low - phase) / spacing); phase + k * spacing < high; ++k) {
        const double level = phase + k * spacing;
        const auto ends = crossings(outline, normal, level);
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            draw(normal * level + along * ends[i], normal * level + along * ends[i + 1]);
    }
}

void paintParallels(
    QPainter &painter, const QPolygonF &outline, QPointF normal, double spacing, QPointF origin)
{
    QList<QLineF> lines;
    eachParallel(outline, normal, spacing, origin, [&](QPointF from, QPointF to) {
        lines << QLineF(from, to);
    });
    painter.drawLines(lines);
}

void paintDots(QPainter &painter, const QPolygonF &outline, double spacing, QPointF origin)
{
    const double radius = std::max(1.0, painter.pen().widthF());
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    eachParallel(outline, QPointF(0, 1), spacing, origin, [&](QPointF from, QPointF to) {
        const auto [left, right] = std::minmax({from.x(), to.x()});
        for (double k = std::ceil((left - origin.x()) / spacing); origin.x() + k * spacing < right;
             ++k)
            painter.drawEllipse(QPointF(origin.x() + k * spacing, from.y()), radius, radius);
    });
    painter.restore();
}

QPolygonF corners(const QRectF &area)
{
    return QPolygonF({area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()});
}

/// The edges that only one of the outlines has: the border of what they cover together.
QList<QLineF> borderOf(const std::vector<QPolygonF> &outlines)
{
    using Corner = std::pair<qint64, qint64>;
    const auto corner = [](QPointF at) {
        return Corner(qRound64(at.x() * 2), qRound64(at.y() * 2));
    };
    std::map<std::pair<Corner, Corner>, std::pair<int, QLineF>> edges;
    for (const QPolygonF &outline : outlines) {
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const QLineF edge(outline[i], outline[(i + 1) % outline.size()]);
            const auto [low, high] = std::minmax({corner(edge.p1()), corner(edge.p2())});
            auto &seen = edges[{low, high}];
            ++seen.first;
            seen.second = edge;
        }
    }
    QList<QLineF> border;
    for (const auto &[ends, seen] : edges) {
        if (seen.first == 1)
            border << seen.second;
    }
    return border;
}

/// How strongly a zone is drawn.
struct Ink
{
    float tint;
    float line;
    float border;
    double spacing; ///< of the hatch, in cells
    double width;   ///< of the border, in cells
};

constexpr Ink strong{0.16F, 0.75F, 1, 0.2, 0.06};
constexpr Ink faint{0.07F, 0.3F, 0.6F, 0.4, 0.03};

QColor withAlpha(QColor colour, float alpha)
{
    colour.setAlphaF(alpha);
    return colour;
}

class ZonePainter
{
public:
    ZonePainter(QPainter &painter,
                const View &view,
                const BoardPicture &picture,
                const QRectF &visible)
        : m_painter(painter)
        , m_view(view)
        , m_picture(picture)
        , m_visible(visible)
    {
    }

    /// `number` shifts the pattern, so that two zones of one hatch stay two.
    void paint(const ShownZone &zone, int number)
    {
        constexpr double smallestHatched = 7; // pixels per cell
        const bool isAlone = m_picture.zones->size() == 1;
        const Ink &ink = zone.isChosen || isAlone ? strong : faint;
        const QColor colour = zoneColour(zone.colour, m_picture.theme.hasDarkCells);
        const auto outlines = outlinesOf(zone.cells);
        const bool isTiny = m_view.scale < smallestHatched;
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(withAlpha(colour, isTiny ? 3 * ink.tint : ink.tint));
        for (const QPolygonF &outline : outlines)
            m_painter.drawPolygon(outline);
        if (isTiny)
            return;
        m_painter.setRenderHint(QPainter::Antialiasing);
        const double spacing = std::clamp(m_view.scale * ink.spacing, 4.0, 70 * ink.spacing);
        const double line = std::clamp(m_view.scale * ink.width / 2, 1.0, 2.0);
        m_painter.setPen(QPen(withAlpha(colour, ink.line), line));
        const QPointF origin = m_view.origin + QPointF(1, 1) * (spacing * (0.5 + 0.37 * number));
        for (const QPolygonF &outline : outlines)
            paintHatch(m_painter, outline, zone.hatch, spacing, origin);
        const double border = std::clamp(m_view.scale * ink.width, 1.0, 3.5);
        const QColor edge = withAlpha(colour, ink.border);
        m_painter.setPen(QPen(edge, border, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLines(borderOf(outlines));
        m_painter.setPen(QPen(edge, border, Qt::DotLine, Qt::RoundCap));
        m_painter.drawLines(borderOf(outlinesOf(zone.others)));
    }

private:
    std::vector<QPolygonF> outlinesOf(const std::vector<CellId> &cells) const
    {
        std::vector<QPolygonF> outlines;
        for (const CellId cell : cells) {
            const CellGeometry &geometry = m_picture.scene->cell(cell);
            if (geometry.bounds.intersects(m_visible))
                outlines.push_back(pixelOutline(m_view, geometry));
        }
        return outlines;
    }

    QPainter &m_painter;
    const View &m_view;
    const BoardPicture &m_picture;
    QRectF m_visible;
};

std::vector<CellId> cellsOf(const Board &board, const std::vector<SiteId> &sites)
{
    std::vector<CellId> cells;
    for (const SiteId site : sites) {
        if (const auto cell = board.cellAt(site))
            cells.push_back(*cell);
    }
    return cells;
}

} // namespace

QPolygonF pixelOutline(const View &view, const CellGeometry &geometry)
{
    return view.map(geometry.outline.isEmpty() ? corners(geometry.bounds) : geometry.outline);
}

QColor zoneColour(int colour, bool isDark)
{
    return QColor::fromRgb(isDark ? paletteRow(colour).onDark : paletteRow(colour).onLight);
}

QString zoneColourName(int colour)
{
    return QCoreApplication::translate("Zones", paletteRow(colour).name);
}

std::vector<ShownZone> shownZones(const Design &design,
                                  const Board &board,
                                  std::optional<PlayerId> player,
                                  const std::set<std::string> &hidden)
{
    std::vector<Orientation> facings;
    for (const Player &one : design.rules->players)
        facings.push_back(one.facing);
    std::vector<ShownZone> shown;
    for (const Zone &zone : board.recipe().edits.zones) {
        if (hidden.contains(zone.name))
            continue;
        const std::vector<SiteId> sites =
            player ? zoneSites(board, zone, *player, facings) : commonSites(board, zone, facings);
        std::vector<SiteId> all = sites;
        const bool areOneForAll = zone.sharing == ZoneSharing::Everyone && zone.own.empty();
        for (const PlayerId other : IdRange<PlayerId>(areOneForAll ? 0 : facings.size())) {
            const auto theirs = zoneSites(board, zone, other, facings);
            std::vector<SiteId> both;
            std::set_union(
                all.begin(), all.end(), theirs.begin(), theirs.end(), std::back_inserter(both));
            all = std::move(both);
        }
        std::vector<SiteId> others;
        std::set_difference(
            all.begin(), all.end(), sites.begin(), sites.end(), std::back_inserter(others));
        shown.push_back({QString::fromStdString(zone.name),
                         zone.hatch,
                         zone.colour,
                         cellsOf(board, sites),
                         cellsOf(board, others),
                         sites,
                         std::move(all)});
    }
    return shown;
}

void paintHatch(
    QPainter &painter, const QPolygonF &outline, Hatch hatch, double spacing, QPointF origin)
{
    constexpr double diagonal = 0.70710678;
    const QPointF rising(diagonal, diagonal);
    const QPointF falling(diagonal, -diagonal);
    const QPointF level(0, 1);
    const QPointF upright(1, 0);
    const auto parallels = [&](QPointF normal) {
        paintParallels(painter, outline, normal, spacing, origin);
    };
    switch (hatch) {
    case Hatch::Rising:
        return parallels(rising);
    case Hatch::Falling:
        return parallels(falling);
    case Hatch::Cross:
        parallels(rising);
        return parallels(falling);
    case Hatch::Horizontal:
        return parallels(level);
    case Hatch::Vertical:
        return parallels(upright);
    case Hatch::Grid:
        parallels(level);
        return parallels(upright);
    case Hatch::Dots:
        return paintDots(painter, outline, spacing, origin);
    }
}

void paintZones(QPainter &painter,
                const View &view,
                const BoardPicture &picture,
                const QRectF &visible)
{
    if (!picture.zones)
        return;
    painter.save();
    ZonePainter zones(painter, view, picture, visible);
    for (const bool isChosen : {false, true}) {
        int number = 0;
        for (const ShownZone &zone : *picture.zones) {
            if (zone.isChosen == isChosen)
                zones.paint(zone, number);
            ++number;
        }
    }
    painter.restore();
}

QIcon zoneIcon(Hatch hatch, int colour, const CanvasTheme &theme)
{
    constexpr int side = 22;
    constexpr double ratio = 2;
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(1.5, 1.5, side - 3, side - 3);
    painter.setPen(QPen(zoneColour(colour, theme.hasDarkCells), 1.5));
    painter.setBrush(theme.lightCell);
    painter.drawRect(area);
    paintHatch(painter, corners(area), hatch, 5, area.center());
    return QIcon(pixmap);
}

} // namespace rookery
