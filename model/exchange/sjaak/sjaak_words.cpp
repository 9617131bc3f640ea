#include "model/exchange/sjaak/sjaak_words.h"

#include "model/base/text.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

constexpr int mostSteps = 9; ///< the engine reads one digit

struct Heading
{
    const char *word;
    Vector step;
};

/// In the order of the compass.
constexpr Heading headings[] = {
    {"N", {{0, 1, 0, 0}}},
    {"NE", {{1, 1, 0, 0}}},
    {"E", {{1, 0, 0, 0}}},
    {"SE", {{1, -1, 0, 0}}},
    {"S", {{0, -1, 0, 0}}},
    {"SW", {{-1, -1, 0, 0}}},
    {"W", {{-1, 0, 0, 0}}},
    {"NW", {{-1, 1, 0, 0}}},
};

bool isNeighbour(const Vector &step)
{
    return std::max(std::abs(step.x()), std::abs(step.y())) == 1;
}

Vector shapeOf(const Vector &vector)
{
    const int a = std::abs(vector.x());
    const int b = std::abs(vector.y());
    return {{std::max(a, b), std::min(a, b), 0, 0}};
}

/// The up to eight vectors of one shape.
std::set<Vector> images(const Vector &shape)
{
    std::set<Vector> all;
    for (const int x : {shape.x(), -shape.x()}) {
        for (const int y : {shape.y(), -shape.y()}) {
            all.insert({{x, y, 0, 0}});
            all.insert({{y, x, 0, 0}});
        }
    }
    return all;
}

std::string pair(const Vector &vector)
{
    return "(" + std::to_string(vector.x()) + "," + std::to_string(vector.y()) + ")";
}

std::string joined(const std::set<Vector> &vectors)
{
    std::string text;
    for (const Vector &vector : vectors)
        appendItem(text, "|", pair(vector));
    return text;
}

/// The shapes of a set of vectors that has every image of each; nothing if one is missing.
std::optional<std::set<Vector>> wholeShapes(const std::set<Vector> &vectors)
{
    std::set<Vector> shapes;
    for (const Vector &vector : vectors) {
        const auto all = images(shapeOf(vector));
        if (!std::includes(vectors.begin(), vectors.end(), all.begin(), all.end()))
            return std::nullopt;
        shapes.insert(shapeOf(vector));
    }
    return shapes;
}

/// Sorts moves by word.
class Sorter
{
public:
    Result<SjaakWays> run(const std::vector<SimpleMove> &ways)
    {
        for (const SimpleMove &way : ways)
            add(way);
        for (auto &[step, ranges] : m_ranges)
            addSteps(step, ranges);
        if (!m_fault.isEmpty())
            return failure(m_fault);
        return std::move(m_ways);
    }

private:
    void add(const SimpleMove &way)
    {
        using Kind = SimpleMove::Kind;
        const bool isStraightTwo = way.kind == Kind::Lame && way.step == way.second;
        if (isNeighbour(way.step) && way.kind == Kind::Ray)
            m_ranges[way.step].push_back({way.least, way.most});
        else if (isNeighbour(way.step) && isStraightTwo)
            m_ranges[way.step].push_back({2, 2});
        else if (way.kind == Kind::Lame)
            m_ways.lame.insert({way.step, way.second});
        else if (way.kind == Kind::Ray && way.least == 1 && way.most == 1)
            m_ways.leaps.insert(way.step);
        else if (way.kind == Kind::Ray && way.least == 1 && way.most == unlimited)
            m_ways.rides.insert(way.step);
        else if (way.kind == Kind::Hop && way.least == 1 && way.most == unlimited)
            m_ways.hops.insert(way.step);
        else
            m_fault = Message("it jumps, or moves a number of steps that has no word there");
    }

    /// The ranges of one direction together, which have to begin with the first step.
    void addSteps(const Vector &step, std::vector<std::pair<int, int>> &ranges)
    {
        std::sort(ranges.begin(), ranges.end());
        int most = 0;
        for (const auto &[first, last] : ranges) {
            if (most != unlimited && first > most + 1)
                m_fault = Message("it moves several steps and no fewer, which has no word there");
            most = std::max(most, last);
        }
        m_ways.steps[step] = most;
    }

    SjaakWays m_ways;
    std::map<Vector, std::vector<std::pair<int, int>>> m_ranges;
    Message m_fault;
};

/// Writes what is sorted.
class Writer
{
public:
    Writer(const SjaakWays &ways, const SjaakGround &ground)
        : m_ways(ways)
        , m_ground(ground)
    {
    }

    /// Whether a cell that a step leads to is also reached by a word other than steps and slides.
    bool listsTwice()
    {
        addSlides();
        return std::any_of(m_ways.steps.begin(), m_ways.steps.end(), [&](const auto &row) {
            const int most =
                m_slides.count(row.first) > 0 ? 0 : std::min(row.second, m_ground.longestSide - 1);
            Vector at;
            for (int i = 0; i < most; ++i) {
                at = at + row.first;
                if (leapsTo(at))
                    return true;
            }
            return false;
        });
    }

    Result<std::vector<std::string>> run()
    {
        addSlides();
        addSteps();
        addHops();
        addRides();
        addLeaps();
        addLame();
        if (!m_fault.isEmpty())
            return failure(m_fault);
        return std::move(m_words);
    }

private:
    static constexpr std::pair<const char *, Vector> axes[] = {{"H", {{1, 0, 0, 0}}},
                                                               {"V", {{0, 1, 0, 0}}},
                                                               {"D", {{1, 1, 0, 0}}},
                                                               {"A", {{-1, 1, 0, 0}}}};

    /// By a leap, a lame one, or some leaps of a ride.
    bool leapsTo(const Vector &place) const
    {
        const auto rideLeads = [&](const Vector &ride) {
            Vector at;
            for (int i = 0; i < m_ground.longestSide && at != place; ++i)
                at = at + ride;
            return at == place;
        };
        return m_ways.leaps.count(place) > 0
               || std::any_of(m_ways.rides.begin(), m_ways.rides.end(), rideLeads)
               || std::any_of(m_ways.lame.begin(), m_ways.lame.end(), [&](const auto &row) {
                      return row.first + row.second == place;
                  });
    }

    int reach(const Vector &step) const
    {
        const auto row = m_ways.steps.find(step);
        return row == m_ways.steps.end() ? 0 : row->second;
    }
    bool isFar(const Vector &step) const { return reach(step) >= m_ground.longestSide - 1; }
    static bool isAlongFile(const Vector &step) { return step.x() == 0; }
    bool fitsSteps() const { return m_ground.longestSide - 1 <= mostSteps; }

    void addSlides()
    {
        std::string text;
        for (const auto &[axis, step] : axes) {
            const bool isKept = isAlongFile(step) ? m_ground.keepsFiles : true;
            const bool isSlide = isFar(step) && isFar(-step) && reach(step) > 1
                                 && ((m_ground.keepsSlides && isKept) || !fitsSteps());
            if (!isSlide)
                continue;
            if (!isKept)
                m_fault = lostFiles();
            appendItem(text, ",", std::string(axis));
            m_slides.insert({step, -step});
        }
        if (!text.empty())
            m_words.push_back("slide (" + text + ")");
    }

    void addSteps()
    {
        std::string text;
        for (const Heading &heading : headings) {
            const int most = std::min(reach(heading.step), m_ground.longestSide - 1);
            if (most == 0 || m_slides.count(heading.step) > 0)
                continue;
            if (most > mostSteps)
                m_fault = Message(
                    "it slides one way only, and further than nine steps, which has no word there");
            appendItem(text, ",", (most > 1 ? std::to_string(most) : "") + heading.word);
        }
        if (!text.empty())
            m_words.push_back("step " + text);
    }

    void addHops()
    {
        std::set<Vector> left = m_ways.hops;
        std::string text;
        for (const auto &[axis, step] : axes) {
            if (left.count(step) == 0 || left.count(-step) == 0)
                continue;
            if (isAlongFile(step) && !m_ground.keepsFiles)
                m_fault = lostFiles();
            appendItem(text, ",", std::string(axis));
            left.erase(step);
            left.erase(-step);
        }
        if (!text.empty())
            m_words.push_back("hop (" + text + ")");
        if (!left.empty())
            m_fault = Message(
                "it hops one way only, or along lines other than ranks, files and diagonals");
    }

    void addRides()
    {
        if (m_ways.rides.empty())
            return;
        const auto shapes = wholeShapes(m_ways.rides);
        if (!shapes || shapes->size() > 4)
            m_fault = Message("it rides along some oblique lines only");
        else
            m_words.push_back("ride " + joined(*shapes));
    }

    /// Whole sets of images by their shape; otherwise each leap by itself.
    void addLeaps()
    {
        if (m_ways.leaps.empty())
            return;
        const auto shapes = wholeShapes(m_ways.leaps);
        m_words.push_back(shapes ? "leap " + joined(*shapes) : "aleap " + joined(m_ways.leaps));
    }

    /// One orthogonal and one diagonal step outward, in all eight orientations.
    void addLame()
    {
        if (m_ways.lame.empty())
            return;
        const auto &[first, second] = *m_ways.lame.begin();
        const Vector shape = shapeOf(first + second);
        std::set<std::pair<Vector, Vector>> wanted;
        for (const Vector &one : images(shapeOf(first))) {
            for (const Vector &other : images(shapeOf(second))) {
                if (shapeOf(one + other) == shape)
                    wanted.insert({one, other});
            }
        }
        if (!m_ways.leaps.empty())
            m_fault =
                Message("it has both leaps and lame leaps, which have one word together there");
        else if (wanted != m_ways.lame)
            m_fault = Message("some of its lame leaps have no word there");
        else
            // A blank before the mask would take the mask away.
            m_words.push_back("leap (" + pair(shapeOf(first)) + "+" + pair(shapeOf(second)) + ")&"
                              + pair(shape));
    }

    static Message lostFiles()
    {
        return Message("it goes any distance along files, which the engine "
                       "loses on a board with so many more ranks than files");
    }

    const SjaakWays &m_ways;
    const SjaakGround &m_ground;
    std::set<Vector> m_slides;
    std::vector<std::string> m_words;
    Message m_fault;
};

} // namespace

Result<SjaakWays> sjaakWays(const std::vector<SimpleMove> &ways)
{
    return Sorter().run(ways);
}

Result<std::vector<std::string>> sjaakWords(const SjaakWays &ways, const SjaakGround &ground)
{
    return Writer(ways, ground).run();
}

bool sjaakListsTwice(const SjaakWays &ways, const SjaakGround &ground)
{
    return Writer(ways, ground).listsTwice();
}

std::vector<CellId> sjaakLine(const Subject &subject, CellId from, const Vector &step, int most)
{
    std::vector<CellId> line;
    Vector at = subject.board().coordinates(from).value_or(Vector{});
    for (int i = 0; i < most; ++i) {
        at = at + step;
        const bool isInside =
            at.x() >= 0 && at.x() < subject.files() && at.y() >= 0 && at.y() < subject.ranks();
        if (!isInside)
            break;
        if (const auto cell = subject.board().cellAt(SiteId(at.x() * subject.ranks() + at.y())))
            line.push_back(*cell);
    }
    return line;
}

std::set<CellId> sjaakTargets(const Subject &subject, PieceId piece, PlayerId player, CellId from)
{
    const auto &facing = subject.rules()[player].facing;
    std::set<CellId> targets;
    const auto walk = [&](const Vector &step, int most) {
        const auto line = sjaakLine(subject, from, facing.apply(step), most);
        targets.insert(line.begin(), line.end());
    };
    for (const MovementLegs &move : subject.moves(piece)) {
        const auto ways = simpleMoves(subject, move);
        for (const SimpleMove &way : ways ? *ways : std::vector<SimpleMove>{}) {
            if (way.kind == SimpleMove::Kind::Lame)
                walk(way.step + way.second, 1);
            else
                walk(way.step, way.kind == SimpleMove::Kind::Hop ? unlimited : way.most);
        }
    }
    return targets;
}

} // namespace rookery
