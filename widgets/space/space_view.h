#pragma once

#include "widgets/base/key_table.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/space/space_board.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace rookery {

/// The board of a canvas in space, with all that the canvas shows on it and the ways of the piece
/// whose reach is on show. A drag or the arrow keys turn it, the wheel comes nearer, a click moves
/// the canvas's cursor there.
class SpaceView final : public QWidget
{
    Q_OBJECT

public:
    explicit SpaceView(BoardCanvas &canvas, QWidget *parent = nullptr);

    const SpaceTurn &turn() const { return m_turn; }
    void setTurn(const SpaceTurn &turn);
    /// As it is seen first.
    void reset();
    /// Turns by itself, until it is told to stop.
    void setTurning(bool isOn);
    bool isTurning() const { return m_timer.isActive(); }
    QImage image(const QSize &size);
    /// The middle of a cell in pixels; nothing where it is hidden.
    std::optional<QPointF> cellPixel(CellId cell);

    static const KeyTable<SpaceView> &keys();

    QSize sizeHint() const override { return {560, 520}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

Q_SIGNALS:
    void turningChanged(bool isOn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void zoomBy(double factor);
    void turnBy(double yaw, double pitch);

    QPointer<BoardCanvas> m_canvas;
    SpaceBoard m_board;
    bool m_isOld = true;      ///< the canvas has changed since
    bool m_isPainted = false; ///< the widget shows the board as it is
    SpaceTurn m_turn;
    bool m_hasTurn = false;           ///< it has been chosen how it is seen first
    QTimer m_timer;                   ///< turns it
    QTimer m_settles;                 ///< until the canvas rests
    std::optional<QPointF> m_dragged; ///< where the pointer was last
    bool m_isClick = false;
    QPointF m_pressed;
};

} // namespace rookery
