#include "model/exchange/fairy_stockfish/reader/design_builder.h"
#include "model/play/rules/promotion_turns.h"

#include <algorithm>
#include <array>

namespace rookery::fairy {

namespace {

/// What the engine does where two of its rules meet, and what no one would say as a rule.
class Habits
{
public:
    explicit Habits(DesignBuilder &builder)
        : m_builder(builder)
        , m_variant(builder.variant())
        , m_hasKing(m_variant.has(kingKind()))
    {
    }

    void refuse()
    {
        refuseWalls();
        refuseImmobility();
        refuseExplosions();
        refusePetrification();
        refusePromotions();
        refuseChecks();
        refuseImmunity();
        refuseEnPassant();
        refuseDrops();
        if (m_variant.cambodianMoves && !m_builder.rules().castling.empty())
            m_builder.refuse("cambodianMoves",
                             Message("in the engine a king that loses its leap may still castle"));
        if (m_variant.cambodianMoves && (!beginsWithKing(white) || !beginsWithKing(black)))
            m_builder.refuse(
                "cambodianMoves",
                Message("without a king of each side the engine confuses who has moved"));
        if (m_variant.cambodianMoves && m_variant.flyingGeneral)
            m_builder.refuse("cambodianMoves",
                             Message("in the engine first moves answer a check where kings may not "
                                     "face each other"));
    }

private:
    void refuseWalls()
    {
        if (m_variant.walling == Walling::None)
            return;
        if (m_variant.pieceDrops)
            m_builder.refuse(
                "wallingRule",
                Message(
                    "the engine gives pieces that are dropped other walls than those who move"));
        if (!m_variant.promoted.empty())
            m_builder.refuse(
                "wallingRule",
                Message("the engine gives pieces that promote other walls than those who do not"));
        if (m_builder.rules().pass != Pass::Never)
            m_builder.refuse("wallingRule", Message("in the engine who passes may build a wall"));
        if (m_variant.walling == Walling::Arrow && m_variant.wallOrMove)
            m_builder.refuse(
                "wallOrMove",
                Message("in the engine a wall in place of a move is shot by a piece that stays, "
                        "for each piece anew"));
        if (m_variant.walling == Walling::Duck && !m_builder.fen().holes.empty())
            m_builder.refuse("wallingRule",
                             Message("the engine takes up the holes of the board with the duck"));
        if (m_variant.walling == Walling::Arrow && m_hasKing
            && m_variant.betzaOf(kingKind()) != "K")
            m_builder.refuse(
                "wallingRule",
                Message("in the engine a king of another kind builds walls where the usual "
                        "king would"));
        if (!m_variant.petrifying.isEmpty())
            m_builder.refuse(
                "petrifyOnCaptureTypes",
                Message("in the engine a piece that has become a wall still builds one"));
    }

    void refuseImmobility()
    {
        const bool hasWalls = m_variant.walling != Walling::None || !m_variant.petrifying.isEmpty();
        if (m_variant.immobilityIllegal && hasWalls)
            m_builder.refuse(
                "immobilityIllegal",
                Message("in the engine walls keep pieces from going where they could not move on"));
    }

    void refuseExplosions()
    {
        if (!m_variant.blastOnCapture)
            return;
        if (m_hasKing && !m_variant.blastImmune.kinds[kingKind()])
            m_builder.refuse(
                "blastOnCapture",
                Message("in the engine a king who explodes is gone and the game goes on"));
        for (const Kind kind : lastOfTheirKind()) {
            if (m_variant.betzaOf(kind) != "K")
                m_builder.refuse(
                    "extinctionPseudoRoyal",
                    Message("in the engine a royal piece that would explode by a capture still "
                            "gives check"));
        }
    }

    void refusePetrification()
    {
        const auto petrifies = [&](Kind kind) {
            return m_variant.petrifying.has(kind);
        };
        const auto royals = lastOfTheirKind();
        const bool isRoyalStone = std::any_of(royals.begin(), royals.end(), petrifies);
        if (m_hasKing && petrifies(kingKind()))
            m_builder.refuse("petrifyOnCaptureTypes",
                             Message("a king who captures would become a wall"));
        else if (isRoyalStone && (m_hasKing || royals.size() > 1))
            m_builder.refuse(
                "petrifyOnCaptureTypes",
                Message("in the engine a royal piece that would become a wall gives check to "
                        "some royal pieces only"));
        for (const std::size_t side : {white, black}) {
            const auto pawns = m_builder.kindsOf(m_variant.promotionPawns[side]);
            const auto choices = m_builder.kindsOf(m_variant.promotionPieces[side]);
            const bool staysPiece = !std::all_of(choices.begin(), choices.end(), petrifies);
            if (staysPiece && std::any_of(pawns.begin(), pawns.end(), petrifies))
                refuseLostPromotion();
        }
        for (const auto &[kind, into] : m_variant.promoted) {
            if (m_variant.has(kind) && petrifies(kind) != petrifies(into))
                refuseLostPromotion();
        }
    }

    void refuseLostPromotion()
    {
        m_builder.refuse(
            "petrifyOnCaptureTypes",
            Message("in the engine a piece that would become a wall and promotes leaves an empty "
                    "cell"));
    }

    void refusePromotions()
    {
        if (countsTwice())
            m_builder.refuse(
                "promotedPieceType",
                Message(
                    "the engine counts a piece that promotes as pawns do and as others do twice"));
        if (cannonsPromote())
            m_builder.refuse(
                "janggiCannon",
                Message("the engine judges checks as if a cannon that promotes, or what "
                        "becomes one, had not"));
        const auto pawns = promotingPawns();
        const bool hasBoth = std::any_of(pawns.begin(), pawns.end(), [&](Kind pawn) {
            return m_variant.promoted.contains(pawn);
        });
        if (hasBoth && m_variant.dropPromoted && m_variant.pieceDrops)
            m_builder.refuse(
                "dropPromoted",
                Message("in the engine a piece that promotes as pawns do and as others do is "
                        "dropped promoted as others only"));
        const bool hasOthers =
            std::any_of(pawns.begin(), pawns.end(), [](Kind pawn) { return pawn != pawnKind(); });
        if (m_variant.sittuyinPromotion && hasOthers)
            m_builder.refuse("sittuyinPromotion",
                             Message("the engine lets only its own pawns promote so"));
        if (m_variant.sittuyinPromotion)
            refuseQuietPromotions(promotionChoices());
        if (m_variant.pieceDemotion)
            refuseDemotions(!pawns.empty());
    }

    void refuseQuietPromotions(const std::vector<Kind> &choices)
    {
        const auto capturesOtherwise = [&](Kind kind) {
            return m_variant.betzaOf(kind).find_first_of("mc") != std::string::npos;
        };
        if (std::any_of(choices.begin(), choices.end(), capturesOtherwise))
            m_builder.refuse(
                "sittuyinPromotion",
                Message("the engine lets pawns promote where what they become would capture"));
        if (std::any_of(
                choices.begin(), choices.end(), [&](Kind kind) { return isConfined(kind); }))
            m_builder.refuse(
                "sittuyinPromotion",
                Message("the engine asks what the new piece would attack outside its zone, too"));
    }

    void refuseDrops()
    {
        if (!m_variant.pieceDrops)
            return;
        if (m_variant.dropOppositeBishop && leavesBishopsNoRoom())
            m_builder.refuse("dropOppositeColoredBishop",
                             Message("the engine keeps cells free that no bishop needs"));
        const auto reaches = [&](const Squares &region) {
            return without(m_variant.enclosingDropStart, region).isEmpty();
        };
        if (!std::all_of(m_variant.dropRegion.begin(), m_variant.dropRegion.end(), reaches))
            m_builder.refuse(
                "enclosingDropStart",
                Message("in the engine the first pieces, too, keep to the drop region"));
    }

    /// Bishops that cannot stand on every cell of the region, or more pieces than cells.
    bool leavesBishopsNoRoom() const
    {
        return isConfined(bishopKind()) || !m_builder.fen().holes.empty();
    }

    bool isConfined(Kind kind) const
    {
        return m_variant.mobility[white].contains(kind) || m_variant.mobility[black].contains(kind);
    }

    bool beginsWithKing(std::size_t side) const
    {
        const auto &pieces = m_builder.fen().pieces;
        return std::any_of(pieces.begin(), pieces.end(), [side](const FenPiece &piece) {
            return piece.kind == kingKind() && piece.side == side;
        });
    }

    void refuseDemotions(bool pawnsPromote)
    {
        const bool hasChain =
            std::any_of(m_variant.promoted.begin(), m_variant.promoted.end(), [&](const auto &row) {
                return m_variant.promoted.contains(row.second);
            });
        if (hasChain)
            m_builder.refuse(
                "pieceDemotion",
                Message("in the engine a promoted piece may go on to the next type or back, and "
                        "counts twice where these are one"));
        if (pawnsPromote)
            m_builder.refuse("pieceDemotion",
                             Message("the engine lets pieces that were pawns become pawns again"));
    }

    /// Of both sides, with something to become.
    std::vector<Kind> promotingPawns() const
    {
        std::vector<Kind> pawns;
        for (const std::size_t side : {white, black}) {
            const auto own = m_builder.kindsOf(m_variant.promotionPawns[side]);
            if (!m_builder.kindsOf(m_variant.promotionPieces[side]).empty())
                pawns.insert(pawns.end(), own.begin(), own.end());
        }
        return pawns;
    }

    std::vector<Kind> promotionChoices() const
    {
        std::vector<Kind> choices;
        for (const std::size_t side : {white, black}) {
            const auto own = m_builder.kindsOf(m_variant.promotionPieces[side]);
            choices.insert(choices.end(), own.begin(), own.end());
        }
        return choices;
    }

    bool cannonsPromote() const
    {
        const auto isCannon = [](Kind kind) {
            return kindKey(kind) == "janggiCannon";
        };
        const bool isPiece =
            std::any_of(m_variant.promoted.begin(), m_variant.promoted.end(), [&](const auto &row) {
                return m_variant.has(row.first) && (isCannon(row.first) || isCannon(row.second));
            });
        constexpr std::array sides = {white, black};
        return isPiece || std::any_of(sides.begin(), sides.end(), [&](std::size_t side) {
                   const auto choices = m_builder.kindsOf(m_variant.promotionPieces[side]);
                   const auto pawns = m_builder.kindsOf(m_variant.promotionPawns[side]);
                   return !pawns.empty() && std::any_of(choices.begin(), choices.end(), isCannon);
               });
    }

    /// Whether two rules let a piece become the same in what is one choice here.
    bool countsTwice() const
    {
        const auto share = [](const auto &one, const auto &other) {
            return std::any_of(one.begin(), one.end(), [&](auto id) {
                return std::find(other.begin(), other.end(), id) != other.end();
            });
        };
        const auto isAgain = [&](const Promotion &one, const Promotion &other) {
            const bool isSamePlayer =
                one.players.empty() || other.players.empty() || share(one.players, other.players);
            return isSamePlayer && share(one.types, other.types) && share(one.into, other.into)
                   && isOneChoice(one, other);
        };
        const auto &rules = m_builder.rules().promotions;
        for (auto one = rules.begin(); one != rules.end(); ++one) {
            if (std::any_of(std::next(one), rules.end(), [&](const Promotion &other) {
                    return isAgain(*one, other);
                }))
                return true;
        }
        return false;
    }

    void refuseChecks()
    {
        const auto royals = lastOfTheirKind();
        if (royals.empty())
            return;
        const auto waits = [&](Kind kind) {
            const auto &hands = m_builder.fen().hands;
            return hands[white].contains(kind) || hands[black].contains(kind);
        };
        if (m_variant.pieceDrops && std::any_of(royals.begin(), royals.end(), waits))
            m_builder.refuse(
                "extinctionPseudoRoyal",
                Message(
                    "in the engine a royal piece may not be dropped in check beside another one"));
        const auto becomesCommon = [&](Kind kind) {
            const auto into = m_variant.promoted.find(kind);
            return into != m_variant.promoted.end()
                   && std::find(royals.begin(), royals.end(), into->second) == royals.end();
        };
        if (std::any_of(royals.begin(), royals.end(), becomesCommon))
            m_builder.refuse(
                "extinctionPseudoRoyal",
                Message("in the engine a royal piece that promotes may not go into check"));
        const Message reason(
            "the engine asks only whether a king is in check, not the other royal pieces");
        if (m_variant.bikjang)
            m_builder.refuse("bikjangRule", reason);
        if (m_variant.checkCounting)
            m_builder.refuse("checkCounting", reason);
        if (m_hasKing && !m_variant.checking)
            m_builder.refuse("checking", reason);
        if (m_hasKing && !m_variant.dropChecks && m_variant.pieceDrops)
            m_builder.refuse("dropChecks", reason);
    }

    void refuseImmunity()
    {
        const auto isImmune = [&](Kind kind) {
            return m_variant.mutuallyImmune.has(kind);
        };
        const auto royals = lastOfTheirKind();
        const bool isRoyal = std::any_of(royals.begin(), royals.end(), isImmune);
        if ((m_hasKing && isImmune(kingKind())) || (isRoyal && !m_variant.blastOnCapture))
            m_builder.refuse(
                "mutuallyImmuneTypes",
                Message("in the engine royal pieces that cannot capture each other give check"));
    }

    void refuseEnPassant()
    {
        const Rules &rules = m_builder.rules();
        const bool isPassed = std::any_of(
            rules.immunities.begin(), rules.immunities.end(), [&](const Immunity &immunity) {
                const PieceId type = immunity.victims.front();
                return std::any_of(
                    rules.enPassant.begin(), rules.enPassant.end(), [type](const EnPassant &row) {
                        return covers(row.victims, type) && covers(row.takers, type);
                    });
            });
        if (isPassed)
            m_builder.refuse("mutuallyImmuneTypes",
                             Message("the engine lets such pieces capture each other en passant"));
    }

    /// The types whose last pieces are royal.
    std::vector<Kind> lastOfTheirKind() const
    {
        return m_variant.extinctionPseudoRoyal ? m_builder.kindsOf(m_variant.extinctionTypes)
                                               : std::vector<Kind>();
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
    bool m_hasKing;
};

} // namespace

void refuseHabits(DesignBuilder &builder)
{
    Habits(builder).refuse();
}

} // namespace rookery::fairy
