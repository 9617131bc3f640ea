#include "widgets/base/icon_tool.h"

#include <QEvent>

#include <algorithm>

namespace rookery {

IconTool::IconTool(int leastSide)
    : m_leastSide(leastSide)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    fitIcon();
}

void IconTool::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitIcon();
}

void IconTool::fitIcon()
{
    const int side = std::max(m_leastSide, fontMetrics().height());
    setIconSize({side, side});
}

} // namespace rookery
