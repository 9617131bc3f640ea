#include "widgets/picture/own_art.h"

#include "model/file/artwork/svg_picture.h"

#include <QBuffer>
#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QImageReader>
#include <QPaintDevice>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>
#include <memory>

namespace rookery {

namespace {

constexpr int largestSide = 1024;   // pixels that a picture is ever drawn at
constexpr int allocationLimit = 64; // megabytes

/// A picture made ready to be drawn. It keeps the content, so that its address stays its own.
struct ReadyPicture
{
    Shared<std::string> content;
    quint64 number = 0;
    std::unique_ptr<QSvgRenderer> svg;
    QImage png;

    bool canBeDrawn() const { return (svg && svg->isValid()) || !png.isNull(); }
    QSizeF size() const { return svg ? svg->viewBoxF().size() : QSizeF(png.size()); }
};

QImage readPng(const std::string &bytes)
{
    QImageReader::setAllocationLimit(allocationLimit);
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    QImageReader reader(&buffer, "png");
    QImage image = reader.read();
    if (image.width() > largestSide || image.height() > largestSide)
        image =
            image.scaled(largestSide, largestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image;
}

const ReadyPicture &ready(const Picture &picture)
{
    static thread_local QHash<const std::string *, std::shared_ptr<ReadyPicture>> known;
    static thread_local quint64 count = 0;
    constexpr qsizetype most = 256;
    if (const auto found = known.constFind(&*picture.content); found != known.constEnd())
        return **found;
    if (known.size() >= most)
        known.clear();
    auto made = std::make_shared<ReadyPicture>();
    made->content = picture.content;
    made->number = ++count;
    if (picture.format == ArtFormat::Png) {
        made->png = readPng(*picture.content);
    } else if (const auto clean = cleanedSvg(*picture.content)) {
        made->svg = std::make_unique<QSvgRenderer>(QByteArray::fromStdString(clean->text));
        made->svg->setAspectRatioMode(Qt::KeepAspectRatio);
    }
    known.insert(&*made->content, made);
    return *made;
}

/// Dark becomes the line's colour, light the body's.
void tintImage(QImage &image, const PlayerColours &colours)
{
    const auto mixed = [](int dark, int light, int share) {
        return dark + (light - dark) * share / 255;
    };
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int share = qGray(line[x]);
            line[x] = qRgba(mixed(colours.line.red(), colours.body.red(), share),
                            mixed(colours.line.green(), colours.body.green(), share),
                            mixed(colours.line.blue(), colours.body.blue(), share),
                            qAlpha(line[x]));
        }
    }
}

void paintPlain(QPainter &painter, const QRectF &area, const ReadyPicture &picture)
{
    if (picture.svg) {
        picture.svg->render(&painter, area);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, picture.png);
}

QRectF fitted(const QRectF &area, const QSizeF &size)
{
    const QSizeF inside = size.scaled(area.size(), Qt::KeepAspectRatio);
    return {area.center() - QPointF(inside.width() / 2, inside.height() / 2), inside};
}

} // namespace

bool paintPicture(QPainter &painter,
                  const QRectF &area,
                  const Picture &picture,
                  const std::optional<PlayerColours> &tint)
{
    if (!picture.canBeDrawn())
        return false;
    const ReadyPicture &made = ready(picture);
    if (!made.canBeDrawn())
        return false;
    const QRectF place = fitted(area, made.size());
    if (!tint) {
        paintPlain(painter, place, made);
        return true;
    }
    const double scale =
        std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12());
    const QSize pixels =
        (place.size() * scale).toSize().boundedTo({largestSide, largestSide}).expandedTo({1, 1});
    QImage image(pixels, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter onto(&image);
    onto.setRenderHint(QPainter::Antialiasing);
    paintPlain(onto, QRectF(QPointF(0, 0), QSizeF(pixels)), made);
    onto.end();
    tintImage(image, *tint);
    painter.drawImage(place, image);
    return true;
}

quint64 pictureNumber(const Picture &picture)
{
    return picture.canBeDrawn() ? ready(picture).number : 0;
}

} // namespace rookery
