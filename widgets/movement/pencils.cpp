#include "widgets/movement/pencils.h"

#include <QtGlobal>

namespace rookery {

namespace {

constexpr PencilRow pencils[] = {
    {Pencil::Leap,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Leap"),
     QT_TRANSLATE_NOOP(
         "rookery::PaintBar",
         "Leap: click or sweep over the cells it reaches in one step · drag from the piece draws a "
         "leg · right drag erases (1)"),
     "leap",
     "leap"},
    {Pencil::Ride,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Ride"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Ride: click a cell to slide that way as far as Options say · Alt repeats "
                       "the leap to that very cell (2)"),
     "ride",
     "ride"},
    {Pencil::Hurdle,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Hurdle"),
     QT_TRANSLATE_NOOP(
         "rookery::PaintBar",
         "Hurdle: marks a cell with a piece to be jumped; then click with Leap where the "
         "jump lands (4)"),
     nullptr,
     "hurdle"},
    {Pencil::Via,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Via"),
     QT_TRANSLATE_NOOP(
         "rookery::PaintBar",
         "Via: marks a cell that the move passes and that blocks it if it is occupied; "
         "then click with Leap where the move ends (5)"),
     nullptr,
     "via"},
    {Pencil::Erase,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Erase"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Erase: takes away whatever of this move reaches the cell; a bent path goes "
                       "as a whole · a right click lists the moves instead (X)"),
     "erase",
     "erase"},
    {Pencil::Friend,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Test friend"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Test friend: puts a piece of the same side on the grid to see what it "
                       "blocks; not part of the design (6)"),
     nullptr,
     "friend"},
    {Pencil::Enemy,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Test enemy"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Test enemy: puts a piece of the other side on the grid to see what it "
                       "blocks; not part of the design (7)"),
     nullptr,
     "enemy"},
    {Pencil::Wall,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Test wall"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Test wall: takes a cell off the grid to see what a hole in the board does; "
                       "not part of the design (8)"),
     nullptr,
     "wall"},
};

constexpr RightsRow rights[] = {
    {Rights::Both,
     MarkKind::Both,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Both"),
     QT_TRANSLATE_NOOP("rookery::PaintBar",
                       "Move + capture: what is painted moves and captures (B)"),
     "both"},
    {Rights::Move,
     MarkKind::Move,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Move"),
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Move only: what is painted does not capture (M)"),
     "move"},
    {Rights::Capture,
     MarkKind::Capture,
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Capture"),
     QT_TRANSLATE_NOOP("rookery::PaintBar", "Capture only: what is painted is only to capture (C)"),
     "capture"},
};

} // namespace

std::span<const PencilRow> pencilRows()
{
    return pencils;
}

std::span<const RightsRow> rightsRows()
{
    return rights;
}

} // namespace rookery
