#pragma once

#include <QColor>
#include <QMargins>
#include <QPalette>

class QFont;

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

    // Sizes in pixels beside a text of the usual size.
    static constexpr int usualText = 13;   ///< the em of the system's font
    static constexpr int captionText = 11; ///< group titles are as large as text
    static constexpr int pageTitleText = 18;
    static constexpr int usualLine = 16; ///< a line of text, which rows of lists go by
    static constexpr int controlHeight = 28;
    static constexpr int rowHeight = 40;    ///< in lists of pieces, and of large buttons
    static constexpr int smallControl = 24; ///< both sides of a small button without words
    static constexpr int barHeight = 8;     ///< of a thin bar of progress
    static constexpr int labelWidth = 88;   ///< left of fields
    static constexpr int fieldWidth = 160;  ///< of a field that stands in a row of other things
    static constexpr int dialogWidth = 560;

    // Both sides of pictures.
    static constexpr int tinyPicture = 12;    ///< arrows and crosses
    static constexpr int smallPicture = 16;   ///< in titles and beside words
    static constexpr int picture = 20;        ///< icons as they were drawn
    static constexpr int largePicture = 24;   ///< of tools, and of pieces beside words
    static constexpr int rowPicture = 28;     ///< of a piece in a row
    static constexpr int handPicture = 32;    ///< of a piece in a hand
    static constexpr int palettePicture = 36; ///< of a piece among others to choose from
    static constexpr int choicePicture = 40;  ///< the same where there are few or much room

    static constexpr double corner = 6;    ///< of buttons and fields
    static constexpr double chosenBar = 3; ///< beside or below what is chosen
    static constexpr int focusWidth = 2;
    static constexpr double hoverVeil = 0.06; ///< of the text's colour over what is pointed at
    static constexpr double pressedVeil = 0.12;

    static const Tokens &of(Shade shade);
    static const Tokens &of(const QPalette &palette) { return of(shadeOf(palette)); }

    /// One of the sizes beside a text of this font.
    static int scaled(int size, const QFont &font);
};

} // namespace rookery
