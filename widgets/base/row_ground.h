#pragma once

class QFont;
class QPainter;
class QStyleOptionViewItem;

namespace rookery {

/// What lies under a row of a list whose delegate paints the rest: the soft fill of the chosen row
/// with a bar at its beginning, the tint that the row has, a veil where the pointer is, and the
/// ring of the keyboard. What is written on it has the colours of text that is not chosen.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &row);

/// The font of what a row says second.
QFont secondFont(QFont font);

} // namespace rookery
