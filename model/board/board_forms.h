#pragma once

#include "model/base/message.h"
#include "model/board/lattice_sites.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// One number of a board's size.
struct SizeParameter
{
    int BoardRecipe::*member;
    std::string_view title;
    int least;
    int most;
    int usual;
};

/// One kind of board that a recipe can make: a lattice and the outline cut out of it, and what may
/// be chosen for it. Readers, writers, specifications and dialogs all go by these rows; the first
/// of each list is what a new board begins with.
struct BoardForm
{
    Lattice lattice;
    Outline outline;
    std::string_view word;   ///< of specifications: `hex`
    std::string_view option; ///< that follows the size there: `pointy`; may be empty
    std::string_view title;
    std::span<const SizeParameter> sizes;
    std::span<const Topology> topologies;
    std::span<const Layout> layouts;
    std::span<const Labels> labels;
    std::unique_ptr<const LatticeSites> (*sites)(const BoardRecipe &);
};

std::span<const BoardForm> boardForms();
/// Nothing if there is no such board.
const BoardForm *boardForm(Lattice lattice, Outline outline);
/// The lattice's first.
const BoardForm &usualForm(Lattice lattice);

/// A board of this form of the usual size, with the first of each choice.
BoardRecipe usualRecipe(const BoardForm &form);

/// Empty if a board of this size may exist, else the reason.
Message boardSizeFault(const BoardRecipe &recipe);
/// Empty if the recipe's form, size, topology and layout go together, else the reason.
Message boardShapeFault(const BoardRecipe &recipe);

/// `8x8`, `6` or `5x5x5`; empty for a free board.
std::string boardSizeText(const BoardRecipe &recipe);

/// Why boards of this form cannot have every topology, in a sentence without capital and stop;
/// empty where they can.
Message missingTopologies(const BoardForm &form);

/// The choice that a recipe without a word about it has.
Layout usualLayout(const BoardForm &form);

} // namespace rookery
