#pragma once

#include "app/tour/tour_steps.h"

class QWidget;

namespace rookery {

class MainWindow;

/// What the tour does with the window.
class TourStage
{
public:
    explicit TourStage(MainWindow &window)
        : m_window(window)
    {
    }

    /// Opens a design if there is none.
    void open();
    /// Lets the window show what a step is about.
    void show(const TourStep &step);
    /// Lets go of what the last step has put on show.
    void clear();
    /// Gives the keyboard to the design again.
    void giveFocus();
    /// The part of the window that a step lights up; null if it is not in view.
    QWidget *target(const TourStep &step) const;

private:
    void showReach();

    MainWindow &m_window;
};

} // namespace rookery
