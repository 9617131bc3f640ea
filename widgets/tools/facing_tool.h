#pragma once

#include "widgets/tools/tool.h"

namespace rookery {

/// Turns forward cell by cell: a click gives a cell an arrow of its own or turns it on, a sweep
/// gives the others the same, the right button takes arrows away. With Shift only for the chosen
/// player.
class FacingTool final : public Tool
{
public:
    using Tool::Tool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }
    QString hint() const override;

private:
    std::optional<PlayerId> playerFor(Qt::KeyboardModifiers modifiers) const;
    Orientation facingAt(CellId cell, PlayerId player) const;
    Orientation turnedOn(CellId cell) const;
    void stroke(const std::vector<SiteId> &sites);
    void finish();

    std::optional<PlayerId> m_player;
    std::optional<Orientation> m_facing; ///< that the stroke gives; none takes away
};

} // namespace rookery
