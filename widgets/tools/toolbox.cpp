#include "widgets/tools/cell_tool.h"
#include "widgets/tools/colour_tool.h"
#include "widgets/tools/facing_tool.h"
#include "widgets/tools/glue_tool.h"
#include "widgets/tools/link_tool.h"
#include "widgets/tools/move_tool.h"
#include "widgets/tools/paint_tool.h"
#include "widgets/tools/pieces_tool.h"
#include "widgets/tools/select_cells_tool.h"
#include "widgets/tools/tool.h"
#include "widgets/tools/zone_tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace rookery {

namespace {

template<class SomeTool, class... Arguments>
std::function<std::unique_ptr<Tool>(const ToolContext &)> maker(Arguments... arguments)
{
    return [=](const ToolContext &context) {
        return std::make_unique<SomeTool>(context, arguments...);
    };
}

/// In Board mode it is the cells that are selected and moved, elsewhere the pieces.
std::unique_ptr<Tool> makeSelect(const ToolContext &context)
{
    if (context.choices.mode() == Mode::Board)
        return std::make_unique<SelectCellsTool>(context);
    return std::make_unique<SelectTool>(context);
}

} // namespace

const QList<ToolRow> &toolbox()
{
    static const QList<ToolRow> rows = {
        {"select",
         {Mode::Board, Mode::Directions, Mode::Setup, Mode::Export},
         QT_TRANSLATE_NOOP("Tools", "Select"),
         QT_TRANSLATE_NOOP("Tools",
                           "Select: click a piece to keep its reach on show · drag selects, with "
                           "Alt freely · hold P over a cell for the path or the reason"),
         "select",
         Qt::Key_V,
         makeSelect},
        {"try-piece",
         {Mode::Pieces},
         QT_TRANSLATE_NOOP("Tools", "Try the piece"),
         QT_TRANSLATE_NOOP("Tools",
                           "Try: click a cell of the board to stand the piece there · drag from it "
                           "to draw its move leg by leg · hold P over a cell for the path or the "
                           "reason · E: an enemy follows the pointer"),
         "eye",
         Qt::Key_V,
         maker<TryPieceTool>()},
        {"test-pieces",
         {Mode::Pieces},
         QT_TRANSLATE_NOOP("Tools", "Test pieces"),
         QT_TRANSLATE_NOOP("Tools",
                           "Test pieces: click for an enemy, again for a friend, a wall, a piece "
                           "of no player, a king, another type, nothing · right button takes away, "
                           "Del all of them · E: an enemy follows the "
                           "pointer · no part of the design"),
         "place",
         Qt::Key_Y,
         maker<TestPiecesTool>()},
        {"place",
         {Mode::Setup},
         QT_TRANSLATE_NOOP("Tools", "Place"),
         QT_TRANSLATE_NOOP("Tools",
                           "Place: click or sweep to put the chosen piece · right button removes · "
                           "Alt, digits and letters pick · Tab switches side · W tells its moves"),
         "place",
         Qt::Key_B,
         maker<PlaceTool>()},
        {"erase-pieces",
         {Mode::Setup},
         QT_TRANSLATE_NOOP("Tools", "Erase"),
         QT_TRANSLATE_NOOP(
             "Tools",
             "Erase: click or sweep to take pieces away · digits and letters pick a piece again"),
         "erase",
         Qt::Key_E,
         maker<ErasePiecesTool>()},
        {"move",
         {Mode::Play, Mode::Analysis},
         QT_TRANSLATE_NOOP("Tools", "Move"),
         QT_TRANSLATE_NOOP(
             "Tools",
             "Move: drag a piece, or click it and then where it goes · Backspace "
             "takes a step back · Left and Right go through the game · Space passes · "
             "right button draws arrows and marks"),
         "select",
         Qt::Key_V,
         maker<MoveTool>()},
        {"paint",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Fill cells"),
         QT_TRANSLATE_NOOP(
             "Tools", "Fill: click or sweep over holes to fill them · right button removes cells"),
         "paint",
         Qt::Key_B,
         maker<PaintTool>(PaintTool::Stroke::Fill)},
        {"erase",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Remove cells"),
         QT_TRANSLATE_NOOP(
             "Tools", "Remove cells: click or sweep over them · right button fills them again"),
         "erase",
         Qt::Key_E,
         maker<PaintTool>(PaintTool::Stroke::Punch)},
        {"rectangle",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Rectangle"),
         QT_TRANSLATE_NOOP("Tools",
                           "Rectangle: drag over cells to remove them · right button fills holes"),
         "rectangle",
         Qt::Key_R,
         maker<RectangleTool>()},
        {"add-cell",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Add a cell"),
         QT_TRANSLATE_NOOP("Tools",
                           "Add a cell: click beside the board · drag moves a loose cell, with "
                           "Shift any cell · right button deletes"),
         "add-cell",
         Qt::Key_A,
         maker<CellTool>()},
        {"zone",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Paint zones"),
         QT_TRANSLATE_NOOP("Tools",
                           "Zone: click or sweep to paint the chosen zone · right button takes "
                           "cells out · Shift keeps the stroke straight · Ctrl: a drag paints a "
                           "rectangle, a click what is enclosed"),
         "zone",
         Qt::Key_Z,
         maker<ZoneTool>()},
        {"colour",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Colour cells"),
         QT_TRANSLATE_NOOP("Tools",
                           "Colour: click or sweep · 1–8 choose the colour · Alt picks it · right "
                           "button takes it away"),
         "fill",
         Qt::Key_K,
         maker<ColourTool>()},
        {"resize",
         {Mode::Board},
         QT_TRANSLATE_NOOP("Tools", "Grow or crop"),
         QT_TRANSLATE_NOOP("Tools", "Grow or crop: drag an edge of the board · Esc puts it back"),
         "resize",
         Qt::Key_C,
         maker<ResizeTool>()},
        {"link",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Draw two-way links"),
         QT_TRANSLATE_NOOP("Tools",
                           "Two-way link: drag from cell to cell · Ctrl links all on the way · "
                           "Shift one way · right sweep cuts · 1–9 choose the direction"),
         "link-two-way",
         Qt::Key_B,
         maker<LinkTool>(LinkTool::Ways::Two)},
        {"link-one-way",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Draw one-way links"),
         QT_TRANSLATE_NOOP("Tools",
                           "One-way link: drag from cell to cell · Ctrl links all on the way · "
                           "Shift two ways · right sweep cuts · 1–9 choose the direction"),
         "link-one-way",
         Qt::Key_O,
         maker<LinkTool>(LinkTool::Ways::One)},
        {"cut-link",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Cut links"),
         QT_TRANSLATE_NOOP("Tools",
                           "Cut: click or sweep over cells to cut their link in this direction · "
                           "right button restores it"),
         "cut-link",
         Qt::Key_E,
         maker<CutTool>()},
        {"glue",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Join edges"),
         QT_TRANSLATE_NOOP("Tools",
                           "Join: sweep along the cells of one edge, then along those of the other "
                           "· Shift turns the second round · right button forgets"),
         "glue",
         Qt::Key_J,
         maker<GlueTool>()},
        {"facing",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Turn forward"),
         QT_TRANSLATE_NOOP("Tools",
                           "Forward: click a cell to turn its arrow · sweep gives others the same "
                           "· Shift only for one player · right button takes it away"),
         "facing",
         Qt::Key_A,
         maker<FacingTool>()},
        {"follow",
         {Mode::Directions},
         QT_TRANSLATE_NOOP("Tools", "Follow"),
         QT_TRANSLATE_NOOP("Tools", "Follow: click a cell to walk from it in the chosen direction"),
         "follow",
         Qt::Key_W,
         maker<FollowTool>()},
    };
    return rows;
}

QList<ToolRow> toolsFor(Mode mode)
{
    QList<ToolRow> found;
    for (const ToolRow &row : toolbox()) {
        if (row.modes.contains(mode))
            found.append(row);
    }
    return found;
}

const ToolRow *toolRow(const QString &id)
{
    const auto &rows = toolbox();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ToolRow &row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace rookery
