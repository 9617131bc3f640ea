#pragma once

#include "model/movement/betza/betza_spelling.h"

#include <string>
#include <tuple>
#include <vector>

namespace rookery::betza {

/// One leg of a route through the graph, with a range that starts at one step.
struct Part
{
    LegId leg;
    Shape shape;
    Headings ways = 0; ///< headings of a first leg, turns of a later one
    int range = 1;
    std::string rights; ///< m c d p t as the route needs them
    LegTies ties;       ///< legs of a chain may return in any case, which is left out

    /// Whichever leg it came from.
    friend bool operator==(const Part &a, const Part &b)
    {
        return std::tie(a.shape, a.ways, a.range, a.rights, a.ties)
               == std::tie(b.shape, b.ways, b.range, b.rights, b.ties);
    }
};

/// One way through a graph of legs, from a first leg to a stop.
struct Route
{
    std::vector<Part> parts;
    std::optional<int> heading; ///< after the last part, if it is known
    std::optional<Joined> joined;

    friend bool operator==(const Route &a, const Route &b)
    {
        return a.parts == b.parts && a.joined == b.joined;
    }
};

/// Every way through a graph of vectors and turns, with like ones made one; or the leg that a chain
/// cannot say and why.
Result<std::vector<Route>> routesOf(const LegGraph &graph);

} // namespace rookery::betza
