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
        std::set<SiteId> selection = choices().selection();
        const SiteId site = board().site(*event.cell);
        if (!selection.insert(site).second)
            selection.erase(site);
        return choices().setSelection(std::move(selection));
    }
    choices().setSelection({});
    if (event.cell)
        act(*event.cell);
    else
        viewState().setPinnedCell(std::nullopt);
}

bool Tool::pinPiece(CellId cell)
{
    const auto piece = session().position().at(cell);
    const bool isPinned = viewState().pinnedCell() == cell;
    viewState().setPinnedCell(piece && !isPinned ? std::optional(cell) : std::nullopt);
    if (piece) {
        choices().setPiece(piece->type);
        choices().setPlayer(piece->owner);
    }
    return piece.has_value();
}

std::vector<SiteId> Tool::repeated(const std::vector<SiteId> &sites) const
{
    std::vector<SiteId> cells;
    for (const SiteId site : sites) {
        if (!board().cellAt(site))
            continue;
        for (const SiteId image : choices().symmetricSites(site)) {
            if (board().cellAt(image))
                cells.push_back(image);
        }
    }
    return cells;
}

} // namespace rookery
