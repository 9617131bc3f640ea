#pragma once

#include "model/board/square_lattice.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// Levels of rectangles, and on four axes cubes of levels. Board order is by cube, then level, then
/// as on the rectangle; names put the level's capital before the rectangle's name (`Aa1`), on four
/// axes also the cube's (`A.Aa1`). The topology joins the edges of every level; up and down are
/// open.
class GridLattice final : public LatticeSites
{
public:
    explicit GridLattice(const BoardRecipe &recipe);

    std::size_t count() const override;
    std::string name(SiteId site) const override;
    std::optional<SiteId> find(std::string_view name) const override;
    Vector coordinates(SiteId site) const override;
    std::optional<SiteId> image(SiteId site, const Orientation &orientation) const override;
    std::optional<Point> image(Point, const Orientation &) const override { return std::nullopt; }
    CellShape shape(SiteId site, Layout layout) const override;
    std::optional<Arrival> arrival(SiteId from, const Vector &step) const override;

private:
    std::optional<SiteId> site(const Vector &at) const;
    int levelsInRow() const;

    SquareLattice m_plane;
    int m_files;
    int m_ranks;
    int m_levels;
    int m_cubes; ///< 0 on three axes
    int m_levelsInRow;
};

/// "A" for 0, "Z" for 25, "AA" for 26.
std::string levelLetters(int level);

} // namespace rookery
