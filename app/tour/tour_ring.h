#pragma once

#include <QWidget>

namespace rookery {

/// A line around a part of the window. It takes no click and no key.
class TourRing final : public QWidget
{
    Q_OBJECT

public:
    explicit TourRing(QWidget *window);

    /// Around this area of the window, as far as the window goes.
    void surround(const QRect &area);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rookery
