#include "widgets/rules/whole_text.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace rookery {

namespace {

constexpr int anyHeight = 10000; // pixels

/// Pixels of a field's width that are not for its text.
int besideText(const QWidget &field)
{
    QStyleOptionComboBox option;
    option.initFrom(&field);
    option.editable = false;
    option.rect = QRect(0, 0, 400, 100);
    const QRect text = field.style()->subControlRect(
        QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &field);
    const int padding = field.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &field);
    return option.rect.width() - text.width() + 2 * padding;
}

int wrappedHeight(const QWidget &field, const QString &text, int width)
{
    const QRect room(0, 0, std::max(1, width - besideText(field)), anyHeight);
    return field.fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height();
}

} // namespace

int oneLineWidth(const QWidget &field, const QString &text)
{
    // One more, for an advance is rounded.
    return field.fontMetrics().horizontalAdvance(text) + besideText(field) + 1;
}

int linesOf(const QWidget &field, const QString &text, int width)
{
    if (width >= oneLineWidth(field, text))
        return 1;
    return 1 + furtherLinesHeight(field, text, width) / field.fontMetrics().lineSpacing();
}

int furtherLinesHeight(const QWidget &field, const QString &text, int width)
{
    if (width >= oneLineWidth(field, text))
        return 0;
    return wrappedHeight(field, text, width) - wrappedHeight(field, QStringLiteral("X"), width);
}

void paintWholeText(QWidget &field, const QStyleOptionComboBox &option)
{
    const QStyle &style = *field.style();
    QPainter painter(&field);
    style.drawComplexControl(QStyle::CC_ComboBox, &option, &painter, &field);
    if (furtherLinesHeight(field, option.currentText, field.width()) == 0) {
        style.drawControl(QStyle::CE_ComboBoxLabel, &option, &painter, &field);
        return;
    }
    const int padding = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &field);
    const QRect room =
        style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &field)
            .adjusted(padding, 0, -padding, 0);
    const Qt::Alignment alignment =
        QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    style.drawItemText(&painter,
                       room,
                       static_cast<int>(alignment) | Qt::TextWordWrap,
                       option.palette,
                       (option.state & QStyle::State_Enabled) != 0,
                       option.currentText,
                       QPalette::ButtonText);
}

WholeCombo::WholeCombo(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(4);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::ComboBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QComboBox::currentTextChanged, this, [this] { updateGeometry(); });
}

int WholeCombo::wholeWidth() const
{
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width = std::max(width, oneLineWidth(*this, itemText(i)));
    return width;
}

int WholeCombo::heightForWidth(int width) const
{
    return sizeHint().height() + furtherLinesHeight(*this, currentText(), width);
}

void WholeCombo::paintEvent(QPaintEvent *)
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    paintWholeText(*this, option);
}

} // namespace rookery
