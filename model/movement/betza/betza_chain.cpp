#include "model/movement/betza/betza_syntax.h"

#include <algorithm>
#include <map>
#include <optional>

namespace rookery::betza {

namespace {

constexpr std::size_t mostLegs = 8;         ///< of a chain as it stands
constexpr std::size_t mostWaysThrough = 64; ///< ways to read the legs of one prefix

/// Finds every leg that a prefix with groups can be read as. A leg is the letters between two `a`
/// on some way through the groups; which legs may follow depends only on the place behind the `a`.
class ChainReader
{
public:
    explicit ChainReader(std::span<const Letter> prefix)
        : m_prefix(prefix)
        , m_partner(prefix.size())
    {
    }

    Result<std::vector<WrittenLeg>> read(std::vector<std::size_t> &first)
    {
        if (!pairGroups())
            return failure(*m_fault);
        const auto ends = std::count_if(m_prefix.begin(), m_prefix.end(), [](const Letter &letter) {
            return letter.letter == 'a';
        });
        if (static_cast<std::size_t>(ends) >= mostLegs)
            return fail(Message("a move may have at most {most} legs", {{"most", mostLegs}}), 0);
        first = legsFrom(0);
        for (std::size_t i = 0; i < m_legs.size() && !m_fault; ++i) {
            if (m_behind[i])
                m_legs[i].next = legsFrom(*m_behind[i]);
        }
        if (m_fault)
            return failure(*m_fault);
        return std::move(m_legs);
    }

private:
    Unexpected<Error> fail(Message message, std::size_t at)
    {
        return failure(std::move(message), {1, m_prefix[at].column, {}});
    }

    bool refuse(Message message, std::size_t at)
    {
        m_fault = fail(std::move(message), at).take();
        return false;
    }

    /// Every group needs an `a` of its own, so that repeating it means going on.
    bool pairGroups()
    {
        struct Open
        {
            std::size_t at;
            bool endsLeg;
        };
        std::vector<Open> open;
        for (std::size_t i = 0; i < m_prefix.size(); ++i) {
            const char letter = m_prefix[i].letter;
            if (letter == '(')
                open.push_back({i, false});
            if (letter == 'a' && !open.empty())
                open.back().endsLeg = true;
            if (letter != ')')
                continue;
            if (open.empty())
                return refuse(Message("')' has no '(' before it"), i);
            if (!open.back().endsLeg)
                return refuse(
                    Message(
                        "a group in parentheses needs an 'a', so that it can be repeated as a leg"),
                    open.back().at);
            m_partner[i] = open.back().at;
            m_partner[open.back().at] = i;
            open.pop_back();
        }
        return open.empty() || refuse(Message("this '(' has no ')'"), open.back().at);
    }

    std::vector<std::size_t> legsFrom(std::size_t start)
    {
        const auto known = m_from.find(start);
        if (known != m_from.end())
            return known->second;
        m_found.clear();
        extend(start, start, {});
        std::vector<std::size_t> found = m_found;
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        m_from[start] = found;
        return found;
    }

    /// Goes on reading a leg that has these letters so far.
    void extend(std::size_t start, std::size_t at, std::vector<Letter> letters)
    {
        for (; at < m_prefix.size() && !m_fault; ++at) {
            const char letter = m_prefix[at].letter;
            if (letter == 'a') {
                add(start, std::move(letters), at + 1);
                return;
            }
            // Past a group it may be left out; at its end it may be read again.
            if (letter == '(' || letter == ')')
                extend(start, m_partner[at] + 1, letters);
            else
                letters.push_back(m_prefix[at]);
        }
        add(start, std::move(letters), std::nullopt);
    }

    void add(std::size_t start, std::vector<Letter> letters, std::optional<std::size_t> behind)
    {
        if (m_fault)
            return;
        if (m_legs.size() >= mostWaysThrough) {
            m_fault = fail(Message("the groups can be read in too many ways"), 0).take();
            return;
        }
        WrittenLeg leg;
        for (const Letter &letter : letters)
            leg.modifiers.add(letter);
        const std::size_t shown = std::min(start, m_prefix.empty() ? 0 : m_prefix.size() - 1);
        leg.column = !letters.empty()   ? letters.front().column
                     : m_prefix.empty() ? 1
                                        : m_prefix[shown].column;
        leg.mayStop = !behind;
        m_found.push_back(m_legs.size());
        m_legs.push_back(std::move(leg));
        m_behind.push_back(behind);
    }

    std::span<const Letter> m_prefix;
    std::vector<std::size_t> m_partner; ///< of each parenthesis
    std::vector<WrittenLeg> m_legs;
    std::vector<std::optional<std::size_t>> m_behind; ///< where the legs after each leg begin
    std::map<std::size_t, std::vector<std::size_t>> m_from;
    std::vector<std::size_t> m_found;
    std::optional<Error> m_fault;
};

} // namespace

Result<std::vector<WrittenLeg>> legsOfPrefix(std::span<const Letter> prefix,
                                             std::vector<std::size_t> &first)
{
    return ChainReader(prefix).read(first);
}

} // namespace rookery::betza
