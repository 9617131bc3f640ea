#include "app/header/mode_bar.h"
#include "app/window/document_tabs.h"
#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/panel_docks.h"
#include "app/window/problems_chip.h"
#include "app/window/status_line.h"
#include "app/window/view_steps.h"
#include "model/board/layout.h"
#include "widgets/analysis/problems_panel.h"

namespace rookery {

namespace {

/// Empty where the drawing goes on beyond the edges.
QString whyNotUnrolled(const Board &board)
{
    return ghosts(board, 1).empty()
               ? MainWindow::tr("Only a flat drawing with joined edges goes on beyond its edges; "
                                "see Topology and Layout of the board")
               : QString();
}

} // namespace

void MainWindow::refreshTitles()
{
    m_tabs->refreshTitles();
    DocumentView *view = m_tabs->onShow();
    m_modeBar->setDocument(view ? &view->document() : nullptr);
    if (!view) {
        setWindowModified(false);
        return setWindowTitle(QStringLiteral("Rookery"));
    }
    m_actions->setRefusal(QStringLiteral("file.folder"),
                          view->document().path().empty() ? tr("This design has no file yet")
                                                          : QString());
    const QString frame = view->document().isRecovered() ? tr("%1 (recovered)[*] – Rookery")
                                                         : QStringLiteral("%1[*] – Rookery");
    setWindowTitle(frame.arg(view->document().title()));
    setWindowModified(view->document().isModified());
}

/// Ticks follow the design in view.
void MainWindow::refreshViewActions()
{
    if (!current())
        return;
    const Workspace &workspace = current()->workspace();
    m_actions->at(QStringLiteral("view.flip"))->setChecked(workspace.view().isFlipped());
    m_actions->at(QStringLiteral("view.ghosts"))->setChecked(workspace.view().showsGhosts());
    m_actions->at(QStringLiteral("view.unrolled"))->setChecked(workspace.view().isUnrolled());
    m_actions->setRefusal(QStringLiteral("view.unrolled"), whyNotUnrolled(workspace.board()));
    m_actions->at(QStringLiteral("view.names"))->setChecked(workspace.view().showsCellNames());
    m_actions->at(QStringLiteral("view.zones"))->setChecked(workspace.view().showsZones());
}

void MainWindow::refreshUndo()
{
    DocumentView *view = m_tabs->onShow();
    const ViewSteps *steps = view ? &view->steps() : nullptr;
    QAction *undo = m_actions->at(QStringLiteral("edit.undo"));
    QAction *redo = m_actions->at(QStringLiteral("edit.redo"));
    undo->setEnabled(steps && steps->canUndo());
    redo->setEnabled(steps && steps->canRedo());
    undo->setText(steps ? steps->undoText() : tr("Undo"));
    redo->setText(steps ? steps->redoText() : tr("Redo"));
    undo->setIconText(tr("Undo"));
    redo->setIconText(tr("Redo"));
}

void MainWindow::refreshStatus()
{
    m_status->show(m_tabs->onShow());
}

void MainWindow::refreshProblems()
{
    m_docks->refreshProblems();
    m_problemsChip->setVisible(m_tabs->onShow() != nullptr);
    m_problemsChip->show(m_docks->problems().errors(), m_docks->problems().warnings());
}

} // namespace rookery
