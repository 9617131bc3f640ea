#include "widgets/picture/marks_on_board.h"

#include <algorithm>

namespace rookery {

std::vector<BoardMark> marksWithin(const BoardPicture &picture, const QRectF &area)
{
    std::vector<BoardMark> marks;
    if (!picture.reach)
        return marks;
    const Reach &reach = *picture.reach;
    const BoardScene &scene = *picture.scene;
    for (const CellId cell : reach.touched()) {
        const CellGeometry &place = scene.cell(cell);
        const auto kind = markFor(reach, cell);
        if (kind && place.bounds.intersects(area))
            marks.push_back({cell, &place, *kind, reach.viaLeg(cell)});
    }
    if (picture.game) {
        for (const CellId cell : picture.game->promotions) {
            const CellGeometry &place = scene.cell(cell);
            if (place.bounds.intersects(area))
                marks.push_back({cell, &place, MarkKind::Promotion});
        }
    }
    for (const BoardScene::Ghost &ghost : scene.ghosts()) {
        const auto kind = markFor(reach, ghost.cell);
        if (kind && ghost.geometry.bounds.intersects(area))
            marks.push_back({ghost.cell, &ghost.geometry, *kind, reach.viaLeg(ghost.cell), true});
    }
    return marks;
}

std::vector<MarkKind> kindsOf(const std::vector<BoardMark> &marks)
{
    std::vector<MarkKind> kinds;
    for (const MarkLegend &row : markLegend()) {
        const bool isThere = std::any_of(marks.begin(), marks.end(), [&](const BoardMark &mark) {
            return mark.kind == row.kind;
        });
        if (isThere)
            kinds.push_back(row.kind);
    }
    return kinds;
}

QString cutReachName()
{
    return QCoreApplication::translate("Legend", "not all are shown");
}

} // namespace rookery
