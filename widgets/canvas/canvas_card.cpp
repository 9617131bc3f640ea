#include "widgets/canvas/canvas_card.h"

#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace rookery {

CanvasCard::CanvasCard(BoardCanvas &canvas)
    : QWidget(&canvas)
    , m_canvas(canvas)
{
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_due.setSingleShot(true);
    m_due.setInterval(0);
    connect(&m_due, &QTimer::timeout, this, [this] { refresh(); });
    canvas.installEventFilter(this);
}

void CanvasCard::setCovered(int pixels)
{
    if (std::exchange(m_covered, pixels) != pixels)
        coveredChanged();
}

void CanvasCard::refreshSoon()
{
    if (!m_due.isActive())
        m_due.start();
}

void CanvasCard::paintGround(QPainter &painter) const
{
    const Tokens &tokens = Tokens::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(tokens.surface);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Tokens::corner, Tokens::corner);
}

bool CanvasCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_canvas && event->type() == QEvent::Paint)
        refreshSoon();
    return QWidget::eventFilter(watched, event);
}

void CanvasCard::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

void CanvasCard::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void CanvasCard::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace rookery
