#include "model/exchange/sjaak/sjaak_returns.h"

#include <algorithm>

namespace rookery {

namespace {

/// The quiet moves of a type from the middle of the empty board.
class FromMiddle
{
public:
    FromMiddle(const Subject &subject, const SjaakPiece &piece)
        : m_subject(subject)
        , m_ways(piece.moves)
        , m_middle({{subject.files() / 2, subject.ranks() / 2, 0, 0}})
    {
    }

    bool goesBackward() const
    {
        const auto first = targets(m_middle);
        return std::any_of(
            first.begin(), first.end(), [&](const Vector &at) { return at.y() < m_middle.y(); });
    }

    /// In so many moves behind the first, at most.
    bool returnsWithin(int moves) const
    {
        std::set<Vector> at = targets(m_middle);
        for (int i = 0; i < moves; ++i) {
            std::set<Vector> next;
            for (const Vector &from : at)
                next.merge(targets(from));
            if (next.count(m_middle) > 0)
                return true;
            at = std::move(next);
        }
        return false;
    }

private:
    std::set<Vector> targets(const Vector &from) const
    {
        std::set<Vector> found;
        for (const auto &[step, most] : m_ways.steps)
            go(from, step, most, found);
        for (const Vector &leap : m_ways.leaps)
            go(from, leap, 1, found);
        for (const Vector &ride : m_ways.rides)
            go(from, ride, unlimited, found);
        for (const auto &[first, second] : m_ways.lame)
            go(from, first + second, 1, found);
        return found;
    }

    void go(Vector at, const Vector &step, int most, std::set<Vector> &found) const
    {
        for (int i = 0; i < most; ++i) {
            at = at + step;
            if (at.x() < 0 || at.x() >= m_subject.files() || at.y() < 0
                || at.y() >= m_subject.ranks())
                return;
            found.insert(at);
        }
    }

    const Subject &m_subject;
    const SjaakWays &m_ways;
    Vector m_middle;
};

/// What the words for quiet moves are, also for first moves.
std::vector<std::string> quietWords(const SjaakPiece &piece)
{
    const std::string head = "Move: ";
    std::vector<std::string> words;
    for (const std::string &line : piece.lines) {
        if (line.starts_with(head))
            words.push_back(line.substr(head.size()));
    }
    if (piece.first)
        words.insert(words.end(), piece.first->words.begin(), piece.first->words.end());
    std::erase(words, "none");
    return words;
}

} // namespace

SjaakResets sjaakResets(const Subject &subject, const SjaakPiece &piece)
{
    const FromMiddle walk(subject, piece);
    if (walk.goesBackward() && walk.returnsWithin(subject.files()))
        return SjaakResets::None;
    const auto words = quietWords(piece);
    const auto isStep = [](const std::string &word) {
        return word.starts_with("step");
    };
    const auto steps = std::count_if(words.begin(), words.end(), isStep);
    return steps == 0                                        ? SjaakResets::None
           : static_cast<std::size_t>(steps) == words.size() ? SjaakResets::All
                                                             : SjaakResets::Steps;
}

bool sjaakComesBack(const Subject &subject, const SjaakPiece &piece)
{
    return FromMiddle(subject, piece).returnsWithin(subject.files() * subject.ranks());
}

} // namespace rookery
