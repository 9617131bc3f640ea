#include "model/engine/solver/proof_search.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

/// Numbers above this are no better known, and stay finite.
constexpr std::uint32_t most = 0x7f'ffff;
/// A height of which only this is known fits no rule that counts moves.
constexpr int highest = 0xff;

} // namespace

ProofSearch::ProofSearch(SolverView &view, std::size_t bytes)
    : m_view(view)
    , m_table(bytes)
    , m_levels(longestLine + 1)
{
}

Found ProofSearch::solve()
{
    for (const GameScore threshold : {1, 0}) {
        const auto isReached = ask(threshold);
        if (!isReached)
            return m_isCyclic ? Found::Cycle : Found::Nothing;
        m_score = *isReached ? threshold : threshold - 1;
        if (*isReached)
            break;
    }
    return Found::Score;
}

/// Nothing if it cannot be told.
std::optional<bool> ProofSearch::ask(GameScore threshold)
{
    m_threshold = threshold;
    if (const auto end = m_view.look(m_levels[0].moves))
        return *end >= threshold;
    const Numbers numbers = prove(0, {never, never, 0});
    if (!numbers.isDone())
        return std::nullopt;
    m_height = numbers.height == highest ? static_cast<int>(longestLine) : numbers.height;
    return numbers.proof == 0;
}

std::uint64_t ProofSearch::asked(std::uint64_t key) const
{
    return m_threshold == 1 ? key : key * 0x9e37'79b9'7f4a'7c15 + 1;
}

/// Looks into a position until it is done or its numbers reach the limits.
ProofSearch::Numbers ProofSearch::prove(std::size_t ply, const Numbers &limits)
{
    const std::uint64_t key = m_view.key().value;
    if (ply >= longestLine || std::find(m_path.begin(), m_path.end(), key) != m_path.end()) {
        m_isCyclic = true;
        return {};
    }
    Level &level = m_levels[ply];
    const bool isFirst = m_view.isFirstToMove();
    const std::uint64_t before = m_view.nodes();
    m_view.look(level.moves);
    m_view.foresee();
    m_view.keepForced(level.moves);
    listChildren(level, isFirst);
    m_path.push_back(key);
    Numbers numbers = joined(level.children, isFirst);
    while (!isOver() && !numbers.isDone() && numbers.proof < limits.proof
           && numbers.disproof < limits.disproof) {
        const Choice choice = choose(level.children, isFirst, limits);
        m_view.make(level.moves[choice.child->place]);
        choice.child->numbers = prove(ply + 1, choice.limits);
        m_view.unmake();
        numbers = joined(level.children, isFirst);
    }
    m_path.pop_back();
    if (isOver())
        return {};
    keep(asked(key), numbers, m_view.nodes() - before);
    return numbers;
}

/// Images of each other only once, and none after one that decides.
void ProofSearch::listChildren(Level &level, bool isFirst)
{
    level.children.clear();
    for (std::size_t i = 0; i < level.moves.size(); ++i) {
        m_view.make(level.moves[i]);
        const std::uint64_t key = m_view.key().value;
        const bool isNew = std::none_of(level.children.begin(),
                                        level.children.end(),
                                        [&](const Child &child) { return child.key == key; });
        if (isNew)
            level.children.push_back({key, i, numbersOfNext(key)});
        m_view.unmake();
        if (isNew
            && (isFirst ? level.children.back().numbers.proof
                        : level.children.back().numbers.disproof)
                   == 0)
            return;
    }
}

ProofSearch::Numbers ProofSearch::numbersOfNext(std::uint64_t key)
{
    if (const Entry *entry = m_table.find(asked(key)))
        return known(*entry);
    const Numbers numbers = firstNumbers();
    keep(asked(key), numbers, 0);
    return numbers;
}

/// Each move is one more that may have to be answered.
ProofSearch::Numbers ProofSearch::firstNumbers()
{
    const ScoreBounds certain = m_view.foresee();
    if (certain.least >= m_threshold)
        return {0, never, certain.height};
    if (certain.most < m_threshold)
        return {never, 0, certain.height};
    if (const auto end = m_view.look(m_scratch))
        return *end >= m_threshold ? Numbers{0, never, 0} : Numbers{never, 0, 0};
    m_view.keepForced(m_scratch);
    const auto moves = static_cast<Number>(std::min<std::size_t>(m_scratch.size(), most));
    return m_view.isFirstToMove() ? Numbers{1, moves, 0} : Numbers{moves, 1, 0};
}

/// One child is enough for the player to move. Of the other number the greatest counts, and one for
/// each more: what comes together again further on would be counted many times in a sum.
ProofSearch::Numbers ProofSearch::joined(const std::vector<Child> &children, bool isFirst)
{
    const auto own = [&](const Numbers &of) -> Number {
        return isFirst ? of.proof : of.disproof;
    };
    const auto other = [&](const Numbers &of) -> Number {
        return isFirst ? of.disproof : of.proof;
    };
    Number least = never;
    Number greatest = 0;
    Number open = 0;
    int shortest = highest;
    int longest = 0;
    for (const Child &child : children) {
        least = std::min(least, own(child.numbers));
        greatest = std::max(greatest, other(child.numbers));
        open += other(child.numbers) == 0 ? 0 : 1;
        if (own(child.numbers) == 0)
            shortest = std::min(shortest, child.numbers.height);
        longest = std::max(longest, child.numbers.height);
    }
    if (least == 0)
        return isFirst ? Numbers{0, never, std::min(shortest + 1, highest)}
                       : Numbers{never, 0, std::min(shortest + 1, highest)};
    if (open == 0)
        return isFirst ? Numbers{never, 0, std::min(longest + 1, highest)}
                       : Numbers{0, never, std::min(longest + 1, highest)};
    const Number all = std::min(greatest + open - 1, most);
    return isFirst ? Numbers{least, all, 0} : Numbers{all, least, 0};
}

/// The child with the least number; it may grow a quarter past the second, so that not too often
/// another one is looked into.
ProofSearch::Choice
ProofSearch::choose(std::vector<Child> &children, bool isFirst, const Numbers &limits)
{
    Choice choice;
    Number least = never;
    Number second = never;
    Number open = 0;
    for (Child &child : children) {
        const Number own = isFirst ? child.numbers.proof : child.numbers.disproof;
        open += (isFirst ? child.numbers.disproof : child.numbers.proof) == 0 ? 0 : 1;
        if (own < least) {
            second = least;
            least = own;
            choice.child = &child;
        } else {
            second = std::min(second, own);
        }
    }
    const Number ownLimit =
        std::min(isFirst ? limits.proof : limits.disproof, second + 1 + second / 4);
    const Number otherLimit = (isFirst ? limits.disproof : limits.proof) - (open - 1);
    choice.limits = isFirst ? Numbers{ownLimit, otherLimit, 0} : Numbers{otherLimit, ownLimit, 0};
    return choice;
}

void ProofSearch::keep(std::uint64_t key, const Numbers &numbers, std::uint64_t work)
{
    Entry &entry = m_table.place(key);
    entry.proof = numbers.proof & never;
    entry.disproof = numbers.disproof & never;
    entry.height = static_cast<std::uint8_t>(numbers.height);
    entry.work = std::max<std::uint8_t>(static_cast<std::uint8_t>(entry.work),
                                        static_cast<std::uint8_t>(std::bit_width(work)));
}

ProofSearch::Numbers ProofSearch::known(const Entry &entry) const
{
    return {entry.proof, entry.disproof, static_cast<int>(entry.height)};
}

std::optional<ScoreBounds> ProofSearch::bounds(std::uint64_t key)
{
    ScoreBounds bounds;
    for (const GameScore threshold : {1, 0}) {
        m_threshold = threshold;
        const Entry *entry = m_table.find(asked(key));
        if (!entry || !known(*entry).isDone())
            continue;
        bounds.height = static_cast<int>(entry->height);
        if (entry->proof == 0)
            bounds.least = std::max(bounds.least, threshold);
        else
            bounds.most = std::min(bounds.most, threshold - 1);
    }
    return bounds.least == -1 && bounds.most == 1 ? std::nullopt : std::optional(bounds);
}

std::vector<Move> ProofSearch::line()
{
    return lineOf(m_view, m_score, [&](std::uint64_t key) { return bounds(key); });
}

} // namespace rookery
