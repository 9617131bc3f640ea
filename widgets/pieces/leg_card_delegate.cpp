#include "widgets/pieces/leg_card_delegate.h"

#include "widgets/base/row_ground.h"
#include "widgets/base/tokens.h"
#include "widgets/pieces/leg_card_view.h"
#include "widgets/pieces/leg_rows.h"

#include <QPainter>
#include <QStyle>

namespace rookery {

namespace {

constexpr double chipCorner = 4;

void paintBox(QPainter &painter,
              const QStyleOptionViewItem &row,
              const QRect &place,
              const QModelIndex &index)
{
    QStyleOptionViewItem box = row;
    box.rect = place;
    const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    box.state.setFlag(QStyle::State_HasFocus, false);
    box.state.setFlag(QStyle::State_On, isChecked);
    box.state.setFlag(QStyle::State_Off, !isChecked);
    row.widget->style()->drawPrimitive(
        QStyle::PE_IndicatorItemViewItemCheck, &box, &painter, row.widget);
}

void paintArrow(QPainter &painter,
                const QStyleOptionViewItem &row,
                const QRect &place,
                const QColor &colour)
{
    QStyleOption arrow;
    arrow.rect = place;
    arrow.palette = row.palette;
    arrow.state = QStyle::State_Enabled;
    for (const QPalette::ColorRole role :
         {QPalette::ButtonText, QPalette::Text, QPalette::WindowText})
        arrow.palette.setColor(role, colour);
    row.widget->style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, &painter, row.widget);
}

} // namespace

void LegCardDelegate::paint(QPainter *painter,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    if (index.column() != LegRows::What)
        return;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const auto *tree = qobject_cast<const LegCardView *>(row.widget);
    if (!tree)
        return;
    row.palette = tree->palette(); // the tree takes the strong fill out of what it hands on
    row.state.setFlag(QStyle::State_MouseOver, false);
    const bool isCurrent = tree->currentIndex().siblingAtColumn(LegRows::What) == index;
    row.state.setFlag(QStyle::State_HasFocus, isCurrent && tree->hasFocus());
    const Tokens &tokens = Tokens::of(row.palette);
    const LegCard card(*row.widget, index, row.rect);
    painter->save();
    if (card.isCard) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(tokens.line);
        painter->setBrush(tokens.surface);
        painter->drawRoundedRect(
            QRectF(row.rect).adjusted(1.5, 1.5, -1.5, -1.5), Tokens::corner, Tokens::corner);
        painter->setRenderHint(QPainter::Antialiasing, false);
    }
    paintRowGround(*painter, row);
    if (!card.box.isEmpty())
        paintBox(*painter, row, card.box, index);
    if (card.isCard)
        row.icon.paint(painter, card.mark);
    const bool isPart = index.flags() & Qt::ItemIsSelectable;
    painter->setFont(row.font);
    painter->setPen(isPart ? tokens.text : tokens.secondText);
    painter->drawText(card.words, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, card.text);
    painter->setFont(row.widget->font());
    for (const LegCard::Chip &chip : card.chips)
        paintChip(*painter, row, chip, index);
    painter->restore();
}

void LegCardDelegate::paintChip(QPainter &painter,
                                const QStyleOptionViewItem &row,
                                const LegCard::Chip &chip,
                                const QModelIndex &index) const
{
    const Tokens &tokens = Tokens::of(row.palette);
    const bool isCondition = chip.column == LegCard::Chip::none;
    if (chip.offers || isCondition) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(chip.offers ? QPen(tokens.line) : QPen(Qt::NoPen));
        painter.setBrush(chip.offers ? tokens.surface : tokens.window);
        painter.drawRoundedRect(
            QRectF(chip.area).adjusted(0.5, 0.5, -0.5, -0.5), chipCorner, chipCorner);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    const LegCard::ChipParts parts = LegCard::partsOf(*row.widget, chip);
    if (!parts.picture.isEmpty())
        chip.icon.paint(&painter, parts.picture);
    if (!parts.box.isEmpty())
        paintBox(painter, row, parts.box, index.siblingAtColumn(chip.column));
    if (!parts.arrow.isEmpty())
        paintArrow(painter, row, parts.arrow, tokens.secondText);
    painter.setPen(chip.offers || isCondition ? tokens.text : tokens.secondText);
    painter.drawText(parts.words, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, chip.text);
}

QSize LegCardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *tree = qobject_cast<const LegCardView *>(option.widget);
    if (!tree || index.column() != LegRows::What)
        return {0, 0};
    const QRect row(0, 0, tree->cardWidth(index), 0);
    return {row.width(), LegCard(*tree, index, row).height};
}

/// The box of a row is where its first line is.
bool LegCardDelegate::editorEvent(QEvent *event,
                                  QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    QStyleOptionViewItem line = option;
    if (index.column() == LegRows::What)
        line.rect = LegCard::firstLine(*option.widget, option.rect);
    return ChoiceDelegate::editorEvent(event, model, line, index);
}

} // namespace rookery
