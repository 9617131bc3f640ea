#include "widgets/base/fold_section.h"

#include "widgets/base/fonts.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int gap = Tokens::smallGap; ///< between the title and what is below it

QWidget *holderOf(QLayout *content)
{
    auto *holder = new QWidget;
    content->setContentsMargins(0, 0, 0, 0);
    holder->setLayout(content);
    return holder;
}

} // namespace

FoldSection::FoldSection(const char *key, const QString &title, QWidget *content)
    : m_key(QLatin1String(key))
    , m_title(new QToolButton)
    , m_content(content)
{
    setObjectName(QStringLiteral("section:") + m_key);
    m_title->setFont(groupTitleFont(m_title->font()));
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_title->setAutoRaise(true);
    // After a click the keyboard is here, not with what scrolls all around.
    m_title->setFocusPolicy(Qt::StrongFocus);
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setIconSize({Tokens::tinyPicture, Tokens::tinyPicture});
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_title, &QToolButton::clicked, this, &FoldSection::toggle);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_title);
    column->addWidget(m_content);
    setTitle(title);
}

FoldSection::FoldSection(const char *key, const QString &title, QLayout *content)
    : FoldSection(key, title, holderOf(content))
{
}

void FoldSection::setTitle(const QString &title)
{
    m_title->setText(title);
    refresh();
}

void FoldSection::setSays(const QString &sentence)
{
    m_says = sentence;
    refresh();
}

void FoldSection::fold()
{
    m_isFolded = true;
    refresh();
}

void FoldSection::unfold()
{
    m_isFolded = false;
    refresh();
}

void FoldSection::reveal()
{
    if (m_isFolded)
        toggle();
}

void FoldSection::toggle()
{
    if (m_content->isAncestorOf(QApplication::focusWidget()))
        m_title->setFocus(Qt::OtherFocusReason); // not to what happens to come after the part
    m_isFolded = !m_isFolded;
    refresh();
    Q_EMIT toggled();
}

void FoldSection::refresh()
{
    m_content->setVisible(!m_isFolded);
    m_title->setArrowType(m_isFolded ? Qt::RightArrow : Qt::DownArrow);
    const QString does = m_isFolded ? tr("Shows this part of the panel again")
                                    : tr("Folds this part of the panel away");
    form::explain(m_title, m_title->text(), does);
    if (!m_says.isEmpty())
        m_title->setToolTip(m_says + QLatin1Char('\n') + does);
}

} // namespace rookery
