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

QString pictureTitle(const BoardPicture &picture)
{
    return QString::fromStdString(picture.design->info->name);
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
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(pictureTitle(picture));
    generator.setDescription(QStringLiteral("Drawn by Rookery"));
    QPainter painter(&generator);
    paintBoard(painter, QSizeF(size), picture, flipped);
    painter.end();
    return buffer.data();
}

QImage imageOf(const BoardPicture &picture, QSize size, bool flipped)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(picture.theme.background);
    QPainter painter(&image);
    paintBoard(painter, QSizeF(size), picture, flipped);
    return image;
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
    constexpr int longSide = 1024;
    const QSize size = pictureSize(picture, longSide);
    auto data = std::make_unique<QMimeData>();
    data->setData(QStringLiteral("image/svg+xml"), svgOf(picture, size, flipped));
    data->setData(QStringLiteral("image/png"),
                  pictureBytes(picture, PictureFormat::Png, size, flipped));
    data->setImageData(imageOf(picture, size, flipped));
    data->setText(text);
    return data;
}

} // namespace rookery
