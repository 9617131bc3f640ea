#pragma once

#include "widgets/picture/board_picture.h"

#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QString>

#include <functional>
#include <memory>

class QMimeData;
class QPainter;

namespace rookery {

/// What a picture file can be; by the end of its name.
enum class PictureFormat { Svg, Png, Pdf };

template<>
struct EnumNames<PictureFormat>
{
    static constexpr EnumName<PictureFormat> rows[] = {
        {PictureFormat::Svg, "svg", "Scalable picture (SVG)"},
        {PictureFormat::Png, "png", "Pixel picture (PNG)"},
        {PictureFormat::Pdf, "pdf", "Page (PDF)"},
    };
};

/// The width and height of a picture whose longer side has `longSide` pixels.
QSize pictureSize(const BoardPicture &picture, int longSide);

QByteArray svgOf(const BoardPicture &picture, QSize size, bool flipped);
QImage imageOf(const BoardPicture &picture, QSize size, bool flipped);
/// For a screen with so many pixels for each of a widget's.
QPixmap pixmapOf(const BoardPicture &picture, QSize size, double pixelRatio);
QByteArray pdfOf(const BoardPicture &picture, QSize size, bool flipped);

/// The bytes of a picture file.
QByteArray
pictureBytes(const BoardPicture &picture, PictureFormat format, QSize size, bool flipped);

/// SVG, PNG and a text together, so that every program finds something it can paste.
std::unique_ptr<QMimeData>
clipboardPicture(const BoardPicture &picture, const QString &text, bool flipped);

/// The same of what is painted into an area of this size, without a text.
std::unique_ptr<QMimeData> clipboardPicture(const QSize &size,
                                            const std::function<void(QPainter &)> &paint);

/// An image, and the same as SVG where that is known.
std::unique_ptr<QMimeData> clipboardImage(const QImage &image, const QByteArray &svg = {});

} // namespace rookery
