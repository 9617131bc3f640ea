#include "model/exchange/fairy_export_parts.h"
#include "model/exchange/requirements.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

const char *valueName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Loss:
        return "loss";
    case Outcome::Win:
        return "win";
    default:
        return "draw";
    }
}

/// Each condition that has a key of its own; every key holds one.
class EndWriter
{
public:
    explicit EndWriter(Draft &draft)
        : m_draft(draft)
    {
    }

    void run()
    {
        const auto &ends = m_draft.rules().ends;
        std::set<std::size_t> done;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (done.contains(i) || ends[i].outcome == Outcome::MorePoints)
                continue;
            const auto twin = twinOf(i);
            if (!ends[i].players.empty() && !twin)
                continue;
            if (!std::visit([&](const auto &condition) { return write(condition, ends[i]); }, ends[i].condition))
                continue;
            m_draft.say(RuleKind::End, i);
            if (twin) {
                m_draft.say(RuleKind::End, *twin);
                done.insert(*twin);
            }
        }
        for (const char *name : {"checkmateValue", "stalemateValue"}) {
            if (m_used.insert(name).second)
                m_draft.key(name, std::string("draw"));
        }
        for (const char *name : {"nMoveRule", "nFoldRule"}) {
            if (m_used.insert(name).second)
                m_draft.key(name, 0);
        }
    }

private:
    /// A later end that says the same of the other player.
    std::optional<std::size_t> twinOf(std::size_t index) const
    {
        const auto &ends = m_draft.rules().ends;
        if (ends[index].players.size() != 1)
            return std::nullopt;
        for (std::size_t i = index + 1; i < ends.size(); ++i) {
            End same = ends[i];
            same.players = ends[index].players;
            if (ends[i].players.size() == 1 && ends[i].players != ends[index].players && same == ends[index])
                return i;
        }
        return std::nullopt;
    }

    bool first(const char *name) { return m_used.insert(name).second; }

    bool write(const Mate &, const End &end)
    {
        if (end.outcome == Outcome::MoreMen || !first("checkmateValue"))
            return false;
        m_draft.key("checkmateValue", std::string(valueName(end.outcome)));
        return true;
    }

    bool write(const Stalemate &, const End &end)
    {
        if (!first("stalemateValue"))
            return false;
        if (end.outcome == Outcome::MoreMen && m_draft.isOld())
            return false;
        m_draft.key("stalemateValue", std::string(end.outcome == Outcome::MoreMen ? "loss" : valueName(end.outcome)));
        if (end.outcome == Outcome::MoreMen)
            m_draft.key("stalematePieceCount", true);
        return true;
    }

    /// Types of which each counts for itself, or every man.
    bool write(const Extinct &condition, const End &end)
    {
        const bool isCounted = condition.counted == Counted::EachType || condition.types.size() <= 1;
        if (!isCounted || condition.answered || !first("extinctionValue"))
            return false;
        if (m_draft.hasPseudoRoyals)
            return false;
        m_draft.key("extinctionValue", std::string(valueName(end.outcome)));
        m_draft.key("extinctionPieceTypes", condition.types.empty() ? std::string("*") : m_draft.letters(condition.types));
        if (condition.atMost > 0)
            m_draft.key("extinctionPieceCount", condition.atMost);
        if (condition.foeAtLeast > 0)
            m_draft.key("extinctionOpponentPieceCount", condition.foeAtLeast);
        return true;
    }

    bool write(const Reached &condition, const End &end)
    {
        const bool isPlain = !condition.blockedCounts && !condition.safe && condition.answered.empty();
        if (end.outcome != Outcome::Win || !condition.zone || !(isPlain || hasKeysFor(condition)) || !first("flagRegion"))
            return false;
        if (m_draft.isOld() && condition.count != 1)
            return false;
        const bool isOne = condition.types.size() == 1;
        if (m_draft.isOld() && !isOne && !m_draft.hasEachType(condition.types))
            return false;
        m_draft.key("flagPiece", m_draft.hasEachType(condition.types) && !isOne ? std::string("*") : m_draft.letters(condition.types));
        m_draft.key(m_draft.isOld() ? "whiteFlag" : "flagRegionWhite", m_draft.zone(condition.zone, 0));
        m_draft.key(m_draft.isOld() ? "blackFlag" : "flagRegionBlack", m_draft.zone(condition.zone, 1));
        if (condition.count != 1)
            m_draft.key("flagPieceCount", condition.count);
        if (condition.blockedCounts)
            m_draft.key("flagPieceBlockedWin", true);
        if (condition.safe)
            m_draft.key("flagPieceSafe", true);
        if (!condition.answered.empty())
            m_draft.key("flagMove", true);
        return true;
    }

    /// A goal that the other side may still reach too is for both players, and for the second alone where
    /// the king is the man that has to get there.
    bool hasKeysFor(const Reached &condition) const
    {
        const auto royals = m_draft.subject().markedRoyals();
        const bool isKings = std::any_of(royals.begin(), royals.end(), [&](PieceId piece) { return covers(condition.types, piece); });
        const PlayerSet both = {PlayerId(0), PlayerId(1)};
        const PlayerSet second = {PlayerId(1)};
        const bool isAnswered = condition.answered.empty() || condition.answered == (isKings ? second : both);
        return !m_draft.isOld() && isAnswered && !(condition.safe && !condition.answered.empty());
    }

    bool write(const Checks &condition, const End &end)
    {
        if (end.outcome != Outcome::Win || !first("checkCounting"))
            return false;
        m_draft.checks = condition.count;
        m_draft.key("checkCounting", true);
        return true;
    }

    bool write(const Row &condition, const End &end)
    {
        const bool isAny = condition.types.empty();
        if (end.outcome != Outcome::Win || condition.order != RowOrder::Unbroken || !first("connectN")
            || (m_draft.isOld() && (!isAny || condition.lines != Lines::All)))
            return false;
        m_draft.key("connectN", condition.length);
        if (!isAny)
            m_draft.key("connectPieceTypes", m_draft.letters(condition.types));
        if (condition.lines == Lines::Orthogonal)
            m_draft.key("connectDiagonal", false);
        if (condition.lines == Lines::Diagonal) {
            m_draft.key("connectHorizontal", false);
            m_draft.key("connectVertical", false);
        }
        return true;
    }

    bool write(const Repetition &condition, const End &end)
    {
        if (condition.repeating != Repeating::Anything || end.outcome == Outcome::MoreMen || !first("nFoldRule"))
            return false;
        m_draft.key("nFoldRule", condition.times);
        // The engine's value is the one for the side to move, which is not the one that repeated.
        m_draft.key("nFoldValue", std::string(end.outcome == Outcome::Draw ? "draw" : end.outcome == Outcome::Loss ? "win" : "loss"));
        return true;
    }

    bool write(const QuietMoves &condition, const End &end)
    {
        const bool isPawns = m_draft.pawn ? condition.types == std::vector{*m_draft.pawn} : condition.types.empty();
        if (end.outcome != Outcome::Draw || condition.moves % 2 != 0 || (m_draft.isOld() && !isPawns) || !first("nMoveRule"))
            return false;
        m_draft.key("nMoveRule", condition.moves / 2);
        if (!isPawns)
            m_draft.key("nMoveRuleTypes", condition.types.empty() ? std::string("-") : m_draft.letters(PieceSet(condition.types.begin(), condition.types.end())));
        return true;
    }

    template<class Condition>
    bool write(const Condition &, const End &)
    {
        return false;
    }

    Draft &m_draft;
    std::set<std::string> m_used;
};

std::string handText(const Draft &draft)
{
    std::string text = "[";
    for (const HandEntry &entry : draft.subject().design().setup->hands) {
        const char small = draft.letter(entry.piece);
        const char letter = entry.player.index() == 0 ? static_cast<char>(small - 'a' + 'A') : small;
        text += std::string(static_cast<std::size_t>(entry.count), letter);
    }
    return text + "]";
}

/// Files of first-rank men who have not moved, beside those whose castling rights say so.
std::string gatingRights(const Draft &draft, PlayerId player)
{
    const Subject &subject = draft.subject();
    const int rank = player.index() == 0 ? 0 : subject.ranks() - 1;
    std::string files;
    for (const Placement &man : subject.design().setup->placements) {
        const Vector at = subject.board().siteCoordinates(man.site).value_or(Vector{});
        const auto &castling = draft.rules().castling;
        const bool hasRight = std::any_of(castling.begin(), castling.end(), [&](const CastlingRule &rule) {
            return std::any_of(rule.wings.begin(), rule.wings.end(), [&](const CastlingWing &wing) {
                return wing.king == man.site || wing.partner == man.site;
            });
        });
        if (man.player == player && at.y() == rank && !hasRight)
            files += static_cast<char>((player.index() == 0 ? 'A' : 'a') + at.x());
    }
    return files;
}

/// The field of FEN: White's capitals first.
std::string rightsText(const Draft &draft)
{
    std::string rights = draft.rights;
    if (draft.hasGating)
        rights += gatingRights(draft, PlayerId(0)) + gatingRights(draft, PlayerId(1));
    std::stable_partition(rights.begin(), rights.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return rights.empty() ? "-" : rights;
}

} // namespace

void writeEnds(Draft &draft)
{
    EndWriter(draft).run();
}

void writeStart(Draft &draft)
{
    const Subject &subject = draft.subject();
    draft.key("maxFile", subject.files());
    draft.key("maxRank", subject.ranks());
    const std::string checks = draft.checks > 0 ? std::to_string(draft.checks) + "+" + std::to_string(draft.checks) + " " : "";
    const auto letters = lettersFor(subject.pieces());
    draft.key("startFen",
              placementFen(subject, *letters, '*') + (draft.hasHands ? handText(draft) : "") + " w "
                  + rightsText(draft) + " - " + checks + "0 1");
}

} // namespace rookery::fairy
