#include "widgets/picture/picture_export.h"

#include "widgets/picture/board_painter.h"

#include <QBuffer>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace rookery {

namespace {

using Painting = std::function<void(QPainter &)>;

constexpr int clipboardSide = 1024; ///< pixels along the longer side, at least

QString pictureTitle(const BoardPicture &picture)
{
    return QString::fromStdString(picture.design->info->name);
}

QByteArray paintedSvg(const QSize &size, const QString &title, const Painting &paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(title);
    generator.setDescription(QStringLiteral("Drawn by Rookery"));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

/// Enlarged for whatever it is pasted into.
QImage paintedImage(const QSize &size, const Painting &paint)
{
    const double factor =
        std::max(1.0, static_cast<double>(clipboardSide) / std::max(size.width(), size.height()));
    QImage image(size * factor, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(factor, factor);
    paint(painter);
    return image;
}

} // namespace

QSize pictureSize(const BoardPicture &picture, int longSide)
{
    const QSizeF area = pictureCells(picture);
    const double longest = std::max(area.width(), area.height());
    return {std::max(1, qRound(longSide * area.width() / longest)),
            std::max(1, qRound(longSide * area.height() / longest))};
}

QByteArray svgOf(const BoardPicture &picture, QSize size, bool flipped)
{
    return paintedSvg(size, pictureTitle(picture), [&](QPainter &painter) {
        paintBoard(painter, QSizeF(size), picture, flipped);
    });
}

QImage imageOf(const BoardPicture &picture, QSize size, bool flipped)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(picture.theme.background);
    QPainter painter(&image);
    paintBoard(painter, QSizeF(size), picture, flipped);
    return image;
}

QPixmap pixmapOf(const BoardPicture &picture, QSize size, double pixelRatio)
{
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(picture.theme.background);
    QPainter painter(&pixmap);
    paintBoard(painter, size, picture, false);
    return pixmap;
}

QByteArray pdfOf(const BoardPicture &picture, QSize size, bool flipped)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr int dotsPerInch = 96;
    writer.setTitle(pictureTitle(picture));
    writer.setCreator(QStringLiteral("Written by Rookery"));
    writer.setResolution(dotsPerInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(QSizeF(size) / dotsPerInch, QPageSize::Inch));
    QPainter painter(&writer);
    paintBoard(painter, QSizeF(size), picture, flipped);
    painter.end();
    return buffer.data();
}

QByteArray pictureBytes(const BoardPicture &picture, PictureFormat format, QSize size, bool flipped)
{
    switch (format) {
    case PictureFormat::Svg:
        return svgOf(picture, size, flipped);
    case PictureFormat::Pdf:
        return pdfOf(picture, size, flipped);
    case PictureFormat::Png:
        break;
    }
    QBuffer buffer;
    imageOf(picture, size, flipped).save(&buffer, "PNG");
    return buffer.data();
}

std::unique_ptr<QMimeData>
clipboardPicture(const BoardPicture &picture, const QString &text, bool flipped)
{
    const QSize size = pictureSize(picture, clipboardSide);
    auto data = clipboardImage(imageOf(picture, size, flipped), svgOf(picture, size, flipped));
    data->setText(text);
    return data;
}

std::unique_ptr<QMimeData> clipboardPicture(const QSize &size,
                                            const std::function<void(QPainter &)> &paint)
{
    const QSize area = size.expandedTo({1, 1});
    return clipboardImage(paintedImage(area, paint), paintedSvg(area, {}, paint));
}

std::unique_ptr<QMimeData> clipboardImage(const QImage &image, const QByteArray &svg)
{
    auto data = std::make_unique<QMimeData>();
    if (!svg.isEmpty())
        data->setData(QStringLiteral("image/svg+xml"), svg);
    QBuffer png;
    image.save(&png, "PNG");
    data->setData(QStringLiteral("image/png"), png.data());
    data->setImageData(image);
    return data;
}

} // namespace rookery
