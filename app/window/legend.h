#pragma once

#include "widgets/canvas/mark_painter.h"

#include <QList>
#include <QRectF>
#include <QWidget>

namespace rookery {

/// One line below the canvas that says what the marks mean.
class Legend final : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override { return {120, 26}; }

    /// Narrow boards get the legend in several lines; nothing is left out.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {360, heightForWidth(360)}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Place
    {
        QRectF area;
        MarkLegend row;
        QString name;
    };
    QList<Place> places(int width) const;
};

} // namespace rookery
