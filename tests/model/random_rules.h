#pragma once

#include "tests/model/random_designs.h"
#include "tests/support.h"

#include <algorithm>
#include <optional>
#include <vector>

/// Random designs whose tables and whose move rules have to agree.
namespace rookery::test {

/// Random legs without what tables do not know: whom they meet, and pieces that are moved or left
/// standing.
inline LegGraph tamed(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        leg.only.unmoved = leg.only.startCell = false;
        leg.returns = leg.unloads = false;
        leg.onEnemy.whom = {};
        leg.onEnemy.effect = leg.onEnemy.stop ? Effect::Capture : Effect::None;
        if (leg.onEnemy.stop)
            leg.onEnemy.then.clear();
        leg.onFriend = {};
        leg.onFriend.then = leg.onEnemy.then;
        leg.most = std::min(leg.most, 5);
    }
    return graph;
}

/// The same for some pieces only, whether they are met on the way or captured.
inline LegGraph filtered(LegGraph graph, PieceId except)
{
    for (Leg &leg : graph.legs)
        leg.onEnemy.whom = leg.onFriend.whom = {Whom::Except, {except}};
    return graph;
}

/// Random legs, of which a walk soon comes to an end.
inline LegGraph shortened(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        leg.least = std::min(leg.least, 2);
        leg.most = std::min(leg.most, 2);
    }
    return graph;
}

inline void decorate(Rules &rules, Dice &dice)
{
    if (dice.oneIn(4))
        rules.compulsions.push_back({MustCapture::Must, {}, {}, {}});
    if (dice.oneIn(4))
        rules.pass = dice.oneIn(2) ? Pass::Stuck : Pass::Always;
    if (dice.oneIn(4))
        rules.hands.captured = Captured::CaptorsHand;
    if (dice.oneIn(3)) {
        Promotion promotion;
        promotion.types = {PieceId(1)};
        promotion.into = {PieceId(dice.upTo(1))};
        promotion.duty = dice.oneIn(2) ? PromotionDuty::May : PromotionDuty::WhenStuck;
        promotion.zone = ZoneId(dice.upTo(1));
        promotion.touch = dice.oneIn(2) ? ZoneTouch::End : ZoneTouch::Either;
        promotion.by = dice.pick(std::vector{PromotionBy::AnyMove,
                                             PromotionBy::Capture,
                                             PromotionBy::InPlace,
                                             PromotionBy::QuietStep});
        promotion.last = dice.oneIn(3) ? LastOfKind::Anywhere : LastOfKind::AsOthers;
        rules.promotions.push_back(promotion);
    }
    if (dice.oneIn(4)) {
        EnPassant rule;
        rule.zone = dice.oneIn(2) ? std::optional(ZoneId(dice.upTo(1))) : std::nullopt;
        rules.enPassant.push_back(rule);
    }
    if (dice.oneIn(6))
        rules.ends.push_back({Extinct{{PieceId(1)}, Counted::Together, 0, 0, false},
                              Outcome::Loss,
                              {},
                              {},
                              {},
                              {},
                              {}});
    if (dice.oneIn(6))
        rules.check.giving = GivingCheck::Forbidden;
    if (dice.oneIn(6)) {
        Promotion there;
        there.types = {PieceId(0)};
        there.into = {PieceId(1)};
        there.duty = dice.oneIn(2) ? PromotionDuty::Must : PromotionDuty::May;
        Promotion back = there;
        back.types = {PieceId(1)};
        back.into.clear();
        rules.promotions.insert(rules.promotions.end(), {there, back});
    }
}

/// Asked for last, so that pieces and boards of a seed stay what they were.
inline void addRare(Rules &rules, Dice &dice)
{
    for (Explosion &rule : rules.explosions) {
        rule.unharmed = {PieceId(dice.upTo(1))};
        rule.survivors = {PieceId(dice.upTo(1))};
    }
    for (Petrification &rule : rules.petrifications)
        rule.shields = dice.oneIn(2);
    for (Walling &rule : rules.walling)
        rule.shields = dice.oneIn(2);
    if (dice.oneIn(5))
        rules.aims.push_back({{PieceId(dice.upTo(1))},
                              {PieceId(dice.upTo(1))},
                              dice.oneIn(2) ? Lines::Orthogonal : Lines::All,
                              {}});
    if (dice.oneIn(5)) {
        Royal group;
        group.types = {PieceId(dice.upTo(1))};
        group.whileAtMost = static_cast<int>(dice.upTo(2));
        group.safety = dice.oneIn(2) ? Safety::One : Safety::Each;
        group.newcomers = dice.oneIn(3) ? Newcomers::NextTurn : Newcomers::AtOnce;
        rules.royals.push_back(group);
    }
}

/// Rules that the tables leave to the move rules.
inline void addFallback(Rules &rules, Dice &dice)
{
    const auto anyOf = [&](auto... values) {
        return dice.pick(std::vector{values...});
    };
    if (dice.oneIn(5))
        rules.explosions.push_back({{}, {}, {}, {}, anyOf(Lines::All, Lines::Orthogonal), {}});
    if (dice.oneIn(6))
        rules.petrifications.push_back({{PieceId(1)}, true, {}});
    if (dice.oneIn(4)) {
        Enclosing rule;
        rule.shape = anyOf(Enclosure::Line, Enclosure::Neighbour, Enclosure::Pair, Enclosure::All);
        rule.fate = anyOf(EnclosedFate::ChangeSides, EnclosedFate::Captured);
        rule.arrival = anyOf(ArrivedBy::Any, ArrivedBy::Move);
        rules.enclosing.push_back(rule);
    }
    if (dice.oneIn(5)) {
        Walling rule;
        rule.place =
            anyOf(WallPlace::Anywhere, WallPlace::Shot, WallPlace::Vacated, WallPlace::Edge);
        rule.life = anyOf(WallLife::Stays, WallLife::Moves);
        rule.turn = anyOf(WallTurn::WithMove, WallTurn::Instead);
        rules.walling.push_back(rule);
    }
    if (dice.oneIn(5))
        rules.turns.cycle = {PlayerId(0), PlayerId(1), PlayerId(1), PlayerId(0)};
    if (dice.oneIn(5))
        rules.immunities.push_back({{PieceId(0)}, {PieceId(dice.upTo(1))}, {}});
    if (dice.oneIn(5))
        rules.check.flight = Flight::None;
    if (dice.oneIn(6))
        rules.flying.push_back({{PieceId(dice.upTo(1))}, {}, 2, {}});
    if (dice.oneIn(5)) {
        Drop drop;
        drop.colour = anyOf(DropColour::Any, DropColour::Opposite);
        drop.contact = anyOf(DropContact::Anything,
                             DropContact::Friend,
                             DropContact::NoEnemy,
                             DropContact::OnTop,
                             DropContact::FromASide,
                             DropContact::Flanking);
        rules.drops = {drop};
        rules.hands.supply = Supply::Endless;
    }
    if (dice.oneIn(5))
        rules.ends.push_back(
            {Row{{}, 3, Lines::All, RowOrder::Unbroken}, Outcome::Win, {}, {}, {}, {}, {}});
    if (dice.oneIn(5))
        rules.ends.push_back({Reached{{}, ZoneId(0), 1, false, dice.oneIn(2), {PlayerId(1)}},
                              Outcome::Win,
                              {},
                              {},
                              {},
                              {},
                              {}});
    if (dice.oneIn(5))
        rules.ends.push_back({Passes{2}, Outcome::Draw, {}, {}, {}, {}, {}});
    if (dice.oneIn(6))
        rules.compulsions.push_back(
            {MustCapture::Must, {{CaptureValue::Pieces, {}, 1, {}, 0, {}}}, {}, {}});
    if (dice.oneIn(6)) {
        const auto when = anyOf(ExchangeWhen::Always, ExchangeWhen::InCheck, ExchangeWhen::InNeed);
        rules.exchanges.push_back({{PieceId(0)}, {}, {}, when, 1, {}});
    }
    if (dice.oneIn(6))
        rules.blockades.emplace_back();
    if (dice.oneIn(4))
        rules.turns.lost =
            anyOf(LostPlayer::PiecesLeave, LostPlayer::PiecesStay, LostPlayer::PiecesDie);
    const bool isForARound = dice.oneIn(2);
    for (EnPassant &rule : rules.enPassant)
        rule.within = isForARound ? PassedFor::Round : PassedFor::NextTurn;
}

/// Two types of pieces with legs of any kind, under some rules; nothing if the board has no cell.
inline std::optional<Design> randomDesign(Dice &dice)
{
    Design design = dice.board();
    if (Board(design.board, design.directions).size() == 0)
        return std::nullopt;
    for (const char *name : {"First", "Second"})
        design = must(withPieceAdded(design, name));
    for (const PieceId piece : {PieceId(0), PieceId(1)}) {
        LegGraph legs = dice.oneIn(3) ? shortened(dice.legs()) : tamed(dice.legs());
        if (dice.oneIn(4))
            legs = filtered(tamed(dice.legs()), PieceId(dice.upTo(1)));
        const When when = dice.oneIn(4) ? When::Unmoved : When::Always;
        design = must(withMovementAdded(design, piece, Movement{legs, when, {}}));
    }
    design.pieces.edit([&](Pieces &pieces) {
        if (dice.oneIn(2))
            pieces.types.front().royalty = Royalty::Royal;
    });
    design.rules.edit([&](Rules &rules) {
        decorate(rules, dice);
        if (dice.oneIn(2))
            addFallback(rules, dice);
        addRare(rules, dice);
    });
    design.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (Movement &movement : type.moves) {
                if (movement.when == When::Unmoved && dice.oneIn(2))
                    movement.when = When::UnmovedUnchecked;
            }
        }
    });
    return design;
}

/// A setup with pieces of both types, some of them in hand.
inline Design withRandomSetup(Design design, Dice &dice)
{
    const Board board(design.board, design.directions);
    const int percent = 10 + dice.upTo(50);
    const auto player = [&] {
        return PlayerId(dice.upTo(static_cast<int>(design.rules->players.size()) - 1));
    };
    design.setup.edit([&](Setup &setup) {
        for (const CellId cell : board.cells()) {
            if (dice.upTo(99) < percent)
                setup.placements.push_back({board.site(cell), PieceId(dice.upTo(1)), player()});
        }
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
        if (dice.oneIn(2))
            setup.hands.push_back({player(), PieceId(dice.upTo(1)), 1 + dice.upTo(2)});
    });
    return design;
}

inline void changeOnePiece(Design &design, Dice &dice)
{
    const Movement movement{tamed(dice.legs()), When::Always, {}};
    design.pieces.edit([&](Pieces &pieces) {
        PieceType &piece = pieces.types[static_cast<std::size_t>(dice.upTo(1))];
        if (dice.oneIn(5))
            piece.royalty = piece.royalty == Royalty::Royal ? Royalty::None : Royalty::Royal;
        else if (dice.oneIn(3))
            piece.moves.push_back(movement);
        else
            piece.moves.assign(1, movement);
    });
    if (dice.oneIn(5))
        design.rules.edit([&](Rules &rules) { decorate(rules, dice); });
}

} // namespace rookery::test
