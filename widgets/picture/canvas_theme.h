#pragma once

#include "model/design/terms/ids.h"
#include "widgets/base/tokens.h"

#include <QColor>
#include <QPalette>

#include <span>
#include <vector>

namespace rookery {

struct Rules;
enum class DrawnColour;

/// How a player's pieces are coloured: the body, and the line that makes it stand out anywhere.
struct PlayerColours
{
    QColor body;
    QColor line;
    PlayerId player = {};
};

/// What a board is made of.
enum class BoardTheme { Wood, Slate, Green, Paper, Contrast, Print };
struct BoardThemeRow
{
    BoardTheme theme;
    const char *key;   ///< in settings
    const char *title; ///< marked for translation in "BoardTheme"
};
std::span<const BoardThemeRow> boardThemes();

/// Every colour on a canvas. The marks' colours are the same in all themes; their shapes and
/// two-tone rims carry the meaning.
struct CanvasTheme
{
    QColor background;
    QColor lightCell;
    QColor darkCell;
    QColor middleCell; ///< the third colour of hexagons
    QColor looseCell;  ///< cells outside a lattice
    QColor cellLine;
    QColor holeLine;
    QColor label;
    QColor ghostHatch;
    QColor link;
    QColor selection;
    QColor cursor;
    QColor edited;  ///< what is being drawn or joined
    QColor wrong;   ///< what cannot be
    QColor number;  ///< below white figures
    QColor forward; ///< the axes of a frame
    QColor sideways;
    QColor idea;    ///< a move that is worth a look
    QColor counter; ///< the body of numbers and goods that are no pieces, and its line
    QColor counterLine;
    QColor witness;            ///< of pieces that decided a game
    bool isDark = false;       ///< around the board
    bool hasDarkCells = false; ///< light inks stand out on them

    static CanvasTheme of(Shade shade, BoardTheme board = BoardTheme::Wood);
    static CanvasTheme light() { return of(Shade::Light); }
    static CanvasTheme dark() { return of(Shade::Dark); }
    static CanvasTheme contrast() { return of(Shade::Contrast); }
    /// The one that goes with the window's colours, of the boards that are in use.
    static CanvasTheme of(const QPalette &palette);
    /// What `of(palette)` has boards made of from now on; the thread of the window asks alone.
    static void useBoard(BoardTheme board);

    /// Of a player of no game: the first is white, the second black.
    PlayerColours player(PlayerId player) const;
    /// Of the players of a game, see pieceColours().
    std::vector<PlayerColours> players(const Rules &rules) const;
    PlayerColours player(PlayerId player, const Rules &rules) const;
    /// Of pieces whose player is out of the game: next to grey, with a hint of whose they were.
    static PlayerColours dead(const PlayerColours &alive);
    /// Of pieces that belong to no player.
    static PlayerColours unowned();
    /// Of arrows and marks that a person draws.
    static QColor drawn(DrawnColour colour);
    /// Of a cell whose colours follow the lattice: dark, light, and of three the one between.
    QColor patternCell(int shade) const;
    /// Of a cell that was coloured by hand, by the number in its palette.
    QColor handCell(int colour) const;
};

} // namespace rookery
