#include "widgets/base/tokens.h"

#include <QFont>
#include <QFontInfo>

namespace rookery {

Shade shadeOf(const QPalette &palette)
{
    if (palette.color(QPalette::Window) == Qt::black
        && palette.color(QPalette::WindowText) == Qt::white)
        return Shade::Contrast;
    return palette.color(QPalette::Window).lightness() < 128 ? Shade::Dark : Shade::Light;
}

const Tokens &Tokens::of(Shade shade)
{
    static const Tokens light{.window = QColor(0xf4f5f7),
                              .surface = QColor(0xffffff),
                              .line = QColor(0xe2e4e9),
                              .text = QColor(0x1d2026),
                              .secondText = QColor(0x5a606c),
                              .disabledText = QColor(0xa4a9b3),
                              .accent = QColor(0x2b6cd9),
                              .accentSoft = QColor(0xe6eefb),
                              .onAccent = QColor(0xffffff),
                              .wrong = QColor(0xc23934),
                              .doubtful = QColor(0x8f5a08),
                              .fine = QColor(0x2b7a4b)};
    static const Tokens dark{.window = QColor(0x17191d),
                             .surface = QColor(0x1f2228),
                             .line = QColor(0x33373f),
                             .text = QColor(0xe8eaed),
                             .secondText = QColor(0xa2a8b3),
                             .disabledText = QColor(0x646a75),
                             .accent = QColor(0x7aa7f8),
                             .accentSoft = QColor(0x263650),
                             .onAccent = QColor(0x10131a),
                             .wrong = QColor(0xf28b82),
                             .doubtful = QColor(0xe2b33c),
                             .fine = QColor(0x7bc89a)};
    static const Tokens contrast{.window = Qt::black,
                                 .surface = Qt::black,
                                 .line = Qt::white,
                                 .text = Qt::white,
                                 .secondText = Qt::white,
                                 .disabledText = QColor(0xb0b0b0),
                                 .accent = QColor(0xffd60a),
                                 .accentSoft = QColor(0x3d3300),
                                 .onAccent = Qt::black,
                                 .wrong = QColor(0xff9c94),
                                 .doubtful = QColor(0xffd60a),
                                 .fine = QColor(0x8fe3ad)};
    switch (shade) {
    case Shade::Light:
        return light;
    case Shade::Dark:
        return dark;
    case Shade::Contrast:
        break;
    }
    return contrast;
}

int Tokens::scaled(int size, const QFont &font)
{
    return QFontInfo(font).pixelSize() * size / usualText;
}

} // namespace rookery
