#pragma once

#include "app/settings/themes.h"

#include <QProxyStyle>
#include <QStyleOptionComboBox>

namespace rookery {

/// How what can be used is told from what is around it.
enum class Outlines { Usual, Strong };

/// Fusion with a few changes: buttons of dialogs are words alone, a check box that is not checked
/// has an outline that can be seen in every theme, and with strong outlines everything that can be
/// used has one. Texts of combo boxes end in dots where there is no room, and are whole in the
/// list. Where motion is reduced nothing is animated. Questions and messages have icons of the
/// program, and what is chosen has its icon in the accent colour. Chosen rows of lists have the
/// fill of paintRowFill().
class RookeryStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    RookeryStyle(Outlines outlines, Motion motion);

    int styleHint(StyleHint hint,
                  const QStyleOption *option = nullptr,
                  const QWidget *widget = nullptr,
                  QStyleHintReturn *returned = nullptr) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element,
                     const QStyleOption *option,
                     QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    QIcon standardIcon(StandardPixmap which,
                       const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;
    QPixmap generatedIconPixmap(QIcon::Mode mode,
                                const QPixmap &pixmap,
                                const QStyleOption *option) const override;
    int pixelMetric(PixelMetric metric,
                    const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    QRect subControlRect(ComplexControl control,
                         const QStyleOptionComplex *option,
                         SubControl part,
                         const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex *option,
                            QPainter *painter,
                            const QWidget *widget = nullptr) const override;

private:
    QStyleOptionComboBox elided(const QStyleOptionComboBox &option, const QWidget *widget) const;

    const Outlines m_outlines;
    const Motion m_motion;
};

} // namespace rookery
