#pragma once

#include "widgets/tools/brush_tool.h"

#include <QRectF>

namespace rookery {

/// Punches and fills holes by clicks and strokes. One stroke is one undo step.
class PaintTool final : public BrushTool
{
public:
    enum class Stroke { Fill, Punch };

    PaintTool(const ToolContext &context, Stroke stroke);

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override;
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }

private:
    Result<Design> stroked(const std::vector<SiteId> &sites, Stroke stroke) const;
    void finish();

    Stroke m_stroke;
    Stroke m_running;
    QPointF m_at;
};

/// Drags out a rectangle of cells to punch (left) or fill (right).
class RectangleTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void cancel() override { m_band = {}; }
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }

private:
    void preview(const CanvasEvent &event);

    QPointF m_start;
    QRectF m_band;
};

/// `−5 cells, 2 pieces` or `+3 cells`: what the running gesture does to the board.
QString boardChange(const Session &session);

} // namespace rookery
