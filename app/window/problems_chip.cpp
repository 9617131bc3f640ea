#include "app/window/problems_chip.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QPixmap>

namespace rookery {

ProblemsChip::ProblemsChip(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("problemCount"));
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    form::explain(
        this, tr("Problems"), tr("Errors and warnings of this design; a click shows them"));
    show(0, 0);
}

void ProblemsChip::show(int errors, int warnings)
{
    m_errors = errors;
    m_warnings = warnings;
    setText(errors + warnings == 0 ? tr("No problems")
                                   : tr("%n problem(s)", nullptr, errors + warnings));
    setAccessibleDescription(text());
    paintDot();
}

/// Round for errors, a triangle for warnings alone, a ring when all is well.
void ProblemsChip::paintDot()
{
    constexpr int side = 10;
    const Tokens &tokens = Tokens::of(palette());
    QPixmap picture(QSize(side, side) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF area(1, 1, side - 2, side - 2);
    if (m_errors > 0) {
        painter.setBrush(tokens.wrong);
        painter.drawEllipse(area);
    } else if (m_warnings > 0) {
        painter.setBrush(tokens.doubtful);
        painter.drawPolygon(
            QPolygonF{{area.bottomLeft(), {area.center().x(), area.top()}, area.bottomRight()}});
    } else {
        painter.setPen(QPen(tokens.fine, 1.5));
        painter.drawEllipse(area.adjusted(0.75, 0.75, -0.75, -0.75));
    }
    painter.end();
    setIcon(picture);
}

void ProblemsChip::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        paintDot();
}

} // namespace rookery
