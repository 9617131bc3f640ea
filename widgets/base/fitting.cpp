#include "widgets/base/fitting.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace rookery {

Fitting::Fitting(QWidget &widget, std::vector<Arrange> arrangements)
    : QObject(&widget)
    , m_widget(widget)
    , m_arrangements(std::move(arrangements))
{
    widget.installEventFilter(this);
    measure();
}

bool Fitting::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        fit();
        break;
    case QEvent::Polish:
        measure();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        // The widget hears of it before its parts do, whose sizes change after that.
        QMetaObject::invokeMethod(this, &Fitting::measure, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void Fitting::show(std::size_t arrangement)
{
    m_shown = arrangement;
    m_arrangements[arrangement]();
}

void Fitting::measure()
{
    m_widths.clear();
    for (std::size_t i = 0; i < m_arrangements.size(); ++i) {
        show(i);
        for (QLayout *part : m_widget.findChildren<QLayout *>())
            part->invalidate();
        m_widths.push_back(m_widget.layout()->minimumSize().width());
    }
    m_widget.setMinimumWidth(m_widths.front());
    fit();
}

void Fitting::fit()
{
    std::size_t wanted = 0;
    for (std::size_t i = 1; i < m_widths.size(); ++i) {
        if (m_widget.width() >= m_widths[i])
            wanted = i;
    }
    if (wanted != m_shown)
        show(wanted);
}

} // namespace rookery
