#include "widgets/base/page_stack.h"

namespace rookery {

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
    const QSize own = page->minimumSizeHint().expandedTo(page->minimumSize());
    return {m_keeps == Keeps::Width ? all.width() : own.width(), own.height()};
}

} // namespace rookery
