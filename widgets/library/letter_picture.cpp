#include "widgets/library/letter_picture.h"

#include <QFont>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>

namespace rookery {

namespace {

constexpr double drawnSide = 100;

QString spot(const QPainterPath::Element &element)
{
    return QString::number(element.x, 'f', 2) + QLatin1Char(' ')
           + QString::number(element.y, 'f', 2);
}

/// As SVG writes it; every part of it is closed.
QString pathData(const QPainterPath &path)
{
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += (data.isEmpty() ? QStringLiteral("M") : QStringLiteral("ZM")) + spot(element);
            break;
        case QPainterPath::LineToElement:
            data += QLatin1Char('L') + spot(element);
            break;
        case QPainterPath::CurveToElement:
            data += QLatin1Char('C') + spot(element);
            break;
        case QPainterPath::CurveToDataElement:
            data += QLatin1Char(' ') + spot(element);
            break;
        }
    }
    return data + QLatin1Char('Z');
}

/// In the middle of the picture, as large as the disc has room for.
QPainterPath fitted(const QPainterPath &path)
{
    constexpr double width = 54;
    constexpr double height = 48;
    constexpr double most = 0.66; // of the font's size, for narrow and flat letters
    const QRectF box = path.boundingRect();
    const double scale = std::min({width / box.width(), height / box.height(), most});
    const QPointF middle = box.center();
    return QTransform::fromTranslate(drawnSide / 2, drawnSide / 2)
        .scale(scale, scale)
        .translate(-middle.x(), -middle.y())
        .map(path);
}

} // namespace

std::string letterPicture(const QString &letters)
{
    QFont font;
    font.setBold(true);
    font.setPixelSize(static_cast<int>(drawnSide));
    QPainterPath path;
    path.addText({}, font, letters.trimmed());
    if (path.boundingRect().isEmpty())
        return {};
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                          "<circle cx=\"50\" cy=\"50\" r=\"44\" fill=\"#ffffff\" "
                          "stroke=\"#000000\" stroke-width=\"4\"/>"
                          "<path fill=\"#000000\" d=\"%1\"/></svg>")
        .arg(pathData(fitted(path)))
        .toStdString();
}

} // namespace rookery
