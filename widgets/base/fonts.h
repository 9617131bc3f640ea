#pragma once

class QFont;

namespace rookery {

/// Fonts in the sizes of Tokens, made from the one of the text around.

QFont captionFont(const QFont &text); ///< of what a row says second
QFont groupTitleFont(QFont text);     ///< of no size of its own, so that it follows the text
QFont pageTitleFont(const QFont &text);

/// The same so many times as large, whether its size is in points or in pixels.
QFont scaledFont(QFont font, double factor);

} // namespace rookery
