#pragma once

#include "model/play/game/drawn_shapes.h"
#include "model/play/position/position.h"
#include "widgets/base/key_table.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/tools/tool.h"

namespace rookery {

/// Moves pieces by drag, by clicks and by the keyboard's cursor, step by step where a move has
/// several. The right button draws arrows and marks of one's own.
class MoveTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void hover(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void pointAt(CellId cell) override;
    void cancel() override;
    bool takesKey(QKeyCombination key) const override;
    void key(QKeyCombination key) override;
    static const KeyTable<MoveTool> &keys();
    void decorate(BoardPicture &picture) const override;
    void paintOver(QPainter &painter, const View &view) const override;
    /// What can be done now.
    QString hint() const override;
    /// An arrow that is being drawn by the keyboard leads to the pointed cell.
    bool followsPointer() const override { return m_drawnFrom.has_value(); }
    bool showsReach() const override { return false; }

private:
    bool hasBegun() const;
    std::optional<PieceId> handOf(QKeyCombination key) const;
    bool letsGo() const;
    void letGo();
    void takeOrClear(CellId cell);
    std::optional<CellId> drawnFrom() const;
    DrawnShape drawnTo(CellId cell) const;
    void drawArrow(CellId cell);

    std::optional<CellId> m_held; ///< where a drag begins, while the button is down
    bool m_wasChosen = false;     ///< before it was pressed
    bool m_isDragging = false;
    std::optional<CellId> m_drawnFrom; ///< where an arrow of one's own begins, or a mark is
    DrawnColour m_drawnColour = DrawnColour::Green;
    QPointF m_at;
    QPointF m_pressedAt;
    mutable std::optional<Position> m_lifted; ///< without the piece that is dragged
    mutable CanvasTheme m_theme;              ///< that it is painted in
};

} // namespace rookery
