#pragma once

#include "widgets/tools/brush_tool.h"

namespace rookery {

/// Paints the chosen zone by clicks and strokes; the right button takes cells out of it, Shift
/// keeps the stroke straight, Alt picks the zone under the pointer. Without a zone the first stroke
/// makes one.
class ZoneTool final : public BrushTool
{
public:
    using BrushTool::BrushTool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override { m_isRunning = false; }
    void paintOver(QPainter &painter, const View &view) const override;
    QString hint() const override;

private:
    /// The design to paint on: with a new zone if there is none yet.
    Design canvasFor() const;
    ZoneId paintedZone() const;
    void pick(CellId cell);
    void stroke(const Design &base, const std::vector<SiteId> &sites, bool erases);
    void finish(bool erases);

    bool m_isRunning = false;
    QPointF m_start;
    QPointF m_at;
};

} // namespace rookery
