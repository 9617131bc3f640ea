#include "model/movement/betza/betza_fairy_lines.h"

#include "model/movement/betza/betza_weaver.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery::betza {

namespace {

int width(const Vector &vector)
{
    return std::max(std::abs(vector.x()), std::abs(vector.y()));
}

Vector times(const Vector &vector, int count)
{
    return Vector{vector.x() * count, vector.y() * count};
}

/// Which cells of a ray count, by their number of steps. Digits end at 9 and two cells a step, so
/// that beyond `settled` the same two answers alternate for ever.
class Allowed
{
public:
    static constexpr int settled = 20;

    Allowed(const FairyLines &lines, const Vector &unit)
    {
        for (int count = 1; count <= settled + 2; ++count)
            m_counts[static_cast<std::size_t>(count)] = lines.reaches(times(unit, count));
    }

    bool at(int count) const { return m_counts[static_cast<std::size_t>(count)]; }
    bool isEndless() const { return at(settled + 1) || at(settled + 2); }

    /// The range if the cells 1 to n count and no others; 0 if it is not like that.
    int plainRange() const
    {
        int last = 0;
        while (last < settled + 2 && at(last + 1))
            ++last;
        for (int count = last + 1; count <= settled + 2; ++count) {
            if (at(count))
                return 0;
        }
        return last == settled + 2 ? unlimited : last;
    }
    bool isEmpty() const
    {
        return plainRange() == 0
               && std::none_of(m_counts.begin(), m_counts.end(), [](bool b) { return b; });
    }

    friend auto operator<=>(const Allowed &, const Allowed &) = default;

private:
    std::array<bool, settled + 3> m_counts{};
};

/// Which lines of the engine a step lies on: 0 ranks, 1 files, 2 diagonals, 3 knight rides; -1
/// none.
int linesOf(const Vector &step)
{
    if (width(step) == 1)
        return step.x() != 0 && step.y() != 0 ? 2 : step.x() != 0 ? 0 : 1;
    return std::abs(step.x()) + std::abs(step.y()) == 3 && width(step) == 2 ? 3 : -1;
}

enum class Line { Slide, Cannon, Grasshopper };

/// Makes the legs for one modality, or for both where they are alike.
class FairyWeaver
{
public:
    FairyWeaver(const FairyLines &lines, const Role &role, Weaver &weaver)
        : m_lines(lines)
        , m_role(role)
        , m_weaver(weaver)
    {
    }

    std::vector<LegId> weave()
    {
        addLeaps();
        addLines();
        addLameLeaps();
        return std::move(m_first);
    }

private:
    void add(const std::vector<LegId> &entries)
    {
        m_first.insert(m_first.end(), entries.begin(), entries.end());
    }

    void addLeaps()
    {
        Steps steps;
        for (const auto &[step, limit] : m_lines.of(FairyLines::Kind::Step)) {
            if (limit == 0)
                steps.emplace_back(step);
        }
        if (!steps.empty())
            add(m_weaver.slide(steps, 1, 1, m_role, {}, {}));
    }

    void addLines()
    {
        std::set<std::pair<Line, int>> found;
        for (const auto &[step, limit] : m_lines.of(FairyLines::Kind::Slide)) {
            if (const int lines = linesOf(step); lines >= 0)
                found.insert({Line::Slide, lines});
        }
        for (const auto &[step, limit] : m_lines.of(FairyLines::Kind::Hop)) {
            if (const int lines = linesOf(step); lines >= 0 && lines < 3)
                found.insert({limit == 1 ? Line::Grasshopper : Line::Cannon, lines});
        }
        std::map<std::pair<Line, Allowed>, Steps> alike;
        for (const auto &[line, lines] : found) {
            for (int heading = 0; heading < 8; ++heading) {
                const Vector unit = vectorOf(lines == 3 ? Shape{1, 2} : Shape{}, heading);
                if (linesOf(unit) == lines)
                    alike[{line, Allowed(m_lines, unit)}].emplace_back(unit);
            }
        }
        for (const auto &[key, steps] : alike) {
            if (!key.second.isEmpty())
                addRay(key.first, key.second, steps);
        }
    }

    void addRay(Line line, const Allowed &allowed, const Steps &steps)
    {
        const int range = allowed.plainRange();
        if (range == 0) {
            add(stepwise(line, allowed, steps));
        } else if (line == Line::Slide) {
            add(m_weaver.slide(steps, 1, range, m_role, {}, {}));
        } else if (range > 1) {
            add(line == Line::Cannon ? m_weaver.cannon(steps, range, m_role, {})
                                     : m_weaver.grasshopper(steps, range, m_role, {}));
        }
    }

    /// A ray with gaps: each cell has a leg of its own, and the last two repeat.
    std::vector<LegId> stepwise(Line line, const Allowed &allowed, const Steps &steps)
    {
        constexpr int last = Allowed::settled + 2;
        const bool hops = line != Line::Slide;
        std::vector<LegId> before(last + 1);
        std::vector<LegId> beyond(last + 1);
        for (int count = 1; count <= last; ++count) {
            const Steps here = count == 1 ? steps : Steps{Turn{0}};
            const Role role = allowed.at(count) ? m_role : Role{};
            const auto index = static_cast<std::size_t>(count);
            before[index] = m_weaver.slide(here, 1, 1, hops ? Role{} : role, {}, {}).front();
            if (hops)
                beyond[index] = m_weaver.slide(here, 1, 1, role, {}, {}).front();
        }
        for (int count = 1; count <= last; ++count) {
            const auto index = static_cast<std::size_t>(count);
            const std::size_t next = count < last ? index + 1 : last - 1;
            if (count == last && !allowed.isEndless())
                break;
            m_weaver.leg(before[index]).onEmpty.then.push_back(before[next]);
            if (!hops)
                continue;
            m_weaver.leg(before[index]).onFriend.then.push_back(beyond[next]);
            m_weaver.leg(before[index]).onEnemy.then.push_back(beyond[next]);
            if (line == Line::Cannon)
                m_weaver.leg(beyond[index]).onEmpty.then.push_back(beyond[next]);
        }
        return {before[1]};
    }

    void addLameLeaps()
    {
        std::set<Shape, bool (*)(const Shape &, const Shape &)> shapes(
            [](const Shape &a, const Shape &b) {
                return std::pair(a.shorter, a.longer) < std::pair(b.shorter, b.longer);
            });
        std::set<bool> straight; // diagonal or not
        for (const auto &[step, limit] : m_lines.of(FairyLines::Kind::Step)) {
            if (limit == 0 || !FairyLines::isLameLeap(step))
                continue;
            const auto [shorter, longer] = std::minmax({std::abs(step.x()), std::abs(step.y())});
            if (shorter == 0 || shorter == longer)
                straight.insert(shorter == longer);
            else
                shapes.insert({shorter, longer});
        }
        for (const bool isDiagonal : straight) {
            const Headings headings = reached(
                Shape{0, 2}, headingsOf(isDiagonal ? Compass8::Diagonal : Compass8::Orthogonal));
            add(m_weaver.lame(stepsAlong(Shape{}, headings, {}), 2, 1, m_role, {}, {}));
        }
        for (const Shape &shape : shapes)
            add(m_weaver.horse(reached(shape, allHeadings), shape.shorter, {}, m_role));
    }

    /// The leaps that count. All of a kind are asked, not only the lame ones.
    Headings reached(const Shape &shape, Headings among) const
    {
        Headings headings = 0;
        for (int heading = 0; heading < 8; ++heading) {
            if (has(among, heading) && m_lines.reaches(vectorOf(shape, heading)))
                headings |= headingBit(heading);
        }
        return headings;
    }

    const FairyLines &m_lines;
    Role m_role;
    Weaver &m_weaver;
    std::vector<LegId> m_first;
};

void addMoves(const std::vector<std::pair<const FairyLines *, Role>> &parts,
              When when,
              BetzaPiece &piece)
{
    Weaver weaver;
    std::vector<LegId> first;
    for (const auto &[lines, role] : parts) {
        const auto entries = FairyWeaver(*lines, role, weaver).weave();
        first.insert(first.end(), entries.begin(), entries.end());
    }
    LegGraph graph = std::move(weaver).finish({}, std::move(first));
    if (!graph.first.empty())
        piece.moves.push_back({std::move(graph), when});
}

} // namespace

bool FairyLines::put(Kind kind, const Vector &step, int limit)
{
    const auto [row, isNew] = m_limits[static_cast<std::size_t>(kind)].try_emplace(step, limit);
    const bool overwrites = !isNew && row->second != limit;
    row->second = limit;
    return overwrites;
}

bool FairyLines::isOwn(Kind kind, bool isGrasshopper, const Vector &unit, int count) const
{
    const auto row = of(kind).find(unit);
    if (row == of(kind).end() || (kind == Kind::Hop && (row->second == 1) != isGrasshopper))
        return false;
    return row->second == 0 || isGrasshopper || count <= row->second;
}

bool FairyLines::leaks() const
{
    const auto isPlainStep = [this](const Vector &cell) {
        const auto row = of(Kind::Step).find(cell);
        return row != of(Kind::Step).end() && row->second == 0;
    };
    for (const Kind kind : {Kind::Slide, Kind::Hop}) {
        for (const auto &[step, limit] : of(kind)) {
            const int lines = linesOf(step);
            for (int heading = 0; heading < 8 && lines >= 0; ++heading) {
                const Vector unit = vectorOf(lines == 3 ? Shape{1, 2} : Shape{}, heading);
                for (int count = 1; linesOf(unit) == lines && count <= Allowed::settled; ++count) {
                    const Vector cell = times(unit, count);
                    if (reaches(cell) && !isOwn(kind, kind == Kind::Hop && limit == 1, unit, count)
                        && !isPlainStep(cell))
                        return true;
                }
            }
        }
    }
    return lameLeapsLeak();
}

bool FairyLines::lameLeapsLeak() const
{
    for (const auto &[step, limit] : of(Kind::Step)) {
        if (limit == 0 || !isLameLeap(step))
            continue;
        const auto [shorter, longer] = std::minmax({std::abs(step.x()), std::abs(step.y())});
        const Shape shape = shorter == longer ? Shape{0, longer} : Shape{shorter, longer};
        for (int heading = shorter == longer ? 1 : 0; heading < 8;
             heading += shape.isOblique() ? 1 : 2) {
            const Vector leap = vectorOf(shape, heading);
            if (reaches(leap) && !of(Kind::Step).contains(leap))
                return true;
        }
    }
    return false;
}

bool FairyLines::reaches(const Vector &cell) const
{
    constexpr int longestRide = 2; // cells along an axis; a longer step is no ride to the engine
    if (of(Kind::Step).contains(cell))
        return true;
    for (const Kind kind : {Kind::Slide, Kind::Hop}) {
        for (const auto &[step, limit] : of(kind)) {
            if (width(step) > longestRide || width(cell) % width(step) != 0)
                continue;
            const int count = width(cell) / width(step);
            const bool isUnlimited = limit == 0 || (kind == Kind::Hop && limit == 1);
            if (times(step, count) == cell && (isUnlimited || count <= std::max(limit, 1)))
                return true;
        }
    }
    return false;
}

bool FairyLines::isLameLeap(const Vector &leap)
{
    const auto [shorter, longer] = std::minmax({std::abs(leap.x()), std::abs(leap.y())});
    return longer == 2 || (longer == 3 && shorter == 2);
}

void addFairyMoves(const FairyPiece &lines, BetzaPiece &piece)
{
    Role quiet;
    quiet.stopsOnEmpty = true;
    Role capture;
    capture.takesEnemy = true;
    Role both;
    both.stopsOnEmpty = both.takesEnemy = true;
    if (lines.quiet == lines.capture)
        addMoves({{&lines.quiet, both}}, When::Always, piece);
    else
        addMoves({{&lines.quiet, quiet}, {&lines.capture, capture}}, When::Always, piece);
    addMoves({{&lines.initialQuiet, quiet}}, When::Unmoved, piece);
}

} // namespace rookery::betza
