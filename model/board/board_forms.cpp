#include "model/board/board_forms.h"

#include "model/base/message_list.h"
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

Message freeBoardFault()
{
    return Message("a free board has no size, no edges and no other layout");
}

/// Of a number that boards of this form do not have.
Message strayNumberFault(const BoardForm &form, const BoardRecipe &recipe)
{
    const bool isStray =
        std::any_of(std::begin(sizeMembers), std::end(sizeMembers), [&](int BoardRecipe::*member) {
            return !hasSize(form, member) && recipe.*member != 0;
        });
    if (!isStray)
        return {};
    return form.sizes.empty()
               ? freeBoardFault()
               : Message("a board of this form has {count#number#numbers} in its size",
                         {{"count", form.sizes.size()}});
}

Message numberFault(const SizeParameter &size, const BoardRecipe &recipe)
{
    const int number = recipe.*size.member;
    if (number >= size.least && number <= size.most)
        return {};
    if (recipe.lattice == Lattice::Square) {
        return Message("a board has 1 to {most} files and ranks, not {files}x{ranks}",
                       {{"most", limits::side}, {"files", recipe.files}, {"ranks", recipe.ranks}});
    }
    return Message("'{size}' of this board is a number from {least} to {most}, not {number}",
                   {{"size", Message(size.title)},
                    {"least", size.least},
                    {"most", size.most},
                    {"number", number}});
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

/// What may be chosen, and what was.
template<class E>
MessageArguments choiceArguments(std::span<const E> choices, E chosen)
{
    std::vector<std::string> names;
    for (const E choice : choices)
        names.emplace_back(enumName(choice));
    return {{"count", names.size()},
            {"choices", joined(names, names.size(), Conjunction::Or)},
            {"chosen", std::string(enumName(chosen))}};
}

/// Why boards of this form are not joined so.
Message reasonAgainst(const BoardForm &form, Topology topology)
{
    if (form.lattice == Lattice::Triangle)
        return Message("triangles have open edges");
    if (topology == Topology::Sphere)
        return Message(
            "hexagons meet a pole with several sides, and the steps over them would have no way "
            "back");
    switch (form.outline) {
    case Outline::Hexagon:
        return Message("the three pairs of a hexagon's edges are joined all at once");
    case Outline::Rhombus:
        return Message("a twist would turn the slant of a rhombus round");
    case Outline::Rectangle:
        return Message("a twist needs an odd number of rows, and a plain seam over it an even one");
    case Outline::Whole:
    case Outline::Triangle:
    case Outline::Trapezoid:
    case Outline::Star:
        break;
    }
    return Message("copies of this outline beside each other do not meet edge to edge");
}

Message choiceFault(const BoardForm &form, const BoardRecipe &recipe)
{
    if (recipe.lattice == Lattice::Free) {
        const bool isPlain = recipe.topology == Topology::Flat && recipe.layout == Layout::Flat;
        return isPlain ? Message() : freeBoardFault();
    }
    if (!contains(form.topologies, recipe.topology)) {
        MessageArguments arguments = choiceArguments(form.topologies, recipe.topology);
        arguments.set("reason", reasonAgainst(form, recipe.topology));
        return Message(
            "this board's topology [{?count=1}is|may be] {choices}, not {chosen}: {reason}",
            arguments);
    }
    if (!contains(form.layouts, recipe.layout))
        return Message("this board's layout [{?count=1}is|may be] {choices}, not {chosen}",
                       choiceArguments(form.layouts, recipe.layout));
    if (form.outline == Outline::Trapezoid && recipe.ranks > recipe.files)
        return Message("a trapezoid has at most as many rows as its longest row has cells");
    const bool isHexagon = recipe.outline == Outline::Hexagon;
    if (isHexagon && recipe.topology == Topology::Torus
        && (recipe.files != recipe.ranks || recipe.ranks != recipe.levels))
        return Message("only a hexagon of equal sides can be joined as a torus");
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

Message boardSizeFault(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form)
        return Message("there is no such board");
    if (auto fault = strayNumberFault(*form, recipe); !fault.isEmpty())
        return fault;
    for (const SizeParameter &size : form->sizes) {
        if (auto fault = numberFault(size, recipe); !fault.isEmpty())
            return fault;
    }
    const std::size_t cells = cellCount(*form, recipe);
    if (cells > limits::cells) {
        return Message("a board may have at most {most} cells, not {count}",
                       {{"most", limits::cells}, {"count", cells}});
    }
    return {};
}

Message boardShapeFault(const BoardRecipe &recipe)
{
    if (auto fault = boardSizeFault(recipe); !fault.isEmpty())
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

Message missingTopologies(const BoardForm &form)
{
    std::vector<Message> reasons;
    for (const auto &row : enumRows<Topology>()) {
        if (contains(form.topologies, row.value) || form.lattice == Lattice::Free)
            continue;
        Message reason = reasonAgainst(form, row.value);
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(std::move(reason));
    }
    return Message("{reasons}", {{"reasons", messagesArgument(std::move(reasons))}});
}

} // namespace rookery
