#pragma once

#include "widgets/session/workspace.h"

#include <QHash>
#include <QWidget>

namespace rookery {

/// The directions of a design as spokes of a rose: where each leads, which is chosen. A click
/// chooses; arrow keys go round.
class CompassRose final : public QWidget
{
    Q_OBJECT

public:
    explicit CompassRose(QWidget *parent = nullptr);

    void show(const Directions &directions, std::optional<DirectionId> chosen);
    /// Where a direction's name stands, for tests.
    QPoint spokePixel(DirectionId direction) const { return spoke(direction).toPoint(); }

    QSize sizeHint() const override { return {230, 230}; }
    QSize minimumSizeHint() const override { return {180, 180}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return std::min(width, 280); }

Q_SIGNALS:
    void chosen(rookery::DirectionId direction);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QPointF spoke(DirectionId direction) const;
    std::optional<DirectionId> spokeAt(QPointF pixel) const;
    double unit() const;
    std::vector<DirectionId> aroundTheClock() const;

    Directions m_directions;
    std::optional<DirectionId> m_chosen;
};

} // namespace rookery
