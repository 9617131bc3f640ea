#pragma once

#include "model/play/position/position.h"
#include "widgets/picture/view.h"

#include <QPixmap>
#include <QRectF>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace rookery {

class BoardCanvas;

/// The whole board as a small card in the lower right corner of the canvas, with its pieces as dots
/// and a frame around what is in view; it is there only while some of the board is not. A click or
/// a drag leads the view.
class Minimap final : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(BoardCanvas &canvas);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// So many pixels along the lower edge of the board have something over them.
    void setCovered(int pixels);

    /// The middle of a cell in pixels of this widget.
    QPoint cellPixel(CellId cell) const;
    /// The part of the board that is in view, in pixels of this widget.
    QRectF frame() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    bool isNeeded() const;
    void refresh();
    void place();
    void drawBoard();
    void paintPieces(QPainter &painter) const;
    void lead(QPointF pixel);

    BoardCanvas &m_canvas;
    QTimer m_due;
    bool m_isOn = true;
    int m_covered = 0;
    View m_view;    ///< of the whole board, on this widget
    QRectF m_frame; ///< as it was painted last
    QPixmap m_board;
    bool m_boardIsOld = true;
    std::optional<Position> m_drawn; ///< the pieces on m_board
};

} // namespace rookery
