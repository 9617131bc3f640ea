#include "widgets/workspace/history_panel.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/workspace/step_subject.h"

#include <QLabel>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QUndoView>

namespace rookery {

namespace {

/// A step with what it was about, grey while it is undone.
class StepRow final : public QStyledItemDelegate
{
public:
    StepRow(const QUndoView &view, const HistoryPanel &panel, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_view(view)
        , m_panel(panel)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.row() == 0 || !m_view.stack())
            return; // as it was opened
        const QString subject = m_panel.subjectOf(index.row() - 1);
        if (!subject.isEmpty())
            option->text = HistoryPanel::tr("%1: %2").arg(option->text, subject);
        if (index.row() > m_view.stack()->index())
            option->palette.setBrush(QPalette::Text,
                                     option->palette.brush(QPalette::Disabled, QPalette::Text));
    }

private:
    const QUndoView &m_view;
    const HistoryPanel &m_panel;
};

} // namespace

HistoryPanel::HistoryPanel(QWidget *parent)
    : Panel(parent)
    , m_view(new QUndoView)
    , m_empty(new QLabel(tr("Nothing to undo yet.")))
{
    setObjectName(QStringLiteral("historyPanel"));
    m_view->setEmptyLabel(tr("As it was opened"));
    m_view->setCleanIcon(tintedIcon(QStringLiteral("save")));
    m_view->setItemDelegate(new StepRow(*m_view, *this, m_view));
    form::explain(m_view, tr("History"), tr("Click a step to go back or forward to it"));
    m_view->setMinimumHeight(Tokens::controlHeight);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_empty->setMargin(Tokens::smallGap);
    m_empty->setMinimumHeight(m_empty->fontMetrics().height() + 2 * Tokens::smallGap);
    // As high as the higher page in either case: what is found must not push the board.
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
}

void HistoryPanel::bound()
{
    QUndoStack *stack = workspace() ? &workspace()->session().undoStack() : nullptr;
    m_view->setStack(stack);
    if (stack) {
        // A step is on the stack only after the design has changed; one that is merged stays where
        // it is.
        connect(stack, &QUndoStack::indexChanged, this, &HistoryPanel::refresh);
        connect(&workspace()->session(), &Session::designChanged, this, &HistoryPanel::refresh);
        // The list follows the stack first.
        connect(stack,
                &QUndoStack::indexChanged,
                this,
                &HistoryPanel::showCurrent,
                Qt::QueuedConnection);
    }
    refresh();
    showCurrent();
}

void HistoryPanel::refresh()
{
    m_subjects.clear();
    const bool hasSteps = workspace() && workspace()->session().undoStack().count() > 0;
    m_pages->setCurrentWidget(hasSteps ? static_cast<QWidget *>(m_view) : m_empty);
}

void HistoryPanel::showCurrent()
{
    m_view->viewport()->update(); // other steps are undone than before
    m_view->scrollTo(m_view->currentIndex());
}

QString HistoryPanel::subjectOf(int step) const
{
    if (!workspace())
        return {};
    const auto known = m_subjects.constFind(step);
    if (known != m_subjects.constEnd())
        return *known;
    const Session &session = workspace()->session();
    return m_subjects[step] = stepSubject(session.versionAt(step), session.versionAt(step + 1));
}

} // namespace rookery
