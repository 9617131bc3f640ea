#include "widgets/export/board_tiles.h"

#include "widgets/export/diagram_picture.h"
#include "widgets/picture/board_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double markGap = 3; // points between the board and a mark, as all lengths on the page
constexpr double markLength = 11;
constexpr double edge = markGap + markLength; // what the marks take of a page on each side

BoardPicture emptyPicture(const DiagramPicture &diagram)
{
    BoardPicture picture = diagram.picture();
    picture.position = nullptr;
    return picture;
}

/// All that is printed of the board, in cells.
QRectF printedArea(const BoardPicture &picture)
{
    const QSizeF size = pictureCells(picture);
    return {picture.scene->bounds().center() - QPointF(size.width(), size.height()) / 2, size};
}

/// In points, on paper of any size.
QSizeF roomOn(const QSizeF &page)
{
    return (page - QSizeF(2 * edge, 2 * edge)).expandedTo(QSizeF(edge, edge));
}

/// What largestCell() says, for a board of this size in cells.
double cellOfSomePages(const QSizeF &board, const QSizeF &page)
{
    constexpr double most = 300; // pages
    constexpr double smaller = 0.95;
    const QSizeF room = roomOn(page) / pointsPerMillimetre;
    const auto pages = [&](double cell) {
        return std::ceil(board.width() * cell / room.width())
               * std::ceil(board.height() * cell / room.height());
    };
    double cell = std::max(room.width(), room.height());
    while (pages(cell) > most)
        cell *= smaller;
    return cell;
}

/// Where a length is cut so that no part is longer than the room: at an edge of a cell if there is
/// one, else where the room ends. All in cells; both ends are among them.
std::vector<double> cuts(double begin, double end, double firstCell, double room)
{
    constexpr double tiny = 1e-6;
    std::vector<double> at = {begin};
    while (end - at.back() > room + tiny) {
        const double furthest = at.back() + room;
        const double cellEdge = firstCell + std::floor(furthest - firstCell + tiny);
        at.push_back(cellEdge > at.back() + tiny ? cellEdge : furthest);
    }
    at.push_back(end);
    return at;
}

void paintCorner(QPainter &painter, const QPointF &corner, double right, double down)
{
    const QPointF along(right, 0);
    const QPointF across(0, down);
    painter.drawLine(corner + along * markGap, corner + along * edge);
    painter.drawLine(corner + across * markGap, corner + across * edge);
}

} // namespace

std::vector<std::vector<SheetItem>>
layOutTiles(const Subject &subject, double cell, const QSizeF &page)
{
    const DiagramPicture diagram(subject);
    const BoardPicture picture = emptyPicture(diagram);
    const QRectF whole = printedArea(picture);
    const QRectF cells = picture.scene->cellBounds();
    const double scale = std::min(cell, cellOfSomePages(whole.size(), page)) * pointsPerMillimetre;
    const QSizeF room = roomOn(page) / scale;
    const auto columns = cuts(whole.left(), whole.right(), cells.left(), room.width());
    const auto rows = cuts(whole.top(), whole.bottom(), cells.top(), room.height());
    const auto count = static_cast<int>((columns.size() - 1) * (rows.size() - 1));
    std::vector<std::vector<SheetItem>> pages;
    for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
        for (std::size_t column = 0; column + 1 < columns.size(); ++column) {
            SheetItem tile{SheetItem::Kind::Tile, {}};
            tile.part = {QPointF(columns[column], rows[row]),
                         QPointF(columns[column + 1], rows[row + 1])};
            tile.area = {QPointF(edge, edge), tile.part.size() * scale};
            const QString place = QCoreApplication::translate(
                                      "PieceSheet", "Page %1 of %2: row %3, column %4 of the board")
                                      .arg(pages.size() + 1)
                                      .arg(count)
                                      .arg(row + 1)
                                      .arg(column + 1);
            const QRectF below(
                3 * edge, page.height() - edge, page.width() - 4 * edge, edge - markGap);
            pages.push_back({tile});
            if (count > 1)
                pages.back().push_back({SheetItem::Kind::Line, below, place});
        }
    }
    return pages;
}

double cellOnOnePage(const Subject &subject, const QSizeF &page)
{
    const DiagramPicture diagram(subject);
    const QSizeF whole = printedArea(emptyPicture(diagram)).size();
    const QSizeF room = roomOn(page) / pointsPerMillimetre;
    return std::floor(std::min(room.width() / whole.width(), room.height() / whole.height()));
}

double largestCell(const Subject &subject, const QSizeF &page)
{
    const DiagramPicture diagram(subject);
    return cellOfSomePages(printedArea(emptyPicture(diagram)).size(), page);
}

void paintTile(QPainter &painter, const DiagramPicture &board, const SheetItem &tile)
{
    const BoardPicture picture = emptyPicture(board);
    View view;
    view.scale = tile.area.width() / tile.part.width();
    view.origin = tile.area.topLeft() - tile.part.topLeft() * view.scale;
    painter.save();
    painter.setClipRect(tile.area, Qt::IntersectClip);
    BoardPainter(painter, view, picture, BoardPainter::Caching::Off).paintGround(tile.area);
    painter.restore();
    painter.save();
    painter.setPen(QPen(Qt::black, 0.5));
    paintCorner(painter, tile.area.topLeft(), -1, -1);
    paintCorner(painter, tile.area.topRight(), 1, -1);
    paintCorner(painter, tile.area.bottomLeft(), -1, 1);
    paintCorner(painter, tile.area.bottomRight(), 1, 1);
    painter.restore();
}

} // namespace rookery
