#include "model/board/compass.h"

#include "model/board/lattice_sites.h"

#include <algorithm>
#include <cassert>

namespace rookery {

Compass::Compass(const Directions &directions, Lattice lattice, std::span<const Step> extraSteps)
    : m_lattice(lattice)
{
    for (const auto &row : latticeOrientations(lattice))
        m_orientations.push_back(row.value);
    for (std::size_t i = 0; i < directions.list.size(); ++i) {
        const Direction &direction = directions.list[i];
        StepInfo info{direction.name, DirectionId(i), direction.vector, {}, {}};
        for (const DirectionId part : direction.walk)
            info.walk.push_back(step(part));
        m_steps.push_back(std::move(info));
        m_byWay.try_emplace(way(StepId(i)), StepId(i));
    }
    for (const Step &step : extraSteps) {
        if (const auto *vector = std::get_if<Vector>(&step))
            findOrAdd({*vector, {}, {}});
        else if (const auto *around = std::get_if<Around>(&step))
            findOrAdd({around->vector, {}, around->joined});
    }
    close();

    for (const Orientation &traveller : m_orientations) {
        for (const Orientation &turn : m_orientations)
            m_composed.push_back(find(traveller.seenThrough(turn)));
    }
}

void Compass::close()
{
    std::vector<std::vector<StepId>> images;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        auto &row = images.emplace_back();
        for (const Orientation &orientation : m_orientations)
            row.push_back(image(orientation, StepId(i)));
        const auto &vector = m_steps[i].vector;
        const auto turned = vector && m_steps[i].walk.empty()
                                ? rookery::clockwise(m_lattice, *vector)
                                : std::nullopt;
        if (turned)
            m_next.emplace_back(findOrAdd({*turned, {}, m_steps[i].joined}));
        else
            m_next.emplace_back(std::nullopt);
    }
    m_seen.resize(m_orientations.size() * m_steps.size());
    for (std::size_t i = 0; i < images.size(); ++i) {
        for (std::size_t o = 0; o < m_orientations.size(); ++o)
            m_seen[o * m_steps.size() + i] = images[i][o];
    }
}

Compass::Way Compass::way(StepId step) const
{
    const StepInfo &info = m_steps[step.index()];
    return {info.vector, info.walk, info.joined};
}

StepId Compass::findOrAdd(const Way &way)
{
    const auto [row, isNew] = m_byWay.try_emplace(way, StepId(m_steps.size()));
    if (isNew) {
        const auto &[vector, walk, joined] = way;
        m_steps.push_back({vector ? stepWord(m_lattice, *vector) : std::string(),
                           std::nullopt,
                           vector,
                           walk,
                           joined});
    }
    return row->second;
}

StepId Compass::image(const Orientation &orientation, StepId step)
{
    const Way own = way(step);
    Way seen = own;
    if (own.vector)
        seen.vector = orientation.apply(*own.vector);
    for (StepId &part : seen.walk)
        part = image(orientation, part);
    return seen == own ? step : findOrAdd(seen);
}

std::optional<StepId> Compass::find(const Way &way) const
{
    const auto found = m_byWay.find(way);
    if (found == m_byWay.end())
        return std::nullopt;
    return found->second;
}

std::optional<StepId> Compass::step(const Step &step, std::optional<StepId> heading) const
{
    if (const auto *direction = std::get_if<DirectionId>(&step))
        return this->step(*direction);
    if (const auto *vector = std::get_if<Vector>(&step))
        return this->step(*vector);
    if (const auto *around = std::get_if<Around>(&step))
        return this->step(*around);
    const auto *turn = std::get_if<Turn>(&step);
    return turn && heading ? clockwise(*heading, turn->points) : std::nullopt;
}

std::optional<DirectionId> Compass::direction(StepId step) const
{
    return m_steps[step.index()].direction;
}

std::optional<StepId> Compass::clockwise(StepId step, int points) const
{
    std::optional<StepId> turned = step;
    const int circle = compassPoints(m_lattice);
    for (int left = ((points % circle) + circle) % circle; left > 0 && turned; --left)
        turned = m_next[turned->index()];
    return turned;
}

OrientationId Compass::find(const Orientation &orientation) const
{
    const auto found = std::find(m_orientations.begin(), m_orientations.end(), orientation);
    assert(found != m_orientations.end());
    return OrientationId(found - m_orientations.begin());
}

OrientationId Compass::inverse(OrientationId id) const
{
    for (const OrientationId other : IdRange<OrientationId>(m_orientations.size())) {
        if (crossed(id, other) == OrientationId(0))
            return other;
    }
    assert(false);
    return id;
}

} // namespace rookery
