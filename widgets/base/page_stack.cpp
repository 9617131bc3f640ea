#include "widgets/base/page_stack.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int usualLetters = 50; ///< that a panel is wide

} // namespace

PageStack::PageStack(Keeps keeps)
    : m_keeps(keeps)
{
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize PageStack::minimumSizeHint() const
{
    const QSize all = QStackedWidget::minimumSizeHint();
    const QWidget *page = currentWidget();
    if (!page)
        return all;
    const QSize own = leastSizeOf(*page);
    const int usual = usualLetters * fontMetrics().averageCharWidth();
    const int kept = m_keeps == Keeps::Width ? std::min(all.width(), usual) : 0;
    return {std::max(own.width(), kept), own.height()};
}

} // namespace rookery
