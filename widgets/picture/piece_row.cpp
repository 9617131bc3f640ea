#include "widgets/picture/piece_row.h"

#include "widgets/base/fonts.h"
#include "widgets/base/row_ground.h"
#include "widgets/base/tokens.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

constexpr double badgeCorner = 4;

/// The parts of a row, from its beginning to its end.
struct PieceRowParts
{
    QRect picture;
    QRect words;
    QRect badge; ///< empty without a letter

    PieceRowParts(const QRect &row, const QFontMetrics &font, const QString &letter)
    {
        const int side = PieceRow::pictureSide(font);
        const int gap = font.height() / 2;
        picture = QRect(row.left() + gap, row.top() + (row.height() - side) / 2, side, side);
        int end = row.right() - gap;
        if (!letter.isEmpty()) {
            const int height = font.height() + 2;
            const int width = std::max(height, font.horizontalAdvance(letter) + gap);
            badge = QRect(end - width, row.top() + (row.height() - height) / 2, width, height);
            end = badge.left() - gap;
        }
        words = QRect(QPoint(picture.right() + gap, row.top()), QPoint(end, row.bottom()));
    }
};

void paintLetterBadge(QPainter &painter,
                      const QRect &badge,
                      const QString &letter,
                      const Tokens &tokens)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(tokens.window);
    painter.drawRoundedRect(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5), badgeCorner, badgeCorner);
    painter.setPen(tokens.secondText);
    painter.drawText(badge, Qt::AlignCenter, letter);
}

} // namespace

int PieceRow::height(const QFontMetrics &font)
{
    return font.height() * Tokens::rowHeight / Tokens::usualLine;
}

int PieceRow::pictureSide(const QFontMetrics &font)
{
    return font.height() * Tokens::rowPicture / Tokens::usualLine;
}

void PieceRow::paint(QPainter *painter,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const Tokens &tokens = Tokens::of(row.palette);
    paintRowGround(*painter, row);
    const QString letter = index.data(LetterRole).toString();
    const QString moves = index.data(MovesRole).toString();
    const PieceRowParts parts(row.rect, row.fontMetrics, letter);
    row.icon.paint(painter, parts.picture);
    painter->save();
    painter->setFont(row.font);
    if (!letter.isEmpty())
        paintLetterBadge(*painter, parts.badge, letter, tokens);
    const QFont small = captionFont(row.font);
    const QFontMetrics smallMetrics(small, painter->device());
    const int width = parts.words.width();
    QRect line = parts.words;
    if (!moves.isEmpty()) {
        const int lines = row.fontMetrics.height() + smallMetrics.height();
        line.setTop(line.top() + (line.height() - lines) / 2);
        line.setHeight(row.fontMetrics.height());
    }
    painter->setPen(tokens.text);
    painter->drawText(line,
                      Qt::AlignVCenter | Qt::AlignLeft,
                      row.fontMetrics.elidedText(row.text, Qt::ElideRight, width));
    if (!moves.isEmpty()) {
        line.moveTop(line.bottom() + 1);
        line.setHeight(smallMetrics.height());
        painter->setFont(small);
        painter->setPen(tokens.secondText);
        // How it goes on and where it ends both tell it from other pieces.
        painter->drawText(line,
                          Qt::AlignVCenter | Qt::AlignLeft,
                          smallMetrics.elidedText(moves, Qt::ElideMiddle, width));
    }
    painter->restore();
}

QSize PieceRow::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int tall = height(option.fontMetrics);
    return {4 * tall, tall};
}

void PieceRow::updateEditorGeometry(QWidget *editor,
                                    const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const PieceRowParts parts(option.rect, option.fontMetrics, index.data(LetterRole).toString());
    QRect field = parts.words;
    field.setHeight(std::min(field.height(), editor->sizeHint().height()));
    field.moveCenter(parts.words.center());
    editor->setGeometry(field);
}

} // namespace rookery
