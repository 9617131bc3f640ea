#pragma once

#include "widgets/tools/tool.h"

namespace rookery {

/// Adds cells outside the lattice by click, moves them (and, with Shift, any cell) by drag, and
/// deletes them with the right button. Places snap to quarters of a cell.
class CellTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void undoAct(CellId cell) override;
    void cancel() override { m_site.reset(); }
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }

private:
    std::optional<SiteId> m_site; ///< being moved
    QPointF m_grip;               ///< from the cell's middle to the pointer
    bool m_isNew = false;
};

/// Drags an edge of a square board to grow or crop it; says what would go before it goes.
class ResizeTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void hover(const CanvasEvent &event) override;
    void cancel() override;
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }
    QString hint() const override;
    QPointF shift() const override { return m_shift; }

private:
    enum class Edge { None, Left, Right, Bottom, Top };

    Edge edgeAt(QPointF at) const;
    QRectF rectangle(const Design &design) const;

    Edge m_edge = Edge::None;
    QPointF m_start;
    QPointF m_at;
    QPointF m_shift;
    QString m_fault;
};

} // namespace rookery
