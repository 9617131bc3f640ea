#pragma once

#include "model/database/game_database.h"

#include <QStyledItemDelegate>

class QTreeWidgetItem;

namespace rookery {

/// Paints how games ended as one bar: won, drawn and lost, with the share of the points in words.
class ResultBar final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Fills a cell of a list; `own` is the colour of the player who made the move.
    static void set(QTreeWidgetItem &item,
                    int column,
                    const ExploredMove &move,
                    const QColor &own,
                    const QColor &other);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace rookery
