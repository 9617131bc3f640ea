#include "app/tour/tour_callout.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int padding = Tokens::padding;
constexpr int lettersInLine = 46;
constexpr double arrowHalf = 9;

} // namespace

TourCallout::TourCallout(QWidget *window)
    : QWidget(window)
    , m_bubble(new QWidget(this))
    , m_title(form::heading({}))
    , m_number(new QLabel)
    , m_text(new QLabel)
    , m_leave(form::verb("tourLeave", tr("Leave"), tr("Ends the tour (Esc)")))
    , m_back(form::verb("tourBack", tr("Back"), tr("The step before")))
    , m_next(form::verb("tourNext", tr("Next"), tr("The next step")))
{
    setObjectName(QStringLiteral("tourCallout"));
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_text->setObjectName(QStringLiteral("tourText"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_number);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *layout = new QVBoxLayout(m_bubble);
    layout->setContentsMargins(padding, padding, padding, padding);
    layout->setSpacing(Tokens::gap);
    layout->addLayout(top);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    for (QPushButton *button : {m_leave, m_back, m_next})
        button->setAutoDefault(true); // Enter presses the one with the focus
    connect(m_leave, &QPushButton::clicked, this, &TourCallout::leaveWanted);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backWanted);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextWanted);
}

void TourCallout::say(const QString &title, const QString &text, int number, int count)
{
    m_title->setText(title);
    m_text->setText(text);
    m_number->setText(tr("%1 of %2").arg(number).arg(count));
    const bool isLast = number == count;
    m_leave->setText(tr("Leave"));
    m_back->setText(tr("Back"));
    m_next->setText(isLast ? tr("Done") : tr("Next"));
    m_next->setAccessibleName(m_next->text());
    m_back->setEnabled(number > 1);
    setAccessibleName(title);
    setAccessibleDescription(text);
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

QSize TourCallout::bubbleSize() const
{
    const int buttons = m_bubble->minimumSizeHint().width();
    const int wanted = fontMetrics().averageCharWidth() * lettersInLine + 2 * padding;
    const int width = std::min(std::max(buttons, wanted), parentWidget()->width() * 9 / 10);
    return {width, m_bubble->layout()->heightForWidth(width)};
}

void TourCallout::pointAt(const QRect &area)
{
    m_place = placeCallout(area, parentWidget()->rect(), bubbleSize());
    const QRect all = m_place.arrow == CalloutPlace::Arrow::None
                          ? m_place.bubble
                          : m_place.bubble.united(QRect(m_place.tip, QSize(1, 1)));
    setGeometry(all.adjusted(-1, -1, 1, 1));
    m_bubble->setGeometry(m_place.bubble.translated(-pos()));
    show();
    raise();
    update();
}

void TourCallout::takeFocus()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourCallout::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(m_place.bubble.translated(-pos())).adjusted(1, 1, -1, -1);
    QPainterPath shape;
    shape.addRoundedRect(box, 8, 8);
    if (m_place.arrow != CalloutPlace::Arrow::None) {
        const QPointF tip = m_place.tip - pos();
        const bool isAtSide = m_place.arrow == CalloutPlace::Arrow::Left
                              || m_place.arrow == CalloutPlace::Arrow::Right;
        const QPointF across = isAtSide ? QPointF(0, arrowHalf) : QPointF(arrowHalf, 0);
        const QPointF foot(std::clamp(tip.x(), box.left() + 1, box.right() - 1),
                           std::clamp(tip.y(), box.top() + 1, box.bottom() - 1));
        QPainterPath arrow;
        arrow.addPolygon(QPolygonF({foot - across, tip, foot + across, foot - across}));
        shape = shape.united(arrow);
    }
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawPath(shape);
}

} // namespace rookery
