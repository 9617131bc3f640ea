#include "widgets/lab/evaluation_bar.h"

#include <QAccessible>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Readable on this ground.
QColor textOn(const QColor &ground)
{
    constexpr int middle = 128;
    return qGray(ground.rgb()) < middle ? QColor(Qt::white) : QColor(Qt::black);
}

} // namespace

EvaluationBar::EvaluationBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("evaluationBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("How a player stands: the share of the points that can be expected"));
    clear();
}

QSize EvaluationBar::sizeHint() const
{
    return {120, fontMetrics().height() + 8};
}

void EvaluationBar::clear()
{
    m_text.clear();
    setAccessibleName(tr("Evaluation: not known yet"));
    update();
}

void EvaluationBar::show(double share,
                         const QString &text,
                         const PlayerColours &own,
                         const PlayerColours &other)
{
    m_share = share;
    m_text = text;
    m_own = own;
    m_other = other;
    setAccessibleName(tr("Evaluation: %1").arg(text));
    update();
}

/// The text is painted twice, so that it can be read on either side of the edge.
void EvaluationBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(frame, 4, 4);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    if (m_text.isEmpty()) {
        painter.setBrush(palette().color(QPalette::AlternateBase));
        painter.drawPath(outline);
        return;
    }
    painter.save();
    painter.setClipPath(outline);
    const int edge = std::clamp(static_cast<int>(width() * m_share), 3, width() - 3);
    const std::pair<QRect, QColor> parts[] = {
        {QRect(0, 0, edge, height()), m_own.body},
        {QRect(edge, 0, width() - edge, height()), m_other.body},
    };
    for (const auto &[area, colour] : parts) {
        painter.setClipRect(area);
        painter.fillRect(area, colour);
        painter.setPen(textOn(colour));
        painter.drawText(rect(), Qt::AlignCenter, m_text);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawPath(outline);
}

} // namespace rookery
