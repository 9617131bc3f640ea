#pragma once

#include "model/movement/path/path_notation.h"

#include <set>
#include <string>
#include <vector>

namespace rookery {

/// One alternative of a definition.
struct CourierCall
{
    std::string check; ///< whether a move is one of these
    std::string range; ///< the function that lists the cells where such moves may end
};

/// A path as calls of the site's functions: for coordinates where the board is a plain rectangle
/// and the vectors are all that the function means, else for logical directions.
class CourierCalls
{
public:
    CourierCalls(const Directions &directions, bool isPlain)
        : m_directions(directions)
        , m_isPlain(isPlain)
    {
    }

    Result<std::vector<CourierCall>> of(const Path &path);
    /// The logical directions that calls have used so far.
    const std::set<std::string> &directions() const { return m_used; }

private:
    using Calls = std::vector<CourierCall>;

    Calls twoSteps(Path &path) const;
    std::optional<Calls> measured(const PathItem &item) const;
    Result<CourierCall> logical(const PathItem &item);
    Result<std::string> group(const PathItem &item);
    Result<std::string> name(const PathDirection &direction);
    Result<std::string> names(const std::vector<PathStep> &steps);

    const Directions &m_directions;
    bool m_isPlain;
    std::set<std::string> m_used;
};

} // namespace rookery
