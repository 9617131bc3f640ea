#pragma once

class QPainter;
class QWidget;

namespace rookery {

/// Marks where the keyboard is as the style does, in a widget that paints itself; once keys are
/// used.
void paintFocusRing(QPainter &painter, const QWidget &widget);

} // namespace rookery
