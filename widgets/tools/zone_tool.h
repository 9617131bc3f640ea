#pragma once

#include "widgets/tools/brush_tool.h"

namespace rookery {

/// Paints the chosen zone by clicks and strokes; the right button takes cells out of it, Shift
/// keeps the stroke straight, Alt picks the zone under the pointer. With Ctrl a drag paints a
/// rectangle, a click all that hangs together. Without a zone the first stroke makes one.
class ZoneTool final : public BrushTool
{
public:
    using BrushTool::BrushTool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override { m_gesture = Gesture::None; }
    void paintOver(QPainter &painter, const View &view) const override;
    QString hint() const override;

private:
    enum class Gesture { None, Stroke, Area };

    /// The design to paint on: with a new zone if there is none yet.
    Design canvasFor() const;
    ZoneId paintedZone() const;
    void pick(CellId cell);
    /// What a click fills until the pointer leaves its cell, then a rectangle.
    void area(const CanvasEvent &event);
    std::vector<SiteId> region(const Design &base, CellId from) const;
    /// Those that the player who is painted for has.
    std::vector<SiteId> zoneCells(const Zone &zone) const;
    void stroke(const Design &base, const std::vector<SiteId> &sites, bool erases);
    void finish(bool erases);

    Gesture m_gesture = Gesture::None;
    QPointF m_start;
    QPointF m_at;
    std::optional<CellId> m_pressed; ///< not left yet
    bool m_isBand = false;           ///< from m_start to m_at
};

} // namespace rookery
