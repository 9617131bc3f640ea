#pragma once

#include "model/design/design.h"

#include <QCoreApplication>
#include <QIcon>
#include <QListWidgetItem>

#include <memory>
#include <optional>

namespace rookery {

/// A row of the list of piece types, for PieceRow. It makes its picture and its words when they are
/// first looked at: of many types few are in view.
class PieceItem final : public QListWidgetItem
{
    Q_DECLARE_TR_FUNCTIONS(rookery::PieceItem)

public:
    static constexpr int idRole = Qt::UserRole;

    /// The picture has so many pixels, and the colours and the resolution of the list.
    PieceItem(std::shared_ptr<const Design> design,
              PieceId piece,
              int pictureSide,
              const QWidget &list);

    QVariant data(int role) const override;

private:
    const PieceType &pieceType() const { return (*m_design->pieces)[m_piece]; }
    QIcon picture() const;
    QString moves() const;

    std::shared_ptr<const Design> m_design;
    PieceId m_piece;
    int m_pictureSide;
    const QWidget &m_list;
    mutable QIcon m_picture;
    mutable std::optional<QString> m_moves;
};

} // namespace rookery
