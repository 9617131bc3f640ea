#pragma once

#include <QPalette>
#include <QTextCharFormat>

namespace rookery {

/// How text that cannot be read is marked where it is typed; to be seen in every theme.
inline QTextCharFormat faultFormat(const QPalette &palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(isDark ? QColor(0xff8a80) : QColor(0xb3261e));
    return format;
}

} // namespace rookery
