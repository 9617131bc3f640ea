#include "widgets/tools/tool.h"

#include <set>

namespace rookery {

void Tool::selectByClick(const CanvasEvent &event)
{
    if (event.cell && event.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        std::set<SiteId> selection = workspace().selection();
        const SiteId site = board().site(*event.cell);
        if (!selection.insert(site).second)
            selection.erase(site);
        return workspace().setSelection(std::move(selection));
    }
    workspace().setSelection({});
    if (event.cell)
        act(*event.cell);
    else
        workspace().setPinnedCell(std::nullopt);
}

} // namespace rookery
