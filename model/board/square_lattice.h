#pragma once

#include "model/base/message.h"
#include "model/board/lattice_sites.h"

namespace rookery {

/// A rectangle of files and ranks. Board order is by file, then rank: a1, a2 ... b1; after file z
/// come aa, ab ... Coordinates count from (0, 0) in the lower left corner.
///
/// A vector crosses a seam as the unit steps that make it up would: the longer part first, of
/// equal parts the files first, each unit in the axes the traveller has by then.
///
///     moebius      leaving the last file at rank r one arrives on the first file at the rank
///                  mirrored top to bottom, own north and south exchanged
///     sphere       over the top rank one arrives on the same rank halfway round, after a half
///     turn
class SquareLattice final : public LatticeSites
{
public:
    SquareLattice(int files, int ranks, Topology topology);
    explicit SquareLattice(const BoardRecipe &recipe)
        : SquareLattice(recipe.files, recipe.ranks, recipe.topology)
    {
    }

    std::size_t count() const override;
    std::string name(SiteId site) const override;
    std::optional<SiteId> find(std::string_view name) const override;
    Vector coordinates(SiteId site) const override;
    std::optional<SiteId> image(SiteId site, const Orientation &orientation) const override;
    std::optional<Point> image(Point at, const Orientation &orientation) const override;
    CellShape shape(SiteId site, Layout layout) const override;
    std::optional<Arrival> arrival(SiteId from, const Vector &step) const override;
    std::optional<Arrival>
    arrivalAround(SiteId from, const Vector &step, Joined joined) const override;

    SiteId site(int file, int rank) const;

private:
    struct Traveller
    {
        int file;
        int rank;
        Orientation turn;
    };

    bool isInside(int file, int rank) const;
    bool unitStep(Traveller &traveller, const Vector &ownUnit) const;
    bool crossFileSeam(Traveller &traveller) const;
    bool crossRankSeam(Traveller &traveller) const;

    int m_files;
    int m_ranks;
    Topology m_topology;
};

/// A unit square of a flat drawing, inside the rectangle or beside it.
CellShape squareAt(int file, int rank);

/// What leaving a rectangle over an edge does. Over the right or left edge for `files`, over the
/// top or bottom edge for `ranks`.
enum class Seam { Open, Plain, Twisted, Pole };
Seam fileSeam(Topology topology);
Seam rankSeam(Topology topology);

/// The topology once more edges are joined; rectangles with a twist or poles stay what they are.
Topology joinedTopology(Topology topology, Joined joined);

/// Why a rectangle of this size cannot have this topology; empty if it can.
Message topologyFault(int files, int ranks, Topology topology);

/// "a" for 0, "z" for 25, "aa" for 26.
std::string fileLetters(int file);
std::optional<int> fileFromLetters(std::string_view letters);

/// One to three digits without a leading 0.
std::optional<int> rankFromDigits(std::string_view digits);

} // namespace rookery
