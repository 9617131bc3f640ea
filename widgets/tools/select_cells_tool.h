#pragma once

#include "widgets/base/key_table.h"
#include "widgets/tools/tool.h"

#include <QPolygonF>

#include <set>

namespace rookery {

/// Selects cells by rectangle or, with Alt, by lasso; drags the selected ones to another place (a
/// copy with Ctrl), turns, mirrors and nudges them, copies and pastes. A click on a piece pins its
/// reach.
class SelectCellsTool final : public Tool
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
    bool takesKey(QKeyCombination key) const override;
    bool probesOnHold() const override { return true; }
    void key(QKeyCombination key) override;
    void cancel() override;
    void decorate(BoardPicture &picture) const override;
    void paintOver(QPainter &painter, const View &view) const override;
    QString hint() const override;
    static const KeyTable<SelectCellsTool> &keys();

private:
    enum class Gesture { None, Band, Lasso, Carry };

    static QStringList turningHints();
    std::vector<SiteId> selected() const;
    void select(const CanvasEvent &event);
    void carry(const CanvasEvent &event);
    /// Where the anchor goes when what was at `from` is to come to where the pointer is.
    ClipAim aimFor(SiteId anchor, const CanvasEvent &event) const;
    void show(const Result<PastedClip> &result);
    void finish(const QString &text);
    void turn(const Orientation &orientation);
    void nudge(const Vector &by);
    void copy();
    Orientation clockwise() const;
    void copyOrPaste(Qt::Key letter);
    void beginPaste(const CellClip &clip);
    void pasteAt(std::optional<SiteId> site, QPointF at);

    Gesture m_gesture = Gesture::None;
    QPointF m_start;
    QPointF m_at;
    QPolygonF m_lasso;
    bool m_hasMoved = false;
    std::optional<SiteId> m_grip; ///< pressed cell of the selection
    std::set<SiteId> m_before;
    std::optional<CellClip> m_paste; ///< waiting under the pointer
    std::optional<PastedClip> m_shown;
    std::optional<SiteId> m_pasteSite;
    QPointF m_pasteAt;
};

/// Removes the selected cells and those that the symmetry repeats them at.
void eraseSelectedCells(Session &session, const Choices &choices);

} // namespace rookery
