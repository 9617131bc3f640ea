#pragma once

#include "app/tour/callout_place.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace rookery {

/// The bubble with a step's words and three buttons; its arrow points at a part of the window. It
/// lies over the window, which goes on working.
class TourCallout final : public QWidget
{
    Q_OBJECT

public:
    explicit TourCallout(QWidget *window);

    /// The first step is number 1.
    void say(const QString &title, const QString &text, int number, int count);
    /// Points at an area of the window; at nothing if it is empty.
    void pointAt(const QRect &area);
    void takeFocus();

Q_SIGNALS:
    void backWanted();
    void nextWanted();
    void leaveWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSize bubbleSize() const;

    QWidget *m_bubble;
    QLabel *m_title;
    QLabel *m_number;
    QLabel *m_text;
    QPushButton *m_leave;
    QPushButton *m_back;
    QPushButton *m_next;
    CalloutPlace m_place;
};

} // namespace rookery
