#pragma once

#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QString>

namespace rookery {

/// The last has as much contrast as there is: white on black, and everything has an outline.
enum class Theme { System, Light, Dark, Contrast };
enum class Motion { Full, Reduced };

/// What the whole application looks like.
struct Look
{
    static constexpr int leastText = 100;
    static constexpr int mostText = 300;

    Theme theme = Theme::System;
    int textPercent = 100; ///< of the desktop's own text
    Motion motion = Motion::Full;
    BoardTheme board = BoardTheme::Wood;
    PieceTheme pieces = PieceTheme::Usual;

    friend bool operator==(const Look &, const Look &) = default;
};

/// Lets the whole application look so, at once.
void applyLook(const Look &look);

Theme themeFromName(const QString &name);
QString themeName(Theme theme);
BoardTheme boardThemeFromName(const QString &name); ///< wood for one that is unknown
QString boardThemeName(BoardTheme theme);
PieceTheme pieceThemeFromName(const QString &name); ///< the usual one for one that is unknown
QString pieceThemeName(PieceTheme theme);

} // namespace rookery
