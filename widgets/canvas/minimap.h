#pragma once

#include "model/play/position/position.h"
#include "widgets/canvas/canvas_card.h"
#include "widgets/picture/view.h"

#include <QPixmap>
#include <QRectF>

#include <optional>

namespace rookery {

/// The whole board as a small card in the lower right corner of the canvas, with its pieces as dots
/// and a frame around what is in view; it is there only while some of the board is not. A click or
/// a drag leads the view.
class Minimap final : public CanvasCard
{
    Q_OBJECT

public:
    explicit Minimap(BoardCanvas &canvas);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);

    /// The middle of a cell in pixels of this widget.
    QPoint cellPixel(CellId cell) const;
    /// The part of the board that is in view, in pixels of this widget.
    QRectF frame() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void refresh() override;
    void coveredChanged() override { refreshSoon(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    bool isNeeded() const;
    void place();
    void drawBoard();
    void paintPieces(QPainter &painter) const;
    void lead(QPointF pixel);

    bool m_isOn = true;
    View m_view;    ///< of the whole board, on this widget
    QRectF m_frame; ///< as it was painted last
    QPixmap m_board;
    bool m_boardIsOld = true;
    std::optional<Position> m_drawn; ///< the pieces on m_board
};

} // namespace rookery
