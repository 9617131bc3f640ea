#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

void addExplosion(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    if (!variant.blastOnCapture)
        return;
    auto immune = builder.pieces(builder.kindsOf(variant.blastImmune));
    std::sort(immune.begin(), immune.end());
    if (!immune.empty() && (variant.has(kingKind()) || variant.extinctionPseudoRoyal))
        builder.refuse(
            "blastImmuneTypes",
            Message("the engine judges checks otherwise where pieces survive explosions"));
    Explosion explosion;
    explosion.survivors = immune;
    explosion.unharmed = immune;
    if (variant.has(pawnKind()))
        explosion.unharmed.push_back(builder.piece(pawnKind()));
    std::sort(explosion.unharmed.begin(), explosion.unharmed.end());
    const auto twice = std::unique(explosion.unharmed.begin(), explosion.unharmed.end());
    explosion.unharmed.erase(twice, explosion.unharmed.end());
    builder.rules().explosions.push_back(std::move(explosion));
}

void addFlips(DesignBuilder &builder)
{
    rookery::Enclosing rule;
    switch (builder.variant().flipEnclosed) {
    case Enclosing::None:
        return;
    case Enclosing::Reversi:
        rule.shape = Enclosure::Line;
        break;
    case Enclosing::Ataxx:
        rule.shape = Enclosure::Neighbour;
        break;
    case Enclosing::Quadwrangle:
        rule.shape = Enclosure::Neighbour;
        rule.arrival = ArrivedBy::Drop;
        rule.backing = Backing::Friend;
        builder.rules().enclosing.push_back(rule);
        rule.arrival = ArrivedBy::Move;
        rule.backing = Backing::None;
        break;
    default:
        builder.refuse("flipEnclosedPieces",
                       Message("'{word}' is no way to turn pieces here",
                               {{"word", std::string(enumName(builder.variant().flipEnclosed))}}));
        return;
    }
    if (rule.shape == Enclosure::Line && !builder.fen().holes.empty())
        builder.refuse("flipEnclosedPieces",
                       Message("Fairy-Stockfish turns pieces beyond a hole of the board too"));
    builder.rules().enclosing.push_back(std::move(rule));
}

} // namespace

void addWalls(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    if (variant.walling == Walling::None)
        return;
    rookery::Walling rule;
    switch (variant.walling) {
    case Walling::Arrow:
        rule.place = WallPlace::Shot;
        break;
    case Walling::Edge:
        rule.place = WallPlace::Edge;
        break;
    case Walling::Past:
        rule.place = WallPlace::Vacated;
        break;
    default:
        rule.place = WallPlace::Anywhere;
    }
    rule.life = variant.walling == Walling::Duck ? WallLife::Moves : WallLife::Stays;
    rule.turn = variant.wallOrMove ? WallTurn::Instead : WallTurn::WithMove;
    rule.zone = builder.zone("walls", variant.wallingRegion);
    rule.shields = !variant.has(kingKind());
    builder.rules().walling.push_back(std::move(rule));
}

namespace {

/// Each from its like only.
void addImmunities(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    Rules &rules = builder.rules();
    const PieceSet immune = builder.pieceSet(variant.mutuallyImmune);
    for (const PieceId type : IdRange<PieceId>(builder.pieceTypes().types.size())) {
        const bool isMeant =
            variant.mutuallyImmune.all || (!immune.empty() && covers(immune, type));
        if (isMeant)
            rules.immunities.push_back({{type}, {type}, {}});
    }
}

/// In Cambodian chess a rook that comes on the king's line takes the king's leap.
void addAims(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    if (!variant.cambodianMoves || !variant.has(rookKind()) || !variant.has(kingKind()))
        return;
    builder.rules().aims.push_back(
        {{builder.piece(rookKind())}, {builder.piece(kingKind())}, Lines::Orthogonal, {}});
}

} // namespace

void addCaptures(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    Rules &rules = builder.rules();
    if (variant.mustCapture)
        rules.compulsions.push_back({MustCapture::Must, {}, {}, {}});
    addImmunities(builder);
    addExplosion(builder);
    const PieceSet petrifying = builder.pieceSet(variant.petrifying);
    if (variant.petrifying.all || !petrifying.empty())
        // In the engine the cell of an explosion is open to checks, whatever is left on it.
        rules.petrifications.push_back({petrifying, !variant.blastOnCapture, {}});
    if (variant.petrifyBlast)
        builder.refuse("petrifyBlastPieces",
                       Message("pieces that an explosion turns into walls are no rule here"));
    addAims(builder);
    addFlips(builder);
}

} // namespace rookery::fairy
