#include "app/window/status_line.h"

#include "app/window/document_view.h"
#include "model/board/labels.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStatusBar>
#include <QStyle>

#include <algorithm>

namespace rookery {

namespace {

const QString betweenHints = QStringLiteral(" \u00b7 ");

} // namespace

/// One of the hints at a time; a click shows the next.
class StatusLine::HintLabel final : public QLabel
{
public:
    void setHints(const QStringList &hints)
    {
        if (hints == m_hints)
            return;
        m_hints = hints;
        m_shown = 0;
        setText(hints.join(betweenHints));
        setToolTip(text());
        update(); // the text may be the one of before
    }

protected:
    void mouseReleaseEvent(QMouseEvent *) override
    {
        m_shown = (m_shown + 1) % std::max<qsizetype>(1, m_hints.size());
        update();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter,
                              contentsRect(),
                              Qt::AlignVCenter | Qt::AlignLeft,
                              palette(),
                              isEnabled(),
                              shownText(),
                              foregroundRole());
    }

private:
    QString shownText() const
    {
        QString hint = m_hints.value(m_shown);
        if (m_hints.size() > 1)
            hint = tr("%1 (%2 of %3)").arg(hint).arg(m_shown + 1).arg(m_hints.size());
        return fontMetrics().elidedText(hint, Qt::ElideRight, contentsRect().width());
    }

    QStringList m_hints;
    qsizetype m_shown = 0;
};

StatusLine::StatusLine(QStatusBar &bar, std::initializer_list<QWidget *> chips)
    : m_hint(new HintLabel)
    , m_cell(new QLabel)
    , m_zoom(new QLabel)
{
    m_hint->setObjectName(QStringLiteral("hint"));
    constexpr int inset = Tokens::smallGap; // where the bar itself writes tips
    m_hint->setContentsMargins(inset, 0, 0, 0);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cell->setObjectName(QStringLiteral("cellLabel"));
    bar.addWidget(m_hint, 1);
    // The bar hides it behind a tip, but shows it again when another label gets another size.
    QObject::connect(&bar,
                     &QStatusBar::messageChanged,
                     m_hint,
                     [hint = m_hint](const QString &tip) { hint->setVisible(tip.isEmpty()); });
    for (QWidget *chip : chips)
        bar.addPermanentWidget(chip);
    for (QLabel *label : {m_cell, m_zoom}) {
        label->setMinimumWidth(56);
        label->setAlignment(Qt::AlignCenter);
        bar.addPermanentWidget(label);
    }
    m_cell->setAccessibleName(tr("Cell under the pointer"));
    m_zoom->setAccessibleName(tr("Zoom"));
}

void StatusLine::setHint(const QString &hint)
{
    m_hint->setHints({hint});
}

void StatusLine::show(DocumentView *view)
{
    for (QLabel *label : {m_cell, m_zoom})
        label->setVisible(view != nullptr);
    if (!view) {
        setHint(tr("Choose a design to begin with, or make a new one"));
        return;
    }
    Workspace &workspace = view->workspace();
    const Board &board = workspace.board();
    const ToolRow *row = toolRow(workspace.choices().tool());
    // There is no board to work on with a tool.
    const bool isExporting = workspace.choices().mode() == Mode::Export;
    QString hint = view->canvas().toolHint();
    if (hint.isEmpty() && row)
        hint = QCoreApplication::translate("Tools", row->hint);
    if (isExporting)
        setHint(tr("Choose a target; the report below it says what it makes of the design"));
    else if (const QString answer = view->canvas().probeText(); !answer.isEmpty())
        setHint(answer);
    else
        m_hint->setHints(hint.split(betweenHints));
    for (QLabel *label : {m_cell, m_zoom})
        label->setVisible(!isExporting);
    const auto cell = workspace.view().pointedCell();
    m_cell->setText(cell ? QString::fromStdString(cellLabel(board, *cell)) : QString());
    m_zoom->setText(QStringLiteral("%1 %").arg(view->canvas().zoomPercent()));
}

} // namespace rookery
