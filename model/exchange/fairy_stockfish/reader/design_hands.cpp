#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>
#include <set>

namespace rookery::fairy {

namespace {

DropContact contactOf(Enclosing rule)
{
    switch (rule) {
    case Enclosing::Reversi:
        return DropContact::Flanking;
    case Enclosing::Ataxx:
        return DropContact::Friend;
    case Enclosing::Snort:
        return DropContact::NoEnemy;
    case Enclosing::AnySide:
        return DropContact::FromASide;
    case Enclosing::Top:
        return DropContact::OnTop;
    default:
        return DropContact::Anything;
    }
}

class DropAdder
{
public:
    explicit DropAdder(DesignBuilder &builder)
        : m_builder(builder)
        , m_variant(builder.variant())
    {
    }

    void add()
    {
        for (const auto &[kind, letter] : m_variant.letters)
            addType(kind);
    }

private:
    Sides<Squares> regionOf(Kind kind) const
    {
        Sides<Squares> region = m_variant.dropRegion;
        if (kind == pawnKind()) {
            for (const std::size_t side : {white, black}) {
                const int first = side == white ? 0 : m_variant.ranks - 1;
                if (!m_variant.promotionZonePawnDrops)
                    region[side] = without(region[side], m_variant.promotionRegion[side]);
                if (!m_variant.firstRankPawnDrops)
                    region[side] = without(region[side], Squares::rank(first));
            }
        }
        if (kind == rookKind() && m_variant.sittuyinRookDrop) {
            region[white] = common(region[white], Squares::rank(0));
            region[black] = common(region[black], Squares::rank(m_variant.ranks - 1));
        }
        return region;
    }

    void addType(Kind kind)
    {
        const bool isLimited = m_variant.dropNoDoubled.kinds[kind];
        const auto region = regionOf(kind);
        const bool isAnywhere =
            !m_builder.cellsOf(region[white]).empty() || !m_builder.cellsOf(region[black]).empty();
        if (!isAnywhere || (isLimited && m_variant.dropNoDoubledCount == 0))
            return;
        Drop drop;
        drop.types = {m_builder.piece(kind)};
        drop.zone = m_builder.zone("drop", region);
        if (!m_variant.enclosingDropStart.isEmpty())
            drop.firstZone = m_builder.zone("first-drops", m_variant.enclosingDropStart);
        drop.contact = contactOf(m_variant.enclosingDrop);
        // The engine asks only whether a king would be in check.
        const bool mayCheck = m_variant.dropChecks || !m_variant.has(kingKind());
        drop.threat = mayCheck ? DropThreat::Anything : DropThreat::NoCheck;
        drop.mobility =
            m_variant.immobilityIllegal ? DropMobility::MustHaveMove : DropMobility::Anything;
        if (isLimited)
            drop.perFile = FileLimit{m_variant.dropNoDoubledCount};
        if (kind == bishopKind() && m_variant.dropOppositeBishop)
            drop.colour = DropColour::Opposite;
        const bool promotes = m_variant.dropPromoted && m_variant.promoted.contains(kind);
        drop.form = promotes ? DropForm::Either : DropForm::Unpromoted;
        join(std::move(drop));
    }

    /// Types that are dropped alike share a row.
    void join(Drop drop)
    {
        for (Drop &row : m_builder.rules().drops) {
            Drop same = drop;
            same.types = row.types;
            if (same == row) {
                row.types.push_back(drop.types.front());
                return;
            }
        }
        m_builder.rules().drops.push_back(std::move(drop));
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
};

/// Pieces that start on squares which the position names as gates.
PieceSet gateMovers(const DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    std::set<PieceId> movers;
    for (const FenPiece &piece : builder.fen().pieces) {
        if (piece.rank == (piece.side == white ? 0 : variant.ranks - 1))
            movers.insert(builder.piece(piece.kind));
    }
    return {movers.begin(), movers.end()};
}

/// Pawns cannot stand where pieces begin.
PieceSet gatedPieces(const DesignBuilder &builder)
{
    KindSet types;
    for (const auto &[kind, letter] : builder.variant().letters)
        types.kinds[kind] = kind != pawnKind();
    return builder.pieceSet(types);
}

void addDropDuty(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    if (!variant.mustDrop)
        return;
    DropDuty duty;
    duty.types = builder.pieceSet(variant.mustDropType);
    if (variant.mustDropType.all || !duty.types.empty())
        builder.rules().dropDuties.push_back(std::move(duty));
}

Pass passOf(const FairyVariant &variant, std::size_t side)
{
    // Passing in stalemate switches ordinary passing off.
    if (variant.passOnStalemate[side])
        return Pass::Stuck;
    return variant.pass[side] ? Pass::Always : Pass::Never;
}

} // namespace

void addHands(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    Rules &rules = builder.rules();
    rules.hands.captured =
        variant.capturesToHand && variant.pieceDrops ? Captured::CaptorsHand : Captured::Away;
    rules.hands.form = variant.dropLoop ? HandForm::AsItWas : HandForm::Unpromoted;
    const bool isEndless = variant.pieceDrops && variant.freeDrops;
    rules.hands.supply = isEndless ? Supply::Endless : Supply::Counted;
    if (variant.enclosingDrop == Enclosing::AnySide)
        builder.refuse(
            "enclosingDrop",
            Message("the engine lets pieces slide in from a side where no rule here would"));
    if (variant.dropOppositeBishop && variant.capturesToHand)
        builder.refuse(
            "dropOppositeColoredBishop",
            Message("with captured pieces in hand there may be more than one for each colour"));
    if (variant.pieceDrops)
        DropAdder(builder).add();
    addDropDuty(builder);
    // A piece that has to build a wall brings nothing in where it came from.
    const bool mustBuild = variant.walling != Walling::None && !variant.wallOrMove;
    if (variant.seirawanGating && !mustBuild)
        rules.gating.push_back({gateMovers(builder), gatedPieces(builder), {}, {}});

    const Pass whites = passOf(variant, white);
    const Pass blacks = passOf(variant, black);
    rules.pass = whites == Pass::Never ? blacks : whites;
    if (whites != blacks)
        rules.passers = DesignBuilder::only(whites == Pass::Never ? black : white);
    if (whites != blacks && whites != Pass::Never && blacks != Pass::Never)
        builder.refuse("passOnStalemate", Message("both sides may pass, but not in the same case"));
}

} // namespace rookery::fairy
