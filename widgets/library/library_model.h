#pragma once

#include "model/design/design.h"
#include "model/movement/piece_library.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace rookery {

/// Some pieces of the library in some order, for a list.
class LibraryModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    struct Row
    {
        std::size_t piece = 0; ///< in the library of the design's lattice
        QString likeness;      ///< how it differs from the piece in question; empty if not asked
        PieceType type = {};   ///< as the design would have it
    };

    enum Role { LikenessRole = Qt::UserRole, NotationRole, OriginRole, OtherNamesRole };
    /// What a dragged piece is: its number in the library.
    static QString mimeType() { return QStringLiteral("application/x-rookery-library-piece"); }

    using QAbstractListModel::QAbstractListModel;

    /// Pieces for this design's board.
    void show(std::vector<Row> rows, const Design &design);
    const Design &design() const { return m_design; }
    std::optional<std::size_t> pieceAt(const QModelIndex &index) const;
    /// Null where there is no row.
    const PieceType *typeAt(const QModelIndex &index) const;
    std::optional<int> rowOf(std::size_t piece) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    std::vector<Row> m_rows;
    Design m_design;
};

/// Draws a piece with its picture, name, notation and origin, and a button that adds it.
class LibraryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    /// Where a click adds the piece, within the row.
    static QRect addButton(const QRect &row);

Q_SIGNALS:
    void addWanted(const QModelIndex &index);
};

} // namespace rookery
