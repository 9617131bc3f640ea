#pragma once

#include "model/base/enum_names.h"
#include "model/base/geometry.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"
#include "model/design/vector.h"
#include "model/design/zones.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What the cells of a board are and how they lie to each other. `Hex` has cell edges up and down,
/// so that files are upright; `HexPointy` has corners up and down, so that rows lie level.
enum class Lattice { Square, Hex, HexPointy, Triangle, Cube, Hyper, Free };

/// Which cells of the endless lattice a board has.
/// A hexagonal `Rectangle` has files or rows that begin half a cell further in by turns.
enum class Outline { Whole, Hexagon, Rhombus, Rectangle, Triangle, Trapezoid, Star };

/// How the edges are joined, on a board of several levels those of each level. The seams' turns are
/// in model/board/square_lattice.h.
enum class Topology {
    Flat,
    Cylinder,
    CylinderV,
    Torus,
    Moebius,
    MoebiusV,
    Klein,
    Projective,
    Sphere
};

/// How the board is drawn. The same cylinder can lie flat or bend into a ring, the same levels lie
/// side by side or above each other.
enum class Layout { Flat, Ring, Levels, Stack };

/// What is written beside or on the cells. Cell names in files and moves never depend on it.
enum class Labels { Chess, Matrix, Shogi, Xiangqi, Glinski, RingSector, Draughts, Checkers, None };

/// Whether pieces stand on the cells or where their lines cross.
enum class Places { Cells, Points };

/// Which cells are drawn alike.
enum class Colouring { Checkered, ThreeColours, Plain, Zones, Custom };

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

/// A cell with an outline of its own, in place of the lattice's.
struct ShapedCell
{
    SiteId site;
    Polygon corners; ///< around the cell's centre, which is (0, 0)

    friend bool operator==(const ShapedCell &, const ShapedCell &) = default;
};

/// A colour given by hand, for Colouring::Custom: an index below limits::cellColours.
struct ColouredCell
{
    SiteId site;
    int colour = 0;

    friend bool operator==(const ColouredCell &, const ColouredCell &) = default;
};

/// How pieces that start from this cell hold the board, in place of their player's facing: forward
/// is elsewhere on each side of a track that goes round. Without a player it is so for all.
struct CellFacing
{
    std::optional<PlayerId> player;
    SiteId site;
    Orientation facing;

    friend bool operator==(const CellFacing &, const CellFacing &) = default;
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
    std::vector<ShapedCell> shaped;
    std::vector<ColouredCell> coloured;
    std::vector<LinkEdit> links;
    std::vector<CellFacing> facings; ///< sorted by player, no player's first, then by site
    std::vector<Zone> zones;         ///< in the order their author gave them
    Extras extras;
    Extras cellExtras; ///< unknown members of the file's `cells` object
    Extras linkExtras; ///< and of its `links` object

    // Large, and copied in many places: compiled once, in its source.
    BoardEdits();
    BoardEdits(const BoardEdits &);
    BoardEdits(BoardEdits &&) noexcept;
    BoardEdits &operator=(const BoardEdits &);
    BoardEdits &operator=(BoardEdits &&) noexcept;
    ~BoardEdits();

    friend bool operator==(const BoardEdits &, const BoardEdits &);
};

/// How a board is made: a generator and the edits on top, so that it stays "8x10 cylinder with
/// two holes" instead of 78 loose cells.
struct BoardRecipe
{
    Lattice lattice = Lattice::Square;
    int files = 8; ///< 0 on a free board; of a hexagon the first of its three sides
    int ranks = 8; ///< 0 where the form has fewer numbers
    int levels = 0;
    int cubes = 0; ///< levels of levels, on four axes
    Outline outline = Outline::Whole;
    Topology topology = Topology::Flat;
    Layout layout = Layout::Flat;
    Labels labels = Labels::Chess;
    Places places = Places::Cells;
    Colouring colouring = Colouring::Checkered;
    BoardEdits edits;
    Extras extras;

    friend bool operator==(const BoardRecipe &, const BoardRecipe &) = default;
};

/// Whether vectors have three parts that add up to 0.
constexpr bool hasThreeAxes(Lattice lattice)
{
    return lattice == Lattice::Hex || lattice == Lattice::HexPointy || lattice == Lattice::Triangle;
}

template<>
struct EnumNames<Lattice>
{
    static constexpr EnumName<Lattice> rows[] = {
        {Lattice::Square, "square", "Square"},
        {Lattice::Hex, "hex", "Hexagons, flat-top"},
        {Lattice::HexPointy, "hex-pointy", "Hexagons, pointy-top"},
        {Lattice::Triangle, "triangle", "Triangles"},
        {Lattice::Cube, "cube", "Levels of squares"},
        {Lattice::Hyper, "hyper", "Four dimensions"},
        {Lattice::Free, "free", "Free graph"},
    };
};

template<>
struct EnumNames<Outline>
{
    static constexpr EnumName<Outline> rows[] = {
        {Outline::Whole, "whole", "Every cell"},
        {Outline::Hexagon, "hexagon", "Hexagon"},
        {Outline::Rhombus, "rhombus", "Rhombus"},
        {Outline::Rectangle, "rectangle", "Rectangle"},
        {Outline::Triangle, "triangle", "Triangle"},
        {Outline::Trapezoid, "trapezoid", "Trapezoid"},
        {Outline::Star, "star", "Six-pointed star"},
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
        {Layout::Levels, "levels", "Levels side by side"},
        {Layout::Stack, "stack", "Stacked levels"},
    };
};

template<>
struct EnumNames<Labels>
{
    static constexpr EnumName<Labels> rows[] = {
        {Labels::Chess, "chess", "Chess: a1, b1, c1 ..."},
        {Labels::Matrix, "matrix", "Matrix: (row, column) from the top left"},
        {Labels::Shogi, "shogi", "Shogi: 7f, files from the right, ranks from the top"},
        {Labels::Xiangqi, "xiangqi", "Xiangqi: ranks from 0"},
        {Labels::Glinski, "glinski", "Glinski: file letters without j"},
        {Labels::RingSector, "ring-sector", "Ring and sector: 3.12"},
        {Labels::Draughts, "draughts", "Draughts: squares numbered from the top left"},
        {Labels::Checkers, "checkers", "Checkers: squares numbered from the bottom right"},
        {Labels::None, "none", "None"},
    };
};

template<>
struct EnumNames<Places>
{
    static constexpr EnumName<Places> rows[] = {
        {Places::Cells, "cells", "On the cells"},
        {Places::Points, "points", "Where the lines cross"},
    };
};

template<>
struct EnumNames<Colouring>
{
    static constexpr EnumName<Colouring> rows[] = {
        {Colouring::Checkered, "checkered", "Checkered"},
        {Colouring::ThreeColours, "three", "Three colours along the diagonals"},
        {Colouring::Plain, "plain", "All alike"},
        {Colouring::Zones, "zones", "By zone"},
        {Colouring::Custom, "custom", "By hand"},
    };
};

} // namespace rookery
