#include "model/exchange/zrf/zrf_goals.h"

#include "model/exchange/target/rule_shapes.h"
#include "model/play/rules/line_directions.h"

namespace rookery {

namespace {

/// The types marked as royal, each with a blank before it.
std::string royals(const Subject &subject, const ZrfVocabulary &words)
{
    std::string names;
    for (const PieceId piece : subject.markedRoyals())
        names += " " + words.type(piece);
    return names;
}

/// The goal for a condition; empty if the language has none.
class GoalText
{
public:
    GoalText(const Subject &subject, const ZrfVocabulary &words, std::string royals)
        : m_subject(subject)
        , m_words(words)
        , m_royals(std::move(royals))
    {
    }

    std::string operator()(const Mate &mate) const
    {
        return m_royals.empty() || !(mate == Mate{}) ? "" : "(checkmated" + m_royals + ")";
    }
    std::string operator()(const Stalemate &) const { return "stalemated"; }
    std::string operator()(const BoardFull &) const
    {
        return fillsTheBoard(m_subject) ? "stalemated" : "";
    }
    std::string operator()(const Row &condition) const
    {
        const std::size_t types = m_subject.pieces().types.size();
        if (condition.order != RowOrder::Unbroken || condition.length < 2
            || (condition.types.size() != 1 && types != 1))
            return {};
        const PieceId type = condition.types.empty() ? PieceId(0) : condition.types.front();
        const Directions &list = *m_subject.design().directions;
        std::string goals;
        for (const DirectionId id : lineDirections(list, condition.lines)) {
            if (*list.opposite(id) < id)
                continue;
            const auto step = m_words.steps().find(m_subject.board().compass().step(id));
            if (step == m_words.steps().end())
                return {};
            goals += " (relative-config " + m_words.type(type);
            for (int i = 1; i < condition.length; ++i)
                goals += " " + step->second + " " + m_words.type(type);
            goals += ")";
        }
        return goals.empty() ? goals : "(or" + goals + ")";
    }
    std::string operator()(const Repetition &condition) const
    {
        return condition.times == 3 && condition.repeating == Repeating::Anything ? "repetition"
                                                                                  : "";
    }
    std::string operator()(const Extinct &condition) const
    {
        const bool isOne = condition.types.size() < 2;
        if (condition.enemyAtLeast > 0 || condition.answered
            || (!isOne && condition.counted != Counted::EachType))
            return {};
        const std::string few = "(pieces-remaining " + std::to_string(condition.atMost);
        std::string goals;
        for (const PieceId piece : condition.types)
            goals += " " + few + " " + m_words.type(piece) + ")";
        return condition.types.empty() ? few + ")" : isOne ? goals.substr(1) : "(or" + goals + ")";
    }
    std::string operator()(const Reached &condition) const
    {
        const bool isPlain = condition.count == 1 && !condition.blockedCounts && !condition.safe
                             && condition.answered.empty();
        if (!isPlain || !condition.zone)
            return {};
        std::string goals;
        std::size_t types = 0;
        for (const PieceId piece : m_subject.pieceIds()) {
            if (!covers(condition.types, piece))
                continue;
            ++types;
            goals += " (absolute-config " + m_words.type(piece) + " ("
                     + m_words.zone(*condition.zone) + "))";
        }
        return types == 1 ? goals.substr(1) : "(or" + goals + ")";
    }
    template<class Condition>
    std::string operator()(const Condition &) const
    {
        return {};
    }

private:
    const Subject &m_subject;
    const ZrfVocabulary &m_words;
    std::string m_royals;
};

/// Empty for an outcome that the language does not know.
std::string_view outcomeWord(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Loss:
        return "loss";
    case Outcome::Win:
        return "win";
    case Outcome::Draw:
        return "draw";
    default:
        return {};
    }
}

std::string section(std::string_view outcome, const std::string &players, const std::string &goal)
{
    return "  (" + std::string(outcome) + "-condition (" + players.substr(1) + ") " + goal + ")\n";
}

std::string playersOf(const End &end, const Subject &subject, const ZrfVocabulary &words)
{
    std::string names;
    for (const PlayerId player : subject.playerIds()) {
        if (covers(end.players, player))
            names += " " + words.player(player);
    }
    return names;
}

} // namespace

std::string zrfGoal(const Subject &subject, const ZrfVocabulary &words, const End &end)
{
    if (outcomeWord(end.outcome).empty())
        return {};
    return std::visit(GoalText(subject, words, royals(subject, words)), end.condition);
}

std::string zrfGoals(const Subject &subject, const ZrfVocabulary &words)
{
    std::string text;
    bool hasMate = false;
    for (const End &end : subject.rules().ends) {
        hasMate = hasMate || std::holds_alternative<Mate>(end.condition);
        const std::string goal = zrfGoal(subject, words, end);
        if (!goal.empty())
            text += section(outcomeWord(end.outcome), playersOf(end, subject, words), goal);
    }
    const std::string pieces = royals(subject, words);
    if (!hasMate && !pieces.empty())
        text += section("draw", zrfList(words.players()), "(checkmated" + pieces + ")");
    return text;
}

} // namespace rookery
