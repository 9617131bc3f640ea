#include "model/board/board_forms.h"

#include "model/base/text.h"
#include "model/board/hex_lattice.h"
#include "model/board/square_lattice.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

template<class T>
bool contains(std::span<const T> list, const T &wanted)
{
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

constexpr int BoardRecipe::*sizeMembers[] = {
    &BoardRecipe::files, &BoardRecipe::ranks, &BoardRecipe::levels, &BoardRecipe::cubes};

bool hasSize(const BoardForm &form, int BoardRecipe::*member)
{
    return std::any_of(form.sizes.begin(), form.sizes.end(), [&](const SizeParameter &size) {
        return size.member == member;
    });
}

constexpr std::string_view freeBoardFault =
    "a free board has no size, no edges and no other layout";

/// Of a number that boards of this form do not have.
std::string strayNumberFault(const BoardForm &form, const BoardRecipe &recipe)
{
    const bool isStray =
        std::any_of(std::begin(sizeMembers), std::end(sizeMembers), [&](int BoardRecipe::*member) {
            return !hasSize(form, member) && recipe.*member != 0;
        });
    if (!isStray)
        return {};
    return form.sizes.empty() ? std::string(freeBoardFault)
                              : "a board of this form has " + counted(form.sizes.size(), "number")
                                    + " in its size";
}

std::string numberFault(const SizeParameter &size, const BoardRecipe &recipe)
{
    const int number = recipe.*size.member;
    if (number >= size.least && number <= size.most)
        return {};
    if (recipe.lattice == Lattice::Square) {
        return "a board has 1 to " + std::to_string(limits::side) + " files and ranks, not "
               + std::to_string(recipe.files) + "x" + std::to_string(recipe.ranks);
    }
    return "'" + std::string(size.title) + "' of this board is a number from "
           + std::to_string(size.least) + " to " + std::to_string(size.most) + ", not "
           + std::to_string(number);
}

/// How many cells the lattice has, if its numbers are allowed; no more than a thousand million are
/// told apart.
std::size_t cellCount(const BoardForm &form, const BoardRecipe &recipe)
{
    constexpr std::size_t most = 1'000'000'000;
    if (recipe.lattice != Lattice::Cube && recipe.lattice != Lattice::Hyper)
        return form.sites(recipe)->count();
    std::size_t cells = 1;
    for (const SizeParameter &size : form.sizes)
        cells = std::min(cells * static_cast<std::size_t>(recipe.*size.member), most);
    return cells;
}

/// `this board's layout may be flat or ring, not stack`
template<class E>
std::string choiceSentence(const std::string &what, std::span<const E> choices, E chosen)
{
    std::string names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        names += i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ";
        names += enumName(choices[i]);
    }
    return what + (choices.size() == 1 ? " is " : " may be ") + names + ", not "
           + std::string(enumName(chosen));
}

/// Why boards of this form are not joined so.
std::string_view reasonAgainst(const BoardForm &form, Topology topology)
{
    if (form.lattice == Lattice::Triangle)
        return "triangles have open edges";
    if (topology == Topology::Sphere)
        return "hexagons meet a pole with several sides, and the steps over them would have no way "
               "back";
    switch (form.outline) {
    case Outline::Hexagon:
        return "the three pairs of a hexagon's edges are joined all at once";
    case Outline::Rhombus:
        return "a twist would turn the slant of a rhombus round";
    case Outline::Rectangle:
        return "a twist needs an odd number of rows, and a plain seam over it an even one";
    case Outline::Whole:
    case Outline::Triangle:
    case Outline::Trapezoid:
    case Outline::Star:
        break;
    }
    return "copies of this outline beside each other do not meet edge to edge";
}

std::string choiceFault(const BoardForm &form, const BoardRecipe &recipe)
{
    if (recipe.lattice == Lattice::Free) {
        const bool isPlain = recipe.topology == Topology::Flat && recipe.layout == Layout::Flat;
        return isPlain ? std::string() : std::string(freeBoardFault);
    }
    if (!contains(form.topologies, recipe.topology)) {
        return choiceSentence("this board's topology", form.topologies, recipe.topology) + ": "
               + std::string(reasonAgainst(form, recipe.topology));
    }
    if (!contains(form.layouts, recipe.layout))
        return choiceSentence("this board's layout", form.layouts, recipe.layout);
    if (form.outline == Outline::Trapezoid && recipe.ranks > recipe.files)
        return "a trapezoid has at most as many rows as its longest row has cells";
    const bool isHexagon = recipe.outline == Outline::Hexagon;
    if (isHexagon && recipe.topology == Topology::Torus
        && (recipe.files != recipe.ranks || recipe.ranks != recipe.levels))
        return "only a hexagon of equal sides can be joined as a torus";
    if (form.outline == Outline::Rectangle)
        return rectangularFault(recipe);
    return topologyFault(recipe.files, recipe.ranks, recipe.topology);
}

} // namespace

BoardRecipe usualRecipe(const BoardForm &form)
{
    BoardRecipe recipe;
    recipe.lattice = form.lattice;
    recipe.outline = form.outline;
    for (const auto member : sizeMembers)
        recipe.*member = 0;
    for (const SizeParameter &size : form.sizes)
        recipe.*size.member = size.usual;
    recipe.layout = form.layouts.front();
    return recipe;
}

std::string boardSizeFault(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form)
        return "there is no such board";
    if (auto fault = strayNumberFault(*form, recipe); !fault.empty())
        return fault;
    for (const SizeParameter &size : form->sizes) {
        if (auto fault = numberFault(size, recipe); !fault.empty())
            return fault;
    }
    const std::size_t cells = cellCount(*form, recipe);
    if (cells > limits::cells) {
        return "a board may have at most " + std::to_string(limits::cells) + " cells, not "
               + std::to_string(cells);
    }
    return {};
}

std::string boardShapeFault(const BoardRecipe &recipe)
{
    if (auto fault = boardSizeFault(recipe); !fault.empty())
        return fault;
    return choiceFault(*boardForm(recipe.lattice, recipe.outline), recipe);
}

std::string boardSizeText(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form || form->sizes.empty())
        return {};
    const bool isRegular = recipe.outline == Outline::Hexagon && form->sizes.size() == 3
                           && recipe.files == recipe.ranks && recipe.ranks == recipe.levels;
    if (isRegular)
        return std::to_string(recipe.files);
    std::string text;
    for (const SizeParameter &size : form->sizes)
        appendItem(text, "x", std::to_string(recipe.*size.member));
    return text;
}

Layout usualLayout(const BoardForm &form)
{
    return form.layouts.front();
}

std::string missingTopologies(const BoardForm &form)
{
    std::vector<std::string> reasons;
    for (const auto &row : enumRows<Topology>()) {
        if (contains(form.topologies, row.value) || form.lattice == Lattice::Free)
            continue;
        std::string reason(reasonAgainst(form, row.value));
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(std::move(reason));
    }
    std::string sentence;
    for (const std::string &reason : reasons)
        appendItem(sentence, "; ", reason);
    return sentence;
}

} // namespace rookery
