#include "widgets/picture/goal_painter.h"

#include "model/board/zone_map.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace rookery {

namespace {

constexpr double bandWidth = 0.14; ///< what is seen of it, in cells

/// Finds the outer edges of the cells of zones that are to be joined.
class Goals
{
public:
    explicit Goals(const BoardPicture &picture)
        : m_picture(picture)
        , m_scene(*picture.scene)
    {
        const Rules &rules = *picture.design->rules;
        const auto facings = rules.facings();
        for (const End &end : rules.ends) {
            const auto *joining = std::get_if<Joining>(&end.condition);
            if (!joining)
                continue;
            for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
                if (!covers(end.players, player))
                    continue;
                for (const auto &zone : {joining->from, joining->to})
                    addSide(zone, player, facings);
            }
        }
    }

    /// What is painted in the colours of each player.
    std::vector<std::pair<PlayerId, QList<QLineF>>> bands() const
    {
        const auto shared = edgeCounts();
        std::vector<std::pair<PlayerId, QList<QLineF>>> all;
        for (const Side &side : m_sides) {
            QList<QLineF> lines;
            for (const CellId cell : side.cells) {
                for (const QLineF &edge : edgesOf(cell)) {
                    if (shared.at(keyOf(edge)) > 1)
                        continue;
                    for (const QLineF &half :
                         {QLineF(edge.p1(), edge.center()), QLineF(edge.center(), edge.p2())}) {
                        if (isOf(side, cell, half))
                            lines << half;
                    }
                }
            }
            all.emplace_back(side.player, std::move(lines));
        }
        return all;
    }

private:
    using Corner = std::pair<int, int>;

    struct Side
    {
        PlayerId player;
        std::vector<CellId> cells;
        QPointF middle;
    };

    void addSide(std::optional<ZoneId> zone, PlayerId player, std::span<const Orientation> facings)
    {
        const auto &zones = m_picture.board->recipe().edits.zones;
        if (!zone || zone->index() >= zones.size())
            return;
        Side side{player, {}, {}};
        for (const SiteId site :
             zoneSites(*m_picture.board, zones[zone->index()], player, facings)) {
            if (const auto cell = m_picture.board->cellAt(site))
                side.cells.push_back(*cell);
        }
        for (const CellId cell : side.cells)
            side.middle += m_scene.cell(cell).centre / static_cast<double>(side.cells.size());
        if (!side.cells.empty())
            m_sides.push_back(std::move(side));
    }

    QList<QLineF> edgesOf(CellId cell) const
    {
        const CellGeometry &geometry = m_scene.cell(cell);
        const QRectF &box = geometry.bounds;
        const QPolygonF outline =
            !geometry.outline.isEmpty()
                ? geometry.outline
                : QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
        QList<QLineF> edges;
        for (qsizetype i = 0; i < outline.size(); ++i)
            edges << QLineF(outline[i], outline[(i + 1) % outline.size()]);
        return edges;
    }

    static std::pair<Corner, Corner> keyOf(const QLineF &edge)
    {
        const auto corner = [](QPointF at) {
            return Corner(qRound(at.x() * 50), qRound(at.y() * 50));
        };
        return std::minmax({corner(edge.p1()), corner(edge.p2())});
    }

    /// By edge how many cells have it: those on the outside have one.
    std::map<std::pair<Corner, Corner>, int> edgeCounts() const
    {
        std::map<std::pair<Corner, Corner>, int> counts;
        for (const CellId cell : IdRange<CellId>(m_scene.size())) {
            for (const QLineF &edge : edgesOf(cell))
                ++counts[keyOf(edge)];
        }
        return counts;
    }

    /// A corner of the board belongs to two sides; each has what lies towards the outside of it.
    bool isOf(const Side &side, CellId cell, const QLineF &half) const
    {
        const QPointF centre = m_scene.cellBounds().center();
        const QPointF way = half.center() - m_scene.cell(cell).centre;
        const auto outside = [&](const Side &one) {
            const QPointF away = normalOf(one, centre);
            return QPointF::dotProduct(way, away);
        };
        return std::all_of(m_sides.begin(), m_sides.end(), [&](const Side &other) {
            const bool has =
                std::find(other.cells.begin(), other.cells.end(), cell) != other.cells.end();
            return !has || outside(other) <= outside(side) + 1e-9;
        });
    }

    /// Across the line on which a side's cells lie, away from the board's middle.
    QPointF normalOf(const Side &side, QPointF centre) const
    {
        const QPointF along =
            m_scene.cell(side.cells.back()).centre - m_scene.cell(side.cells.front()).centre;
        QPointF across(-along.y(), along.x());
        if (along.isNull())
            across = side.middle - centre;
        if (QPointF::dotProduct(across, side.middle - centre) < 0)
            across = -across;
        return across / std::max(1e-9, std::hypot(across.x(), across.y()));
    }

    const BoardPicture &m_picture;
    const BoardScene &m_scene;
    std::vector<Side> m_sides;
};

} // namespace

bool hasGoals(const Rules &rules)
{
    return std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return std::holds_alternative<Joining>(end.condition);
    });
}

double goalRoom(const BoardPicture &picture)
{
    const bool isDrawn =
        picture.design && hasGoals(*picture.design->rules) && !picture.scene->isOnPoints();
    return isDrawn ? bandWidth : 0;
}

void paintGoals(QPainter &painter, const View &view, const BoardPicture &picture)
{
    if (goalRoom(picture) == 0)
        return;
    const Goals goals(picture);
    const auto colours = picture.theme.players(*picture.design->rules);
    const double width = 2 * std::clamp(view.scale * bandWidth, 2.0, 8.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto bands = goals.bands();
    for (const auto &[player, lines] : bands) {
        QList<QLineF> seen;
        for (const QLineF &line : lines)
            seen << QLineF(view.map(line.p1()), view.map(line.p2()));
        const PlayerColours &own = colours[player.index()];
        painter.setPen(QPen(own.line, width + 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(seen);
        painter.setPen(QPen(own.body, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(seen);
    }
    painter.restore();
}

} // namespace rookery
