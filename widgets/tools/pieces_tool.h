#pragma once

#include "widgets/base/key_table.h"
#include "widgets/tools/tool.h"

#include <set>

namespace rookery {

/// The keys of the palette: letters pick the piece that has them, X the eraser, Tab the other side,
/// and W tells where the piece at the cursor may go.
class PaletteTool : public Tool
{
public:
    using Tool::Tool;

    bool takesKey(QKeyCombination key) const override;
    void key(QKeyCombination key) override;
    static const KeyTable<PaletteTool> &keys();

private:
    std::optional<PieceId> pieceWith(QKeyCombination key) const;
};

/// Picks once, places many: every click and every cell of a stroke gets the chosen piece; the right
/// button takes pieces away; Alt picks what stands under the pointer.
class PlaceTool final : public PaletteTool
{
public:
    using PaletteTool::PaletteTool;

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

/// Takes pieces away by clicks and strokes.
class ErasePiecesTool final : public PaletteTool
{
public:
    using PaletteTool::PaletteTool;

    void press(const CanvasEvent &event) override { drag(event); }
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override { act(cell); }
    QCursor cursor() const override { return Qt::CrossCursor; }
};

/// Pins a piece to keep its reach on show, moves pieces by drag in Setup mode, selects cells by
/// rubber band.
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
    bool probesOnHold() const override { return true; }
    void paintOver(QPainter &painter, const View &view) const override;

private:
    bool canMovePieces() const { return choices().mode() == Mode::Setup; }
    void select(const CanvasEvent &event);

    QPointF m_start;
    QPointF m_at;
    std::optional<SiteId> m_piece; ///< pressed
    bool m_isBand = false;
    bool m_hasMoved = false;
    std::set<SiteId> m_before;
};

/// Stands the edited piece on a cell of the real board to see where it goes from there. A drag from
/// it, or from where its last leg ended, draws a leg of its move.
class TryPieceTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void cancel() override;
    void act(CellId cell) override { trial().setStageCell(cell); }
    bool takesKey(QKeyCombination key) const override;
    void key(QKeyCombination key) override;
    static const KeyTable<TryPieceTool> &keys();

private:
    std::optional<CellId> m_from; ///< where a leg may begin
    bool m_isDrawing = false;
};

/// Puts pieces on the real board that are no part of the design, to see what they block: an enemy,
/// a friend at the next click, a wall, and nothing again.
class TestPiecesTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    bool takesKey(QKeyCombination key) const override;
    void key(QKeyCombination key) override;
    static const KeyTable<TestPiecesTool> &keys();
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    std::optional<TestSide> next(SiteId site) const;

    std::optional<TestSide> m_side; ///< of this stroke; none takes pieces away
};

/// Removes the selection: pieces in Setup mode, cells in Board mode.
void eraseSelection(Session &session, const Choices &choices);

} // namespace rookery
