#pragma once

#include "model/edit/board/glue_edits.h"
#include "widgets/tools/tool.h"

namespace rookery {

/// Joins two edges by hand: sweep along the cells of the first, then along those of the second,
/// which meet in the order they were swept. Shift turns the second round. On the keyboard Enter
/// sets the ends.
class GlueTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId) override { cancel(); }
    void cancel() override;
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }
    QString hint() const override;

private:
    /// The run between two cells in one row; the side is the one nearest to `lean`, else an open
    /// one.
    std::optional<BoardEdge> edge(CellId first, CellId last, std::optional<QPointF> lean) const;
    /// Says why there is no edge between two cells: the board has none that can be joined, or they
    /// do not stand in one row.
    void refuse(CellId first, CellId last) const;
    void take(const BoardEdge &edge, Glue glue);
    void paintEdge(QPainter &painter,
                   const View &view,
                   const BoardEdge &edge,
                   const QString &letter) const;

    std::optional<BoardEdge> m_first;   ///< waiting for its partner
    std::optional<BoardEdge> m_running; ///< under the hand
    std::optional<CellId> m_start;
    std::optional<CellId> m_keyStart;
    QPointF m_lean; ///< from the middle of the pressed cell to where it was pressed
};

} // namespace rookery
