#include "widgets/movement/pencil_pictures.h"

#include "widgets/picture/piece_art.h"

#include <QPainter>
#include <QPixmap>

namespace rookery {

namespace {

QPixmap blankPicture(double ratio)
{
    QPixmap picture(QSize(pencilPictureSide, pencilPictureSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

} // namespace

QIcon markPicture(MarkKind kind, double ratio)
{
    QPixmap picture = blankPicture(ratio);
    QPainter painter(&picture);
    paintMark(
        painter, QRectF(0, 0, pencilPictureSide, pencilPictureSide), kind, 0, MarkPlace::Middle);
    return QIcon(picture);
}

QIcon piecePicture(PlayerColours colours, double ratio)
{
    QPixmap picture = blankPicture(ratio);
    QPainter painter(&picture);
    PieceType piece;
    piece.name = " ";
    piece_art::paint(painter, QRectF(0, 0, pencilPictureSide, pencilPictureSide), piece, colours);
    return QIcon(picture);
}

QIcon wallPicture(const QColor &ink, double ratio)
{
    QPixmap picture = blankPicture(ratio);
    QPainter painter(&picture);
    const QRectF area(2.5, 2.5, pencilPictureSide - 5, pencilPictureSide - 5);
    painter.fillRect(area, QBrush(ink, Qt::BDiagPattern));
    painter.setPen(QPen(ink, 1.5));
    painter.drawRect(area);
    return QIcon(picture);
}

} // namespace rookery
