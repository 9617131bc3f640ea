#include "widgets/base/row_ground.h"

#include "widgets/base/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QStyleOptionViewItem>

#include <algorithm>

namespace rookery {

namespace {

/// Whether the row is chosen as a whole and this is one of its cells beside others.
bool isPartOfRow(const QStyleOptionViewItem &cell)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(cell.widget);
    return view && view->selectionBehavior() == QAbstractItemView::SelectRows
           && cell.viewItemPosition != QStyleOptionViewItem::OnlyOne && cell.index.isValid()
           && cell.index.model()->columnCount(cell.index.parent()) > 1;
}

bool beginsRow(const QStyleOptionViewItem &cell)
{
    return cell.viewItemPosition == QStyleOptionViewItem::Beginning
           || (cell.viewItemPosition == QStyleOptionViewItem::Invalid && cell.index.column() == 0);
}

/// What marks the chosen one: at its beginning, or below a picture with words under it.
QRectF barOf(const QStyleOptionViewItem &row)
{
    constexpr double width = 2; // the words of plain rows begin 3 pixels from the edge
    QRectF bar = row.rect;
    const double inset = std::min(Tokens::corner, bar.height() / 4) + 1;
    if (row.decorationPosition == QStyleOptionViewItem::Top)
        return bar.adjusted(inset, bar.height() - width, -inset, 0);
    bar.adjust(0, inset, 0, -inset);
    if (row.direction == Qt::RightToLeft)
        bar.setLeft(bar.right() - width);
    else
        bar.setRight(bar.left() + width);
    return bar;
}

void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &row)
{
    QStyleOptionFocusRect ring;
    ring.QStyleOption::operator=(row);
    ring.version = QStyleOptionFocusRect::Version;
    ring.type = QStyleOptionFocusRect::Type;
    ring.backgroundColor = row.palette.color(QPalette::Base);
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, row.widget);
}

} // namespace

void paintRowFill(QPainter &painter, const QStyleOptionViewItem &row)
{
    const Tokens &tokens = Tokens::of(row.palette);
    const bool isPart = isPartOfRow(row);
    const QRectF area = QRectF(row.rect).adjusted(isPart ? 0 : 1, 1, isPart ? 0 : -1, -1);
    const double corner = isPart ? 0 : Tokens::corner;
    const bool isChosen = row.state & QStyle::State_Selected;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto fill = [&](const QBrush &brush) {
        painter.setBrush(brush);
        painter.drawRoundedRect(area, corner, corner);
    };
    if (isChosen)
        fill(tokens.accentSoft);
    if (row.backgroundBrush.style() != Qt::NoBrush)
        fill(row.backgroundBrush);
    if (row.state & QStyle::State_MouseOver && row.state & QStyle::State_Enabled) {
        QColor veil = tokens.text;
        veil.setAlphaF(static_cast<float>(Tokens::hoverVeil));
        fill(veil);
    }
    if (isChosen && (!isPart || beginsRow(row)))
        painter.fillRect(barOf(row), tokens.accent);
    painter.restore();
}

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &row)
{
    paintRowFill(painter, row);
    if (row.state & QStyle::State_HasFocus)
        paintRowFocus(painter, row);
}

} // namespace rookery
