#pragma once

#include "widgets/base/key_table.h"
#include "widgets/tools/brush_tool.h"

namespace rookery {

/// Colours cells by hand with the chosen number of the palette; the right button gives them the
/// ground's colour again, Alt picks a cell's colour, digits choose one. The first stroke on a board
/// with a pattern begins with that pattern.
class ColourTool final : public BrushTool
{
public:
    using BrushTool::BrushTool;

    void press(const CanvasEvent &event) override;
    void drag(const CanvasEvent &event) override;
    void release(const CanvasEvent &event) override;
    void act(CellId cell) override;
    void undoAct(CellId cell) override;
    void cancel() override { m_isRunning = false; }
    bool takesKey(QKeyCombination key) const override;
    void key(QKeyCombination key) override;
    static const KeyTable<ColourTool> &keys();

private:
    Result<Design>
    coloured(const Design &base, const std::vector<SiteId> &sites, std::optional<int> colour) const;
    std::optional<int> colourOf(const CanvasEvent &event) const;
    void pick(CellId cell);

    bool m_isRunning = false;
};

} // namespace rookery
