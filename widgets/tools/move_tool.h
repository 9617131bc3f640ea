#pragma once

#include "model/play/position/position.h"
#include "widgets/base/key_table.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/tools/tool.h"

namespace rookery {

/// Moves pieces by drag, by clicks and by the keyboard's cursor, step by step where a move has
/// several.
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
    bool showsReach() const override { return false; }

private:
    bool hasBegun() const;
    std::optional<PieceId> handOf(QKeyCombination key) const;

    std::optional<CellId> m_held; ///< where a drag begins, while the button is down
    bool m_wasChosen = false;     ///< before it was pressed
    bool m_isDragging = false;
    QPointF m_at;
    QPointF m_pressedAt;
    mutable std::optional<Position> m_lifted; ///< without the piece that is dragged
    mutable CanvasTheme m_theme;              ///< that it is painted in
};

} // namespace rookery
