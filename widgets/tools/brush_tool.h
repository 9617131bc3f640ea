#pragma once

#include "widgets/tools/tool.h"

#include <QPolygonF>

namespace rookery {

/// A tool that changes the cell under the pointer and where the symmetry repeats it: its axes and
/// outlines of these cells are shown before the button is pressed.
class BrushTool : public Tool
{
public:
    using Tool::Tool;

    void hover(const CanvasEvent &event) override;
    void leave() override { m_touched.clear(); }
    bool followsPointer() const override { return true; }
    void paintOver(QPainter &painter, const View &view) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool showsReach() const override { return false; }

private:
    std::vector<QPolygonF> m_touched; ///< in cells of the scene
};

} // namespace rookery
