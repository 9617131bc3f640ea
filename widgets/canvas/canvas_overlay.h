#pragma once

#include "widgets/picture/board_scene.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/view.h"
#include "widgets/session/piece_trial.h"

class QPainter;
class QPalette;

namespace rookery {

/// What the canvas paints over the picture of its board.
class CanvasOverlay
{
public:
    CanvasOverlay(QPainter &painter,
                  const View &view,
                  const BoardScene &scene,
                  const CanvasTheme &theme);

    /// With a dashed frame, which tells them from the pieces of the setup.
    void paintTestPiece(CellId cell, TestSide side);
    void paintCursor(CellId cell);
    /// The path or the reason that is probed, at the lower edge.
    void paintProbe(const QString &text, const QRect &widget, const QPalette &palette);

private:
    QPainter &m_painter;
    const View &m_view;
    const BoardScene &m_scene;
    const CanvasTheme &m_theme;
};

} // namespace rookery
