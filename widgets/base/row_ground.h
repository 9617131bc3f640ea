#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace rookery {

/// What lies under a row of a list: the soft fill of the chosen row with a bar at its beginning,
/// the tint that the row has, and a veil where the pointer is. What is written on it has the
/// colours of text that is not chosen. The style paints it for every list.
void paintRowFill(QPainter &painter, const QStyleOptionViewItem &row);

/// The same with the ring of the keyboard, for delegates that paint the rest themselves.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &row);

} // namespace rookery
