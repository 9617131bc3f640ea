#pragma once

#include "widgets/tools/tool.h"

#include <set>

namespace rookery {

/// Picks once, places many: every click and every cell of a stroke gets the chosen piece; the right
/// button takes men away; Alt picks what stands under the pointer.
class PlaceTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    QString hint() const override;

private:
    Result<Design> placed(const std::vector<SiteId> &sites) const;
    bool m_isPicking = false;
};

/// Takes men away by clicks and strokes.
class EraseMenTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override { drag(event); }
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override { act(cell); }
    QCursor cursor() const override { return Qt::CrossCursor; }
};

/// Pins a man to keep its reach on show, moves men by drag in Setup mode, selects cells by rubber band.
class SelectTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override;
    void paintOver(QPainter &painter, const View &view) const override;

private:
    bool canMoveMen() const { return workspace().mode() == Mode::Setup; }
    void select(const CanvasEvent &event);

    QPointF m_start;
    QPointF m_at;
    std::optional<SiteId> m_man; ///< pressed
    bool m_isBand = false;
    bool m_hasMoved = false;
    std::set<SiteId> m_before;
};

/// Stands the edited piece on a cell of the real board to see where it goes from there.
class TryPieceTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override { press(event); }
    void act(CellId cell) override { workspace().setStageCell(cell); }
};

/// Removes the selection: men in Setup mode, cells in Board mode.
void eraseSelection(Workspace &workspace);

} // namespace rookery
