#include "app/window/notice_bar.h"

#include "widgets/base/form.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace rookery {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel)
    , m_buttons(new QHBoxLayout)
    , m_fade(new QTimer(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *edge = new QWidget;
    edge->setFixedWidth(4);
    edge->setAutoFillBackground(true);
    edge->setBackgroundRole(QPalette::Highlight);
    m_text->setForegroundRole(QPalette::Text);
    m_text->setWordWrap(true);
    m_text->setContentsMargins(0, 6, 0, 6);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = form::toolButton("close", tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->setSpacing(10);
    layout->addWidget(edge);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    m_fade->setSingleShot(true);
    m_fade->setInterval(6000);
    connect(m_fade, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

QString NoticeBar::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::ask(const QString &sentence, const QList<Choice> &choices)
{
    m_fade->stop();
    show(sentence, choices);
}

void NoticeBar::say(const QString &sentence)
{
    // What waits for an answer is not talked over.
    if (isVisible() && m_buttons->count() > 0)
        return;
    show(sentence, {});
    m_fade->start();
}

void NoticeBar::show(const QString &sentence, const QList<Choice> &choices)
{
    while (auto *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_text->setText(sentence);
    for (const Choice &choice : choices) {
        auto *button = new QPushButton(choice.verb);
        form::explain(button, choice.verb, choice.verb);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_buttons->addWidget(button);
    }
    QFrame::show();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace rookery
