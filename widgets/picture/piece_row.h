#pragma once

#include <QStyledItemDelegate>

namespace rookery {

/// Draws a row of a list of piece types: the picture, the name, what the piece does in second text
/// below it, and its letter in a badge at the end. All of it grows with the list's font.
class PieceRow final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Beside the name and the icon that every list has.
    enum Role { LetterRole = Qt::UserRole + 20, MovesRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    static int height(const QFontMetrics &font);
    /// Of the picture, which the icon should have.
    static int pictureSide(const QFontMetrics &font);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The name is changed where it stands.
    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
};

} // namespace rookery
