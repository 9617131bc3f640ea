#include "widgets/lab/result_bar.h"

#include <QLocale>
#include <QPainter>
#include <QTreeWidget>

#include <cmath>

namespace rookery {

namespace {

enum Role { Won = Qt::UserRole, Drawn, Lost, Own, Other };

} // namespace

void ResultBar::set(QTreeWidgetItem &item,
                    int column,
                    const ExploredMove &move,
                    const QColor &own,
                    const QColor &other)
{
    item.setData(column, Won, qulonglong(move.won));
    item.setData(column, Drawn, qulonglong(move.drawn));
    item.setData(column, Lost, qulonglong(move.lost));
    item.setData(column, Own, own);
    item.setData(column, Other, other);
    const auto share = move.share();
    item.setText(column,
                 share ? tr("%1 %").arg(QLocale().toString(int(std::lround(*share * 100))))
                       : tr("open"));
    QString tip = tr("%1 won, %2 drawn, %3 lost for the player who makes the move")
                      .arg(move.won)
                      .arg(move.drawn)
                      .arg(move.lost);
    if (move.unfinished > 0)
        tip += QLatin1Char('\n') + tr("%Ln game(s) not finished", nullptr, int(move.unfinished));
    item.setToolTip(column, tip);
    item.setData(column, Qt::AccessibleTextRole, item.text(column) + QStringLiteral(", ") + tip);
}

void ResultBar::paint(QPainter *painter,
                      const QStyleOptionViewItem &option,
                      const QModelIndex &index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString words = ground.text;
    ground.text.clear();
    const QWidget *list = option.widget;
    list->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, list);
    const int room = option.fontMetrics.horizontalAdvance(QStringLiteral("100 %")) + 6;
    painter->save();
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect text = option.rect.adjusted(4, 0, -4, 0);
    painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, words);
    const QRectF bar = QRectF(option.rect).adjusted(4.5, 4.5, -4.5 - room, -4.5);
    const double parts[] = {
        index.data(Won).toDouble(), index.data(Drawn).toDouble(), index.data(Lost).toDouble()};
    const double sum = parts[0] + parts[1] + parts[2];
    if (sum > 0 && bar.width() > 8) {
        const QColor colours[] = {index.data(Own).value<QColor>(),
                                  option.palette.color(QPalette::Mid),
                                  index.data(Other).value<QColor>()};
        double left = bar.left();
        for (int i = 0; i < 3; ++i) {
            const double width = bar.width() * parts[i] / sum;
            painter->fillRect(QRectF(left, bar.top(), width, bar.height()), colours[i]);
            left += width;
        }
        QColor frame = option.palette.color(QPalette::Text);
        frame.setAlphaF(0.5F);
        painter->setPen(frame);
        painter->drawRect(bar);
    }
    painter->restore();
}

QSize ResultBar::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.fontMetrics.horizontalAdvance(QStringLiteral("100 %")) + 70,
            option.fontMetrics.height() + 8};
}

} // namespace rookery
