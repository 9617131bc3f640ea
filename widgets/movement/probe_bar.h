#pragma once

#include "widgets/movement/cell_probe.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace rookery {

class MovementGrid;

/// Below the grid: what there is to say of the cell under the pointer, and why the piece reaches it
/// or not, way by way and step by step.
class ProbeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ProbeBar(MovementGrid &grid, QWidget *parent = nullptr);

    QToolButton *whyButton() const { return m_why; }
    QToolButton *playButton() const { return m_play; }
    QToolButton *stepButton() const { return m_step; }
    QToolButton *stepBackButton() const { return m_stepBack; }
    QToolButton *nextWayButton() const { return m_nextWay; }
    QString text() const;

Q_SIGNALS:
    void textChanged();

public:
    void refresh();

private:
    MovementGrid &m_grid;
    QToolButton *m_why;
    QLabel *m_label;
    QToolButton *m_nextWay;
    QToolButton *m_stepBack;
    QToolButton *m_play;
    QToolButton *m_step;
};

} // namespace rookery
