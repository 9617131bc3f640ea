#include "model/picture/glyph_rides.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

bool isAlike(const MoveGlyph::Mark &a, const MoveGlyph::Mark *b)
{
    return b && a.moves == b->moves && a.captures == b->captures && a.hops == b->hops
           && a.isFirst == b->isFirst && a.isVictim == b->isVictim;
}

} // namespace

GlyphRides::GlyphRides(const std::vector<MoveGlyph::Mark> &marks,
                       const GlyphFrame &frame,
                       std::set<Vector> places)
    : m_marks(marks)
    , m_frame(frame)
    , m_places(std::move(places))
{
    for (const MoveGlyph::Mark &mark : marks)
        m_byPlace[mark.at] = &mark;
    findSteps();
}

std::optional<std::vector<MoveGlyph::Ride>> GlyphRides::past(int radius) const
{
    std::vector<MoveGlyph::Ride> rides;
    for (const MoveGlyph::Mark &mark : m_marks) {
        if (m_frame.distance(mark.at) <= radius || !mark.isPlace())
            continue;
        const auto ride = rideTo(mark, radius);
        if (!ride)
            return std::nullopt;
        if (std::find(rides.begin(), rides.end(), *ride) == rides.end())
            rides.push_back(*ride);
    }
    return rides;
}

/// From the piece to a mark near by, and from one mark to the next: shortest first.
void GlyphRides::findSteps()
{
    constexpr int longest = 3;
    std::set<std::pair<int, Vector>> steps;
    const auto add = [&](const Vector &step) {
        const int length = m_frame.distance(step);
        if (length > 0 && length <= longest)
            steps.insert({length, step});
    };
    for (const MoveGlyph::Mark &mark : m_marks) {
        if (mark.isPlace() && m_frame.distance(mark.at) <= 2 * longest) {
            add(mark.at);
            for (const MoveGlyph::Mark &other : m_marks)
                add(other.at + -mark.at);
        }
    }
    for (const auto &[length, step] : steps)
        m_steps.push_back(step);
}

const MoveGlyph::Mark *GlyphRides::markAt(const Vector &at) const
{
    const auto found = m_byPlace.find(at);
    return found == m_byPlace.end() ? nullptr : found->second;
}

std::optional<MoveGlyph::Ride> GlyphRides::rideTo(const MoveGlyph::Mark &mark, int radius) const
{
    for (const Vector &step : m_steps) {
        if (const auto from = start(mark, step, radius))
            return MoveGlyph::Ride{*from,
                                   step,
                                   m_frame.drawn(*from),
                                   m_frame.drawn(step),
                                   m_frame.up(*from),
                                   m_frame.up(step),
                                   m_frame.across(*from),
                                   m_frame.across(step)};
    }
    return std::nullopt;
}

/// The last place inside the window on the way to this mark.
std::optional<Vector>
GlyphRides::start(const MoveGlyph::Mark &mark, const Vector &step, int radius) const
{
    for (Vector at = mark.at; m_places.contains(at); at = at + step) {
        if (!isAlike(mark, markAt(at)))
            return std::nullopt;
    }
    std::optional<Vector> last;
    int inside = 0;
    Vector at = mark.at + -step;
    for (; isAlike(mark, markAt(at)); at = at + -step) {
        if (m_frame.distance(at) > radius)
            continue;
        if (!last)
            last = at;
        ++inside;
    }
    const bool isFromPiece = at == Vector{};
    return inside >= (isFromPiece ? 1 : 2) ? last : std::nullopt;
}

} // namespace rookery
