#pragma once

#include "widgets/pieces/choice_delegate.h"
#include "widgets/pieces/leg_card.h"

namespace rookery {

/// Draws the rows of a LegCardView: each by its first column, with what the other columns say as
/// chips.
class LegCardDelegate final : public ChoiceDelegate
{
    Q_OBJECT

public:
    using ChoiceDelegate::ChoiceDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    void paintChip(QPainter &painter,
                   const QStyleOptionViewItem &row,
                   const LegCard::Chip &chip,
                   const QModelIndex &index) const;
};

} // namespace rookery
