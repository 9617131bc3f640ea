#include "widgets/pieces/leg_card.h"

#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/pieces/choice_delegate.h"
#include "widgets/pieces/leg_rows.h"

#include <QFontMetrics>
#include <QModelIndex>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QWidget>

#include <algorithm>

namespace rookery {

namespace {

constexpr int cardPadding = Tokens::smallGap;
constexpr int chipPadding = 6;
constexpr int chipGap = Tokens::smallGap;
constexpr int chipSlack = Tokens::hairGap; ///< above and below its text

QFont fontOf(const QWidget &list, const QModelIndex &index)
{
    return qvariant_cast<QFont>(index.data(Qt::FontRole)).resolve(list.font());
}

} // namespace

LegCard::LegCard(const QWidget &list, const QModelIndex &index, const QRect &row)
    : isCard(!index.data(Qt::DecorationRole).isNull())
    , text(index.data(LegRows::wordsRole).toString())
{
    if (text.isEmpty())
        text = index.data(Qt::DisplayRole).toString();
    const QFontMetrics font(fontOf(list, index), &list);
    const QRect line = firstLine(list, row);
    int left = line.left() + cardPadding;
    if (index.data(Qt::CheckStateRole).isValid()) {
        box = boxIn(list, line);
        left = box.right() + 1 + cardPadding;
    }
    if (isCard) {
        const int side = font.height();
        mark = QRect(left, line.center().y() - side / 2, side, side);
        left = mark.right() + 1 + cardPadding;
    }
    const int room = std::max(1, line.right() - 2 * cardPadding - left);
    readChips(index);
    for (Chip &each : chips)
        measure(list, each, room);
    const int textWidth = font.horizontalAdvance(text) + 1;
    words = QRect(left, line.top() + cardPadding, room, font.height());
    if (!isCard && fitsBeside(room, textWidth)) {
        placeBeside();
    } else {
        words = font.boundingRect(words.left(),
                                  words.top(),
                                  room,
                                  1 << 20,
                                  Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                                  text);
        words.setWidth(room);
        words.setHeight(std::max(words.height(), font.height()));
        placeBelow();
    }
    int bottom = std::max(line.bottom(), words.bottom() + cardPadding);
    for (const Chip &each : chips)
        bottom = std::max(bottom, each.area.bottom() + cardPadding + 1);
    height = bottom - row.top() + 1;
}

QRect LegCard::boxIn(const QWidget &list, const QRect &area)
{
    QStyleOptionViewItem option;
    option.initFrom(&list);
    option.rect = area;
    option.widget = &list;
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    return list.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &list);
}

QRect LegCard::firstLine(const QWidget &list, const QRect &row)
{
    const int height = list.fontMetrics().height() + 2 * cardPadding;
    return QRect(row.left(), row.top(), row.width(), height).adjusted(cardPadding, 0, 0, 0);
}

LegCard::ChipParts LegCard::partsOf(const QWidget &list, const Chip &chip)
{
    const int side = list.fontMetrics().height() * 7 / 8;
    const int top = chip.area.center().y() - side / 2 + 1;
    int left = chip.area.left() + chipPadding;
    int right = chip.area.right() - chipPadding;
    ChipParts parts;
    if (!chip.icon.isNull()) {
        parts.picture = QRect(left, top, side, side);
        left += side + chipGap;
    }
    if (chip.hasBox) {
        parts.box = boxIn(list, chip.area);
        left = parts.box.right() + 1 + chipGap;
    }
    if (chip.offers) {
        const int arrow = side * 2 / 3;
        parts.arrow =
            QRect(right - arrow + 1, chip.area.center().y() - arrow / 2 + 1, arrow, arrow);
        right -= arrow + chipGap;
    }
    parts.words = QRect(QPoint(left, chip.area.top()), QPoint(right, chip.area.bottom()));
    return parts;
}

const LegCard::Chip *LegCard::chip(int column) const
{
    const auto found = std::find_if(
        chips.begin(), chips.end(), [column](const Chip &each) { return each.column == column; });
    return found == chips.end() ? nullptr : &*found;
}

void LegCard::readChips(const QModelIndex &index)
{
    for (const int column : {LegRows::Reach, LegRows::May}) {
        const QModelIndex value = index.siblingAtColumn(column);
        Chip each{value.data().toString(),
                  qvariant_cast<QIcon>(value.data(Qt::DecorationRole)),
                  column,
                  value.data(ChoiceDelegate::choicesRole).isValid(),
                  value.data(Qt::CheckStateRole).isValid()};
        if (!each.text.isEmpty())
            chips.push_back(std::move(each));
    }
    for (const QString &condition : index.data(LegRows::conditionsRole).toStringList())
        chips.push_back({condition, tintedIcon(QStringLiteral("condition"))});
}

/// A text that is wider than the room has several lines.
void LegCard::measure(const QWidget &list, Chip &each, int room) const
{
    const QFontMetrics font = list.fontMetrics();
    each.area = QRect(0, 0, room, font.height());
    const int beside = room - partsOf(list, each).words.width();
    const QSize text =
        font.boundingRect(
                0, 0, std::max(1, room - beside - 1), 1 << 20, Qt::TextWordWrap, each.text)
            .size();
    each.area.setWidth(std::min(room, text.width() + 1 + beside));
    each.area.setHeight(std::max(text.height(), font.height()) + 2 * chipSlack);
}

bool LegCard::fitsBeside(int room, int textWidth) const
{
    int width = textWidth;
    for (const Chip &each : chips)
        width += each.area.width() + chipGap;
    return width <= room;
}

void LegCard::placeBeside()
{
    const int middle = words.center().y();
    int right = words.right();
    for (auto each = chips.rbegin(); each != chips.rend(); ++each) {
        each->area.moveTo(right - each->area.width() + 1, middle - each->area.height() / 2);
        right = each->area.left() - chipGap - 1;
    }
    words.setRight(right);
}

void LegCard::placeBelow()
{
    int x = words.left();
    int y = words.bottom() + 1 + chipGap;
    int tallest = 0;
    for (Chip &each : chips) {
        if (x > words.left() && x + each.area.width() > words.right() + 1) {
            x = words.left();
            y += tallest + chipGap;
            tallest = 0;
        }
        each.area.moveTo(x, y);
        x += each.area.width() + chipGap;
        tallest = std::max(tallest, each.area.height());
    }
}

} // namespace rookery
