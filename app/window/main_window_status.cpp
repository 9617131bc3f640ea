#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/view_steps.h"
#include "model/board/board_forms.h"
#include "model/board/labels.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/rules/rules_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>

namespace rookery {

void MainWindow::refreshTitles()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        auto *view = qobject_cast<DocumentView *>(m_tabs->widget(i));
        const Document &document = view->document();
        m_tabs->setTabText(
            i, document.title() + (document.isModified() ? QStringLiteral(" *") : QString()));
        m_tabs->setTabToolTip(i,
                              document.path().empty()
                                  ? tr("Not saved yet")
                                  : QString::fromStdString(document.path().string()));
    }
    DocumentView *view = current();
    if (!view)
        return setWindowTitle(QStringLiteral("Rookery"));
    const QString note = view->document().isRecovered() ? tr(" (recovered)") : QString();
    setWindowTitle(QStringLiteral("%1%2[*] – Rookery").arg(view->document().title(), note));
    setWindowModified(view->document().isModified());
}

/// Ticks follow the design in view.
void MainWindow::refreshViewActions()
{
    if (!current())
        return;
    const Workspace &workspace = current()->workspace();
    m_actions->at(QStringLiteral("view.flip"))->setChecked(workspace.isFlipped());
    m_actions->at(QStringLiteral("view.ghosts"))->setChecked(workspace.showsGhosts());
    m_actions->at(QStringLiteral("view.names"))->setChecked(workspace.showsCellNames());
}

void MainWindow::refreshUndo()
{
    DocumentView *view = current();
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
    DocumentView *view = current();
    for (QLabel *label : {m_cellLabel, m_sizeLabel, m_zoomLabel})
        label->setVisible(view != nullptr);
    if (!view) {
        m_hint->setText(tr("Choose a design to begin with, or make a new one"));
        return;
    }
    Workspace &workspace = view->workspace();
    const Board &board = workspace.board();
    const ToolRow *row = toolRow(workspace.tool());
    QString hint = view->canvas().probeText();
    if (hint.isEmpty())
        hint = view->canvas().toolHint();
    if (hint.isEmpty() && row)
        hint = QCoreApplication::translate("Tools", row->hint);
    m_hint->setText(hint);
    m_hint->setToolTip(hint);
    const auto cell = workspace.pointedCell();
    m_cellLabel->setText(cell ? QString::fromStdString(cellLabel(board, *cell)) : QString());
    const BoardRecipe &recipe = board.recipe();
    m_sizeLabel->setText(
        recipe.lattice == Lattice::Free
            ? tr("%n cell(s)", nullptr, static_cast<int>(board.size()))
            : QString::fromStdString(boardSizeText(recipe)).replace(QLatin1Char('x'), QChar(u'×')));
    m_zoomLabel->setText(QStringLiteral("%1 %").arg(view->canvas().zoomPercent()));
}

void MainWindow::refreshProblems()
{
    m_rules->setProblems(m_problems->problems());
    const int errors = m_problems->errors();
    const int warnings = m_problems->warnings();
    m_problemCount->setText(current() ? QStringLiteral("● %1  ▲ %2").arg(errors).arg(warnings)
                                      : QString());
    m_problemsDock->setWindowTitle(
        errors + warnings > 0 ? tr("Problems (%1)").arg(errors + warnings) : tr("Problems"));
}

} // namespace rookery
