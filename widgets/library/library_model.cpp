#include "widgets/library/library_model.h"

#include "model/edit/pieces/piece_text.h"
#include "widgets/base/fonts.h"
#include "widgets/base/icons.h"
#include "widgets/base/row_ground.h"
#include "widgets/base/tokens.h"
#include "widgets/library/known_pieces.h"
#include "widgets/picture/piece_art.h"

#include <QFontDatabase>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

constexpr int pictureSide = Tokens::palettePicture;
constexpr int margin = Tokens::smallGap;
constexpr int buttonSide = Tokens::smallControl;

QString otherNames(const LibraryPiece &piece)
{
    QStringList names;
    for (const OtherName &other : piece.names)
        names << QString::fromStdString(other.name);
    return names.join(QStringLiteral(", "));
}

QString notationOf(const PieceType &type)
{
    return type.moves.empty() ? QString()
                              : QString::fromStdString(movementText(type.moves.front()));
}

QFont fixedFont(const QFont &like)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(like.pointSizeF());
    return font;
}

/// Name and other names, notation and origin, and how like it is, each pair on a line.
void paintWords(QPainter &painter,
                const QStyleOptionViewItem &option,
                const QModelIndex &index,
                QRect area)
{
    const QColor strong = Tokens::of(option.palette).text;
    const QColor weak = Tokens::of(option.palette).secondText;
    const int height = option.fontMetrics.lineSpacing();
    const auto write =
        [&](const QFont &font, const QColor &colour, const QString &words, int indent = 0) {
            painter.setFont(font);
            painter.setPen(colour);
            const QFontMetrics metrics(font, painter.device());
            const QRect place(area.left() + indent, area.top(), area.width() - indent, height);
            painter.drawText(place,
                             Qt::AlignVCenter | Qt::AlignLeft,
                             metrics.elidedText(words, Qt::ElideRight, place.width()));
            return metrics.horizontalAdvance(words) + Tokens::gap;
        };
    const auto words = [&](int role) {
        return index.data(role).toString();
    };
    painter.save();
    QFont bold = option.font;
    bold.setBold(true);
    const QFont small = captionFont(option.font);
    const int behindName = write(bold, strong, words(Qt::DisplayRole));
    write(small, weak, words(LibraryModel::OtherNamesRole), behindName);
    area.translate(0, height);
    const int behindNotation =
        write(fixedFont(option.font), strong, words(LibraryModel::NotationRole));
    write(small, weak, words(LibraryModel::OriginRole), behindNotation);
    if (const QString likeness = words(LibraryModel::LikenessRole); !likeness.isEmpty()) {
        area.translate(0, height);
        write(small, strong, likeness);
    }
    painter.restore();
}

} // namespace

void LibraryModel::show(std::vector<Row> rows, const Design &design)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_design = design;
    endResetModel();
}

std::optional<std::size_t> LibraryModel::pieceAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= static_cast<int>(m_rows.size()))
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(index.row())].piece;
}

const PieceType *LibraryModel::typeAt(const QModelIndex &index) const
{
    return pieceAt(index) ? &m_rows[static_cast<std::size_t>(index.row())].type : nullptr;
}

std::optional<int> LibraryModel::rowOf(std::size_t piece) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.piece == piece; });
    return found == m_rows.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - m_rows.begin()));
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    const auto number = pieceAt(index);
    if (!number)
        return {};
    const LibraryPiece &piece = known_pieces::library(m_design.board->lattice)[*number];
    const QString likeness = m_rows[static_cast<std::size_t>(index.row())].likeness;
    const QString name = QString::fromStdString(piece.name);
    const QString notation = notationOf(*typeAt(index));
    const QString origin = QString::fromStdString(piece.origin);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3")
            .arg(name, notation, likeness.isEmpty() ? origin : likeness);
    case Qt::ToolTipRole: {
        QStringList lines{name + QLatin1Char(' ') + notation};
        for (const OtherName &other : piece.names)
            lines << tr("%1 (%2)").arg(QString::fromStdString(other.name),
                                       QString::fromStdString(other.tradition));
        lines << origin;
        return lines.join(QLatin1Char('\n'));
    }
    case LikenessRole:
        return likeness;
    case NotationRole:
        return notation;
    case OriginRole:
        return origin;
    case OtherNamesRole:
        return otherNames(piece);
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList LibraryModel::mimeTypes() const
{
    return {mimeType(), QStringLiteral("text/plain")};
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    const auto number = indexes.isEmpty() ? std::nullopt : pieceAt(indexes.front());
    if (!number)
        return nullptr;
    auto *data = new QMimeData;
    data->setData(mimeType(), QByteArray::number(static_cast<qulonglong>(*number)));
    data->setText(notationOf(*typeAt(indexes.front())));
    return data;
}

QRect LibraryDelegate::addButton(const QRect &row)
{
    return {row.right() - margin - buttonSide,
            row.top() + (row.height() - buttonSide) / 2,
            buttonSide,
            buttonSide};
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int lines = index.data(LibraryModel::LikenessRole).toString().isEmpty() ? 2 : 3;
    const int text = option.fontMetrics.lineSpacing() * lines + 2 * margin;
    return {200, std::max(text, pictureSide + margin)};
}

void LibraryDelegate::paint(QPainter *painter,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    paintRowGround(*painter, row);
    const auto *model = qobject_cast<const LibraryModel *>(index.model());
    const PieceType *type = model ? model->typeAt(index) : nullptr;
    if (!type)
        return;
    const CanvasTheme theme = CanvasTheme::of(option.palette);
    const QRect area = option.rect;
    const QRect picture(area.left() + margin,
                        area.top() + (area.height() - pictureSide) / 2,
                        pictureSide,
                        pictureSide);
    piece_art::paintCached(*painter, picture, *type, model->design(), theme.player(PlayerId(0)));

    const bool isChosen = option.state & QStyle::State_Selected;
    const bool showsButton = isChosen || option.state & QStyle::State_MouseOver;
    const QRect text = area.adjusted(pictureSide + 2 * margin,
                                     margin - 1,
                                     -margin - (showsButton ? buttonSide + margin : 0),
                                     -margin + 1);
    paintWords(*painter, option, index, text);
    if (showsButton)
        tintedIcon(QStringLiteral("add")).paint(painter, addButton(area).adjusted(3, 3, -3, -3));
}

bool LibraryDelegate::editorEvent(QEvent *event,
                                  QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && addButton(option.rect).contains(mouse->pos())) {
            Q_EMIT addWanted(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace rookery
