#include "widgets/pieces/leg_card_view.h"

#include "widgets/pieces/leg_card.h"
#include "widgets/pieces/leg_rows.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace rookery {

LegCardView::LegCardView(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(LegRows::May + 1);
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(LegRows::What, QHeaderView::Stretch);
    setColumnHidden(LegRows::Reach, true);
    setColumnHidden(LegRows::May, true);
    setUniformRowHeights(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

int LegCardView::cardWidth(const QModelIndex &index) const
{
    int depth = 1;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
        ++depth;
    return std::max(1, viewport()->width() - depth * indentation());
}

QRect LegCardView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.column() == LegRows::What)
        return QTreeWidget::visualRect(index);
    const QModelIndex row = index.siblingAtColumn(LegRows::What);
    const QRect area = QTreeWidget::visualRect(row);
    if (!area.isValid())
        return {};
    const LegCard card(*this, row, area);
    const LegCard::Chip *chip = card.chip(index.column());
    return chip ? chip->area : QRect();
}

QModelIndex LegCardView::indexAt(const QPoint &place) const
{
    const QModelIndex index = QTreeWidget::indexAt(place);
    if (!index.isValid() || m_isSelecting)
        return index;
    const LegCard card(*this, index, QTreeWidget::visualRect(index));
    for (const LegCard::Chip &chip : card.chips) {
        if (chip.column != LegCard::Chip::none && chip.area.contains(place))
            return index.siblingAtColumn(chip.column);
    }
    return index;
}

/// Of a hidden column nothing can be selected; rows are selected as a whole.
void LegCardView::setSelection(const QRect &area, QItemSelectionModel::SelectionFlags command)
{
    const QScopedValueRollback guard(m_isSelecting, true);
    QTreeWidget::setSelection(area, command);
}

/// Narrower rows are as tall or taller, so a scroll bar that comes by them stays.
void LegCardView::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

} // namespace rookery
