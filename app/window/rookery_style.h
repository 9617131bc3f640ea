#pragma once

#include <QProxyStyle>

namespace rookery {

/// Fusion with two changes: buttons of dialogs are words alone, and a check box that is not checked
/// has an outline that can be seen in every theme.
class RookeryStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    RookeryStyle();

    int styleHint(StyleHint hint,
                  const QStyleOption *option = nullptr,
                  const QWidget *widget = nullptr,
                  QStyleHintReturn *returned = nullptr) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

} // namespace rookery
