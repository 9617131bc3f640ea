#include "widgets/rules/sentence_chip.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QPainter>

namespace rookery {

namespace {

constexpr int chipPadding = 6;

} // namespace

SentenceChip::SentenceChip(const QString &text, int part, Look look, QWidget *parent)
    : QAbstractButton(parent)
    , m_part(part)
    , m_look(look)
{
    setText(text);
    form::explain(this,
                  look == Look::Blank ? tr("Blank: %1").arg(text) : text,
                  tr("A click or Enter shows what fits here; Del empties it"));
    setFocusPolicy(Qt::NoFocus);
    setCursor(part < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize SentenceChip::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int around = m_look == Look::Word ? 0 : 2 * chipPadding;
    return {metrics.horizontalAdvance(text()) + around, metrics.height() + 6};
}

void SentenceChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF area = QRectF(rect()).adjusted(0.75, 1.75, -0.75, -1.75);
    QColor fill = accent;
    fill.setAlphaF(underMouse() ? 0.26F : 0.14F);
    painter.setPen(Qt::NoPen);
    if (m_look == Look::Value) {
        painter.setBrush(fill);
        painter.drawRoundedRect(area, Tokens::corner, Tokens::corner);
    } else if (m_look == Look::Blank) {
        painter.setBrush(underMouse() ? QBrush(fill) : QBrush(Qt::NoBrush));
        painter.setPen(QPen(accent, 1.2, Qt::DashLine));
        painter.drawRoundedRect(area, Tokens::corner, Tokens::corner);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 2));
        painter.drawRoundedRect(area, Tokens::corner, Tokens::corner);
    }
    QFont font = painter.font();
    font.setItalic(m_look == Look::Blank);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace rookery
