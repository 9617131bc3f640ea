#include "widgets/base/scrolled_page.h"

#include "widgets/base/page_stack.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace rookery {

ScrolledPage::ScrolledPage(QWidget *page)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what lies on the page has the keyboard, and is scrolled to
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(page);
}

/// As wide as the page with a scroll bar beside it, but only so high that some of it is seen.
QSize ScrolledPage::minimumSizeHint() const
{
    constexpr int leastHeight = 160;
    const QSize least = leastSizeOf(*widget());
    return {least.width() + barWidth(), std::min(least.height(), leastHeight)};
}

int ScrolledPage::barWidth() const
{
    return verticalScrollBar()->sizeHint().width();
}

/// The area's own way of resizing its widget would give parts whose height goes by their width the
/// height that they like best, and so scroll long before it must.
void ScrolledPage::fit()
{
    const QSize room = maximumViewportSize();
    const QSize least = leastSizeOf(*widget());
    const int bar = least.height() > room.height() ? barWidth() : 0;
    widget()->resize(room.width() - bar, std::max(room.height(), least.height()));
}

bool ScrolledPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fit();
    }
    return QScrollArea::eventFilter(watched, event);
}

void ScrolledPage::resizeEvent(QResizeEvent *event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

} // namespace rookery
