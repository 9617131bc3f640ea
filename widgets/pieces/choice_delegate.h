#pragma once

#include <QStyledItemDelegate>

namespace rookery {

/// Cells of a tree that offer a choice: they look like a flat drop-down and open one when edited.
/// What can be chosen is the cell's list of Choice; the chosen value is its choice role.
class ChoiceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Rows of the drop-down: a QVariantList of pairs of text and value.
    static constexpr int choicesRole = Qt::UserRole + 2;

    ChoiceDelegate(int valueRole, QObject *parent);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor,
                      QAbstractItemModel *model,
                      const QModelIndex &index) const override;

private:
    void paintBoxLine(QPainter &painter,
                      const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;

    int m_valueRole;
};

} // namespace rookery
