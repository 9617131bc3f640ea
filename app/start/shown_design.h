#pragma once

#include "model/design/design.h"
#include "model/file/bundled/gallery_table.h"
#include "model/play/position/position.h"
#include "widgets/picture/board_picture.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rookery {

/// A design with all that a picture of it shows. It is made beside the window; only painting needs
/// the window's thread.
struct ShownDesign
{
    Design design;
    std::shared_ptr<const Board> board;
    Position position;
    GameMarks marks;
    Reach reach;
    std::optional<CellId> reachFrom;
    std::vector<MoveArrow> arrows;
    std::vector<ShownZone> zones;
};

/// As it begins.
ShownDesign shownAtStart(Design design);

/// A bundled design as this view shows it; nothing if there is no such design, or the view speaks
/// of what the design does not have.
std::optional<ShownDesign> shownBundled(std::string_view name, const DesignView &view);

} // namespace rookery
