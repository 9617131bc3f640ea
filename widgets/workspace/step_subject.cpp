#include "widgets/workspace/step_subject.h"

#include "model/board/board.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>

namespace rookery {

namespace {

/// So many cells are named; of more, none.
constexpr std::size_t mostCells = 2;

/// The one that was added, taken out or changed; null if several were.
template<class T>
const T *onlyDifference(const std::vector<T> &before, const std::vector<T> &after)
{
    const auto [was, is] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto isSame = [](auto from, auto to, auto other, auto otherTo) {
        return std::equal(from, to, other, otherTo);
    };
    if (after.size() == before.size() + 1)
        return isSame(was, before.end(), is + 1, after.end()) ? &*is : nullptr;
    if (before.size() == after.size() + 1)
        return isSame(was + 1, before.end(), is, after.end()) ? &*was : nullptr;
    if (before.size() != after.size() || was == before.end())
        return nullptr;
    return isSame(was + 1, before.end(), is + 1, after.end()) ? &*is : nullptr;
}

template<class T>
QString nameOf(const T *thing)
{
    return thing ? QString::fromStdString(thing->name) : QString();
}

QString namesOf(const std::set<SiteId> &sites, const Design &design)
{
    if (sites.size() > mostCells)
        return {};
    const Board board(design.board, design.directions);
    QStringList names;
    for (const SiteId site : sites)
        names << QString::fromStdString(board.siteName(site));
    return names.join(QStringLiteral(", "));
}

/// The cells whose pieces differ.
std::set<SiteId> changedCells(const Setup &before, const Setup &after)
{
    std::set<SiteId> sites;
    const auto addMissing = [&sites](const Setup &from, const Setup &in) {
        for (const Placement &placement : from.placements) {
            const Placement *there = in.at(placement.site);
            if (!there || *there != placement)
                sites.insert(placement.site);
        }
    };
    addMissing(before, after);
    addMissing(after, before);
    return sites;
}

BoardRecipe withoutEdits(BoardRecipe recipe)
{
    recipe.edits = {};
    return recipe;
}

QString boardSubject(const Design &before, const Design &after)
{
    const BoardEdits &was = before.board->edits;
    const BoardEdits &is = after.board->edits;
    if (was.zones != is.zones)
        return nameOf(onlyDifference(was.zones, is.zones));
    if (withoutEdits(*before.board) != withoutEdits(*after.board))
        return {}; // its cells have other numbers
    std::set<SiteId> holes;
    std::set_symmetric_difference(was.removed.begin(),
                                  was.removed.end(),
                                  is.removed.begin(),
                                  is.removed.end(),
                                  std::inserter(holes, holes.end()));
    return namesOf(holes, after);
}

} // namespace

QString stepSubject(const Design &before, const Design &after)
{
    const auto isAlone = [&](bool isSection) {
        const int changed = (before.board != after.board) + (before.directions != after.directions)
                            + (before.pieces != after.pieces) + (before.setup != after.setup)
                            + (before.rules != after.rules);
        return isSection && changed == 1;
    };
    if (isAlone(before.pieces != after.pieces))
        return nameOf(onlyDifference(before.pieces->types, after.pieces->types));
    if (isAlone(before.directions != after.directions))
        return nameOf(onlyDifference(before.directions->list, after.directions->list));
    if (isAlone(before.setup != after.setup))
        return namesOf(changedCells(*before.setup, *after.setup), after);
    if (isAlone(before.board != after.board))
        return boardSubject(before, after);
    return {};
}

} // namespace rookery
