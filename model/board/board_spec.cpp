#include "model/board/board_spec.h"

#include "model/base/did_you_mean.h"
#include "model/base/message.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/board_forms.h"
#include "model/board/board_spec_parts.h"
#include "model/design/directions.h"

#include <algorithm>
#include <vector>

namespace rookery {

namespace {

constexpr BoardSpecForm specForms[] = {
    {"square:FxR[:TOPOLOGY][:as-flat|:as-ring]",
     "square:8x8",
     "a1, a2 ... by file, then rank; after z come aa, ab ...",
     Lattice::Square},
    {"ring:SxK[:centre]",
     "ring:16x4",
     "sector letters a ..., rings 1 ... from the inside; the same board as "
     "square:SxK:cylinder:as-ring; with :centre also "
     "the cell 'centre', to which s leads from every sector and from which n, e, s and w lead to "
     "every quarter's first",
     Lattice::Square},
    {"cross:NxA",
     "cross:7x3",
     "as square:NxN; a cross whose arms are A wide, its corners holes",
     Lattice::Square},
    {"disc:N | disc:FxR",
     "disc:9",
     "as square:FxR; the cells with their centres in a circle or an ellipse of that size",
     Lattice::Square},
    {"diamond:N | diamond:FxR",
     "diamond:7",
     "as square:FxR; the cells at most N/2 steps from the middle",
     Lattice::Square},
    {"octagon:N | octagon:FxR",
     "octagon:12",
     "as square:FxR; its corners cut off",
     Lattice::Square},
    {"mask:ROW/ROW...",
     "mask:.##./####/.##.",
     "as square; rows from the top, # for a cell and . for a hole",
     Lattice::Square},
    {"hex:N | hex:AxBxC | hex:glinski [:torus]",
     "hex:6",
     "hexagon of side N, or of the sides A, B and C (upright), files upright: file letters from "
     "the left, for N = 6 without "
     "j, ranks from the bottom of each file",
     Lattice::Hex},
    {"hex:N:pointy[:torus]",
     "hex:5:pointy",
     "hexagon in level rows: a letter for the place along e, a number for the place along ne, by "
     "letter, then number",
     Lattice::HexPointy},
    {"hex:AxB[:cylinder|:cylinder-v|:torus]",
     "hex:11x11",
     "rhombus in level rows: file letters along e, ranks along ne",
     Lattice::HexPointy},
    {"hex:FxR:rectangle[:TOPOLOGY] | hex:FxR:rectangle-files[:TOPOLOGY]",
     "hex:9x9:rectangle",
     "every other row (upright: file) half a cell further in: file letters from the left, ranks "
     "from below; twisted seams need an odd number of rows (upright: files), plain ones above "
     "(upright: beside) an even one",
     Lattice::HexPointy},
    {"hex:N:triangle | hex:AxB:trapezoid",
     "hex:8:triangle",
     "A cells in the lowest row and one less in each above: file letters along e, ranks along ne",
     Lattice::HexPointy},
    {"star:N",
     "star:5",
     "six-pointed star around a hexagon of side N: a letter along e, a number along ne",
     Lattice::HexPointy},
    {"hex:AxB:files | hex:N:triangle-files | hex:AxB:trapezoid-files | star:N:files",
     "hex:7x7:files",
     "the same with files upright: file letters along ne, ranks from the bottom of each file",
     Lattice::Hex},
    {"triangle:N | triangle:N:hexagon | triangle:AxB:rhombus",
     "triangle:8",
     "triangles pointing up and down by turns: a letter for the row from the bottom, a number for "
     "the place in it from the "
     "left; e and w follow the row, ne, nw, sw and se the rows that rise, the others lead over a "
     "corner and an edge by turns",
     Lattice::Triangle},
    {"cube:AxBxC[:TOPOLOGY][:as-levels|:as-stack]",
     "cube:5x5x5",
     "level capitals, then as square: Aa1, Aa2 ...; the topology is that of every level",
     Lattice::Cube},
    {"hyper:AxBxCxD[:TOPOLOGY][:as-levels|:as-stack]",
     "hyper:3x3x3x3",
     "as cube with another capital before it: A.Aa1",
     Lattice::Hyper},
    {"free",
     "free",
     "no cells to begin with; each is added, named and linked by hand",
     Lattice::Free},
};

/// The form that a word, a number of sizes and an option mean; the option's part is taken.
const BoardForm *chosenForm(Parts &parts, std::string_view word, std::size_t sizes)
{
    const BoardForm *usual = nullptr;
    const BoardForm *named = nullptr;
    for (const BoardForm &form : boardForms()) {
        const bool isRegular = form.outline == Outline::Hexagon && sizes == 1;
        if (form.word != word || (form.sizes.size() != sizes && !isRegular))
            continue;
        if (form.option.empty())
            usual = usual ? usual : &form;
        else if (!parts.atEnd() && parts.peek() == form.option)
            named = &form;
    }
    if (named)
        parts.take();
    return named ? named : usual;
}

void setSizes(BoardRecipe &recipe, const BoardForm &form, const std::vector<int> &numbers)
{
    for (std::size_t i = 0; i < form.sizes.size(); ++i)
        recipe.*form.sizes[i].member = numbers[numbers.size() == 1 ? 0 : i];
}

std::string exampleOf(std::string_view word)
{
    for (const BoardSpecForm &row : specForms) {
        if (row.form.starts_with(std::string(word) + ":"))
            return std::string(row.example.substr(word.size() + 1));
    }
    return {};
}

Result<BoardRecipe> readSized(Parts &parts, std::string_view word)
{
    const std::string example = exampleOf(word);
    if (word == "hex" && !parts.atEnd() && parts.peek() == "glinski") {
        parts.take();
        BoardRecipe recipe = usualRecipe(usualForm(Lattice::Hex));
        recipe.labels = Labels::Glinski;
        return recipe;
    }
    Parts ahead = parts;
    const auto numbers = readNumbers(ahead, 1, 4, example);
    if (!numbers)
        return failure(numbers.error());
    ahead.take();
    const BoardForm *form = chosenForm(ahead, word, numbers->size());
    if (!form)
        return parts.failSize(example);
    BoardRecipe recipe = usualRecipe(*form);
    setSizes(recipe, *form, *numbers);
    if (auto fault = boardShapeFault(recipe); !fault.isEmpty())
        return parts.fail(std::move(fault));
    parts = ahead;
    return recipe;
}

template<class E>
std::vector<std::string> namesOf(std::span<const E> choices)
{
    std::vector<std::string> all;
    for (const E choice : choices)
        all.emplace_back(enumName(choice));
    return all;
}

Result<BoardRecipe> readShape(Parts &parts, BoardRecipe recipe)
{
    constexpr std::string_view layoutPrefix = "as-";
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    if (!parts.atEnd() && !parts.peek().starts_with(layoutPrefix)) {
        const std::string word(parts.peek());
        const auto topology = enumFromName<Topology>(word);
        if (!topology) {
            const auto known = namesOf(form.topologies);
            return parts.fail(Message("unknown topology {name}[{hint}|; topologies are {known}]",
                                      {{"name", inQuotes(word)},
                                       {"hint", didYouMean(word, known)},
                                       {"known", listed(known, known.size())}}));
        }
        recipe.topology = *topology;
        if (auto fault = boardShapeFault(recipe); !fault.isEmpty())
            return parts.fail(std::move(fault));
        parts.take();
    }
    if (!parts.atEnd() && parts.peek().starts_with(layoutPrefix)) {
        const std::string word(parts.peek());
        const auto layout =
            enumFromName<Layout>(std::string_view(word).substr(layoutPrefix.size()));
        if (!layout) {
            std::vector<std::string> known;
            for (const Layout choice : form.layouts)
                known.push_back("as-" + std::string(enumName(choice)));
            return parts.fail(Message("unknown layout {name}; this board is drawn {known}",
                                      {{"name", inQuotes(word)},
                                       {"known", joined(known, known.size(), Conjunction::Or)}}));
        }
        recipe.layout = *layout;
        if (auto fault = boardShapeFault(recipe); !fault.isEmpty())
            return parts.fail(std::move(fault));
        parts.take();
    }
    return recipe;
}

std::vector<std::string> specWords()
{
    std::vector<std::string> words;
    for (const BoardSpecForm &row : specForms) {
        std::string word(row.form.substr(0, row.form.find_first_of(":")));
        if (std::find(words.begin(), words.end(), word) == words.end())
            words.push_back(std::move(word));
    }
    return words;
}

} // namespace

std::span<const BoardSpecForm> boardSpecForms()
{
    return specForms;
}

std::string specDirections(Lattice lattice)
{
    const Directions directions = standardDirections(lattice);
    std::string text;
    std::size_t index = 0;
    for (const Direction &direction : directions.list) {
        // The straight and diagonal steps first, then the long ones between them.
        const std::size_t first = hasThreeAxes(lattice) ? 6 : 8;
        const bool isBreak =
            index == first && lattice != Lattice::Cube && lattice != Lattice::Hyper;
        text += (index == 0 ? "" : isBreak ? "; " : " ") + direction.name;
        ++index;
    }
    return text;
}

Result<BoardRecipe> readBoardSpec(std::string_view text)
{
    Parts parts(text);
    const std::string word(parts.peek());
    const auto words = specWords();
    if (std::find(words.begin(), words.end(), word) == words.end()) {
        return parts.fail(Message("unknown lattice {name}[{hint}|; lattices are {known}]",
                                  {{"name", inQuotes(word)},
                                   {"hint", didYouMean(word, words)},
                                   {"known", listed(words, words.size())}}));
    }
    parts.take();
    Result<BoardRecipe> recipe = usualRecipe(usualForm(Lattice::Free));
    if (word == "ring")
        recipe = readRing(parts, exampleOf(word));
    else if (word == "mask")
        recipe = readMask(parts);
    else if (word == "cross")
        recipe = readCross(parts, exampleOf(word));
    else if (const auto mask = enumFromName<Mask>(word); mask && isCutOut(*mask))
        recipe = readCutOut(parts, *mask, exampleOf(word));
    else if (word != "free")
        recipe = readSized(parts, word);
    const bool hasShape = word != "ring" && word != "free";
    if (recipe && hasShape)
        recipe = readShape(parts, *recipe);
    if (recipe && !parts.atEnd())
        return parts.fail(
            Message("{text} is not expected here", {{"text", inQuotes(parts.peek())}}));
    return recipe;
}

std::string boardSpec(const BoardRecipe &recipe)
{
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    std::string text(form.word);
    if (form.lattice == Lattice::Square && !recipe.edits.removed.empty())
        text = cutOutText(recipe);
    else if (const std::string size = boardSizeText(recipe); !size.empty())
        text += ":" + size;
    if (!form.option.empty())
        text.append(":").append(form.option);
    if (recipe.topology != Topology::Flat)
        text.append(":").append(enumName(recipe.topology));
    if (recipe.layout != usualLayout(form))
        text.append(":as-").append(enumName(recipe.layout));
    return text;
}

} // namespace rookery
