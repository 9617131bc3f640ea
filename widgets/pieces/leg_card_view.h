#pragma once

#include <QTreeWidget>

namespace rookery {

/// A tree whose rows are cards (see LegCard): the first column is the whole row, the others are
/// chips on it. What is clicked, edited and read aloud is still a cell of its column.
class LegCardView final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit LegCardView(QWidget *parent = nullptr);

    /// How wide a row is where it stands in the tree.
    int cardWidth(const QModelIndex &index) const;

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &place) const override;

protected:
    void setSelection(const QRect &area, QItemSelectionModel::SelectionFlags command) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool m_isSelecting = false;
};

} // namespace rookery
