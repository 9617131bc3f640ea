#include "model/exchange/sjaak_pieces.h"

#include "model/base/text.h"
#include "model/exchange/simple_moves.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

namespace {

/// The lines of one piece in the making.
class PieceLines
{
public:
    PieceLines(const Subject &subject, PieceId piece)
        : m_subject(subject)
        , m_piece(piece)
    {
    }

    Result<std::vector<std::string>> run()
    {
        auto ways = simpleMoves(m_subject, m_piece);
        if (!ways)
            return failure(std::move(ways).error());
        std::vector<SimpleMove> quiet;
        std::vector<SimpleMove> captures;
        for (SimpleMove way : *ways) {
            if (way.friendly)
                return failure("it captures friends");
            const bool isQuiet = way.quiet;
            const bool isCapture = way.captures;
            way.quiet = way.captures = true;
            if (isQuiet)
                quiet.push_back(way);
            if (isCapture)
                captures.push_back(way);
        }
        std::sort(quiet.begin(), quiet.end());
        std::sort(captures.begin(), captures.end());
        addLines("Move", quiet);
        if (captures.empty())
            m_lines.emplace_back("Capture: none");
        else if (quiet != captures)
            addLines("Capture", captures);
        if (quiet.empty())
            m_lines.insert(m_lines.begin(), "Move: none");
        if (!m_fault.empty())
            return failure(m_fault);
        return m_lines;
    }

private:
    void addLines(const std::string &word, const std::vector<SimpleMove> &ways)
    {
        std::set<Vector> slides;
        std::set<Vector> hops;
        std::set<Vector> leaps;
        std::set<std::pair<Vector, Vector>> lame;
        for (const SimpleMove &way : ways) {
            const bool isSlide =
                way.kind == SimpleMove::Kind::Ray && way.least == 1 && way.most == unlimited;
            const bool isLeap =
                way.kind == SimpleMove::Kind::Ray && way.least == 1 && way.most == 1;
            const bool isHop =
                way.kind == SimpleMove::Kind::Hop && way.least == 1 && way.most == unlimited;
            if (isSlide)
                slides.insert(way.step);
            else if (isHop)
                hops.insert(way.step);
            else if (isLeap)
                leaps.insert(way.step);
            else if (way.kind == SimpleMove::Kind::Lame)
                lame.insert({way.step, way.second});
            else
                m_fault = "it moves up to some number of steps, or jumps, which has no word there";
        }
        addSlides(word, "slide", slides);
        addSlides(word, "hop", hops);
        addLeaps(word, leaps);
        addLame(word, lame);
    }

    void addSlides(const std::string &word, const std::string &kind, std::set<Vector> steps)
    {
        std::string axes;
        const auto take = [&](const char *axis, Vector step) {
            const bool forth = steps.count(step) > 0;
            if (forth != (steps.count(-step) > 0)) {
                m_fault = "it slides one way only";
            } else if (forth) {
                appendItem(axes, ",", std::string(axis));
                steps.erase(step);
                steps.erase(-step);
            }
        };
        take("H", {{1, 0, 0, 0}});
        take("V", {{0, 1, 0, 0}});
        take("D", {{1, 1, 0, 0}});
        take("A", {{-1, 1, 0, 0}});
        if (!axes.empty())
            m_lines.push_back(word + ": " + kind + " (" + axes + ")");
        if (!steps.empty() && kind == "slide")
            addRides(word, steps);
        else if (!steps.empty())
            m_fault = "it hops along lines other than ranks, files and diagonals";
    }

    /// All eight images of one oblique step, which is the nightrider and its kin.
    void addRides(const std::string &word, const std::set<Vector> &steps)
    {
        const Vector shape = shapeOf(*steps.begin());
        if (steps != images(shape))
            m_fault = "it rides along some oblique lines only";
        else
            m_lines.push_back(word + ": ride " + pair(shape));
    }

    static Vector shapeOf(const Vector &vector)
    {
        const int a = std::abs(vector.x());
        const int b = std::abs(vector.y());
        return {{std::max(a, b), std::min(a, b), 0, 0}};
    }

    static std::set<Vector> images(const Vector &shape)
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

    static std::string pair(const Vector &vector)
    {
        return "(" + std::to_string(vector.x()) + "," + std::to_string(vector.y()) + ")";
    }

    /// Whole sets of images by their shape; otherwise each leap by itself.
    void addLeaps(const std::string &word, const std::set<Vector> &leaps)
    {
        if (leaps.empty())
            return;
        std::set<Vector> shapes;
        std::set<Vector> covered;
        for (const Vector &leap : leaps) {
            const auto all = images(shapeOf(leap));
            if (!std::includes(leaps.begin(), leaps.end(), all.begin(), all.end()))
                return addSingleLeaps(word, leaps);
            shapes.insert(shapeOf(leap));
        }
        m_lines.push_back(word + ": leap " + joined(shapes));
    }

    void addSingleLeaps(const std::string &word, const std::set<Vector> &leaps)
    {
        m_lines.push_back(word + ": aleap " + joined(leaps));
    }

    static std::string joined(const std::set<Vector> &vectors)
    {
        std::string text;
        for (const Vector &vector : vectors)
            appendItem(text, "|", pair(vector));
        return text;
    }

    /// One orthogonal and one diagonal step outward, in all eight ways.
    void addLame(const std::string &word, const std::set<std::pair<Vector, Vector>> &lame)
    {
        if (lame.empty())
            return;
        const auto &[first, second] = *lame.begin();
        const Vector shape = shapeOf(first + second);
        std::set<std::pair<Vector, Vector>> wanted;
        for (const Vector &one : images(shapeOf(first))) {
            for (const Vector &other : images(shapeOf(second))) {
                if (shapeOf(one + other) == shape)
                    wanted.insert({one, other});
            }
        }
        if (wanted == lame)
            // A blank before the mask would take the mask away.
            m_lines.push_back(word + ": leap (" + pair(shapeOf(first)) + "+" + pair(shapeOf(second))
                              + ")&" + pair(shape));
        else
            m_fault = "some of its lame leaps have no word there";
    }

    const Subject &m_subject;
    PieceId m_piece;
    std::vector<std::string> m_lines;
    std::string m_fault;
};

/// Whether some cell lies in this direction.
bool hasCellBehind(const Board &board, Vector at, const Vector &step)
{
    const BoardRecipe &recipe = board.recipe();
    for (int i = 0; i < std::max(recipe.files, recipe.ranks); ++i) {
        at = at + step;
        const bool isInside =
            at.x() >= 0 && at.x() < recipe.files && at.y() >= 0 && at.y() < recipe.ranks;
        if (isInside && board.cellAt(SiteId(at.x() * recipe.ranks + at.y())))
            return true;
    }
    return false;
}

} // namespace

Result<std::vector<std::string>> sjaakPieceLines(const Subject &subject, PieceId piece)
{
    return PieceLines(subject, piece).run();
}

bool passesHolesInSjaak(const Subject &subject, PieceId piece)
{
    const auto ways = simpleMoves(subject, piece);
    if (!ways)
        return false;
    const Board &board = subject.board();
    const auto &holes = subject.design().board->edits.removed;
    return std::any_of(holes.begin(), holes.end(), [&](SiteId site) {
        const Vector hole = board.siteCoordinates(site).value_or(Vector{});
        return std::any_of(ways->begin(), ways->end(), [&](const SimpleMove &way) {
            return way.most > 1 && hasCellBehind(board, hole, way.step)
                   && hasCellBehind(board, hole, -way.step);
        });
    });
}

} // namespace rookery
