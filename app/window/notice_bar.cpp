#include "app/window/notice_bar.h"

#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"

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
    edge->setFixedWidth(Tokens::smallGap);
    edge->setAutoFillBackground(true);
    edge->setBackgroundRole(QPalette::Highlight);
    m_text->setForegroundRole(QPalette::Text);
    m_text->setWordWrap(true);
    m_text->setContentsMargins(0, Tokens::smallGap, 0, Tokens::smallGap);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = form::toolButton("close", tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, &NoticeBar::close);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, Tokens::smallGap, 0);
    layout->setSpacing(Tokens::gap);
    layout->addWidget(edge);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    m_fade->setSingleShot(true);
    m_fade->setInterval(6000);
    connect(m_fade, &QTimer::timeout, this, &NoticeBar::close);
    hide();
}

QString NoticeBar::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::ask(const QString &sentence, const QList<Choice> &choices)
{
    const Notice notice{sentence, choices};
    // A newer notice does not hide a worse one.
    if (!isHidden() && m_shown.isWarning)
        return m_hidden.push_back(notice);
    m_fade->stop();
    show(notice);
}

void NoticeBar::say(const QString &sentence)
{
    if (!isHidden() && (m_shown.isWarning || !m_shown.choices.empty()))
        return;
    m_fade->start();
    show({sentence, {}});
}

bool NoticeBar::stays() const
{
    return !isHidden() && !m_fade->isActive();
}

void NoticeBar::warn(const QString &sentence)
{
    if (!isHidden() && !m_shown.isWarning && !m_fade->isActive())
        m_hidden.push_back(m_shown);
    m_fade->stop();
    show({sentence, {}, true});
}

void NoticeBar::close()
{
    hide();
    if (m_hidden.empty())
        return;
    const Notice next = m_hidden.front();
    m_hidden.erase(m_hidden.begin());
    show(next);
}

void NoticeBar::show(const Notice &notice)
{
    m_shown = notice;
    retireAll(*m_buttons);
    m_text->setText(notice.sentence);
    for (const Choice &choice : notice.choices) {
        auto *button = new QPushButton(choice.verb);
        form::explain(button, choice.verb, choice.verb);
        connect(button, &QPushButton::clicked, this, [this, choice] {
            if (choice.then == Then::Closes)
                close();
            choice.act();
        });
        m_buttons->addWidget(button);
    }
    QFrame::show();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace rookery
