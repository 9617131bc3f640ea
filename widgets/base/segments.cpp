#include "widgets/base/segments.h"

#include "widgets/base/icon_tool.h"
#include "widgets/base/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

constexpr int margin = Tokens::hairGap;   ///< between the frame and the buttons
constexpr int padding = Tokens::gap;      ///< left and right of what a button shows
constexpr int wordGap = Tokens::smallGap; ///< between icon and word
constexpr int leastHeight = Tokens::controlHeight - 2 * margin;

/// Shows icon and word in its middle; a style's own button leaves more room at the right.
class Segment final : public IconTool
{
public:
    explicit Segment(QAction &action)
        : IconTool(Tokens::picture)
    {
        setDefaultAction(&action);
        setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        return {shownWidth() + 2 * padding,
                std::max(fontMetrics().height() + Tokens::gap, leastHeight)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        QStyleOptionToolButton ground = option;
        ground.text.clear();
        ground.icon = {};
        QStylePainter painter(this);
        painter.drawComplexControl(QStyle::CC_ToolButton, ground);
        const int x = (width() - shownWidth()) / 2;
        if (toolButtonStyle() != Qt::ToolButtonIconOnly) {
            option.toolButtonStyle = Qt::ToolButtonTextOnly;
            option.rect = rect().adjusted(x + iconSize().width() + wordGap, 0, -x, 0);
            painter.drawControl(QStyle::CE_ToolButtonLabel, option);
        }
        option.toolButtonStyle = Qt::ToolButtonIconOnly;
        option.rect = QRect(x, 0, iconSize().width(), height());
        painter.drawControl(QStyle::CE_ToolButtonLabel, option);
    }

private:
    int shownWidth() const
    {
        const bool hasWord = toolButtonStyle() != Qt::ToolButtonIconOnly;
        const int word = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        return iconSize().width() + (hasWord ? wordGap + word : 0);
    }
};

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
    auto *button = new Segment(action);
    layout()->addWidget(button);
    m_buttons << button;
    return button;
}

void Segments::setButtonStyle(Qt::ToolButtonStyle style)
{
    for (QToolButton *button : m_buttons) {
        button->setToolButtonStyle(style);
        button->updateGeometry();
    }
    updateGeometry(); // so that what is measured at once is the size of now
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
