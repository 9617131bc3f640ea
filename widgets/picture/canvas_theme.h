#pragma once

#include "model/design/terms/ids.h"

#include <QColor>
#include <QPalette>

#include <vector>

namespace rookery {

struct Rules;

/// How a player's pieces are coloured: the body, and the line that makes it stand out anywhere.
struct PlayerColours
{
    QColor body;
    QColor line;
    PlayerId player = {};
};

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
    QColor witness = QColor(0xf2b705); ///< of pieces that decided a game
    bool isDark = false;

    static CanvasTheme light();
    static CanvasTheme dark();
    static CanvasTheme contrast();
    /// The one that goes with the desktop's colours.
    static CanvasTheme of(const QPalette &palette);

    /// Of a player of no game: the first is white, the second black.
    PlayerColours player(PlayerId player) const;
    /// Of the players of a game, see pieceColours().
    std::vector<PlayerColours> players(const Rules &rules) const;
    PlayerColours player(PlayerId player, const Rules &rules) const;
    /// Of pieces whose player is out of the game: next to grey, with a hint of whose they were.
    static PlayerColours dead(const PlayerColours &alive);
    /// Of pieces that belong to no player.
    static PlayerColours unowned();
    /// Of a cell whose colours follow the lattice: dark, light, and of three the one between.
    QColor patternCell(int shade) const;
    /// Of a cell that was coloured by hand, by the number in its palette.
    QColor handCell(int colour) const;
};

} // namespace rookery
