#include "widgets/base/scrolled_page.h"

#include "widgets/base/page_stack.h"

#include <QEvent>
#include <QLayout>
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
    int width = room.width();
    if (leastHeight(width) > room.height())
        width -= barWidth();
    widget()->resize(width, std::max(room.height(), leastHeight(width)));
}

/// Words that stand in several lines count with those that they need.
int ScrolledPage::leastHeight(int width) const
{
    const QLayout *layout = widget()->layout();
    const int lines = layout ? layout->totalMinimumHeightForWidth(width) : 0;
    return std::max(leastSizeOf(*widget()).height(), lines);
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
