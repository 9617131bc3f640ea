#include "model/exchange/jocly/jocly_rules.h"

#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/play/position/castling_wings.h"

#include <algorithm>
#include <array>
#include <set>

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

bool isKnown(const Subject &subject, const JoclyTypes &types, const UsedRule &rule)
{
    const Rules &rules = subject.rules();
    switch (rule.kind) {
    case RuleKind::RoyalType:
        return subject.pieces()[PieceId(rule.index)].royalty == Royalty::Royal;
    case RuleKind::StartZone:
    case RuleKind::UnmovedOnly:
    case RuleKind::Confinement:
        return true;
    case RuleKind::Promotion:
        return joclyKnowsPromotion(subject, rules.promotions[rule.index]);
    case RuleKind::EnPassant:
        return joclyKnowsEnPassant(subject, types);
    case RuleKind::Castling:
        return joclyWings(subject).has_value();
    case RuleKind::End:
        return isKnownEnd(subject, &rules.ends[rule.index]);
    default:
        return false;
    }
}

bool isRoyal(const Subject &subject, PieceId piece)
{
    return subject.pieces()[piece].royalty != Royalty::None;
}

/// A piece that has passed a cell, stands on another and has left a third.
struct Passing
{
    CellId passed;
    CellId stands;
    CellId left;

    friend auto operator<=>(const Passing &, const Passing &) = default;
};

/// Looks whether the model's en passant is the design's.
class PassingJudge
{
public:
    PassingJudge(const Subject &subject, const JoclyTypes &types)
        : m_subject(subject)
        , m_types(types)
        , m_rule(subject.rules().enPassant.front())
    {
    }

    bool run()
    {
        for (const JoclyType &type : m_types.list()) {
            if (covers(m_rule.victims, type.piece))
                eachLine(type,
                         [&](CellId from, const JoclyLine &line) { addVictim(type, from, line); });
        }
        for (const JoclyType &type : m_types.list()) {
            if (covers(m_rule.takers, type.piece))
                eachLine(type, [&](CellId from, const JoclyLine &line) {
                    lookAtTaker(type, from, line);
                });
        }
        return m_isSame;
    }

private:
    template<class Act>
    void eachLine(const JoclyType &type, Act &&act)
    {
        for (const CellId from : m_subject.board().cells()) {
            if (type.isUnmoved && !beginsAt(type, from))
                continue;
            const auto lines = m_types.linesFrom(type, from);
            for (const JoclyLine &line : lines ? *lines : std::vector<JoclyLine>{})
                act(from, line);
        }
    }

    bool beginsAt(const JoclyType &type, CellId cell) const
    {
        const Placement *piece = m_subject.design().setup->at(m_subject.board().site(cell));
        return piece != nullptr && piece->piece == type.piece && piece->player == type.player;
    }

    /// Pieces that pass a cell and promote are captured there as what they were.
    bool mayPromote(const JoclyType &type, CellId cell) const
    {
        const auto &promotions = m_subject.rules().promotions;
        return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &rule) {
            return covers(rule.types, type.piece) && covers(rule.players, type.player)
                   && (!rule.zone
                       || m_subject.game().zones().isInZone(cell, *rule.zone, type.player));
        });
    }

    /// The model remembers the last cell of the line before a move's end, after quiet moves.
    void addVictim(const JoclyType &type, CellId from, const JoclyLine &line)
    {
        for (std::size_t i = 0; i < line.size(); ++i) {
            std::vector<CellId> between = way(m_subject.board(), from, line[i].cell);
            std::erase(between, line[i].cell);
            std::vector<CellId> remembered;
            if (i > 0)
                remembered.push_back(line[i - 1].cell);
            const bool capturesFar = (line[i].captures || line[i].screen) && !between.empty();
            const bool promotes =
                line[i].moves && !between.empty() && mayPromote(type, line[i].cell);
            if (capturesFar || promotes || (line[i].moves && between != remembered))
                m_isSame = false;
            else if (line[i].moves && i > 0)
                m_passings[type.player.index()].insert({between.front(), line[i].cell, from});
        }
    }

    /// A cell that a piece has just passed counts as occupied for pieces that may take there. They
    /// cannot stand where that piece stands now, nor where it has come from.
    void lookAtTaker(const JoclyType &type, CellId from, const JoclyLine &line)
    {
        const auto &passings = m_passings[1 - type.player.index()];
        for (std::size_t i = 0; i < line.size(); ++i) {
            const bool isTakingOnly = line[i].captures && i + 1 == line.size();
            if (isTakingOnly)
                continue;
            for (auto row = passings.lower_bound({line[i].cell, CellId(0), CellId(0)});
                 row != passings.end() && row->passed == line[i].cell;
                 ++row) {
                const bool isBlocked =
                    row->stands == from || row->left == from
                    || std::any_of(line.begin(),
                                   line.begin() + static_cast<std::ptrdiff_t>(i),
                                   [&](const JoclyCell &cell) { return cell.cell == row->stands; });
                m_isSame = m_isSame && isBlocked;
            }
        }
    }

    const Subject &m_subject;
    const JoclyTypes &m_types;
    const EnPassant &m_rule;
    std::array<std::set<Passing>, 2> m_passings; ///< by the player whose pieces pass
    bool m_isSame = true;
};

} // namespace

bool joclyKnowsEnPassant(const Subject &subject, const JoclyTypes &types)
{
    const auto &rules = subject.rules().enPassant;
    return rules.size() == 1 && !rules.front().zone && rules.front().players.empty()
           && rules.front().within == PassedFor::NextTurn && PassingJudge(subject, types).run();
}

bool joclyKnowsPromotion(const Subject &subject, const Promotion &promotion)
{
    const auto royals = subject.markedRoyals();
    return isPromotionByCell(promotion)
           && std::none_of(royals.begin(), royals.end(), [&](PieceId royal) {
                  return covers(promotion.types, royal)
                         || std::find(promotion.into.begin(), promotion.into.end(), royal)
                                != promotion.into.end();
              });
}

std::optional<std::vector<CastlingWing>> joclyWings(const Subject &subject)
{
    const CastlingRule *rule = plainCastling(subject.rules());
    if (rule == nullptr || !subject.isPlainRectangle())
        return std::nullopt;
    const auto rank = [&](SiteId site) {
        return subject.board().siteCoordinates(site).value_or(Vector{}).y();
    };
    std::vector<CastlingWing> wings;
    for (const CastlingWing &wing : rule->wings) {
        const Placement *king = subject.design().setup->at(wing.king);
        const Placement *partner = subject.design().setup->at(wing.partner);
        const bool areThere = king != nullptr && partner != nullptr && king->player == wing.player
                              && partner->player == wing.player && covers(rule->kings, king->piece)
                              && covers(rule->partners, partner->piece);
        if (!areThere)
            continue;
        // The model leaves both the types that they had, and knows one king.
        const bool isKnown =
            isRoyal(subject, king->piece) && !isRoyal(subject, partner->piece)
            && !subject.hasFirstMove(king->piece) && !subject.hasFirstMove(partner->piece)
            && rank(wing.king) == rank(wing.kingTo) && rank(wing.partner) == rank(wing.partnerTo);
        if (!isKnown)
            return std::nullopt;
        wings.push_back(wing);
    }
    return wings;
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
    const bool fits = royal.size() == 1 && subject.startingPieces(royal.front(), PlayerId(0)) == 1
                      && subject.startingPieces(royal.front(), PlayerId(1)) == 1;
    if (!fits)
        verdict.prevents("each side must have exactly one royal piece");
}

void checkJoclyRules(const Subject &subject, const JoclyTypes &types, Verdict &verdict)
{
    bool losesByMate = false;
    leaveOutOfGame(
        subject, verdict, [&](const UsedRule &rule) { return isKnown(subject, types, rule); });
    for (const End &end : subject.rules().ends)
        losesByMate = losesByMate || (isPlainMate(end.condition) && isKnownEnd(subject, &end));
    if (!losesByMate)
        verdict.differs("a player who is mated loses there");
}

} // namespace rookery
