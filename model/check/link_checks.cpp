#include "model/check/link_checks.h"

#include "model/board/labels.h"
#include "model/edit/board/link_edits.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>

namespace rookery {

namespace {

bool isTouched(const BoardRecipe &recipe)
{
    const BoardEdits &edits = recipe.edits;
    return !edits.links.empty() || !edits.removed.empty() || !edits.added.empty();
}

/// How many links lead away from each cell to another, and how many to it.
struct LinkCounts
{
    std::vector<std::size_t> away;
    std::vector<std::size_t> to;
};

LinkCounts linkCounts(const Board &board)
{
    LinkCounts counts{std::vector<std::size_t>(board.size()),
                      std::vector<std::size_t>(board.size())};
    for (const CellId cell : board.cells()) {
        for (std::size_t i = 0; i < board.directions().list.size(); ++i) {
            const auto link = board.link(cell, board.compass().step(DirectionId(i)));
            if (!link || link->to == cell)
                continue;
            ++counts.away[cell.index()];
            ++counts.to[link->to.index()];
        }
    }
    return counts;
}

/// Cells that have links in one direction but none in the other.
std::vector<CellId> oneSidedCells(const Board &board,
                                  const std::vector<std::size_t> LinkCounts::*some,
                                  const std::vector<std::size_t> LinkCounts::*none)
{
    const LinkCounts counts = linkCounts(board);
    std::vector<CellId> found;
    for (const CellId cell : board.cells()) {
        if ((counts.*some)[cell.index()] > 0 && (counts.*none)[cell.index()] == 0)
            found.push_back(cell);
    }
    return found;
}

/// One problem for all of them.
void findOneSided(const Design &design,
                  const std::vector<std::size_t> LinkCounts::*some,
                  const std::vector<std::size_t> LinkCounts::*none,
                  const char *code,
                  Message (*say)(MessageArguments cells),
                  std::vector<Problem> &problems)
{
    if (!isTouched(*design.board))
        return;
    const Board board(design.board, design.directions);
    const std::vector<CellId> found = oneSidedCells(board, some, none);
    if (!found.empty()) {
        problems.push_back({Severity::Warning,
                            code,
                            say({{"cells", cellsArgument(board, found)}}),
                            {},
                            {Element::Kind::Cell, board.site(found.front()).index()}});
    }
}

/// A drawn link and the link back to its start, if there is one.
struct ThereAndBack
{
    const LinkEdit *edit;
    CellId from;
    CellId to;
    OrientationId turn;
    std::optional<DirectionId> backDirection;
    std::optional<Link> back;
};

std::optional<ThereAndBack> thereAndBack(const Board &board, const LinkEdit &edit)
{
    const auto from = board.cellAt(edit.from);
    const auto to = edit.to ? board.cellAt(*edit.to) : std::nullopt;
    if (!from || !to)
        return std::nullopt;
    const Compass &compass = board.compass();
    ThereAndBack way{&edit, *from, *to, compass.find(edit.turn), std::nullopt, std::nullopt};
    const auto opposite = board.directions().opposite(edit.direction);
    if (!opposite)
        return way;
    const StepId back = compass.seen(way.turn, compass.step(*opposite));
    way.backDirection = compass.direction(back);
    way.back = board.link(*to, back);
    return way;
}

bool isTurnNotUndone(const Board &board, const ThereAndBack &way)
{
    return way.backDirection && way.back && way.back->to == way.from
           && board.compass().crossed(way.turn, way.back->turn) != OrientationId(0);
}

/// The direction that leads back to `edit.from`, seen by a traveller who has crossed the link.
std::optional<DirectionId> wayBack(const Board &board, const LinkEdit &edit)
{
    const auto opposite = board.directions().opposite(edit.direction);
    if (!opposite)
        return std::nullopt;
    const Compass &compass = board.compass();
    return compass.direction(compass.seen(compass.find(edit.turn), compass.step(*opposite)));
}

/// Where the way back along a link leads nowhere yet, it is drawn, for the links that are meant.
template<class IsMeant>
Result<Design> withWaysBack(const Design &design, const Board &board, IsMeant isMeant)
{
    const Compass &compass = board.compass();
    Design mended = design;
    for (const CellId from : board.cells()) {
        for (const DirectionId direction : IdRange<DirectionId>(board.directions().list.size())) {
            const auto link = board.link(from, compass.step(direction));
            if (!link || link->to == from || !isMeant(from, link->to))
                continue;
            const Orientation turn = compass.orientation(link->turn);
            const auto back =
                wayBack(board, {board.site(from), direction, board.site(link->to), turn});
            if (!back || board.link(link->to, compass.step(*back)))
                continue;
            const LinkPair pair{board.site(link->to),
                                board.site(from),
                                compass.orientation(compass.inverse(link->turn))};
            auto next = withLinks(mended, *back, std::span(&pair, 1));
            if (!next)
                return next;
            mended = std::move(*next);
        }
    }
    if (mended == design)
        return failure(Message("no direction is the opposite of those that lead there"));
    return mended;
}

} // namespace

std::vector<CellId> unlinkedCells(const Board &board)
{
    const auto [away, to] = linkCounts(board);
    std::vector<CellId> alone;
    for (const CellId cell : board.cells()) {
        if (away[cell.index()] == 0 && to[cell.index()] == 0)
            alone.push_back(cell);
    }
    return alone;
}

void findOneWayLinks(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.links.empty())
        return;
    const Board board(design.board, design.directions);
    for (const LinkEdit &edit : design.board->edits.links) {
        const auto from = board.cellAt(edit.from);
        const auto to = edit.to ? board.cellAt(*edit.to) : std::nullopt;
        const auto back = wayBack(board, edit);
        if (!from || !to || !back)
            continue;
        const auto link = board.link(*to, board.compass().step(*back));
        if (link && link->to == *from)
            continue;
        problems.push_back({Severity::Warning,
                            "D002",
                            Message("the link {direction} from {from} to {to} has no way back "
                                    "{back}",
                                    {{"direction", (*design.directions)[edit.direction].name},
                                     {"from", cellArgument(board, *from)},
                                     {"to", cellArgument(board, *to)},
                                     {"back", (*design.directions)[*back].name}}),
                            {},
                            {Element::Kind::Cell, edit.from.index()}});
    }
}

Result<Design> addWayBack(const Design &design, const Problem &problem)
{
    const Board board(design.board, design.directions);
    Design mended = design;
    for (const LinkEdit &edit : design.board->edits.links) {
        const bool isMeant = edit.from.index() == problem.element.index && edit.to;
        const auto back = isMeant ? wayBack(board, edit) : std::nullopt;
        if (!back)
            continue;
        const Compass &compass = board.compass();
        const Orientation turn = compass.orientation(compass.inverse(compass.find(edit.turn)));
        const LinkPair pair{*edit.to, edit.from, turn};
        auto next = withLinks(mended, *back, std::span(&pair, 1));
        if (!next)
            return next;
        mended = std::move(*next);
    }
    return mended;
}

void findDeadEnds(const Design &design, std::vector<Problem> &problems)
{
    findOneSided(
        design,
        &LinkCounts::to,
        &LinkCounts::away,
        "D003",
        [](MessageArguments cells) {
            return Message("{cells} [{?cells=1}is a dead end: no direction leads away "
                           "from it|are dead ends: no direction leads away from them]",
                           std::move(cells));
        },
        problems);
}

Result<Design> leadOutOfDeadEnds(const Design &design, const Problem &)
{
    const Board board(design.board, design.directions);
    const auto ends = oneSidedCells(board, &LinkCounts::to, &LinkCounts::away);
    return withWaysBack(design, board, [&](CellId, CellId to) {
        return std::binary_search(ends.begin(), ends.end(), to);
    });
}

void findUnreachableCells(const Design &design, std::vector<Problem> &problems)
{
    findOneSided(
        design,
        &LinkCounts::away,
        &LinkCounts::to,
        "B005",
        [](MessageArguments cells) {
            return Message("{cells} cannot be reached: no direction leads to "
                           "[{?cells=1}it|them]",
                           std::move(cells));
        },
        problems);
}

Result<Design> leadToUnreachableCells(const Design &design, const Problem &)
{
    const Board board(design.board, design.directions);
    const auto cells = oneSidedCells(board, &LinkCounts::away, &LinkCounts::to);
    return withWaysBack(design, board, [&](CellId from, CellId) {
        return std::binary_search(cells.begin(), cells.end(), from);
    });
}

void findTurnsNotUndone(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.links.empty())
        return;
    const Board board(design.board, design.directions);
    for (const LinkEdit &edit : design.board->edits.links) {
        const auto way = thereAndBack(board, edit);
        if (!way || !isTurnNotUndone(board, *way))
            continue;
        problems.push_back({Severity::Warning,
                            "D005",
                            Message("the way back {back} from {from} to {to} does not undo the "
                                    "turn of the link {direction}",
                                    {{"back", (*design.directions)[*way->backDirection].name},
                                     {"from", cellArgument(board, way->to)},
                                     {"to", cellArgument(board, way->from)},
                                     {"direction", (*design.directions)[edit.direction].name}}),
                            {},
                            {Element::Kind::Cell, edit.from.index()}});
    }
}

Result<Design> undoTurns(const Design &design, const Problem &problem)
{
    const Board board(design.board, design.directions);
    Design mended = design;
    for (const LinkEdit &edit : design.board->edits.links) {
        const auto way =
            edit.from.index() == problem.element.index ? thereAndBack(board, edit) : std::nullopt;
        if (!way || !isTurnNotUndone(board, *way))
            continue;
        const Compass &compass = board.compass();
        const LinkPair pair{*edit.to, edit.from, compass.orientation(compass.inverse(way->turn))};
        auto next = withLinks(mended, *way->backDirection, std::span(&pair, 1));
        if (!next)
            return next;
        mended = std::move(*next);
    }
    return mended;
}

void findMergingLinks(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.links.empty())
        return;
    const Board board(design.board, design.directions);
    using Meeting = std::tuple<CellId, OrientationId>;
    for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
        const DirectionId direction(i);
        const auto isDrawn = [&](const LinkEdit &edit) {
            return edit.direction == direction && edit.to;
        };
        const auto &links = design.board->edits.links;
        if (std::none_of(links.begin(), links.end(), isDrawn))
            continue;
        std::map<Meeting, std::vector<CellId>> arrivals;
        for (const CellId cell : board.cells()) {
            if (const auto link = board.link(cell, board.compass().step(direction)))
                arrivals[{link->to, link->turn}].push_back(cell);
        }
        for (const auto &[meeting, cells] : arrivals) {
            if (cells.size() < 2)
                continue;
            const CellId to = std::get<0>(meeting);
            problems.push_back({Severity::Info,
                                "D006",
                                Message("direction {direction} leads to {to} from {cells}",
                                        {{"direction", (*design.directions)[direction].name},
                                         {"to", cellArgument(board, to)},
                                         {"cells", cellsArgument(board, cells)}}),
                                {},
                                {Element::Kind::Cell, board.site(to).index()}});
        }
    }
}

Result<Design> takeBackMergingLinks(const Design &design, const Problem &problem)
{
    const SiteId to(problem.element.index);
    const Board board(design.board, design.directions);
    const auto target = board.cellAt(to);
    Design mended = design;
    for (const DirectionId direction : IdRange<DirectionId>(board.directions().list.size())) {
        std::vector<SiteId> drawn;
        for (const LinkEdit &edit : design.board->edits.links) {
            if (edit.direction == direction && edit.to == to)
                drawn.push_back(edit.from);
        }
        std::size_t arrivals = 0;
        for (const CellId cell : board.cells()) {
            const auto link = board.link(cell, board.compass().step(direction));
            arrivals += link && target && link->to == *target ? 1 : 0;
        }
        if (arrivals < 2 || drawn.empty())
            continue;
        if (drawn.size() == arrivals)
            drawn.erase(drawn.begin());
        auto next = withLinksReset(mended, direction, drawn);
        if (!next)
            return next;
        mended = std::move(*next);
    }
    return mended;
}

void findLoops(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    for (const LinkEdit &edit : design.board->edits.links) {
        if (edit.to != edit.from)
            continue;
        problems.push_back({Severity::Warning,
                            "D007",
                            Message("the link {direction} from {cell} leads back to the same cell",
                                    {{"direction", (*design.directions)[edit.direction].name},
                                     {"cell", board.siteName(edit.from)}}),
                            {},
                            {Element::Kind::Cell, edit.from.index()}});
    }
}

Result<Design> cutLoops(const Design &design, const Problem &problem)
{
    Design mended = design;
    for (const LinkEdit &edit : design.board->edits.links) {
        if (edit.to != edit.from || edit.from.index() != problem.element.index)
            continue;
        auto next = withLinksCut(mended, edit.direction, std::span(&edit.from, 1));
        if (!next)
            return next;
        mended = std::move(*next);
    }
    return mended;
}

} // namespace rookery
