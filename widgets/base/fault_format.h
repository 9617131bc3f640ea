#pragma once

#include "widgets/base/tokens.h"

#include <QTextCharFormat>

namespace rookery {

/// How text that cannot be read is marked where it is typed; to be seen in every theme.
inline QTextCharFormat faultFormat(const QPalette &palette)
{
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(Tokens::of(palette).wrong);
    return format;
}

} // namespace rookery
