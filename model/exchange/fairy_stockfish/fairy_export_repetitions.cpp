#include "model/exchange/fairy_stockfish/fairy_export_repetitions.h"

#include <algorithm>

namespace rookery::fairy {

bool RepetitionWriter::writeAbsolute(const Repetition &condition, const End &end)
{
    const bool isDecided = end.outcome == Outcome::Loss || end.outcome == Outcome::Win;
    if (condition.repeating != Repeating::Anything || !isDecided || m_draft.isOld()
        || !first("nFoldRule"))
        return false;
    const bool isFirst = end.players.front().index() == 0;
    const bool wins = (end.outcome == Outcome::Win) == isFirst;
    m_draft.key("nFoldRule", condition.times);
    m_draft.key("nFoldValue", std::string(wins ? "win" : "loss"));
    m_draft.key("nFoldValueAbsolute", true);
    return true;
}

bool RepetitionWriter::write(const Repetition &condition, const End &end)
{
    if (condition.repeating != Repeating::Anything)
        return writePerpetual(condition, end);
    const bool isSameCount = !m_perpetual || *m_perpetual == condition.times;
    if (!hasValue(end) || !isSameCount || !first("nFoldRule"))
        return false;
    m_draft.key("nFoldRule", condition.times);
    // The engine's value is the one for the side to move, which is not the one that repeated.
    m_draft.key("nFoldValue",
                std::string(end.outcome == m_draft.countedDraw() ? "draw"
                            : end.outcome == Outcome::Loss       ? "win"
                                                                 : "loss"));
    return true;
}

/// Checks or chases that never end: the engine counts them as it counts positions.
bool RepetitionWriter::writePerpetual(const Repetition &condition, const End &end)
{
    const bool isCheck = condition.repeating == Repeating::Check;
    const char *name = isCheck ? "perpetualCheckIllegal" : "chasingRule";
    if (end.outcome != Outcome::Loss || (m_draft.isOld() && !isCheck) || !end.players.empty()
        || m_used.contains("nFoldRule") || (m_perpetual && *m_perpetual != condition.times)
        || !hasRepetition(condition.times) || !first(name))
        return false;
    m_perpetual = condition.times;
    m_draft.key(name, std::string(isCheck ? "true" : "axf"));
    return true;
}

/// Whether the engine has a value for this outcome of a repetition.
bool RepetitionWriter::hasValue(const End &end) const
{
    return end.outcome == m_draft.countedDraw() || end.outcome == Outcome::Loss
           || end.outcome == Outcome::Win;
}

/// Whether a position ends the game when it comes back so often, the one that brought it about.
bool RepetitionWriter::hasRepetition(int times) const
{
    const auto &ends = m_draft.rules().ends;
    return std::any_of(ends.begin(), ends.end(), [&](const End &end) {
        const auto *repetition = std::get_if<Repetition>(&end.condition);
        return repetition != nullptr && repetition->repeating == Repeating::Anything
               && repetition->times == times && hasValue(end);
    });
}

} // namespace rookery::fairy
