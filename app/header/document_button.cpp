#include "app/header/document_button.h"

#include "widgets/base/fonts.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/workspace/document.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace rookery {

namespace {

constexpr int margin = Tokens::gap; ///< left and right of what is shown
constexpr int arrowSide = Tokens::tinyPicture;
constexpr int leastLetters = 8; ///< of a name, before the dots

} // namespace

DocumentButton::DocumentButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("documentButton"));
    setAutoRaise(true);
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true); // nothing moves when a design comes or goes
    setSizePolicy(policy);
    form::explain(this,
                  tr("The design"),
                  tr("What the design says of itself, where its file is, and designs of before"));
    setDocument(nullptr);
}

void DocumentButton::setDocument(const Document *document)
{
    setVisible(document != nullptr);
    if (!document)
        return;
    m_title = document->title();
    m_isModified = document->isModified();
    setText(m_title + star());
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

/// As on its tab.
QString DocumentButton::star() const
{
    return m_isModified ? QStringLiteral(" *") : QString();
}

QFont DocumentButton::nameFont() const
{
    return groupTitleFont(font());
}

int DocumentButton::widthFor(int textWidth) const
{
    return margin + textWidth + margin / 2 + arrowSide + margin;
}

QSize DocumentButton::sizeHint() const
{
    const int whole = QFontMetrics(nameFont()).horizontalAdvance(m_title + star());
    return minimumSizeHint().expandedTo({widthFor(whole + 1), 0});
}

/// The same for every name, so that the bar is arranged alike for all designs.
QSize DocumentButton::minimumSizeHint() const
{
    const int least = leastLetters * QFontMetrics(nameFont()).averageCharWidth();
    return {widthFor(least), QToolButton::sizeHint().height()};
}

void DocumentButton::paintEvent(QPaintEvent *)
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.features &= ~QStyleOptionToolButton::HasMenu; // its arrow stands after the name
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);

    QRect arrow(0, 0, arrowSide, arrowSide);
    arrow.moveCenter(rect().center());
    arrow.moveRight(rect().right() - margin);
    QRect words = rect();
    words.setLeft(margin);
    words.setRight(arrow.left() - margin / 2);
    painter.setFont(nameFont());
    const QFontMetrics metrics = painter.fontMetrics();
    const int room = words.width() - metrics.horizontalAdvance(star());
    const QString name = metrics.elidedText(m_title, Qt::ElideRight, room) + star();
    painter.drawItemText(words,
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         palette(),
                         isEnabled(),
                         name,
                         QPalette::WindowText);
    option.rect = arrow;
    painter.drawPrimitive(QStyle::PE_IndicatorArrowDown, option);
}

} // namespace rookery
