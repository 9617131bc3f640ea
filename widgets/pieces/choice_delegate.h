#pragma once

#include <QStyledItemDelegate>

namespace rookery {

/// Cells of a tree that offer a choice: they open a drop-down when they are edited. What can be
/// chosen is the cell's list of choices; the chosen value is its choice role.
class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Rows of the drop-down: a QVariantList of pairs of text and value.
    static constexpr int choicesRole = Qt::UserRole + 2;

    ChoiceDelegate(int valueRole, QObject *parent);

    QWidget *createEditor(QWidget *parent,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor,
                      QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    int m_valueRole;
};

} // namespace rookery
