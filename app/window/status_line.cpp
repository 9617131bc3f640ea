#include "app/window/status_line.h"

#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "model/board/board_forms.h"
#include "model/board/labels.h"
#include "widgets/canvas/board_canvas.h"

#include <QLabel>
#include <QPainter>
#include <QStatusBar>
#include <QStyle>

namespace rookery {

namespace {

/// A hint in parts: as many of them as there is room for, so that none is cut.
class HintLabel final : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter,
                              contentsRect(),
                              Qt::AlignVCenter | Qt::AlignLeft,
                              palette(),
                              isEnabled(),
                              fitting(),
                              foregroundRole());
    }

private:
    QString fitting() const
    {
        const QString between = QStringLiteral(" \u00b7 ");
        const int room = contentsRect().width();
        QString hint = text();
        while (fontMetrics().horizontalAdvance(hint) > room && hint.contains(between))
            hint.truncate(hint.lastIndexOf(between));
        return fontMetrics().elidedText(hint, Qt::ElideRight, room);
    }
};

} // namespace

StatusLine::StatusLine(QStatusBar &bar, QWidget *chip)
    : m_hint(new HintLabel)
    , m_cell(new QLabel)
    , m_size(new QLabel)
    , m_zoom(new QLabel)
{
    m_hint->setObjectName(QStringLiteral("hint"));
    constexpr int inset = 4; // where the bar itself writes tips
    m_hint->setContentsMargins(inset, 0, 0, 0);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cell->setObjectName(QStringLiteral("cellLabel"));
    bar.addWidget(m_hint, 1);
    // The bar hides it behind a tip, but shows it again when another label gets another size.
    QObject::connect(&bar,
                     &QStatusBar::messageChanged,
                     m_hint,
                     [hint = m_hint](const QString &tip) { hint->setVisible(tip.isEmpty()); });
    bar.addPermanentWidget(chip);
    for (QLabel *label : {m_cell, m_size, m_zoom}) {
        label->setMinimumWidth(56);
        label->setAlignment(Qt::AlignCenter);
        bar.addPermanentWidget(label);
    }
    m_cell->setAccessibleName(tr("Cell under the pointer"));
    m_size->setAccessibleName(tr("Size of the board"));
    m_zoom->setAccessibleName(tr("Zoom"));
}

void StatusLine::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setToolTip(hint);
}

void StatusLine::show(DocumentView *view)
{
    for (QLabel *label : {m_cell, m_size, m_zoom})
        label->setVisible(view != nullptr);
    if (!view) {
        setHint(tr("Choose a design to begin with, or make a new one"));
        return;
    }
    Workspace &workspace = view->workspace();
    const Board &board = workspace.board();
    const ToolRow *row = toolRow(workspace.choices().tool());
    QString hint = view->canvas().probeText();
    if (hint.isEmpty())
        hint = view->canvas().toolHint();
    if (hint.isEmpty() && row)
        hint = QCoreApplication::translate("Tools", row->hint);
    // There is no board to work on with a tool.
    const bool isExporting = workspace.choices().mode() == Mode::Export;
    if (isExporting)
        hint = tr("Choose a target; the report below it says what it makes of the design");
    setHint(hint);
    for (QLabel *label : {m_cell, m_zoom})
        label->setVisible(!isExporting);
    const auto cell = workspace.view().pointedCell();
    m_cell->setText(cell ? QString::fromStdString(cellLabel(board, *cell)) : QString());
    const BoardRecipe &recipe = board.recipe();
    // Of boards that are measured by one number, that says less than how many cells they have.
    const QString size =
        QString::fromStdString(boardSizeText(recipe)).replace(QLatin1Char('x'), QChar(u'×'));
    const bool isMeasured = recipe.lattice != Lattice::Free && size.contains(QChar(u'×'));
    m_size->setText(
        isMeasured ? size : MainWindow::tr("%n cell(s)", nullptr, static_cast<int>(board.size())));
    m_zoom->setText(QStringLiteral("%1 %").arg(view->canvas().zoomPercent()));
}

} // namespace rookery
