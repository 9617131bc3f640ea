#pragma once

#include "model/analysis/reach_diff.h"
#include "model/design/design.h"
#include "widgets/picture/board_scene.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/picture_source.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace rookery {

/// A small board that shows what a piece gains and loses: what is gained has the usual mark and a
/// plus, what is lost a pale mark, crossed out, and a minus. A click or the arrow keys choose the
/// cell the piece stands on.
class DiffView final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    explicit DiffView(QWidget *parent = nullptr);

    struct Shown
    {
        Design design;
        PieceType type;
        PlayerColours colours;
        ReachChange change;
        std::vector<std::pair<CellId, QString>> pieces; ///< what else stands where, by letter
    };

    void setBoard(std::shared_ptr<const Board> board);
    void show(std::optional<Shown> shown);
    const std::optional<Shown> &shown() const { return m_shown; }
    QPoint cellPixel(CellId cell) const;
    std::unique_ptr<QMimeData> copiedPicture() const override;

    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {120, 72}; }

Q_SIGNALS:
    void cellChosen(rookery::CellId cell);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    double scale() const;
    QPointF pixelOf(QPointF place) const;
    QRectF areaOf(CellId cell) const;
    void paint(QPainter &painter) const;
    void paintChange(QPainter &painter, CellId cell) const;
    std::optional<CellId> neighbour(QPointF way) const;

    std::shared_ptr<const Board> m_board;
    std::unique_ptr<BoardScene> m_scene;
    std::optional<Shown> m_shown;
};

} // namespace rookery
