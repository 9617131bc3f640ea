#include "model/exchange/sjaak_ends.h"

#include "model/exchange/rule_shapes.h"
#include "model/exchange/simple_moves.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// Those that cannot go back the way they came, whose moves begin the engine's count anew.
std::vector<PieceId> irreversibleTypes(const Subject &subject)
{
    std::vector<PieceId> types;
    for (const PieceId piece : subject.pieceIds()) {
        const auto ways = simpleMoves(subject, piece);
        const bool returns =
            ways && std::all_of(ways->begin(), ways->end(), [&](const SimpleMove &way) {
                return !way.quiet
                       || std::any_of(ways->begin(), ways->end(), [&](const SimpleMove &back) {
                              return back.quiet
                                     && back.step + back.second == -(way.step + way.second);
                          });
            });
        if (!returns)
            types.push_back(piece);
    }
    return types;
}

/// The engine's word for this kind of end and the rule with it; empty: it knows no such end.
std::pair<std::string, std::string> ruleOf(const Subject &subject, const End &end)
{
    if (!end.players.empty() || end.outcome == Outcome::MoreMen
        || end.outcome == Outcome::MorePoints)
        return {};
    // The engine names what the end means for the other side.
    const std::string reverse = end.outcome == Outcome::Loss  ? "win"
                                : end.outcome == Outcome::Win ? "loss"
                                                              : "draw";
    if (isPlainMate(end.condition))
        return {"checkmate", "checkmate = " + reverse};
    if (std::holds_alternative<Stalemate>(end.condition))
        return {"stalemate", "stalemate = " + reverse};
    if (end.outcome != Outcome::Draw)
        return {};
    const auto *repetition = std::get_if<Repetition>(&end.condition);
    if (repetition != nullptr && repetition->repeating == Repeating::Anything)
        return {"repeat", "repeat" + std::to_string(repetition->times) + " = draw"};
    // The engine counts moves of both sides as one.
    const auto *quiet = std::get_if<QuietMoves>(&end.condition);
    if (quiet != nullptr && quiet->moves % 2 == 0 && quiet->types == irreversibleTypes(subject))
        return {"movecountdraw", "movecountdraw = " + std::to_string(quiet->moves / 2)};
    return {};
}

} // namespace

/// Each kind once: what further ends of a kind say is left out.
SjaakEnds sjaakEnds(const Subject &subject)
{
    SjaakEnds result;
    std::set<std::string> words;
    const auto &ends = subject.rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto [word, rule] = ruleOf(subject, ends[i]);
        if (word.empty() || !words.insert(word).second)
            continue;
        result.lines.push_back("Rule: " + rule);
        result.said.push_back(i);
    }
    // Without a word the engine has both rules.
    if (words.count("repeat") == 0)
        result.lines.emplace_back("Rule: repeat0 = draw");
    if (words.count("movecountdraw") == 0)
        result.lines.emplace_back("Rule: movecountdraw = 0");
    return result;
}

} // namespace rookery
