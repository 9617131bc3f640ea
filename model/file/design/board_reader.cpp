#include "model/board/board.h"
#include "model/board/board_forms.h"
#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

/// The numbers that this form of board has; a hexagon of equal sides may say one.
bool readSize(Fields &board, const BoardForm &form, BoardRecipe &recipe, Findings &findings)
{
    const bool isSquare = recipe.lattice == Lattice::Square;
    const auto size = board.require("size", isSquare ? "a square board" : "this board");
    if (!size || !isList(*size, "'size'", findings))
        return false;
    const std::size_t count = form.sizes.size();
    const bool isRegular = form.outline == Outline::Hexagon && count == 3 && size->size() == 1;
    if (size->size() != count && !isRegular) {
        findings.error(
            *size,
            isSquare
                ? Message("a size is two numbers such as {example}, files and ranks",
                          {{"example", "[8, 8]"}})
                : Message("the size of this board is {count#number#numbers}", {{"count", count}}));
        return false;
    }
    bool isReadable = true;
    auto element = size->begin();
    for (const SizeParameter &row : form.sizes) {
        const std::string what =
            isSquare
                ? row.member == &BoardRecipe::files ? "the number of files" : "the number of ranks"
                : "a board's size";
        const auto number = readInteger(*element, what, row.least, row.most, findings);
        isReadable = isReadable && number;
        recipe.*row.member = number.value_or(row.least);
        if (!isRegular)
            ++element;
        else if (!number)
            break;
    }
    return isReadable;
}

/// What a free board must not say, because it has no edges and no rectangle.
void checkFreeBoard(Fields &board, const BoardRecipe &recipe, Findings &findings)
{
    if (const auto size = board.find("size"))
        findings.errorAtKey(*size, Message("a free board has no size"));
    if (recipe.topology != Topology::Flat)
        findings.error(*board.find("topology"),
                       Message("a free board has no edges to join; its topology is flat"));
    if (recipe.layout != Layout::Flat)
        findings.error(*board.find("layout"),
                       Message("only a square board can be drawn as a ring"));
}

Message noSuchOutline(const BoardRecipe &recipe)
{
    std::vector<std::string> outlines;
    for (const BoardForm &form : boardForms()) {
        if (form.lattice == recipe.lattice)
            outlines.emplace_back(enumName(form.outline));
    }
    return Message("the lattice '{lattice}' has no outline '{outline}', but {outlines}",
                   {{"lattice", std::string(enumName(recipe.lattice))},
                    {"outline", std::string(enumName(recipe.outline))},
                    {"outlines", joined(outlines, outlines.size())}});
}

/// Whether the board's cells are known.
bool readForm(Fields &board, BoardRecipe &recipe, Findings &findings)
{
    recipe.outline = board.choice("outline", "outline", usualForm(recipe.lattice).outline);
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form) {
        findings.error(*board.find("outline"), noSuchOutline(recipe));
        recipe.outline = usualForm(recipe.lattice).outline;
        form = &usualForm(recipe.lattice);
    }
    const Topology topology = board.choice("topology", "topology", Topology::Flat);
    const Layout layout = board.choice("layout", "layout", usualLayout(*form));
    recipe = BoardRecipe(usualRecipe(*form));
    recipe.topology = topology;
    recipe.layout = layout;
    recipe.labels = board.choice("labels", "label scheme", Labels::Chess);
    recipe.places = board.choice("places", "places", Places::Cells);
    recipe.colouring = board.choice("colouring", "colouring", Colouring::Checkered);
    if (recipe.lattice == Lattice::Free) {
        checkFreeBoard(board, recipe, findings);
        return true;
    }
    if (!readSize(board, *form, recipe, findings))
        return false;
    auto fault = boardShapeFault(recipe);
    if (fault.isEmpty())
        return true;
    BoardRecipe flat = recipe;
    flat.topology = Topology::Flat;
    flat.layout = usualLayout(*form);
    if (!boardShapeFault(flat).isEmpty()) {
        findings.error(*board.find("size"), std::move(fault));
        return false;
    }
    flat.layout = layout;
    findings.error(*board.find(boardShapeFault(flat).isEmpty() ? "topology" : "layout"),
                   std::move(fault));
    return true;
}

/// Of an unknown lattice nothing more can be said; these keys are known all the same.
void skipForm(Fields &board)
{
    for (const char *key :
         {"outline", "size", "topology", "layout", "labels", "places", "colouring"})
        board.find(key);
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
    if (lattice)
        section.hasCells = readForm(board, recipe, findings);
    else
        skipForm(board);
    const auto editsValue = board.find("edits");
    if (editsValue && isObject(*editsValue, "'edits'", findings)) {
        Fields edits(*editsValue, findings);
        const auto cells = edits.find("cells");
        if (cells && section.hasCells)
            readCellEdits(*cells, recipe, findings);
        section.links = edits.find("links");
        section.zones = edits.find("zones");
        section.outlines = edits.find("outlines");
        section.colours = edits.find("colours");
        section.facings = edits.find("facings");
        recipe.edits.extras = edits.rest();
    }
    recipe.extras = board.rest();
    return section;
}

std::optional<Orientation>
readOrientation(const JsonValue &value, std::string_view kind, Lattice lattice, Findings &findings)
{
    const auto word = readText(value, "the " + std::string(kind), findings);
    if (!word)
        return std::nullopt;
    std::vector<std::string> choices;
    for (const auto &row : latticeOrientations(lattice)) {
        if (row.name == *word)
            return row.value;
        choices.emplace_back(row.name);
    }
    findings.error(value, unknownWord(kind, *word, hintOrChoices(*word, choices)));
    return std::nullopt;
}

} // namespace rookery
