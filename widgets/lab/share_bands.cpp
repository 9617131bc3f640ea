#include "widgets/lab/share_bands.h"

#include "widgets/lab/lab_words.h"
#include "widgets/picture/picture_export.h"

#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rookery {

ShareBands::ShareBands(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("shareBands"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("The whiskers hold the true share with 95 % confidence"));
}

QSize ShareBands::sizeHint() const
{
    return {160, rowHeight() * static_cast<int>(m_rows.size())};
}

void ShareBands::show(std::vector<Row> rows)
{
    const bool isAsHigh = rows.size() == m_rows.size();
    m_rows = std::move(rows);
    QStringList texts;
    for (const Row &row : m_rows)
        texts << QStringLiteral("%1 %2").arg(row.text, percentText(row.share));
    setAccessibleName(texts.join(QStringLiteral(", ")));
    if (!isAsHigh)
        updateGeometry();
    update();
}

void ShareBands::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter);
}

std::unique_ptr<QMimeData> ShareBands::copiedPicture() const
{
    if (m_rows.empty())
        return nullptr;
    return clipboardPicture(size(), [this](QPainter &painter) {
        painter.fillRect(rect(), palette().color(QPalette::Window));
        painter.setFont(font());
        paint(painter);
    });
}

void ShareBands::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    for (const Row &row : m_rows) {
        paintRow(painter, row, top);
        top += rowHeight();
    }
}

void ShareBands::paintRow(QPainter &painter, const Row &row, int top) const
{
    const int line = fontMetrics().height();
    const QRect words(0, top, width(), line);
    const QString percent = percentText(row.share);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, percent);
    const int room = width() - fontMetrics().horizontalAdvance(percent) - 8;
    painter.drawText(words,
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(row.text, Qt::ElideRight, room));
    const QRectF whole =
        QRectF(0, top + line + 2, width(), line - 2).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    QColor ground = palette().color(QPalette::WindowText);
    ground.setAlphaF(0.16F); // neither white nor black, as players are
    painter.setBrush(ground);
    painter.drawRoundedRect(whole, 3, 3);
    QRectF filled = whole;
    filled.setWidth(whole.width() * std::clamp(row.share.value, 0.0, 1.0));
    painter.setBrush(row.colour);
    if (filled.width() >= 1)
        painter.drawRoundedRect(filled, 3, 3);
    const auto across = [&](double share) {
        return whole.left() + whole.width() * std::clamp(share, 0.0, 1.0);
    };
    const double from = across(row.share.value - row.share.error);
    const double to = across(row.share.value + row.share.error);
    const double middle = whole.center().y();
    const double half = whole.height() * 0.3;
    // Light around dark, to be seen on the bar and beside it.
    const std::pair<QColor, double> pens[] = {{Qt::white, 4}, {Qt::black, 1.6}};
    for (const auto &[colour, thick] : pens) {
        painter.setPen(QPen(colour, thick));
        painter.drawLine(QPointF(from, middle), QPointF(to, middle));
        for (const double end : {from, to})
            painter.drawLine(QPointF(end, middle - half), QPointF(end, middle + half));
    }
}

} // namespace rookery
