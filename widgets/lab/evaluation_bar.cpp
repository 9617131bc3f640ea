#include "widgets/lab/evaluation_bar.h"

#include <QAccessible>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

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

/// The text stands in the wider part, so that no edge cuts it.
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
    const QRect own(0, 0, edge, height());
    const QRect other(edge, 0, width() - edge, height());
    painter.fillRect(own, m_own.body);
    painter.fillRect(other, m_other.body);
    const bool isOwnWider = own.width() >= other.width();
    painter.setPen(textOn(isOwnWider ? m_own.body : m_other.body));
    painter.drawText(isOwnWider ? own : other, Qt::AlignCenter, m_text);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawPath(outline);
}

} // namespace rookery
