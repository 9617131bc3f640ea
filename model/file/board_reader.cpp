#include "model/board/board.h"
#include "model/board/square_lattice.h"
#include "model/design/limits.h"
#include "model/file/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

bool readSize(Fields &board, BoardRecipe &recipe, Findings &findings)
{
    const auto size = board.require("size", "a square board");
    if (!size || !isList(*size, "'size'", findings))
        return false;
    if (size->size() != 2) {
        findings.error(*size, "a size is two numbers such as [8, 8], files and ranks");
        return false;
    }
    auto element = size->begin();
    const auto files = readInteger(*element, "the number of files", 1, limits::side, findings);
    const auto ranks = readInteger(*++element, "the number of ranks", 1, limits::side, findings);
    recipe.files = files.value_or(1);
    recipe.ranks = ranks.value_or(1);
    return files && ranks;
}

/// What a free board must not say, because it has no edges and no rectangle.
void checkFreeBoard(Fields &board, const BoardRecipe &recipe, Findings &findings)
{
    if (const auto size = board.find("size"))
        findings.errorAtKey(*size, "a free board has no size");
    if (recipe.topology != Topology::Flat)
        findings.error(*board.find("topology"),
                       "a free board has no edges to join; its topology is flat");
    if (recipe.layout != Layout::Flat)
        findings.error(*board.find("layout"), "only a square board can be drawn as a ring");
}

void readShape(Fields &board, BoardRecipe &recipe)
{
    recipe.topology = board.choice("topology", "topology", Topology::Flat);
    recipe.layout = board.choice("layout", "layout", Layout::Flat);
    recipe.labels = board.choice("labels", "label scheme", Labels::Chess);
}

} // namespace

BoardSection readBoard(const JsonValue &value, Findings &findings)
{
    BoardSection section;
    section.hasCells = false;
    if (!isObject(value, "'board'", findings))
        return section;
    Fields board(value, findings);
    BoardRecipe &recipe = section.recipe;
    const auto latticeValue = board.require("lattice", "a board");
    const auto lattice =
        latticeValue ? readChoice<Lattice>(*latticeValue, "lattice", findings) : std::nullopt;
    recipe.lattice = lattice.value_or(Lattice::Square);
    readShape(board, recipe);
    if (recipe.lattice == Lattice::Free) {
        recipe.files = 0;
        recipe.ranks = 0;
        checkFreeBoard(board, recipe, findings);
        section.hasCells = true;
    } else if (lattice) {
        section.hasCells = readSize(board, recipe, findings);
        auto fault = topologyFault(recipe.files, recipe.ranks, recipe.topology);
        if (section.hasCells && !fault.empty())
            findings.error(*board.find("topology"), std::move(fault));
    } else {
        board.find("size");
    }
    const auto editsValue = board.find("edits");
    if (editsValue && isObject(*editsValue, "'edits'", findings)) {
        Fields edits(*editsValue, findings);
        const auto cells = edits.find("cells");
        if (cells && section.hasCells)
            readCellEdits(*cells, recipe, findings);
        section.links = edits.find("links");
        section.zones = edits.find("zones");
        recipe.edits.extras = edits.rest();
    }
    recipe.extras = board.rest();
    return section;
}

std::optional<Orientation>
readOrientation(const JsonValue &value, std::string_view kind, Lattice lattice, Findings &findings)
{
    const auto orientation = readChoice<Orientation>(value, kind, findings);
    if (!orientation)
        return std::nullopt;
    const auto possible = latticeOrientations(lattice);
    const bool isPossible = std::any_of(possible.begin(), possible.end(), [&](const auto &row) {
        return row.value == *orientation;
    });
    if (!isPossible) {
        findings.error(value, "this board cannot be held " + std::string(enumName(*orientation)));
        return std::nullopt;
    }
    return orientation;
}

} // namespace rookery
