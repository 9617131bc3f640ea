#include "app/tour/tour.h"

#include "app/tour/tour_callout.h"
#include "app/tour/tour_ring.h"
#include "app/window/main_window.h"
#include "widgets/base/given_keys.h"

#include <QCoreApplication>
#include <QEvent>
#include <QShortcut>

#include <utility>

namespace rookery {

Tour::Tour(MainWindow &window)
    : QObject(&window)
    , m_window(&window)
    , m_stage(window)
    , m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), &window))
{
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &Tour::leave);
    m_placing.setSingleShot(true);
    m_placing.setInterval(0);
    connect(&m_placing, &QTimer::timeout, this, &Tour::place);
}

void Tour::start()
{
    if (!m_callout) {
        m_ring = new TourRing(m_window);
        m_callout = new TourCallout(m_window);
        connect(m_callout, &TourCallout::backWanted, this, [this] { go(m_step - 1); });
        connect(m_callout, &TourCallout::nextWanted, this, [this] { go(m_step + 1); });
        connect(m_callout, &TourCallout::leaveWanted, this, &Tour::leave);
        m_window->installEventFilter(this);
    }
    m_escape->setEnabled(true);
    Q_EMIT started();
    go(0);
}

void Tour::leave()
{
    if (std::exchange(m_step, -1) < 0)
        return;
    m_escape->setEnabled(false);
    m_placing.stop();
    watch(nullptr);
    m_stage.clear();
    if (m_callout->isAncestorOf(m_window->focusWidget()))
        m_stage.giveFocus();
    m_window->removeEventFilter(this);
    for (QWidget *each : {static_cast<QWidget *>(std::exchange(m_ring, nullptr)),
                          static_cast<QWidget *>(std::exchange(m_callout, nullptr))}) {
        each->hide();
        each->deleteLater();
    }
}

void Tour::go(int step)
{
    if (step >= tourSteps().size())
        return leave();
    m_step = std::max(0, step);
    m_stage.show(tourSteps()[m_step]);
    say();
    place();
    m_callout->takeFocus();
    m_placing.start();
}

void Tour::say()
{
    const TourStep &step = tourSteps()[m_step];
    m_callout->say(
        QCoreApplication::translate("Tour", step.title),
        withGivenKey(QCoreApplication::translate("Tour", step.text), QLatin1String(step.key)),
        m_step + 1,
        static_cast<int>(tourSteps().size()));
}

/// What is not in view, because its panel is closed or another mode was chosen, is not pointed at.
void Tour::place()
{
    if (m_step < 0)
        return;
    QWidget *target = m_stage.target(tourSteps()[m_step]);
    watch(target);
    QRect area;
    if (target)
        area = QRect(target->mapTo(m_window, QPoint()), target->size());
    if (target)
        m_ring->surround(area);
    else
        m_ring->hide();
    m_callout->pointAt(area);
}

void Tour::watch(QWidget *target)
{
    if (target && !m_watched.isEmpty() && m_watched.front() == target)
        return;
    for (const QPointer<QWidget> &widget : std::exchange(m_watched, {})) {
        if (widget && widget != m_window)
            widget->removeEventFilter(this);
    }
    for (QWidget *widget = target; widget && widget != m_window; widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        m_watched.append(widget);
    }
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::FontChange:
        if (watched == m_window && m_step >= 0)
            say();
        [[fallthrough]];
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        m_placing.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace rookery
