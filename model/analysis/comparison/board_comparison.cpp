#include "model/analysis/comparison/section_comparisons.h"
#include "model/board/board_forms.h"

#include <map>
#include <tuple>

namespace rookery {

namespace {

/// How the board is made, apart from what the author changed on it.
void compareRecipes(const BoardRecipe &before, const BoardRecipe &after, DifferenceList &list)
{
    const std::string_view was = boardForm(before.lattice, before.outline)->title;
    const std::string_view is = boardForm(after.lattice, after.outline)->title;
    if (was != is)
        list.value(Message("Form of the board"),
                   DifferenceList::titleArgument(was),
                   DifferenceList::titleArgument(is));
    list.text(Message("Size"), boardSizeText(before), boardSizeText(after));
    list.choice(Message("Topology"), before.topology, after.topology);
    list.choice(Message("Drawing"), before.layout, after.layout);
    list.choice(Message("Labels"), before.labels, after.labels);
    list.choice(Message("Where pieces stand"), before.places, after.places);
    list.choice(Message("Colouring"), before.colouring, after.colouring);
    list.extras(Message("Board"), before.extras, after.extras);
    list.extras(Message("Changes of the board"), before.edits.extras, after.edits.extras);
    list.extras(Message("Changes of cells"), before.edits.cellExtras, after.edits.cellExtras);
    list.extras(Message("Changes of links"), before.edits.linkExtras, after.edits.linkExtras);
}

void compareCells(const Counterparts &both, DifferenceList &list)
{
    const Board &before = both.boardBefore;
    const Board &after = both.boardAfter;
    OnBoth<CellId> gone;
    OnBoth<CellId> come;
    for (const CellId cell : before.cells()) {
        const auto site = both.sites.after(before.site(cell));
        if (!site || !after.cellAt(*site))
            gone.before.push_back(cell);
    }
    for (const CellId cell : after.cells()) {
        const auto site = both.sites.before(after.site(cell));
        if (!site || !before.cellAt(*site))
            come.after.push_back(cell);
    }
    if (!gone.before.empty()) {
        Message sentence("Cells that are gone: {cells}",
                         {{"cells", cellsArgument(before, gone.before)}});
        list.add(DifferenceKind::Removed, std::move(sentence), std::move(gone));
    }
    if (!come.after.empty()) {
        Message sentence("New cells: {cells}", {{"cells", cellsArgument(after, come.after)}});
        list.add(DifferenceKind::Added, std::move(sentence), std::move(come));
    }
}

/// Where the author changed something of cells on one board, and on the other not or otherwise.
/// `Value` tells what it is; cells that only one board has are told as such.
template<class Row, class Value>
OnBoth<SiteId> changedSites(const Counterparts &both,
                            const std::vector<Row> &before,
                            const std::vector<Row> &after,
                            SiteId Row::*site,
                            Value &&valueOf)
{
    using Values = std::map<SiteId, std::decay_t<decltype(valueOf(before.front()))>>;
    Values was;
    for (const Row &row : before) {
        if (const auto there = both.sites.after(row.*site))
            was.emplace(*there, valueOf(row));
    }
    OnBoth<SiteId> changed;
    const auto add = [&](SiteId there) {
        changed.before.push_back(*both.sites.before(there));
        changed.after.push_back(there);
    };
    for (const Row &row : after) {
        if (!both.sites.before(row.*site))
            continue;
        const auto found = was.find(row.*site);
        if (found == was.end() || found->second != valueOf(row))
            add(row.*site);
        if (found != was.end())
            was.erase(found);
    }
    for (const auto &[there, value] : was)
        add(there);
    return changed;
}

template<class Template>
void addSites(const Counterparts &both,
              DifferenceList &list,
              OnBoth<SiteId> sites,
              Template &&sentence)
{
    if (sites.after.empty())
        return;
    MessageArguments arguments{{"cells", sitesArgument(both.boardAfter, sites.after)}};
    list.changed(sentence(std::move(arguments)), both.cells(std::move(sites)));
}

/// One by one, unless there are many.
void compareCellNames(const Counterparts &both, DifferenceList &list)
{
    constexpr std::size_t most = 6;
    OnBoth<SiteId> sites = changedSites(both,
                                        both.before.board->edits.renamed,
                                        both.after.board->edits.renamed,
                                        &RenamedCell::site,
                                        [](auto &row) { return row.name; });
    if (sites.after.size() > most)
        return addSites(both, list, std::move(sites), [](auto cells) {
            return Message("Cells with other names: {cells}", cells);
        });
    for (std::size_t i = 0; i < sites.after.size(); ++i)
        list.changed(Message("Cell {cell} is called {name} now",
                             {{"cell", both.boardBefore.siteName(sites.before[i])},
                              {"name", both.boardAfter.siteName(sites.after[i])}}),
                     both.cells({{sites.before[i]}, {sites.after[i]}}));
}

void compareCellEdits(const Counterparts &both, DifferenceList &list)
{
    const BoardEdits &before = both.before.board->edits;
    const BoardEdits &after = both.after.board->edits;
    addSites(both,
             list,
             changedSites(both,
                          before.moved,
                          after.moved,
                          &MovedCell::site,
                          [](auto &row) { return std::pair(row.at.x, row.at.y); }),
             [](auto cells) { return Message("Cells drawn elsewhere: {cells}", cells); });
    addSites(both,
             list,
             changedSites(both,
                          before.shaped,
                          after.shaped,
                          &ShapedCell::site,
                          [](auto &row) { return row.corners; }),
             [](auto cells) { return Message("Cells with other outlines: {cells}", cells); });
    addSites(both,
             list,
             changedSites(both,
                          before.coloured,
                          after.coloured,
                          &ColouredCell::site,
                          [](auto &row) { return row.colour; }),
             [](auto cells) { return Message("Cells with other colours: {cells}", cells); });
}

/// Cells that were added by hand: their places, and their order.
void compareAddedCells(const Counterparts &both, DifferenceList &list)
{
    const auto &before = both.before.board->edits.added;
    const auto &after = both.after.board->edits.added;
    const std::size_t first = both.boardBefore.lattice().count();
    const std::size_t firstAfter = both.boardAfter.lattice().count();
    OnBoth<SiteId> moved;
    std::optional<SiteId> last;
    bool isReordered = false;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto there = both.sites.after(SiteId(first + i));
        if (!there)
            continue;
        if (before[i].at != after[there->index() - firstAfter].at) {
            moved.before.emplace_back(first + i);
            moved.after.push_back(*there);
        }
        isReordered = isReordered || (last && *there < *last);
        last = there;
    }
    addSites(both, list, std::move(moved), [](auto cells) {
        return Message("Added cells drawn elsewhere: {cells}", cells);
    });
    if (isReordered)
        list.changed(Message("The added cells stand in another order"));
}

void compareFacings(const Counterparts &both, DifferenceList &list)
{
    const auto &before = both.before.board->edits.facings;
    const auto &after = both.after.board->edits.facings;
    const auto rowsFor = [](const std::vector<CellFacing> &all, std::optional<PlayerId> player) {
        std::vector<CellFacing> rows;
        for (const CellFacing &row : all) {
            if (row.player == player)
                rows.push_back(row);
        }
        return rows;
    };
    const auto compare = [&](std::optional<PlayerId> was, std::optional<PlayerId> is) {
        const std::string name = is ? (*both.after.rules)[*is].name : std::string();
        addSites(
            both,
            list,
            changedSites(both,
                         rowsFor(before, was),
                         rowsFor(after, is),
                         &CellFacing::site,
                         [](auto &row) { return std::pair(row.facing.axis, row.facing.sign); }),
            [&](MessageArguments cells) {
                cells.set("player", name);
                return Message("Cells with another forward[ for {player}]: {cells}", cells);
            });
    };
    compare(std::nullopt, std::nullopt);
    for (const PlayerId player : both.players.allBefore()) {
        if (const auto there = both.players.after(player))
            compare(player, there);
    }
}

void compareLinks(const Counterparts &both, DifferenceList &list)
{
    const auto linksOf = [](const Design &design, DirectionId direction) {
        std::vector<LinkEdit> links;
        for (const LinkEdit &link : design.board->edits.links) {
            if (link.direction == direction)
                links.push_back(link);
        }
        return links;
    };
    for (const DirectionId direction : both.directions.allBefore()) {
        const auto there = both.directions.after(direction);
        if (!there)
            continue;
        std::vector<LinkEdit> was = linksOf(both.before, direction);
        for (LinkEdit &link : was) {
            if (link.to)
                link.to = both.sites.mapped(*link.to);
        }
        addSites(both,
                 list,
                 changedSites(
                     both,
                     was,
                     linksOf(both.after, *there),
                     &LinkEdit::from,
                     [](auto &row) { return std::tuple(row.to, row.turn.axis, row.turn.sign); }),
                 [&](MessageArguments cells) {
                     cells.set("direction", (*both.after.directions)[*there].name);
                     return Message("Links {direction} that lead elsewhere: from {cells}", cells);
                 });
    }
}

} // namespace

void compareBoards(const Counterparts &both, DifferenceList &list)
{
    list.begin(DesignSection::Board);
    compareRecipes(*both.before.board, *both.after.board, list);
    compareCells(both, list);
    compareCellNames(both, list);
    compareCellEdits(both, list);
    compareAddedCells(both, list);
    compareFacings(both, list);
    compareLinks(both, list);
}

} // namespace rookery
