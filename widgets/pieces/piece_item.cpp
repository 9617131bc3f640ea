#include "widgets/pieces/piece_item.h"

#include "model/movement/words/leg_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/picture/piece_art.h"
#include "widgets/picture/piece_row.h"

#include <QStringList>
#include <QWidget>

namespace rookery {

namespace {

/// Betza where its author wrote it so, as it is short and exact, else what it does in words.
QString movesInShort(const PieceType &type, const Design &design)
{
    QStringList moves;
    for (const Movement &movement : type.moves) {
        const bool isBetza = std::holds_alternative<BetzaText>(movement.definition);
        moves << (isBetza ? QString::fromStdString(movementText(movement))
                          : shown(describeMovementInWords(movement, *design.directions, &design)));
    }
    return moves.join(QStringLiteral("; "));
}

} // namespace

PieceItem::PieceItem(std::shared_ptr<const Design> design,
                     PieceId piece,
                     int pictureSide,
                     const QWidget &list)
    : m_design(std::move(design))
    , m_piece(piece)
    , m_pictureSide(pictureSide)
    , m_list(list)
{
    setText(QString::fromStdString(pieceType().name));
    setData(idRole, static_cast<int>(piece.index()));
    setData(PieceRow::LetterRole, QString::fromStdString(pieceType().letter));
    // What is dragged comes between two rows, never onto one.
    setFlags((flags() | Qt::ItemIsEditable) & ~Qt::ItemIsDropEnabled);
}

QVariant PieceItem::data(int role) const
{
    if (role == Qt::DecorationRole)
        return picture();
    if (role == PieceRow::MovesRole)
        return moves();
    if (role == Qt::AccessibleDescriptionRole)
        return QStringLiteral("%1. %2").arg(toolTip(), moves());
    return QListWidgetItem::data(role);
}

QIcon PieceItem::picture() const
{
    if (m_picture.isNull())
        m_picture =
            piece_art::icon(pieceType(),
                            *m_design,
                            CanvasTheme::of(m_list.palette()).player(PlayerId(0), *m_design->rules),
                            m_pictureSide,
                            m_list.devicePixelRatioF());
    return m_picture;
}

QString PieceItem::moves() const
{
    if (!m_moves)
        m_moves =
            pieceType().moves.empty() ? tr("no moves yet") : movesInShort(pieceType(), *m_design);
    return *m_moves;
}

} // namespace rookery
