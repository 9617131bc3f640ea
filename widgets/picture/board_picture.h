#pragma once

#include "model/design/design.h"
#include "model/play/game/drawn_shapes.h"
#include "model/play/position/position.h"
#include "model/play/reach/reach.h"
#include "widgets/picture/board_scene.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/mark_painter.h"
#include "widgets/picture/overlays.h"

#include <optional>
#include <vector>

namespace rookery {

/// A numbered path over the board: a followed ray, or the path of a move.
struct Trail
{
    CellId from;
    std::vector<CellId> cells;
    bool numbered = true;
    std::optional<CellId> obstacle; ///< crossed out

    friend bool operator==(const Trail &, const Trail &) = default;
};

/// A zone as it is painted: hatched where it is, dotted where it is for other players. Faint, so
/// that many can lie over each other, but for the one that is being worked on.
struct ShownZone
{
    QString name;
    Hatch hatch = Hatch::Rising;
    int colour = 0;
    std::vector<CellId> cells;
    std::vector<CellId> others;
    std::vector<SiteId> own; ///< the sites of `cells`, sorted; they stay while holes renumber cells
    std::vector<SiteId> sites; ///< of `cells` and `others`, sorted
    bool isChosen = false;
};

/// Everything that can be seen of a board at one moment. The canvas, the clipboard, the printer and
/// `render` all paint one of these, so that what you see is what you get.
struct BoardPicture
{
    const Design *design = nullptr;
    const Board *board = nullptr;
    const BoardScene *scene = nullptr;
    const Position *position = nullptr; ///< none: no pieces
    CanvasTheme theme = CanvasTheme::light();

    const Reach *reach = nullptr;
    bool isReachCut = false; ///< not all of its marks were found
    std::optional<CellId> reachFrom;
    /// Shown faintly on reachFrom when no piece stands there: a piece that is about to be placed.
    std::optional<Piece> hoverPiece;

    const std::vector<ShownZone> *zones = nullptr;
    const std::vector<CellNote> *notes = nullptr;
    const Tracing *tracing = nullptr;
    std::optional<GameMarks> game;
    const MovingPieces *moving = nullptr; ///< none: every piece is where it stands
    std::optional<DirectionId> linksOf;   ///< arrows of this direction
    std::optional<Trail> trail;
    std::vector<MoveArrow> arrows; ///< the best first
    std::vector<DrawnShape> drawn; ///< by a person
    std::vector<CellId> selection;
    std::vector<CellId> echoes; ///< where the symmetry repeats the selection
    bool showHoles = false;     ///< dashed, so that they can be filled again
    bool showCellNames = false;
    bool hasLegend = false; ///< below the board: what its marks mean
};

} // namespace rookery
