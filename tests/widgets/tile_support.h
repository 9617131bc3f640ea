#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

namespace rookery::test {

/// Whether the marks of the only tile with this body in a picture are in its upper half.
inline bool pointsUp(const QImage &image, const QColor &body)
{
    const auto isBody = [&](int x, int y) {
        return (image.pixel(x, y) & 0xffffffU) == (body.rgb() & 0xffffffU);
    };
    QRect tile;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isBody(x, y))
                tile = tile.united(QRect(x, y, 1, 1));
        }
    }
    int above = 0;
    int below = 0;
    for (int y = tile.top(); y <= tile.bottom(); ++y) {
        for (int x = tile.left(); x <= tile.right(); ++x) {
            if (!isBody(x, y))
                ++(2 * y < tile.top() + tile.bottom() ? above : below);
        }
    }
    return above > below;
}

} // namespace rookery::test
