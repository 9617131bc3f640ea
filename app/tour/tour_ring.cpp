#include "app/tour/tour_ring.h"

#include "widgets/base/tokens.h"

#include <QPainter>

namespace rookery {

namespace {

constexpr int margin = Tokens::smallGap;
constexpr double stroke = 3;

} // namespace

TourRing::TourRing(QWidget *window)
    : QWidget(window)
{
    setObjectName(QStringLiteral("tourRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourRing::surround(const QRect &area)
{
    setGeometry(
        area.adjusted(-margin, -margin, margin, margin).intersected(parentWidget()->rect()));
    show();
    raise();
}

void TourRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // A rim on either side, so that the line shows on everything.
    const QRectF line = QRectF(rect()).adjusted(3, 3, -3, -3);
    painter.setPen(QPen(palette().color(QPalette::Base), stroke + 2));
    painter.drawRoundedRect(line, 6, 6);
    painter.setPen(QPen(palette().color(QPalette::Highlight), stroke));
    painter.drawRoundedRect(line, 6, 6);
}

} // namespace rookery
