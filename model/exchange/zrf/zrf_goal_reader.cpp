#include "model/exchange/zrf/zrf_goal_reader.h"

#include "model/base/text.h"
#include "model/play/rules/line_directions.h"

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
        if (const auto row = rowOf(goal))
            return addEnd(*row);
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
        addEnd(*condition);
    }

    void addEnd(EndCondition condition)
    {
        End end = m_like;
        end.condition = std::move(condition);
        m_result.ends.push_back(std::move(end));
    }

    /// Pieces of one type side by side along all lines of a kind, `(relative-config T e T e T)` for
    /// each of them; nothing for any other goal.
    std::optional<EndCondition> rowOf(const ZrfNode &goal) const
    {
        const std::vector<ZrfNode> one{goal};
        const auto begin = goal.head() == "or" ? goal.items.begin() + 1 : one.begin();
        const auto end = goal.head() == "or" ? goal.items.end() : one.end();
        std::vector<DirectionId> lines;
        for (auto item = begin; item != end; ++item) {
            if (item->head() != "relative-config" || item->items.size() < 4
                || item->items.size() != begin->items.size())
                return std::nullopt;
            for (std::size_t i = 3; i < item->items.size(); ++i) {
                if (item->items[i].text != item->items[i % 2 == 0 ? 2 : 1].text)
                    return std::nullopt;
            }
            const auto direction = m_names.directions.find(item->items[2].text);
            if (direction == m_names.directions.end()
                || item->items[1].text != begin->items[1].text)
                return std::nullopt;
            lines.push_back(direction->second);
        }
        const auto type = begin == end ? std::nullopt : piece(begin->items[1]);
        if (!type)
            return std::nullopt;
        for (const Lines kind : {Lines::Orthogonal, Lines::Diagonal, Lines::All}) {
            if (areLines(lines, lineDirections(m_names.list, kind)))
                return Row{{*type}, static_cast<int>(begin->items.size()) / 2, kind};
        }
        return std::nullopt;
    }

    /// Whether these are one of each pair of opposites.
    bool areLines(const std::vector<DirectionId> &found, const std::vector<DirectionId> &all) const
    {
        const auto isFound = [&](DirectionId id) {
            return std::find(found.begin(), found.end(), id) != found.end();
        };
        return found.size() * 2 == all.size()
               && std::all_of(all.begin(), all.end(), [&](DirectionId id) {
                      return isFound(id) || isFound(*m_names.list.opposite(id));
                  });
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
