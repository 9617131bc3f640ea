#include "widgets/canvas/seam_painter.h"

#include "model/board/square_lattice.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

struct SeamLine
{
    QLineF line; ///< on the scene, in the direction of its arrows
    QString letter;
    QColor colour;
};

constexpr QRgb fileColour[] = {0xff0b5cad, 0xff7fc1ff}; // on light, on dark
constexpr QRgb rankColour[] = {0xffb34700, 0xffffb27a};

/// The letter of a seam; a bar over it says that one of the two edges is turned round.
QString letterOf(const char *letter, bool isBarred)
{
    return QString::fromLatin1(letter) + (isBarred ? QString(QChar(0x0305)) : QString());
}

std::vector<SeamLine> seamLines(const BoardRecipe &recipe, const CanvasTheme &theme)
{
    std::vector<SeamLine> lines;
    if (recipe.lattice != Lattice::Square || recipe.layout != Layout::Flat)
        return lines;
    const double right = recipe.files;
    const double top = -double(recipe.ranks);
    const QColor fileInk = QColor::fromRgb(fileColour[theme.isDark ? 1 : 0]);
    const QColor rankInk = QColor::fromRgb(rankColour[theme.isDark ? 1 : 0]);
    const Seam files = fileSeam(recipe.topology);
    if (files != Seam::Open) {
        const QLineF far(right, 0, right, top);
        const bool isTwisted = files == Seam::Twisted;
        lines.push_back({QLineF(0, 0, 0, top), letterOf("A", false), fileInk});
        lines.push_back(
            {isTwisted ? QLineF(far.p2(), far.p1()) : far, letterOf("A", isTwisted), fileInk});
    }
    const Seam ranks = rankSeam(recipe.topology);
    if (ranks == Seam::Pole) {
        // Each edge is joined to itself, half way round.
        lines.push_back({QLineF(0, 0, right, 0), QStringLiteral("S"), rankInk});
        lines.push_back({QLineF(0, top, right, top), QStringLiteral("N"), rankInk});
    } else if (ranks != Seam::Open) {
        const QLineF upper(0, top, right, top);
        const bool isTwisted = ranks == Seam::Twisted;
        lines.push_back({QLineF(0, 0, right, 0), letterOf("B", false), rankInk});
        lines.push_back({isTwisted ? QLineF(upper.p2(), upper.p1()) : upper,
                         letterOf("B", isTwisted),
                         rankInk});
    }
    return lines;
}

void paintArrowHead(QPainter &painter, QPointF at, QPointF unit, double size)
{
    const QPointF side(-unit.y(), unit.x());
    painter.drawPolygon(QPolygonF({at + unit * size,
                                   at - unit * size * 0.6 + side * size * 0.75,
                                   at - unit * size * 0.6 - side * size * 0.75}));
}

void paintSeam(QPainter &painter, const View &view, const SeamLine &seam)
{
    const QLineF line(view.map(seam.line.p1()), view.map(seam.line.p2()));
    if (line.length() < 1)
        return;
    const double width = std::clamp(view.scale * 0.09, 2.0, 5.0);
    painter.setPen(QPen(seam.colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    const QPointF unit = (line.p2() - line.p1()) / line.length();
    const double head = std::clamp(view.scale * 0.17, 4.0, 9.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(seam.colour);
    for (const double part : {0.25, 0.75})
        paintArrowHead(painter, line.pointAt(part), unit, head);
    const double room = std::clamp(view.scale * 0.42, 12.0, 24.0);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(room * 0.68));
    font.setBold(true);
    painter.setFont(font);
    const QRectF badge(line.center() - QPointF(room / 2, room / 2), QSizeF(room, room));
    painter.drawEllipse(badge);
    painter.setPen(seam.colour.lightness() > 128 ? Qt::black : Qt::white);
    painter.drawText(badge, Qt::AlignCenter, seam.letter);
}

} // namespace

void paintSeams(QPainter &painter, const View &view, const BoardPicture &picture)
{
    constexpr double smallestSeen = 5; // pixels per cell
    if (view.scale < smallestSeen)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SeamLine &seam : seamLines(picture.board->recipe(), picture.theme))
        paintSeam(painter, view, seam);
    painter.restore();
}

} // namespace rookery
