#include "widgets/picture/seam_painter.h"

#include "model/board/square_lattice.h"
#include "widgets/picture/board_scene.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

struct SeamInk
{
    QRgb onLight;
    QRgb onDark;
};
constexpr SeamInk inks[] = {
    {0xff0b5cad, 0xff7fc1ff}, {0xffb34700, 0xffffb27a}, {0xff1d6f42, 0xff8fdcb0}};

/// The letter of a seam; a bar over it says that this edge is turned round. At a pole the edge is
/// joined to itself, halfway round.
QString letterOf(const SeamEdge &edge, bool isPole)
{
    if (isPole)
        return edge.isFar ? QStringLiteral("N") : QStringLiteral("S");
    const QString letter(QChar(u'A' + edge.pair));
    return edge.isTwisted && edge.isFar ? letter + QChar(0x0305) : letter;
}

void paintArrowHead(QPainter &painter, QPointF at, QPointF unit, double size)
{
    const QPointF side(-unit.y(), unit.x());
    painter.drawPolygon(QPolygonF({at + unit * size,
                                   at - unit * size * 0.6 + side * size * 0.75,
                                   at - unit * size * 0.6 - side * size * 0.75}));
}

/// The line and the unit of its direction at some part of its length.
struct OnLine
{
    QPointF at;
    QPointF unit;
};

OnLine onLine(const QPolygonF &line, double part)
{
    double whole = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        whole += QLineF(line[i - 1], line[i]).length();
    double left = whole * part;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        if (piece.length() > 0 && (left <= piece.length() || i + 1 == line.size())) {
            const QPointF unit = (piece.p2() - piece.p1()) / piece.length();
            return {piece.p1() + unit * std::min(left, piece.length()), unit};
        }
        left -= piece.length();
    }
    return {line.first(), {1, 0}};
}

void paintSeam(QPainter &painter,
               const View &view,
               const SeamLine &seam,
               const QColor &colour,
               const QString &letter)
{
    QPolygonF line;
    for (const Point &point : seam.points)
        line << view.map(scenePoint(point));
    if (line.size() < 2 || line.boundingRect().width() + line.boundingRect().height() < 1)
        return;
    const double width = std::clamp(view.scale * 0.09, 2.0, 5.0);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    const double head = std::clamp(view.scale * 0.17, 4.0, 9.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const double part : {0.25, 0.75}) {
        const OnLine place = onLine(line, part);
        paintArrowHead(painter, place.at, place.unit, head);
    }
    const double room = std::clamp(view.scale * 0.42, 12.0, 24.0);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(room * 0.68));
    font.setBold(true);
    painter.setFont(font);
    const QRectF badge(onLine(line, 0.5).at - QPointF(room / 2, room / 2), QSizeF(room, room));
    painter.drawEllipse(badge);
    painter.setPen(colour.lightness() > 128 ? Qt::black : Qt::white);
    painter.drawText(badge, Qt::AlignCenter, letter);
}

} // namespace

void paintSeams(QPainter &painter, const View &view, const BoardPicture &picture)
{
    constexpr double smallestSeen = 5; // pixels per cell
    if (view.scale < smallestSeen)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hasPoles = rankSeam(picture.board->recipe().topology) == Seam::Pole;
    for (const SeamLine &seam : picture.scene->seamLines()) {
        const SeamInk &ink = inks[static_cast<std::size_t>(seam.edge.pair) % std::size(inks)];
        const QColor colour = QColor::fromRgb(picture.theme.isDark ? ink.onDark : ink.onLight);
        paintSeam(
            painter, view, seam, colour, letterOf(seam.edge, hasPoles && seam.edge.pair == 1));
    }
    painter.restore();
}

} // namespace rookery
