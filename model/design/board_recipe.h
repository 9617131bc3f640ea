#pragma once

#include "model/base/enum_names.h"
#include "model/base/geometry.h"
#include "model/design/extras.h"
#include "model/design/ids.h"
#include "model/design/vector.h"
#include "model/design/zones.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

enum class Lattice { Square, Free };

/// How the edges of a square lattice are joined; the seams' turns are in model/board/square_lattice.h.
enum class Topology { Flat, Cylinder, CylinderV, Torus, Moebius, MoebiusV, Klein, Projective, Sphere };

/// How the board is drawn. The same cylinder can lie flat or bend into a ring.
enum class Layout { Flat, Ring };

/// What is written beside or on the cells. Cell names in files and moves never depend on it.
enum class Labels { Chess, Matrix, None };

struct AddedCell
{
    std::string name;
    Point at;

    friend bool operator==(const AddedCell &, const AddedCell &) = default;
};

struct MovedCell
{
    SiteId site;
    Point at;

    friend bool operator==(const MovedCell &, const MovedCell &) = default;
};

struct RenamedCell
{
    SiteId site;
    std::string name;

    friend bool operator==(const RenamedCell &, const RenamedCell &) = default;
};

/// One exception to the links that the lattice gives: where a step from this site leads instead,
/// or nowhere. Game Courier's `link` and `rlink` are lists of these.
struct LinkEdit
{
    SiteId from;
    DirectionId direction;
    std::optional<SiteId> to;
    Orientation turn;

    friend bool operator==(const LinkEdit &, const LinkEdit &) = default;
};

/// What the author changed on the generated board. Each list is sorted by site, links also by
/// direction, so that equal boards compare equal.
struct BoardEdits
{
    std::vector<SiteId> removed;
    std::vector<AddedCell> added; ///< site number: the lattice's site count + index
    std::vector<MovedCell> moved;
    std::vector<RenamedCell> renamed;
    std::vector<LinkEdit> links;
    std::vector<Zone> zones; ///< in the order their author gave them
    Extras extras;
    Extras cellExtras; ///< unknown members of the file's `cells` object
    Extras linkExtras; ///< and of its `links` object

    friend bool operator==(const BoardEdits &, const BoardEdits &) = default;
};

/// How a board is made: a generator and the edits on top, so that it stays "8x10 cylinder with
/// two holes" instead of 78 loose cells.
struct BoardRecipe
{
    Lattice lattice = Lattice::Square;
    int files = 8; ///< 0 on a free board
    int ranks = 8;
    Topology topology = Topology::Flat;
    Layout layout = Layout::Flat;
    Labels labels = Labels::Chess;
    BoardEdits edits;
    Extras extras;

    friend bool operator==(const BoardRecipe &, const BoardRecipe &) = default;
};

template<>
struct EnumNames<Lattice>
{
    static constexpr EnumName<Lattice> rows[] = {
        {Lattice::Square, "square", "Square"},
        {Lattice::Free, "free", "Free graph"},
    };
};

template<>
struct EnumNames<Topology>
{
    static constexpr EnumName<Topology> rows[] = {
        {Topology::Flat, "flat", "Flat, open edges"},
        {Topology::Cylinder, "cylinder", "Cylinder, left and right joined"},
        {Topology::CylinderV, "cylinder-v", "Cylinder, top and bottom joined"},
        {Topology::Torus, "torus", "Torus, both pairs joined"},
        {Topology::Moebius, "moebius", "Moebius strip, left and right joined with a twist"},
        {Topology::MoebiusV, "moebius-v", "Moebius strip, top and bottom joined with a twist"},
        {Topology::Klein, "klein", "Klein bottle, left and right twisted, top and bottom plain"},
        {Topology::Projective, "projective", "Projective plane, both pairs twisted"},
        {Topology::Sphere, "sphere", "Sphere, poles above and below"},
    };
};

template<>
struct EnumNames<Layout>
{
    static constexpr EnumName<Layout> rows[] = {
        {Layout::Flat, "flat", "Flat"},
        {Layout::Ring, "ring", "Ring"},
    };
};

template<>
struct EnumNames<Labels>
{
    static constexpr EnumName<Labels> rows[] = {
        {Labels::Chess, "chess", "Chess: a1, b1, c1 ..."},
        {Labels::Matrix, "matrix", "Matrix: (row, column) from the top left"},
        {Labels::None, "none", "None"},
    };
};

} // namespace rookery
