#pragma once

#include "model/play/reach/trace.h"
#include "widgets/tools/tool.h"

namespace rookery {

/// Draws links of the chosen direction from cell to cell; two-way unless Shift is held or the
/// one-way variant is chosen. With Ctrl, and on boards drawn by hand without it, every cell that
/// the drag comes over is linked to the next. Sweeping with the right button cuts the links it
/// comes over.
class LinkTool final : public Tool
{
public:
    enum class Ways { Two, One };

    LinkTool(const ToolContext &context, Ways ways);

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void undoAct(CellId cell) override;
    void cancel() override;
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }
    QString hint() const override;

private:
    void preview(const CanvasEvent &event);
    bool isDrawnByHand() const;
    void previewLinks(std::span<const SiteId> chain, Qt::KeyboardModifiers modifiers);

    Ways m_ways;
    std::optional<SiteId> m_from;
    std::vector<SiteId> m_chain; ///< the cells that the drag has come over, in order
    QPointF m_start;
    QPointF m_at;
    bool m_isOverCell = false;
};

/// Cuts links by sweeping over their cells; the right button gives back what the lattice says.
class CutTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }
};

/// Walks the chosen direction from the clicked cell step by step, across seams, and says why it
/// ends.
class FollowTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override { m_from.reset(); }
    void decorate(BoardPicture &picture) const override;
    /// The traveller's own forward and right, where it begins and wherever a seam has turned it.
    void paintOver(QPainter &painter, const View &view) const override;
    bool showsReach() const override { return false; }
    QString hint() const override;

private:
    std::optional<FollowedRay> ray() const;
    CellId start() const { return *board().cellAt(*m_from); }

    std::optional<SiteId> m_from;
};

} // namespace rookery
