#include "widgets/canvas/card_corner.h"

#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"

#include <QWidget>

#include <utility>

namespace rookery {

namespace {

constexpr int cornerGap = Tokens::gap; ///< pixels to the edges

} // namespace

QList<QRect> cardsBeside(const QWidget &card, const BoardCanvas &canvas)
{
    QList<QRect> cards;
    for (const QWidget *each :
         canvas.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (each != &card && !each->isHidden() && !each->isWindow())
            cards << each->geometry();
    }
    return cards;
}

CornerSearch::CornerSearch(const BoardCanvas &canvas,
                           const QWidget &card,
                           const QRect &room,
                           const QList<QRectF> &marks)
    : m_canvas(canvas)
    , m_room(room.adjusted(cornerGap, cornerGap, -cornerGap, -cornerGap))
    , m_cards(cardsBeside(card, canvas))
    , m_marks(marks)
{
}

QRect CornerSearch::area(Corner corner, QSize size) const
{
    QRect found(m_room.topLeft(), size);
    if (!isLeft(corner))
        found.moveRight(m_room.right());
    if (isBelow(corner))
        found.moveBottom(m_room.bottom());
    return found;
}

Covered CornerSearch::coveredBy(const QRect &area) const
{
    Covered covered;
    const BoardScene &scene = m_canvas.scene();
    const QRectF place = m_canvas.view().unmap(QRectF(area));
    for (const QRect &card : m_cards)
        covered.cards += card.intersects(area) ? 1 : 0;
    for (const QRectF &mark : m_marks)
        covered.marks += mark.intersects(place) ? 1 : 0;
    for (const CellId cell : IdRange<CellId>(scene.size()))
        covered.cells += scene.cell(cell).bounds.intersects(place) ? 1 : 0;
    for (const BoardScene::Ghost &ghost : scene.ghosts())
        covered.labels += ghost.geometry.bounds.intersects(place) ? 1 : 0;
    for (const BoardScene::Label &label : scene.labels())
        covered.labels += place.contains(label.at) ? 1 : 0;
    return covered;
}

CornerSearch::Place CornerSearch::placeAt(Corner corner, QSize size, int shape) const
{
    const QRect at = area(corner, size);
    return {corner, shape, at, coveredBy(at)};
}

std::optional<CornerSearch::Place> CornerSearch::best(const QList<QSize> &sizes, Corner first) const
{
    QList<Corner> corners = {first};
    for (const Corner each :
         {Corner::TopRight, Corner::TopLeft, Corner::BottomRight, Corner::BottomLeft}) {
        if (each != first)
            corners << each;
    }
    std::optional<Place> found;
    for (const Corner corner : std::as_const(corners)) {
        for (int shape = 0; shape < sizes.size(); ++shape) {
            const Place at = placeAt(corner, sizes[shape], shape);
            if (!m_room.contains(at.area))
                continue;
            if (!found || at.covered < found->covered)
                found = at;
            if (at.covered == Covered{})
                return found;
        }
    }
    return found;
}

} // namespace rookery
