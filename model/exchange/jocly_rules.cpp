#include "model/exchange/jocly_rules.h"

#include "model/exchange/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

/// The first end of this kind that is for all players; null without one.
template<class Test>
const End *findEnd(const Subject &subject, Test &&isKnown)
{
    const auto &ends = subject.rules().ends;
    const auto row = std::find_if(ends.begin(), ends.end(), [&](const End &end) {
        return end.players.empty() && isKnown(end);
    });
    return row == ends.end() ? nullptr : &*row;
}

bool isKnownEnd(const Subject &subject, const End *end)
{
    const bool isMate =
        end->players.empty() && isPlainMate(end->condition) && end->outcome == Outcome::Loss;
    return isMate || end == joclyStalemate(subject) || end == joclyRepetition(subject)
           || end == joclyQuietMoves(subject);
}

bool isKnown(const Subject &subject, const UsedRule &rule)
{
    if (isOfType(rule.kind))
        return true;
    const Rules &rules = subject.rules();
    switch (rule.kind) {
    case RuleKind::Promotion:
        return isPromotionByCell(rules.promotions[rule.index]);
    case RuleKind::EnPassant:
        return joclyKnowsEnPassant(subject);
    case RuleKind::Castling:
        return plainCastling(rules) != nullptr && subject.isPlainRectangle();
    case RuleKind::End:
        return isKnownEnd(subject, &rules.ends[rule.index]);
    default:
        return false;
    }
}

} // namespace

bool joclyKnowsEnPassant(const Subject &subject)
{
    const auto &rules = subject.rules().enPassant;
    return rules.size() == 1 && !rules.front().zone && rules.front().players.empty();
}

const End *joclyStalemate(const Subject &subject)
{
    return findEnd(subject, [](const End &end) {
        return std::holds_alternative<Stalemate>(end.condition)
               && (end.outcome == Outcome::Draw || end.outcome == Outcome::Win
                   || end.outcome == Outcome::Loss);
    });
}

const End *joclyRepetition(const Subject &subject)
{
    return findEnd(subject, [](const End &end) {
        const auto *repetition = std::get_if<Repetition>(&end.condition);
        return repetition != nullptr && *repetition == Repetition{} && end.outcome == Outcome::Draw;
    });
}

const End *joclyQuietMoves(const Subject &subject)
{
    return findEnd(subject, [](const End &end) {
        return std::holds_alternative<QuietMoves>(end.condition) && end.outcome == Outcome::Draw;
    });
}

void checkJoclyKings(const Subject &subject, Verdict &verdict)
{
    std::vector<PieceId> royal;
    for (const PieceId piece : subject.pieceIds()) {
        if (subject.pieces()[piece].royalty == Royalty::Royal)
            royal.push_back(piece);
    }
    const bool fits = royal.size() == 1 && subject.startingMen(royal.front(), PlayerId(0)) == 1
                      && subject.startingMen(royal.front(), PlayerId(1)) == 1;
    if (!fits)
        verdict.prevents("each side must have exactly one royal man");
}

void checkJoclyRules(const Subject &subject, Verdict &verdict)
{
    for (const UsedRule &rule : subject.usedRules()) {
        if (!isKnown(subject, rule))
            verdict.differs("left out: " + rule.sentence, rule.element);
    }
}

} // namespace rookery
