#include "app/tour/callout_place.h"

#include "widgets/base/tokens.h"

#include <algorithm>

namespace rookery {

namespace {

using Arrow = CalloutPlace::Arrow;

constexpr int gap = Tokens::groupGap; ///< from the bubble to what it points at
constexpr int edge = 8;               ///< kept free at the window's sides
constexpr int corner = 18;

int within(int value, int least, int most)
{
    return std::max(least, std::min(value, most));
}

QRect pushedInto(QRect bubble, const QRect &room)
{
    bubble.moveLeft(within(bubble.left(), room.left(), room.right() + 1 - bubble.width()));
    bubble.moveTop(within(bubble.top(), room.top(), room.bottom() + 1 - bubble.height()));
    return bubble;
}

/// The bubble beside the target, its arrow on the side that faces it.
QRect beside(const QRect &target, const QSize &size, Arrow arrow)
{
    QRect bubble(QPoint(), size);
    bubble.moveCenter(target.center());
    if (arrow == Arrow::Left)
        bubble.moveLeft(target.right() + 1 + gap);
    else if (arrow == Arrow::Right)
        bubble.moveRight(target.left() - 1 - gap);
    else if (arrow == Arrow::Up)
        bubble.moveTop(target.bottom() + 1 + gap);
    else
        bubble.moveBottom(target.top() - 1 - gap);
    return bubble;
}

/// Where the arrow ends: on the target's edge, or within the target where the bubble covers that.
QPoint tipOf(const QRect &bubble, const QRect &target, Arrow arrow)
{
    const int x = within(target.center().x(), bubble.left() + corner, bubble.right() - corner);
    const int y = within(target.center().y(), bubble.top() + corner, bubble.bottom() - corner);
    switch (arrow) {
    case Arrow::Left:
        return {bubble.left() - gap, y};
    case Arrow::Right:
        return {bubble.right() + gap, y};
    case Arrow::Up:
        return {x, bubble.top() - gap};
    case Arrow::Down:
        return {x, bubble.bottom() + gap};
    case Arrow::None:
        break;
    }
    return bubble.center();
}

int covered(const QRect &bubble, const QRect &target)
{
    const QRect both = bubble.intersected(target);
    return both.isEmpty() ? 0 : both.width() * both.height();
}

} // namespace

CalloutPlace placeCallout(const QRect &target, const QRect &window, const QSize &bubble)
{
    const QRect room = window.adjusted(edge, edge, -edge, -edge);
    CalloutPlace best;
    if (target.isEmpty()) {
        best.bubble = QRect(QPoint(), bubble);
        best.bubble.moveCenter(room.center());
        best.bubble = pushedInto(best.bubble, room);
        return best;
    }
    int least = -1;
    for (const Arrow arrow : {Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down}) {
        CalloutPlace place;
        place.arrow = arrow;
        place.bubble = beside(target, bubble, arrow);
        const bool isAtSide = arrow == Arrow::Left || arrow == Arrow::Right;
        // Over a target that fills the window the lower end hides least of what is looked at.
        if (isAtSide && !room.contains(place.bubble))
            place.bubble.moveBottom(target.bottom() - gap);
        place.bubble = pushedInto(place.bubble, room);
        place.tip = tipOf(place.bubble, target, arrow);
        const int area = covered(place.bubble, target);
        if (least < 0 || area < least) {
            least = area;
            best = place;
        }
    }
    return best;
}

} // namespace rookery
