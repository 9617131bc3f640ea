#include "app/settings/rookery_style.h"

#include "widgets/base/icons.h"
#include "widgets/base/row_ground.h"
#include "widgets/base/tokens.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace rookery {

namespace {

constexpr int popupSides = 28; ///< of a combo box: frame, bar and what its rows add
constexpr int tabSpace = 14;   ///< on both sides of a tab's text together
constexpr int messageIcon = 32;

/// The outline against the window: at least 3:1 in both themes.
QColor outlineOf(const QPalette &palette, QPalette::ColorGroup group)
{
    QColor ink = palette.color(group, QPalette::WindowText);
    ink.setAlphaF(group == QPalette::Disabled ? 0.4F : 0.62F);
    return ink;
}

/// Of buttons: fainter, as their words say what they are.
QColor borderOf(const QPalette &palette)
{
    QColor ink = palette.color(QPalette::WindowText);
    ink.setAlphaF(0.28F);
    return ink;
}

QPainterPath tick(const QRectF &box)
{
    const auto at = [&](double x, double y) {
        return box.topLeft() + QPointF(x * box.width(), y * box.height());
    };
    QPainterPath path(at(0.22, 0.52));
    path.lineTo(at(0.43, 0.73));
    path.lineTo(at(0.79, 0.29));
    return path;
}

void paintCheckBox(QPainter &painter, const QStyleOption &option)
{
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const auto group = isEnabled ? QPalette::Active : QPalette::Disabled;
    const bool isFilled = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const double side = std::min(option.rect.width(), option.rect.height()) - 1;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    QColor fill = option.palette.color(group, isFilled ? QPalette::Highlight : QPalette::Base);
    if (!isEnabled)
        fill.setAlphaF(0.4F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isFilled ? fill : outlineOf(option.palette, group), 1.2));
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 2.5, 2.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(group, QPalette::HighlightedText),
                        side / 7,
                        Qt::SolidLine,
                        Qt::RoundCap,
                        Qt::RoundJoin));
    if (option.state & QStyle::State_On)
        painter.drawPath(tick(box));
    else if (option.state & QStyle::State_NoChange)
        painter.drawLine(box.center() - QPointF(side / 4, 0), box.center() + QPointF(side / 4, 0));
    painter.restore();
}

/// A veil of the text's colour over what the pointer is on or presses.
QColor veilOf(const QStyleOption &option)
{
    QColor veil = option.palette.color(QPalette::WindowText);
    const bool isPressed = option.state & QStyle::State_Sunken;
    const bool isPointedAt = option.state & QStyle::State_MouseOver;
    const bool isEnabled = option.state & QStyle::State_Enabled;
    veil.setAlphaF(static_cast<float>(!isEnabled    ? 0
                                      : isPressed   ? Tokens::pressedVeil
                                      : isPointedAt ? Tokens::hoverVeil
                                                    : 0));
    return veil;
}

/// The button of a dialog that Enter presses.
bool isAccented(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button && button->features & QStyleOptionButton::DefaultButton
           && option.state & QStyle::State_Enabled;
}

/// A flat button: with a border where it stands among fields, without one in a bar. What stays down
/// has a soft fill and a bar, since the fill alone is hard to tell in the dark.
void paintButton(QPainter &painter, const QStyleOption &option, const QColor &border)
{
    const Tokens &tokens = Tokens::of(option.palette);
    const bool isChosen = option.state & QStyle::State_On;
    const bool isDefault = isAccented(option);
    const QRectF area = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border.isValid() && !isDefault ? QPen(border, 1) : QPen(Qt::NoPen));
    if (border.isValid() || isChosen) {
        painter.setBrush(isDefault ? tokens.accent : isChosen ? tokens.accentSoft : tokens.surface);
        painter.drawRoundedRect(area, Tokens::corner, Tokens::corner);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(veilOf(option));
    painter.drawRoundedRect(area, Tokens::corner, Tokens::corner);
    if (isChosen) {
        QRectF bar = area.adjusted(Tokens::corner, 0, -Tokens::corner, 0);
        bar.setTop(bar.bottom() - Tokens::chosenBar);
        painter.setBrush(tokens.accent);
        painter.drawRoundedRect(bar, Tokens::chosenBar / 2, Tokens::chosenBar / 2);
    }
    painter.restore();
}

/// One pixel between a bar or panel and what lies beside it.
void paintLine(QPainter &painter, const QStyleOption &option, const QLine &line)
{
    painter.save();
    painter.setPen(Tokens::of(option.palette).line);
    painter.drawLine(line);
    painter.restore();
}

void paintFrame(
    QPainter &painter, const QRect &area, const QColor &ink, double width, double corner)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, width));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

/// Fusion's own frames are shades of the window, which of black are black.
void paintOutline(QPainter &painter, const QStyleOption &option)
{
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QColor ink = option.palette.color(isEnabled ? QPalette::Active : QPalette::Disabled,
                                            hasFocus ? QPalette::Highlight : QPalette::WindowText);
    paintFrame(painter, option.rect, ink, hasFocus ? 2 : 1, 2);
}

/// Around fields and lists: Fusion's own frames are darker than the window, which in the dark is
/// not to be seen.
void paintBorder(QPainter &painter, const QStyleOption &option)
{
    paintFrame(painter, option.rect, borderOf(option.palette), 1, 2);
}

bool hasKeyboardFocus(const QStyleOption &option)
{
    constexpr QStyle::State both = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option.state & both) == both;
}

/// Where the keyboard is. Fusion's own mark is a pale tint that many do not see.
void paintFocus(QPainter &painter, const QStyleOption &option)
{
    paintFrame(painter,
               option.rect,
               option.palette.color(QPalette::Active, QPalette::Highlight),
               Tokens::focusWidth,
               3);
}

bool isField(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    return element == QStyle::PE_PanelLineEdit && frame && frame->lineWidth > 0;
}

/// Fields and lists say where the keyboard is however it came there: they take what is typed.
bool isFocusedFrame(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    if (!(option.state & QStyle::State_HasFocus))
        return false;
    return isField(element, option) || element == QStyle::PE_Frame;
}

bool isFramedArea(const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    return area && area->frameShape() != QFrame::NoFrame;
}

/// What has an outline of its own where outlines are strong.
bool isOutlined(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_PanelLineEdit:
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_IndicatorRadioButton:
        return true;
    case QStyle::PE_PanelButtonTool:
        return option.state & (QStyle::State_On | QStyle::State_Raised | QStyle::State_HasFocus);
    case QStyle::PE_Frame:
        return option.state & (QStyle::State_Sunken | QStyle::State_Raised);
    default:
        return false;
    }
}

} // namespace

RookeryStyle::RookeryStyle(Outlines outlines, Motion motion)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , m_outlines(outlines)
    , m_motion(motion)
{
}

int RookeryStyle::styleHint(StyleHint hint,
                            const QStyleOption *option,
                            const QWidget *widget,
                            QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_Widget_Animation_Duration && m_motion == Motion::Reduced)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void RookeryStyle::drawPrimitive(PrimitiveElement element,
                                 const QStyleOption *option,
                                 QPainter *painter,
                                 const QWidget *widget) const
{
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck)
        return paintCheckBox(*painter, *option);
    if (element == PE_FrameFocusRect) {
        if (option->state & State_KeyboardFocusChange)
            paintFocus(*painter, *option);
        return;
    }
    if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
        if (element == PE_PanelItemViewItem)
            return paintRowFill(*painter, *row);
        if (element == PE_PanelItemViewRow) { // each item of a row has its fill
            QStyleOptionViewItem plain = *row;
            plain.state &= ~State_Selected;
            return QProxyStyle::drawPrimitive(element, &plain, painter, widget);
        }
    }
    if (element == PE_PanelButtonTool) {
        if (widget && qobject_cast<const QTabBar *>(widget->parentWidget()))
            painter->fillRect(option->rect, option->palette.window()); // it covers tabs
        paintButton(*painter, *option, {});
        if (m_outlines == Outlines::Strong && isOutlined(element, *option))
            paintOutline(*painter, *option);
        return;
    }
    if (element == PE_PanelButtonCommand) {
        paintButton(*painter, *option, borderOf(option->palette));
        if (hasKeyboardFocus(*option))
            paintFocus(*painter, *option);
        if (m_outlines == Outlines::Strong)
            paintOutline(*painter, *option);
        return;
    }
    if (element == PE_PanelStatusBar)
        return paintLine(*painter, *option, {option->rect.topLeft(), option->rect.topRight()});
    if (element == PE_IndicatorDockWidgetResizeHandle) {
        const QRect area = option->rect;
        const bool isUpright = area.height() > area.width();
        return paintLine(
            *painter,
            *option,
            isUpright ? QLine(area.center().x(), area.top(), area.center().x(), area.bottom())
                      : QLine(area.left(), area.center().y(), area.right(), area.center().y()));
    }
    if (element == PE_Frame && isFramedArea(widget))
        painter->fillRect(option->rect.adjusted(1, 1, -1, -1), option->palette.base());
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isField(element, *option) || (element == PE_Frame && isFramedArea(widget)))
        paintBorder(*painter, *option);
    if (isFocusedFrame(element, *option))
        paintFocus(*painter, *option);
    if (m_outlines == Outlines::Strong && isOutlined(element, *option))
        paintOutline(*painter, *option);
}

void RookeryStyle::drawControl(ControlElement element,
                               const QStyleOption *option,
                               QPainter *painter,
                               const QWidget *widget) const
{
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        combo && element == CE_ComboBoxLabel) {
        const QStyleOptionComboBox shorter = elided(*combo, widget);
        return QProxyStyle::drawControl(element, &shorter, painter, widget);
    }
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item && element == CE_ItemViewItem && item->state & State_Selected) {
        QStyleOptionViewItem soft = *item;
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            soft.palette.setBrush(
                group, QPalette::HighlightedText, item->palette.brush(group, QPalette::Text));
        return QProxyStyle::drawControl(element, &soft, painter, widget);
    }
    if (element == CE_ToolBar) {
        painter->fillRect(option->rect, option->palette.window());
        return paintLine(
            *painter, *option, {option->rect.bottomLeft(), option->rect.bottomRight()});
    }
    if (element == CE_Splitter)
        return;
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        button && element == CE_PushButtonLabel && isAccented(*option)) {
        QStyleOptionButton onAccent = *button;
        onAccent.palette.setColor(QPalette::ButtonText, Tokens::of(option->palette).onAccent);
        return QProxyStyle::drawControl(element, &onAccent, painter, widget);
    }
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        tool && element == CE_ToolButtonLabel && tool->state & State_On
        && tool->state & State_Enabled) {
        QStyleOptionToolButton chosen = *tool;
        if (const QIcon accent = tintedIcon(tool->icon.name(), &Tokens::accent); !accent.isNull())
            chosen.icon = accent; // pictures of pieces keep their colours
        return QProxyStyle::drawControl(element, &chosen, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_TabBarTabLabel && hasKeyboardFocus(*option))
        paintFocus(*painter, *option);
}

/// Fusion cuts a text that is too long in the middle of a letter.
QStyleOptionComboBox RookeryStyle::elided(const QStyleOptionComboBox &option,
                                          const QWidget *widget) const
{
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + Tokens::smallGap;
    const int room = subControlRect(CC_ComboBox, &option, SC_ComboBoxEditField, widget).width()
                     - icon - 2; // as Fusion writes, one at each side
    QStyleOptionComboBox shorter = option;
    shorter.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room);
    return shorter;
}

/// The list of a narrow combo box shows its texts whole.
QRect RookeryStyle::subControlRect(ComplexControl control,
                                   const QStyleOptionComplex *option,
                                   SubControl part,
                                   const QWidget *widget) const
{
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    const auto *combo = qobject_cast<const QComboBox *>(widget);
    if (combo && control == CC_ComboBox && part == SC_ComboBoxListBoxPopup)
        rect.setWidth(std::max(rect.width(), combo->view()->sizeHintForColumn(0) + popupSides));
    return rect;
}

/// Fusion's own are pictures of another hand, alike in every theme.
QIcon RookeryStyle::standardIcon(StandardPixmap which,
                                 const QStyleOption *option,
                                 const QWidget *widget) const
{
    switch (which) {
    case SP_MessageBoxInformation:
        return tintedIcon(QStringLiteral("info"), &Tokens::accent);
    case SP_MessageBoxQuestion:
        return tintedIcon(QStringLiteral("help"), &Tokens::accent);
    case SP_MessageBoxWarning:
        return tintedIcon(QStringLiteral("warning"), &Tokens::doubtful);
    case SP_MessageBoxCritical:
        return tintedIcon(QStringLiteral("error"), &Tokens::wrong);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

/// Pictures of chosen rows keep their colours, as the fill below them is soft.
QPixmap RookeryStyle::generatedIconPixmap(QIcon::Mode mode,
                                          const QPixmap &pixmap,
                                          const QStyleOption *option) const
{
    return mode == QIcon::Selected ? pixmap
                                   : QProxyStyle::generatedIconPixmap(mode, pixmap, option);
}

int RookeryStyle::pixelMetric(PixelMetric metric,
                              const QStyleOption *option,
                              const QWidget *widget) const
{
    // Lists and texts have room for the mark of the keyboard.
    if (metric == PM_DefaultFrameWidth && isFramedArea(widget))
        return Tokens::focusWidth;
    if (metric == PM_TabBarTabHSpace)
        return tabSpace;
    if (metric == PM_MessageBoxIconSize)
        return messageIcon;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

void RookeryStyle::drawComplexControl(ComplexControl control,
                                      const QStyleOptionComplex *option,
                                      QPainter *painter,
                                      const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool isField = control == CC_ComboBox || control == CC_SpinBox;
    if (isField && option->subControls != SC_None) {
        if (m_outlines == Outlines::Strong)
            paintOutline(*painter, *option);
        else
            paintBorder(*painter, *option);
    }
    const bool isFocused = isField ? bool(option->state & State_HasFocus)
                                   : control == CC_Slider && hasKeyboardFocus(*option);
    if (isFocused && option->subControls != SC_None)
        paintFocus(*painter, *option);
}

} // namespace rookery
