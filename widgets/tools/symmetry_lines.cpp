#include "widgets/tools/symmetry_lines.h"

#include "model/board/layout.h"
#include "widgets/picture/board_scene.h"
#include "widgets/tools/badge.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace rookery {

namespace {

constexpr std::size_t mostSites = 600; ///< that are looked at; of large boards a part says enough
constexpr qsizetype mostPlaces = 32;   ///< a drawing with more of them has no axes that help an eye
constexpr double exact = 0.05;         ///< cells

bool isSame(QPointF a, QPointF b)
{
    return QPointF(a - b).manhattanLength() < exact;
}

/// A place and where the symmetry has it again, both on the scene.
using Pair = std::pair<QPointF, QPointF>;

std::vector<SiteId> lookedAt(const Board &board)
{
    const std::size_t step = board.siteCount() / mostSites + 1;
    std::vector<SiteId> sites;
    for (std::size_t i = 0; i < board.siteCount(); i += step)
        sites.emplace_back(i);
    return sites;
}

QPointF placeOf(const Board &board, SiteId site)
{
    return scenePoint(siteShape(board, site).centre);
}

std::vector<Pair> pairsOf(const Board &board, const Orientation &image)
{
    std::vector<Pair> pairs;
    for (const SiteId site : lookedAt(board)) {
        if (const auto other = board.image(site, image))
            pairs.emplace_back(placeOf(board, site), placeOf(board, *other));
    }
    return pairs;
}

/// The line through the middles of pairs that lie across it; each level has one of its own.
struct Axis
{
    double offset;
    double least;
    double most;
};

/// Nothing if the pairs do not all lie along one way, which means that this is no mirror.
QList<QLineF> axesOf(const std::vector<Pair> &pairs)
{
    const auto apart = std::find_if(pairs.begin(), pairs.end(), [](const Pair &pair) {
        return !isSame(pair.first, pair.second);
    });
    if (apart == pairs.end())
        return {};
    const QPointF whole = apart->second - apart->first;
    const QPointF across = whole / std::hypot(whole.x(), whole.y());
    const QPointF along(-across.y(), across.x());
    std::vector<Axis> axes;
    for (const auto &[from, to] : pairs) {
        if (std::abs(QPointF::dotProduct(to - from, along)) > exact)
            return {};
        const QPointF middle = (from + to) / 2;
        const double offset = QPointF::dotProduct(middle, across);
        const double at = QPointF::dotProduct(middle, along);
        const auto known = std::find_if(axes.begin(), axes.end(), [offset](const Axis &axis) {
            return std::abs(axis.offset - offset) < exact;
        });
        if (known == axes.end())
            axes.push_back({offset, at, at});
        else
            *known = {known->offset, std::min(known->least, at), std::max(known->most, at)};
        if (std::ssize(axes) > mostPlaces)
            return {};
    }
    constexpr double beyond = 0.75; // from the middle of the outermost cell
    QList<QLineF> lines;
    for (const Axis &axis : axes)
        lines << QLineF(across * axis.offset + along * (axis.least - beyond),
                        across * axis.offset + along * (axis.most + beyond));
    return lines;
}

/// The middles of what the symmetry repeats; nothing if they are not the same for all of a level.
QList<QPointF> centresOf(const Board &board, std::span<const Orientation> images)
{
    QList<QPointF> centres;
    for (const SiteId site : lookedAt(board)) {
        QPointF sum = placeOf(board, site);
        for (const Orientation &image : images) {
            const auto other = board.image(site, image);
            if (!other)
                return {};
            sum += placeOf(board, *other);
        }
        const QPointF centre = sum / static_cast<double>(images.size() + 1);
        const bool isKnown = std::any_of(centres.begin(), centres.end(), [centre](QPointF known) {
            return isSame(known, centre);
        });
        if (!isKnown)
            centres << centre;
        if (centres.size() > mostPlaces)
            return {};
    }
    return centres;
}

} // namespace

SymmetryLines symmetryLines(const Board &board, std::span<const Orientation> images)
{
    SymmetryLines lines;
    for (const Orientation &image : images)
        lines.axes << axesOf(pairsOf(board, image));
    if (lines.axes.isEmpty() && !images.empty()) {
        lines.centres = centresOf(board, images);
        lines.turns = static_cast<int>(images.size()) + 1;
    }
    return lines;
}

void paintSymmetry(QPainter &painter, const View &view, const SymmetryLines &lines)
{
    if (lines.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor rim(255, 255, 255, 190); // dark and light cells alike
    for (const QLineF &axis : lines.axes) {
        const QLineF seen(view.map(axis.p1()), view.map(axis.p2()));
        painter.setPen(QPen(rim, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(seen);
        painter.setPen(QPen(toolColour(), 2, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(seen);
    }
    // A small polygon with a corner for each turn; of a half turn a lens.
    const double radius = std::clamp(view.scale * 0.2, 7.0, 16.0);
    painter.setPen(QPen(rim, 2));
    painter.setBrush(toolColour());
    for (const QPointF &centre : lines.centres) {
        QPolygonF mark;
        const int corners = lines.turns == 2 ? 4 : lines.turns;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners - std::numbers::pi / 2;
            const double narrow = lines.turns == 2 && i % 2 == 1 ? 0.5 : 1;
            mark << QPointF(std::cos(angle), std::sin(angle)) * radius * narrow;
        }
        painter.drawPolygon(mark.translated(view.map(centre)));
    }
    painter.restore();
}

} // namespace rookery
