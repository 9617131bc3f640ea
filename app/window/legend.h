#pragma once

#include <QWidget>

namespace rookery {

/// One line below the canvas that says what the marks mean.
class Legend final : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {420, 26}; }
    QSize minimumSizeHint() const override { return {120, 26}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rookery
