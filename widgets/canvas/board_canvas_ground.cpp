#include "widgets/canvas/board_canvas.h"
#include "widgets/picture/goal_painter.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rookery {

namespace {

constexpr int ghostDepth = 2;

/// How many cells beyond joined edges are shown.
int shownGhosts(const Workspace &workspace)
{
    const BoardRecipe &recipe = workspace.board().recipe();
    if (workspace.view().isUnrolled())
        return std::max({recipe.files, recipe.ranks, ghostDepth});
    return workspace.view().showsGhosts() ? ghostDepth : 0;
}

/// Whether two boards have their cells in the same places.
bool isDrawnAlike(const BoardRecipe &before, const BoardRecipe &after)
{
    if (before.edits.zones == after.edits.zones || after.colouring == Colouring::Zones)
        return before == after;
    BoardRecipe other = after;
    other.edits.zones = before.edits.zones;
    return before == other;
}

/// The cells in which two boards look different, where that is holes, colours and zones alone.
std::optional<std::vector<SiteId>> changedCells(const BoardRecipe &before, const BoardRecipe &after)
{
    if (after.places == Places::Points || after.colouring == Colouring::Zones)
        return std::nullopt;
    BoardRecipe other = after;
    other.edits.zones = before.edits.zones; // refreshZones() looks at these
    other.edits.removed = before.edits.removed;
    other.edits.coloured = before.edits.coloured;
    other.edits.links = before.edits.links;
    other.edits.facings = before.edits.facings;
    if (!(other == before))
        return std::nullopt;
    std::vector<SiteId> changed;
    std::set_symmetric_difference(before.edits.removed.begin(),
                                  before.edits.removed.end(),
                                  after.edits.removed.begin(),
                                  after.edits.removed.end(),
                                  std::back_inserter(changed));
    std::vector<ColouredCell> coloured;
    const auto comesBefore = [](const ColouredCell &a, const ColouredCell &b) {
        return std::pair(a.site, a.colour) < std::pair(b.site, b.colour);
    };
    std::set_symmetric_difference(before.edits.coloured.begin(),
                                  before.edits.coloured.end(),
                                  after.edits.coloured.begin(),
                                  after.edits.coloured.end(),
                                  std::back_inserter(coloured),
                                  comesBefore);
    for (const ColouredCell &cell : coloured)
        changed.push_back(cell.site);
    return changed;
}

} // namespace

void BoardCanvas::rebuildScene()
{
    m_motion.forget();
    setScene(std::make_unique<BoardScene>(m_workspace.board(), shownGhosts(m_workspace)));
    m_drawn = m_workspace.design().board;
    updateGround();
    refreshZones();
}

void BoardCanvas::refreshZones()
{
    const auto changed = m_zones.refresh();
    if (groundIsOld())
        return; // all of it is drawn again, perhaps for fewer cells than the zones had before
    if (changed)
        noteChanged(*changed);
    else
        updateGround();
}

void BoardCanvas::designChanged(Sections changed)
{
    m_motion.forget();
    const bool isOther = changed & (Section::Board | Section::Directions)
                         && !isDrawnAlike(*m_drawn, *m_workspace.design().board);
    if (isOther) {
        redrawChanged();
        if (m_cursor && m_cursor->index() >= m_scene->size())
            m_cursor.reset();
        // While a gesture runs, the board stays under the hand.
        const bool isRunning = m_isDragging || m_workspace.session().isPreviewing();
        if (isFitted() && isOutgrown() && !isRunning)
            fit();
    }
    // Players have colours and sides to join, and zones make lines on boards of points.
    const bool hasDrawnZones = m_scene->isOnPoints() || hasGoals(*m_workspace.design().rules);
    if (changed & Section::Rules || (changed & Section::Board && hasDrawnZones))
        updateGround();
    if (changed & (Section::Board | Section::Rules))
        refreshZones();
    refreshReach();
    refreshProbe();
    update();
}

/// A stroke over a large board draws what it changes and leaves the rest of the ground.
void BoardCanvas::redrawChanged()
{
    const Shared<BoardRecipe> before = m_drawn;
    const Board &board = m_workspace.board();
    const auto cells = changedCells(*before, board.recipe());
    if (!cells || !m_scene->hasSeamsOf(board))
        return rebuildScene();
    setScene(std::make_unique<BoardScene>(board, *m_scene));
    m_drawn = m_workspace.design().board;
    noteChanged(*cells);
}

} // namespace rookery
