#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

/// The distance in king's steps.
int ringOf(const Vector &vector)
{
    int ring = 0;
    for (const int part : vector.along)
        ring = std::max(ring, std::abs(part));
    return ring;
}

/// Half of the compass, clockwise from north: 0 from north to just before south, else 1.
int halfOf(const Vector &vector)
{
    const bool isFirst = vector.x() > 0 || (vector.x() == 0 && vector.y() > 0);
    return isFirst ? 0 : 1;
}

/// Walks a group over a plain board and collects where it may end.
class GroupWalk
{
public:
    GroupWalk(const PathItem &item, const Directions &directions, int within)
        : m_item(item)
        , m_directions(directions)
        , m_within(within)
    {
    }

    std::vector<Vector> run()
    {
        std::vector<PathStep> repeated = m_item.inner;
        if (m_item.tail == GroupTail::RepeatLast)
            repeated = {m_item.steps.back()};
        if (!walk(m_item.steps) || m_item.tail == GroupTail::Stop)
            return std::move(m_ends);
        Vector before = m_at;
        do {
            before = m_at;
            if (!walk(repeated))
                break;
        } while (m_at != before && canComeBack(before));
        return std::move(m_ends);
    }

private:
    bool walk(const std::vector<PathStep> &steps)
    {
        for (const PathStep &step : steps) {
            const auto vector = vectorOf(step.direction, m_directions);
            if (!vector)
                return false;
            m_at = m_at + *vector;
            m_slack = std::max(m_slack, ringOf(*vector) * static_cast<int>(steps.size()));
            if (!step.passes && ringOf(m_at) <= m_within)
                m_ends.push_back(m_at);
        }
        return true;
    }

    /// Whether going on the same way, round after round, can still touch the area: it leads there,
    /// or one round's detours reach that far.
    bool canComeBack(const Vector &before) const
    {
        for (std::size_t i = 0; i < m_at.along.size(); ++i) {
            const int change = m_at.along[i] - before.along[i];
            const int beyond = std::abs(m_at.along[i]) - m_within - m_slack;
            if (beyond > 0 && (m_at.along[i] > 0 ? change >= 0 : change <= 0))
                return false;
        }
        return true;
    }

    const PathItem &m_item;
    const Directions &m_directions;
    int m_within;
    int m_slack = 0;
    Vector m_at;
    std::vector<Vector> m_ends;
};

} // namespace

std::optional<Vector> vectorOf(const PathDirection &direction, const Directions &directions)
{
    const auto *id = std::get_if<DirectionId>(&direction);
    if (!id)
        return std::get<Vector>(direction);
    const Direction &declared = directions[*id];
    if (declared.walk.empty())
        return declared.vector;
    Vector sum;
    for (const DirectionId part : declared.walk) {
        if (!directions[part].vector)
            return std::nullopt;
        sum = sum + *directions[part].vector;
    }
    return sum;
}

PathDirection directionFor(const Vector &vector, const Directions &directions)
{
    if (const auto id = directions.find(vector))
        return *id;
    return vector;
}

Path withNamedDirections(Path path, const Directions &directions)
{
    for (PathItem &item : path) {
        for (auto *steps : {&item.steps, &item.inner}) {
            for (PathStep &step : *steps) {
                if (const auto *vector = std::get_if<Vector>(&step.direction))
                    step.direction = directionFor(*vector, directions);
            }
        }
    }
    return path;
}

Vector primitiveStep(const Vector &vector)
{
    int divisor = 0;
    for (const int part : vector.along)
        divisor = std::gcd(divisor, part);
    Vector step = vector;
    for (int &part : step.along)
        part /= std::max(1, divisor);
    return step;
}

std::optional<int> stepsTo(const Vector &to, const Vector &step)
{
    std::optional<int> count;
    for (std::size_t i = 0; i < to.along.size(); ++i) {
        const int part = step.along[i];
        if (part == 0 && to.along[i] == 0)
            continue;
        if (part == 0 || to.along[i] % part != 0 || to.along[i] / part < 1)
            return std::nullopt;
        if (count && *count != to.along[i] / part)
            return std::nullopt;
        count = to.along[i] / part;
    }
    return count;
}

bool comesBefore(const Vector &a, const Vector &b)
{
    if (ringOf(a) != ringOf(b))
        return ringOf(a) < ringOf(b);
    if (halfOf(a) != halfOf(b))
        return halfOf(a) < halfOf(b);
    const int turn = a.x() * b.y() - a.y() * b.x();
    return turn != 0 ? turn < 0 : a < b;
}

bool comesBefore(const PathDirection &a, const PathDirection &b, const Directions &directions)
{
    const auto first = vectorOf(a, directions);
    const auto second = vectorOf(b, directions);
    if (first && second && *first != *second)
        return comesBefore(*first, *second);
    if (first.has_value() != second.has_value())
        return first.has_value();
    return a < b;
}

std::optional<int> straightRange(const PathItem &item, const Directions &directions)
{
    if (item.kind != PathItem::Kind::Group)
        return item.kind == PathItem::Kind::Leap ? 1 : unlimited;
    std::vector<PathStep> all = item.steps;
    all.insert(all.end(), item.inner.begin(), item.inner.end());
    const bool passes =
        std::any_of(all.begin(), all.end(), [](const PathStep &step) { return step.passes; });
    const auto first = vectorOf(all.front().direction, directions);
    const bool isStraight = std::all_of(all.begin(), all.end(), [&](const PathStep &step) {
        return step.direction == all.front().direction
               || (first && vectorOf(step.direction, directions) == first);
    });
    if (passes || !isStraight)
        return std::nullopt;
    return item.tail == GroupTail::Stop ? static_cast<int>(item.steps.size()) : unlimited;
}

std::vector<Vector> endsOf(const PathItem &item, const Directions &directions, int within)
{
    std::vector<Vector> ends;
    if (item.kind == PathItem::Kind::Group) {
        ends = GroupWalk(item, directions, within).run();
    } else {
        for (const PathStep &step : item.steps) {
            const auto vector = vectorOf(step.direction, directions);
            if (!vector || *vector == Vector{})
                continue;
            Vector at = *vector;
            do {
                if (ringOf(at) <= within)
                    ends.push_back(at);
                at = at + *vector;
            } while (item.kind == PathItem::Kind::Ride && ringOf(at) <= within);
        }
    }
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    std::erase(ends, Vector{});
    return ends;
}

} // namespace rookery
