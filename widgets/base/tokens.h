#pragma once

#include <QColor>
#include <QMargins>
#include <QPalette>

namespace rookery {

/// How bright everything is that is not the board.
enum class Shade { Light, Dark, Contrast };
Shade shadeOf(const QPalette &palette);

/// Every colour and measure of the window. Colours of the board and of what is drawn on it stand in
/// CanvasTheme, those of players and marks in the model; nowhere else is one written down.
struct Tokens
{
    QColor window;  ///< behind the board
    QColor surface; ///< panels, bars, dialogs
    QColor line;    ///< between surfaces
    QColor text;
    QColor secondText;
    QColor disabledText;
    QColor accent;
    QColor accentSoft; ///< behind what is chosen
    QColor onAccent;
    QColor wrong;
    QColor doubtful;
    QColor fine;

    // Pixels between things and around them, on a grid of four.
    static constexpr int hairGap = 2;   ///< between parts of one thing
    static constexpr int smallGap = 4;  ///< between things that belong together
    static constexpr int gap = 8;       ///< between rows
    static constexpr int padding = 12;  ///< at the sides of panels
    static constexpr int groupGap = 16; ///< between groups
    static constexpr QMargins panelMargins{padding, gap, padding, gap};
    static constexpr QMargins popupMargins{gap, gap, gap, gap}; ///< of what pops up

    static constexpr double corner = 6;    ///< of buttons and fields, in pixels
    static constexpr double chosenBar = 3; ///< beside or below what is chosen
    static constexpr int focusWidth = 2;
    static constexpr double hoverVeil = 0.06; ///< of the text's colour over what is pointed at
    static constexpr double pressedVeil = 0.12;

    static const Tokens &of(Shade shade);
    static const Tokens &of(const QPalette &palette) { return of(shadeOf(palette)); }
};

} // namespace rookery
