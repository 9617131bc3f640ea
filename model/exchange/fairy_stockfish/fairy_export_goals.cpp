#include "model/exchange/fairy_stockfish/fairy_export_goals.h"

#include "model/exchange/target/simple_moves.h"
#include "model/play/ends/endgame_count.h"
#include "model/play/position/position.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// The engine ends a game at once in which the player who waits begins at the goal.
bool isReachedAtStart(const Draft &draft, const Reached &goal)
{
    const Subject &subject = draft.subject();
    const PlayerId waiting(draft.isBlackFirst ? 0U : 1U);
    const auto cells = subject.zoneCells(goal.zone, waiting);
    const auto &pieces = subject.design().setup->placements;
    const auto there = std::count_if(pieces.begin(), pieces.end(), [&](const Placement &piece) {
        return piece.player == waiting && covers(goal.types, piece.piece)
               && std::binary_search(
                   cells.begin(), cells.end(), *subject.board().cellAt(piece.site));
    });
    return there >= goal.count;
}

/// A goal that the other side may still reach too is for both players, and for the second alone
/// where the king, and no other piece, has to get there. Of a goal whose pieces have to be safe the
/// engine asks that it is not merely full.
bool hasKeysFor(const Draft &draft, const Reached &goal)
{
    const bool isKings = goal.types.size() == 1 && draft.named("king") == goal.types.front();
    const PlayerSet both = {PlayerId(0), PlayerId(1)};
    const PlayerSet second = {PlayerId(1)};
    const bool isAnswered = goal.answered.empty() || goal.answered == (isKings ? second : both);
    return !draft.isOld() && isAnswered
           && !(goal.safe && (goal.blockedCounts || !goal.answered.empty()));
}

/// The limits that the engine has for its types, as far as the design has these.
class EngineLimits
{
public:
    explicit EngineLimits(const Draft &draft)
        : m_draft(draft)
    {
    }

    CountedOut of(CountingRule rule)
    {
        m_count.rule = rule;
        if (m_draft.pawn)
            m_count.pawns = {*m_draft.pawn};
        if (rule == CountingRule::Asean) {
            add({"rook"}, 1, 16);
            add({"silver", "fers"}, 1, 44);
            add({"knight", "fers"}, 1, 64);
            m_count.moves = 0;
            return m_count;
        }
        const int less = rule == CountingRule::Cambodian ? 1 : 0;
        add({"rook"}, 2, 8 - less);
        add({"rook"}, 1, 16 - less);
        add({"silver"}, 2, 22 - less);
        add({"knight"}, 2, 32 - less);
        add({"silver"}, 1, 44 - less);
        m_count.moves = 64 - less;
        return m_count;
    }

private:
    void add(std::initializer_list<std::string_view> names, int pieces, int moves)
    {
        CountLimit limit{{}, pieces, moves};
        for (const std::string_view name : names) {
            const auto type = m_draft.named(name);
            if (!type)
                return;
            limit.types.push_back(*type);
        }
        m_count.limits.push_back(std::move(limit));
    }

    const Draft &m_draft;
    CountedOut m_count;
};

/// The same count, whatever the order in which types are named.
CountedOut inOrder(CountedOut count)
{
    std::sort(count.pawns.begin(), count.pawns.end());
    for (CountLimit &limit : count.limits)
        std::sort(limit.types.begin(), limit.types.end());
    return count;
}

/// Where a move leads at last, in the piece's own axes.
Vector reachOf(const SimpleMove &way)
{
    return {{way.step.x() + way.second.x(), way.step.y() + way.second.y(), 0, 0}};
}

bool areOpposite(const Vector &a, const Vector &b)
{
    return a.x() * b.y() == a.y() * b.x() && a.x() * b.x() + a.y() * b.y() < 0;
}

/// Whether a piece of this type may go back to where it came from without a capture.
bool mayGoBack(const Subject &subject, PieceId piece)
{
    const auto always = simpleMoves(subject, piece);
    if (!always)
        return true;
    std::vector<SimpleMove> all = *always;
    for (const MovementLegs &move : subject.moves(piece)) {
        const auto ways = simpleMoves(subject, {move.legs, When::Always});
        if (!ways)
            return true;
        all.insert(all.end(), ways->begin(), ways->end());
    }
    return std::any_of(always->begin(), always->end(), [&](const SimpleMove &back) {
        return back.quiet && std::any_of(all.begin(), all.end(), [&](const SimpleMove &way) {
                   return areOpposite(reachOf(way), reachOf(back));
               });
    });
}

} // namespace

bool canWriteGoal(const Draft &draft, const Reached &goal)
{
    const bool isPlain = !goal.blockedCounts && !goal.safe && goal.answered.empty();
    const bool isOldStyle = goal.count == 1 && goal.types.size() == 1;
    return goal.zone && (isPlain || hasKeysFor(draft, goal)) && !isReachedAtStart(draft, goal)
           && (!draft.isOld() || isOldStyle);
}

void writeGoal(Draft &draft, const Reached &goal, const std::optional<PlayerId> &ofOne)
{
    const bool isEach = draft.hasEachType(goal.types) && goal.types.size() != 1;
    draft.key("flagPiece", isEach ? std::string("*") : draft.letters(goal.types));
    if (!ofOne || ofOne->index() == 0)
        draft.key(draft.isOld() ? "whiteFlag" : "flagRegionWhite", draft.zone(goal.zone, 0));
    if (!ofOne || ofOne->index() == 1)
        draft.key(draft.isOld() ? "blackFlag" : "flagRegionBlack", draft.zone(goal.zone, 1));
    if (goal.count != 1)
        draft.key("flagPieceCount", goal.count);
    if (goal.blockedCounts)
        draft.key("flagPieceBlockedWin", true);
    if (goal.safe)
        draft.key("flagPieceSafe", true);
    if (!goal.answered.empty())
        draft.key("flagMove", true);
}

bool canWriteCounting(const Draft &draft, const CountedOut &count)
{
    const bool isKnown = !draft.isOld() || count.rule != CountingRule::Cambodian;
    const Rules &rules = draft.rules();
    const bool goesByCaptures = rules.explosions.empty() && rules.petrifications.empty()
                                && rules.hands.captured == Captured::Away;
    const Position start = startPosition(draft.subject().design(), draft.subject().board());
    return isKnown && goesByCaptures
           && inOrder(count) == inOrder(EngineLimits(draft).of(count.rule))
           && !endgameCount(count, {&start});
}

bool beginsAnewAlike(const Draft &draft, const QuietMoves &rule)
{
    const auto &types = rule.types;
    const auto isNamed = [&](PieceId piece) {
        return std::find(types.begin(), types.end(), piece) != types.end();
    };
    const auto &pawns = draft.promotingPawns;
    const auto &forms = draft.promotedForms;
    const bool arePromotionsNamed =
        std::all_of(pawns.begin(), pawns.end(), isNamed)
        && (draft.hasKey("pieceDemotion")
            || std::all_of(
                forms.begin(), forms.end(), [&](const auto &form) { return isNamed(form.first); }));
    return arePromotionsNamed && std::none_of(types.begin(), types.end(), [&](PieceId piece) {
               return mayGoBack(draft.subject(), piece);
           });
}

void writeCounting(Draft &draft, const CountedOut &count)
{
    constexpr const char *names[] = {"makruk", "cambodian", "asean"};
    draft.key("countingRule", std::string(names[static_cast<std::size_t>(count.rule)]));
}

} // namespace rookery::fairy
