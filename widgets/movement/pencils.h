#pragma once

#include "widgets/movement/movement_grid.h"
#include "widgets/picture/mark_painter.h"

#include <span>

namespace rookery {

/// How a pencil is offered; titles and tips in context "rookery::PaintBar".
struct PencilRow
{
    Pencil pencil;
    const char *title;
    const char *tip;
    const char *icon; ///< null where a picture is painted
    const char *key;  ///< that picks it, in MovementGrid::keys()
};

/// Every pencil, in the order of the bar.
std::span<const PencilRow> pencilRows();

struct RightsRow
{
    Rights rights;
    MarkKind mark;
    const char *title;
    const char *tip;
    const char *key; ///< that picks it, in MovementGrid::keys()
};

/// What can be painted to move, to capture or both.
std::span<const RightsRow> rightsRows();

} // namespace rookery
