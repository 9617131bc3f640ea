#pragma once

#include "app/tour/tour_stage.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QShortcut;

namespace rookery {

class TourCallout;
class TourRing;

/// Eight steps through the real window: each brings its mode up and points at what it is about. It
/// can be left at any time, and nothing of the window is blocked meanwhile.
class Tour final : public QObject
{
    Q_OBJECT

public:
    explicit Tour(MainWindow &window);

    /// From the first step on, also while it runs.
    void start();
    void leave();
    /// The step that is shown, counted from 0; -1 while there is no tour.
    int step() const { return m_step; }

Q_SIGNALS:
    void started();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void go(int step);
    void say();
    void place();
    void watch(QWidget *target);

    QWidget *m_window;
    TourStage m_stage;
    QShortcut *m_escape;
    TourRing *m_ring = nullptr;
    TourCallout *m_callout = nullptr;
    QList<QPointer<QWidget>> m_watched; ///< the target and what it lies in
    QTimer m_placing;                   ///< once layouts have come to rest
    int m_step = -1;
};

} // namespace rookery
