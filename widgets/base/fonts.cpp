#include "widgets/base/fonts.h"

#include "widgets/base/tokens.h"

#include <QFont>

#include <algorithm>

namespace rookery {

namespace {

QFont sized(const QFont &text, int size)
{
    return scaledFont(text, static_cast<double>(size) / Tokens::usualText);
}

} // namespace

QFont captionFont(const QFont &text)
{
    return sized(text, Tokens::captionText);
}

QFont groupTitleFont(QFont text)
{
    text.setWeight(QFont::DemiBold);
    return text;
}

QFont pageTitleFont(const QFont &text)
{
    return groupTitleFont(sized(text, Tokens::pageTitleText));
}

QFont scaledFont(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
    return font;
}

} // namespace rookery
