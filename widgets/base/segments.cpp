#include "widgets/base/segments.h"

#include "widgets/base/tokens.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace rookery {

namespace {

constexpr int margin = 2; ///< between the frame and the buttons
constexpr int segmentIcon = 18;

} // namespace

Segments::Segments(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(margin, margin, margin, margin);
    row->setSpacing(margin);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QToolButton *Segments::add(QAction &action)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({segmentIcon, segmentIcon});
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    m_buttons << button;
    return button;
}

void Segments::setButtonStyle(Qt::ToolButtonStyle style)
{
    for (QToolButton *button : m_buttons)
        button->setToolButtonStyle(style);
}

void Segments::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Tokens::of(palette());
    constexpr double corner = Tokens::corner + margin; // around the corners of the buttons
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

} // namespace rookery
