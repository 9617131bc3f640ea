#pragma once

#include <QList>
#include <QRect>
#include <QSize>

#include <compare>
#include <optional>

class QWidget;

namespace rookery {

class BoardCanvas;

/// The corners of a board's widget, in the order in which a card tries them: below, notices come
/// and go.
enum class Corner { TopRight, TopLeft, BottomRight, BottomLeft };

inline bool isLeft(Corner corner)
{
    return corner == Corner::TopLeft || corner == Corner::BottomLeft;
}
inline bool isBelow(Corner corner)
{
    return corner == Corner::BottomRight || corner == Corner::BottomLeft;
}

/// How much of a board lies under a card, what matters most first.
struct Covered
{
    int cards = 0; ///< other widgets that lie over the board
    int marks = 0;
    int cells = 0;
    int labels = 0; ///< and cells beyond joined edges

    friend auto operator<=>(const Covered &, const Covered &) = default;
};

/// Where other widgets than this one lie over the board.
QList<QRect> cardsBeside(const QWidget &card, const BoardCanvas &canvas);

/// Where a card lies on a board so that least of it is hidden.
class CornerSearch
{
public:
    /// `card` is that widget on the canvas, `room` what it may use of it; marks are places of the
    /// canvas's scene.
    CornerSearch(const BoardCanvas &canvas,
                 const QWidget &card,
                 const QRect &room,
                 const QList<QRectF> &marks);

    struct Place
    {
        Corner corner = Corner::TopRight;
        int shape = 0; ///< which of the sizes
        QRect area;
        Covered covered;
    };
    /// The best corner and size; of those as good the corner that is asked for, then the first
    /// size. None if no size fits into the room.
    std::optional<Place> best(const QList<QSize> &sizes, Corner first) const;

    Place placeAt(Corner corner, QSize size, int shape = 0) const;

private:
    QRect area(Corner corner, QSize size) const;
    Covered coveredBy(const QRect &area) const;

    const BoardCanvas &m_canvas;
    QRect m_room;
    QList<QRect> m_cards;
    const QList<QRectF> &m_marks;
};

} // namespace rookery
