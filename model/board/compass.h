#pragma once

#include "model/base/id.h"
#include "model/design/directions.h"
#include "model/design/legs.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rookery {

using StepId = Id<struct StepTag>;
using OrientationId = Id<struct OrientationTag, std::uint8_t>;

/// The steps a traveller on one board can take, and how they change when it holds the board
/// otherwise. The declared directions come first, with the same numbers; behind them come steps
/// that pieces use without a name, and whatever a turn or a facing makes of any of these.
class Compass
{
public:
    /// `extraSteps`: vectors, also round the edges, that pieces use without a declared direction.
    Compass(const Directions &directions, Lattice lattice, std::span<const Step> extraSteps = {});

    std::size_t stepCount() const { return m_steps.size(); }
    StepId step(DirectionId direction) const { return StepId(direction.index()); }
    std::optional<StepId> step(const Vector &vector) const { return find({vector, {}, {}}); }
    std::optional<StepId> step(const Around &around) const
    {
        return find({around.vector, {}, around.joined});
    }
    /// The step, in the own axes of a traveller whose last one was `heading`. Nothing if it turns
    /// without having gone anywhere, and for Anywhere, which is no step from cell to cell.
    std::optional<StepId> step(const Step &step, std::optional<StepId> heading) const;

    /// The direction a step belongs to, if it is a declared one.
    std::optional<DirectionId> direction(StepId step) const;
    const std::optional<Vector> &vector(StepId step) const { return m_steps[step.index()].vector; }
    /// The steps to walk one after the other instead of a vector; empty for most.
    const std::vector<StepId> &walk(StepId step) const { return m_steps[step.index()].walk; }
    /// The edges that count as joined for this step, whatever the board says.
    std::optional<Joined> joined(StepId step) const { return m_steps[step.index()].joined; }
    /// The declared name, else stepWord() of the vector.
    const std::string &name(StepId step) const { return m_steps[step.index()].name; }

    /// The step on the board that is `own` to a traveller who holds the board like this.
    StepId seen(OrientationId orientation, StepId own) const
    {
        return m_seen[orientation.index() * m_steps.size() + own.index()];
    }

    /// The step of the same kind so many compass points clockwise; nothing for steps without a
    /// vector.
    std::optional<StepId> clockwise(StepId step, int points) const;

    std::size_t orientationCount() const { return m_orientations.size(); }
    const Orientation &orientation(OrientationId id) const { return m_orientations[id.index()]; }
    OrientationId find(const Orientation &orientation) const;
    /// What a traveller's orientation becomes when it crosses a link with this turn.
    OrientationId crossed(OrientationId traveller, OrientationId turn) const
    {
        return m_composed[traveller.index() * m_orientations.size() + turn.index()];
    }
    OrientationId inverse(OrientationId id) const;

private:
    struct StepInfo
    {
        std::string name;
        std::optional<DirectionId> direction;
        std::optional<Vector> vector;
        std::vector<StepId> walk;
        std::optional<Joined> joined;
    };

    /// What tells two steps apart: where the vector points, which steps are walked instead, and
    /// which edges it goes round.
    struct Way
    {
        std::optional<Vector> vector;
        std::vector<StepId> walk;
        std::optional<Joined> joined;

        friend auto operator<=>(const Way &, const Way &) = default;
    };

    Way way(StepId step) const;
    std::optional<StepId> find(const Way &way) const;
    StepId findOrAdd(const Way &way);
    StepId image(const Orientation &orientation, StepId step);
    void close();

    Lattice m_lattice;
    std::vector<StepInfo> m_steps;
    std::map<Way, StepId> m_byWay; ///< the first declared of equals
    std::vector<Orientation> m_orientations;
    std::vector<StepId> m_seen;                ///< [orientation][step]
    std::vector<OrientationId> m_composed;     ///< [traveller][turn]
    std::vector<std::optional<StepId>> m_next; ///< one compass point clockwise
};

} // namespace rookery
