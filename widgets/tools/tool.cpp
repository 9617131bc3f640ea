#include "widgets/tools/tool.h"

#include <QCoreApplication>

#include <set>

namespace rookery {

QString toolText(const char *source)
{
    return QCoreApplication::translate("Tools", source);
}

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

bool Tool::pinMan(CellId cell)
{
    const auto man = session().position().at(cell);
    const bool isPinned = workspace().pinnedCell() == cell;
    workspace().setPinnedCell(man && !isPinned ? std::optional(cell) : std::nullopt);
    if (man) {
        workspace().setPiece(man->type);
        workspace().setPlayer(man->owner);
    }
    return man.has_value();
}

std::vector<SiteId> Tool::repeated(const std::vector<SiteId> &sites) const
{
    std::vector<SiteId> cells;
    for (const SiteId site : sites) {
        if (!board().cellAt(site))
            continue;
        for (const SiteId image : workspace().symmetricSites(site)) {
            if (board().cellAt(image))
                cells.push_back(image);
        }
    }
    return cells;
}

} // namespace rookery
