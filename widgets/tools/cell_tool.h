#pragma once

#include "widgets/tools/tool.h"

namespace rookery {

/// Adds cells outside the lattice by click, moves them (and, with Shift, any cell) by drag, and
/// deletes them with the right button. Places snap to the sides of other cells and to quarters of
/// a cell, and no cell comes to lie over another; a dashed cell shows where it will be.
class CellTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void hover(const CanvasEvent &event) override;
    void leave() override { m_ghost.reset(); }
    void undoAct(CellId cell) override;
    void cancel() override { m_site.reset(); }
    void paintOver(QPainter &painter, const View &view) const override;
    bool followsPointer() const override { return true; }
    QRectF room() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }

private:
    QPointF freePlace(const CanvasEvent &event, QPointF wanted) const;

    std::optional<QPointF> m_ghost; ///< middle of the cell that a click would add
    std::optional<SiteId> m_site;   ///< being moved
    QPointF m_grip;                 ///< from the cell's middle to the pointer
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
