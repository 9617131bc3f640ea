#pragma once

#include "model/design/terms/ids.h"

#include <optional>
#include <vector>

namespace rookery {

struct Placement
{
    SiteId site;
    PieceId piece;
    PlayerId player;
    std::optional<PieceId> was = {}; ///< of a piece that stands promoted: the type it may be again

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// Pieces that wait beside the board and may be put down on an empty cell.
struct HandEntry
{
    PlayerId player;
    PieceId piece;
    int count = 0;

    friend bool operator==(const HandEntry &, const HandEntry &) = default;
};

/// The start position: at most one placement per site, sorted by site; hands sorted by player
/// and piece, without zero counts.
struct Setup
{
    std::vector<Placement> placements;
    std::vector<HandEntry> hands;

    // Large, and copied in many places: compiled once, in its source.
    Setup();
    Setup(const Setup &);
    Setup(Setup &&) noexcept;
    Setup &operator=(const Setup &);
    Setup &operator=(Setup &&) noexcept;
    ~Setup();

    const Placement *at(SiteId site) const;
    friend bool operator==(const Setup &, const Setup &);
};

} // namespace rookery
