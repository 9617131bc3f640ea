#include "widgets/workspace/history_panel.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"

#include <QLabel>
#include <QStackedLayout>
#include <QUndoView>

namespace rookery {

HistoryPanel::HistoryPanel(QWidget *parent)
    : Panel(parent)
    , m_view(new QUndoView)
    , m_empty(new QLabel(tr("Nothing to undo yet.")))
{
    setObjectName(QStringLiteral("historyPanel"));
    m_view->setEmptyLabel(tr("As it was opened"));
    m_view->setCleanIcon(tintedIcon(QStringLiteral("save")));
    form::explain(m_view, tr("History"), tr("Click a step to go back or forward to it"));
    m_view->setMinimumHeight(28);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_empty->setMargin(4);
    m_empty->setMinimumHeight(m_empty->fontMetrics().height() + 8);
    // As high as the higher page in either case: what is found must not push the board.
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
}

void HistoryPanel::bound()
{
    QUndoStack *stack = workspace() ? &workspace()->session().undoStack() : nullptr;
    m_view->setStack(stack);
    if (stack)
        connect(&workspace()->session(), &Session::designChanged, this, &HistoryPanel::refresh);
    refresh();
}

void HistoryPanel::refresh()
{
    const bool hasSteps = workspace() && workspace()->session().undoStack().count() > 0;
    m_pages->setCurrentWidget(hasSteps ? static_cast<QWidget *>(m_view) : m_empty);
}

} // namespace rookery
