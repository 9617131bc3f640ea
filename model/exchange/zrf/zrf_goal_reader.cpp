#include "model/exchange/zrf/zrf_goal_reader.h"

#include "model/base/text.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

class GoalReader
{
public:
    GoalReader(const End &like, const ZrfGoalNames &names)
        : m_like(like)
        , m_names(names)
    {
    }

    ZrfGoal read(const ZrfNode &goal)
    {
        add(goal);
        return std::move(m_result);
    }

private:
    void add(const ZrfNode &goal)
    {
        if (goal.head() == "or") {
            for (std::size_t i = 1; i < goal.items.size(); ++i)
                add(goal.items[i]);
            return;
        }
        const auto condition = conditionOf(goal);
        if (!condition) {
            m_result.isWhole = false;
            return;
        }
        End end = m_like;
        end.condition = *condition;
        m_result.ends.push_back(std::move(end));
    }

    std::optional<EndCondition> conditionOf(const ZrfNode &goal)
    {
        if (goal.is("stalemated"))
            return Stalemate{};
        if (goal.is("repetition"))
            return Repetition{};
        if (goal.head() == "checkmated")
            return mate(goal);
        if (goal.head() == "captured" && goal.items.size() == 2 && piece(goal.items[1]))
            return Extinct{{*piece(goal.items[1])}};
        if (goal.head() == "pieces-remaining")
            return remaining(goal);
        if (goal.head() == "absolute-config")
            return reached(goal);
        return std::nullopt;
    }

    std::optional<EndCondition> mate(const ZrfNode &goal)
    {
        for (std::size_t i = 1; i < goal.items.size(); ++i) {
            const auto royal = piece(goal.items[i]);
            if (!royal)
                return std::nullopt;
            m_result.royals.push_back(*royal);
        }
        return Mate{};
    }

    std::optional<EndCondition> remaining(const ZrfNode &goal) const
    {
        const std::size_t words = goal.items.size();
        if (words < 2 || words > 3 || !isNumber(goal.items[1]))
            return std::nullopt;
        Extinct extinct;
        extinct.atMost = std::stoi(goal.items[1].text);
        if (words == 2)
            return extinct;
        const auto type = piece(goal.items[2]);
        if (!type)
            return std::nullopt;
        extinct.types = {*type};
        return extinct;
    }

    /// Pieces of one type in one zone.
    std::optional<EndCondition> reached(const ZrfNode &goal) const
    {
        if (goal.items.size() != 3 || goal.items[2].items.size() != 1)
            return std::nullopt;
        const auto type = piece(goal.items[1]);
        const auto zone = findZone(m_names.zones, goal.items[2].items[0].text);
        if (!type || !zone)
            return std::nullopt;
        Reached reached;
        reached.types = {*type};
        reached.zone = *zone;
        return reached;
    }

    static bool isNumber(const ZrfNode &node)
    {
        return !node.text.empty() && node.text.size() < 4
               && std::all_of(node.text.begin(), node.text.end(), isAsciiDigit);
    }

    std::optional<PieceId> piece(const ZrfNode &node) const
    {
        const auto found = m_names.pieces.find(node.text);
        return found == m_names.pieces.end() ? std::nullopt : std::optional(PieceId(found->second));
    }

    const End &m_like;
    const ZrfGoalNames &m_names;
    ZrfGoal m_result;
};

} // namespace

ZrfGoal readZrfGoal(const ZrfNode &goal, const End &like, const ZrfGoalNames &names)
{
    return GoalReader(like, names).read(goal);
}

} // namespace rookery
