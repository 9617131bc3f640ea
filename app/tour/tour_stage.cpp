#include "app/tour/tour_stage.h"

#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "widgets/canvas/board_canvas.h"

#include <QWidget>

namespace rookery {

namespace {

constexpr std::size_t mostTried = 64; ///< pieces, of which the one that goes farthest is shown

} // namespace

void TourStage::open()
{
    if (!m_window.current())
        m_window.openBundled(QStringLiteral("chess"));
    else
        m_window.showDesigns();
}

void TourStage::show(const TourStep &step)
{
    clear();
    open();
    DocumentView *view = m_window.current();
    if (!view)
        return;
    view->workspace().choices().setMode(step.mode);
    if (step.sight == TourStep::Sight::Reach)
        showReach();
    if (step.sight == TourStep::Sight::Rules)
        m_window.showRules();
}

void TourStage::clear()
{
    if (DocumentView *view = m_window.current())
        view->workspace().view().setPinnedCell(std::nullopt);
}

void TourStage::giveFocus()
{
    if (DocumentView *view = m_window.current())
        (view->canvas().isVisible() ? static_cast<QWidget *>(&view->canvas()) : view)->setFocus();
}

void TourStage::showReach()
{
    BoardCanvas &canvas = m_window.current()->canvas();
    Workspace &workspace = m_window.current()->workspace();
    std::optional<CellId> best;
    std::size_t most = 0;
    std::size_t tried = 0;
    for (const CellId cell : workspace.board().cells()) {
        if (!workspace.session().position().at(cell) || tried++ >= mostTried)
            continue;
        workspace.view().setPinnedCell(cell);
        const std::size_t reached = canvas.shownReach() ? canvas.shownReach()->touched().size() : 0;
        if (reached > most) {
            most = reached;
            best = cell;
        }
    }
    workspace.view().setPinnedCell(best);
}

QWidget *TourStage::target(const TourStep &step) const
{
    for (QWidget *widget : m_window.findChildren<QWidget *>(QLatin1String(step.target))) {
        if (widget->isVisible())
            return widget;
    }
    return nullptr;
}

} // namespace rookery
