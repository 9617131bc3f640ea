#include "tests/model/variant_edits.h"

namespace rookery::test {

namespace {

void addEnd(VariantDice &dice, Design &design, End end)
{
    const bool isFirst = dice.oneIn(2);
    design.rules.edit([&](Rules &rules) {
        rules.ends.insert(isFirst ? rules.ends.begin() : rules.ends.end(), std::move(end));
    });
}

std::string promotionTypes(VariantDice &dice, Design &design)
{
    if (design.rules->promotions.empty())
        return {};
    const auto types = dice.someTypes(design, 5);
    design.rules.edit([&](Rules &rules) { rules.promotions.front().into = types; });
    return "promotion to " + VariantDice::namesOf(design, types);
}

std::string promotionDuty(VariantDice &dice, Design &design)
{
    if (design.rules->promotions.empty())
        return {};
    std::string what;
    design.rules.edit([&](Rules &rules) {
        Promotion &rule = dice.change(rules.promotions);
        const int way = dice.upTo(5);
        if (way < 3)
            rule.duty =
                dice.anyOf({PromotionDuty::Must, PromotionDuty::May, PromotionDuty::WhenStuck});
        else if (way == 3)
            rule.touch = dice.anyOf({ZoneTouch::End, ZoneTouch::Either, ZoneTouch::Enter});
        else if (way == 4)
            rule.by =
                dice.anyOf({PromotionBy::AnyMove, PromotionBy::Capture, PromotionBy::InPlace});
        else if (!rule.into.empty())
            rule.limits = {{rule.into.front(), 1 + dice.upTo(2)}};
        what = "promotion changed in way " + std::to_string(way);
    });
    return what;
}

std::string promotionZone(VariantDice &dice, Design &design)
{
    std::string words;
    const ZoneId zone = dice.newZone(design, words);
    const PieceId pawn = VariantDice::pawnOf(design);
    const auto into = dice.someTypes(design, 3);
    design.rules.edit([&](Rules &rules) {
        if (rules.promotions.empty()) {
            rules.promotions.emplace_back();
            rules.promotions.back().types = {pawn};
            rules.promotions.back().into = into;
        }
        for (Promotion &rule : rules.promotions)
            rule.zone = zone;
    });
    return "promotion on " + words;
}

std::string castling(VariantDice &dice, Design &design)
{
    if (design.rules->castling.empty())
        return {};
    std::string what = "no castling";
    design.rules.edit([&](Rules &rules) {
        CastlingRule &rule = rules.castling.front();
        switch (dice.upTo(3)) {
        case 0:
            rules.castling.clear();
            break;
        case 1:
            rule.wings.erase(rule.wings.begin()
                             + dice.upTo(static_cast<int>(rule.wings.size()) - 1));
            what = "a castling wing less";
            break;
        case 2:
            rule.safety = CastlingSafety::EndOnly;
            what = "castling through check";
            break;
        default:
            rule.pieces = CastlingPieces::Dropped;
            what = "castling with dropped pieces";
        }
    });
    return what;
}

std::string hands(VariantDice &dice, Design &design)
{
    const bool hadDrops = design.rules->hands.captured == Captured::CaptorsHand;
    const bool isAsItWas = dice.oneIn(3);
    const auto pieces = dice.typeSet(design, 2);
    const bool hasPieces = dice.oneIn(3);
    design.rules.edit([&](Rules &rules) {
        rules.hands.captured = hadDrops ? Captured::Away : Captured::CaptorsHand;
        rules.hands.form = isAsItWas ? HandForm::AsItWas : HandForm::Unpromoted;
        if (!hadDrops && rules.drops.empty())
            rules.drops = {Drop{}};
    });
    if (hasPieces) {
        design.setup.edit([&](Setup &setup) {
            setup.hands.clear();
            for (const PlayerId player : {PlayerId(0), PlayerId(1)}) {
                for (const PieceId piece : pieces)
                    setup.hands.push_back({player, piece, 1});
            }
        });
    }
    return std::string(hadDrops ? "captured pieces leave" : "captured pieces to hand")
           + (isAsItWas ? " as they were" : "") + (hasPieces ? " and some at the start" : "");
}

std::string dropConditions(VariantDice &dice, Design &design)
{
    if (design.rules->drops.empty()
        || (design.rules->hands.captured != Captured::CaptorsHand && design.setup->hands.empty()))
        return {};
    std::string words;
    const int what = dice.upTo(5);
    const ZoneId zone = dice.newZone(design, words);
    design.rules.edit([&](Rules &rules) {
        Drop &drop = dice.change(rules.drops);
        switch (what) {
        case 0:
            drop.zone = zone;
            break;
        case 1:
            drop.threat = dice.anyOf({DropThreat::NoCheck, DropThreat::NoMate});
            break;
        case 2:
            drop.mobility = DropMobility::MustHaveMove;
            break;
        case 3:
            drop.perFile = FileLimit{1 + dice.upTo(1)};
            break;
        case 4:
            drop.form = DropForm::Either;
            break;
        default:
            rules.dropDuties.emplace_back();
        }
    });
    return "drops limited in way " + std::to_string(what) + " " + words;
}

std::string goal(VariantDice &dice, Design &design)
{
    std::string words;
    Reached reached;
    if (!dice.oneIn(4))
        reached.types = dice.typeSet(design, 2);
    reached.zone = dice.newZone(design, words);
    reached.count = dice.oneIn(4) ? 2 : 1;
    reached.safe = dice.oneIn(6);
    if (dice.oneIn(6))
        reached.answered = {PlayerId(1)};
    const std::string what = VariantDice::namesOf(design, reached.types);
    addEnd(
        dice, design, {reached, dice.oneIn(6) ? Outcome::Loss : Outcome::Win, {}, {}, {}, {}, {}});
    return what + " to reach " + words;
}

std::string extinction(VariantDice &dice, Design &design)
{
    Extinct extinct;
    extinct.types = dice.typeSet(design, dice.oneIn(3) ? 3 : 1);
    extinct.counted = dice.anyOf({Counted::Together, Counted::EachType});
    extinct.atMost = dice.oneIn(3) ? 1 : 0;
    extinct.enemyAtLeast = dice.oneIn(6) ? 1 : 0;
    addEnd(dice,
           design,
           {extinct,
            dice.anyOf({Outcome::Loss, Outcome::Loss, Outcome::Win, Outcome::Draw}),
            {},
            {},
            {},
            {},
            {}});
    return "loss of " + VariantDice::namesOf(design, extinct.types) + " ends";
}

std::string countedEnd(VariantDice &dice, Design &design)
{
    switch (dice.upTo(4)) {
    case 0:
        addEnd(dice, design, {Checks{1 + dice.upTo(4)}, Outcome::Win, {}, {}, {}, {}, {}});
        return "checks";
    case 1:
        addEnd(dice,
               design,
               {Row{dice.typeSet(design, 1),
                    3 + dice.upTo(1),
                    dice.anyOf({Lines::All, Lines::Orthogonal, Lines::Diagonal}),
                    RowOrder::Unbroken},
                Outcome::Win,
                {},
                {},
                {},
                {},
                {}});
        return "a row";
    case 2:
        addEnd(dice,
               design,
               {QuietMoves{2 * (4 + dice.upTo(20)), dice.someTypes(design, 2)},
                Outcome::Draw,
                {},
                {},
                {},
                {},
                {}});
        return "quiet moves";
    case 3:
        addEnd(dice,
               design,
               {Repetition{2 + dice.upTo(2)},
                dice.anyOf({Outcome::Draw, Outcome::Loss, Outcome::Win}),
                {},
                {},
                {},
                {},
                {}});
        return "repetition";
    default:
        addEnd(dice,
               design,
               {BoardFull{}, dice.anyOf({Outcome::Draw, Outcome::MorePieces}), {}, {}, {}, {}, {}});
        return "a full board";
    }
}

std::string stalemate(VariantDice &dice, Design &design)
{
    const Outcome outcome =
        dice.anyOf({Outcome::Win, Outcome::Loss, Outcome::Draw, Outcome::MorePieces});
    const bool isMate = dice.oneIn(4);
    design.rules.edit([&](Rules &rules) {
        std::erase_if(rules.ends, [&](const End &end) {
            return isMate ? std::holds_alternative<Mate>(end.condition)
                          : std::holds_alternative<Stalemate>(end.condition);
        });
        rules.ends.push_back({isMate ? EndCondition(Mate{}) : EndCondition(Stalemate{}),
                              outcome,
                              {},
                              {},
                              {},
                              {},
                              {}});
    });
    return std::string(isMate ? "mate " : "stalemate ") + enumName(outcome).data();
}

std::string compulsion(VariantDice &, Design &design)
{
    design.rules.edit([&](Rules &rules) {
        if (rules.compulsions.empty())
            rules.compulsions.push_back({MustCapture::Must, {}, {}, {}});
        else
            rules.compulsions.clear();
    });
    return design.rules->compulsions.empty() ? "captures free" : "captures compulsory";
}

std::string enPassant(VariantDice &dice, Design &design)
{
    std::string words;
    const ZoneId zone = dice.newZone(design, words);
    const PieceSet takers = dice.typeSet(design, 2);
    const int what = dice.upTo(2);
    design.rules.edit([&](Rules &rules) {
        if (what == 0 || rules.enPassant.empty())
            rules.enPassant.clear();
        else if (what == 1)
            rules.enPassant.front().zone = zone;
        else
            rules.enPassant.front().takers = takers;
    });
    return what == 0   ? "no en passant"
           : what == 1 ? "en passant on " + words
                       : "en passant by " + VariantDice::namesOf(design, takers);
}

std::string explosion(VariantDice &dice, Design &design)
{
    Explosion rule;
    if (dice.oneIn(2))
        rule.unharmed = {VariantDice::pawnOf(design)};
    if (dice.oneIn(4))
        rule.survivors = dice.typeSet(design, 1);
    design.rules.edit([&](Rules &rules) { rules.explosions = {rule}; });
    return "captures explode, unharmed " + VariantDice::namesOf(design, rule.unharmed);
}

std::string walls(VariantDice &dice, Design &design)
{
    if (dice.oneIn(2)) {
        const Petrification rule{dice.typeSet(design, 2), dice.oneIn(2), {}};
        design.rules.edit([&](Rules &rules) { rules.petrifications = {rule}; });
        return VariantDice::namesOf(design, rule.types) + " petrified by capturing";
    }
    Walling rule;
    rule.place =
        dice.anyOf({WallPlace::Anywhere, WallPlace::Shot, WallPlace::Vacated, WallPlace::Edge});
    rule.life = dice.oneIn(4) ? WallLife::Moves : WallLife::Stays;
    rule.turn = dice.oneIn(4) ? WallTurn::Instead : WallTurn::WithMove;
    rule.shields = dice.oneIn(2);
    design.rules.edit([&](Rules &rules) { rules.walling = {rule}; });
    return "walls";
}

std::string checkRules(VariantDice &dice, Design &design)
{
    const int what = dice.upTo(2);
    PieceSet royals;
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        if (design.pieces->types[i].royalty != Royalty::None)
            royals.emplace_back(i);
    }
    design.rules.edit([&](Rules &rules) {
        if (what == 0)
            rules.check.giving = GivingCheck::Forbidden;
        else if (what == 1)
            rules.check.flight = Flight::None;
        else
            rules.check.facing = {{royals, Lines::Orthogonal, {}}};
    });
    return what == 0 ? "no checks" : what == 1 ? "no flight" : "royal pieces may not face";
}

std::string pass(VariantDice &dice, Design &design)
{
    const Pass pass = dice.anyOf({Pass::Always, Pass::Stuck, Pass::Never});
    design.rules.edit([&](Rules &rules) { rules.pass = pass; });
    return std::string("pass ") + enumName(pass).data();
}

std::string turns(VariantDice &, Design &design)
{
    design.rules.edit([&](Rules &rules) { rules.turns.cycle = {PlayerId(1), PlayerId(0)}; });
    return "the second player begins";
}

std::string captureRules(VariantDice &dice, Design &design)
{
    const PieceSet types = dice.typeSet(design, 2);
    design.rules.edit([&](Rules &rules) {
        rules.immunities.clear();
        for (const PieceId piece : types)
            rules.immunities.push_back({{piece}, {piece}, {}});
    });
    return VariantDice::namesOf(design, types) + " do not capture their like";
}

} // namespace

std::span<const VariantEdit> ruleEdits()
{
    static constexpr VariantEdit edits[] = {
        promotionTypes,
        promotionDuty,
        promotionZone,
        castling,
        hands,
        dropConditions,
        goal,
        extinction,
        countedEnd,
        stalemate,
        compulsion,
        enPassant,
        explosion,
        walls,
        checkRules,
        pass,
        turns,
        captureRules,
    };
    return edits;
}

} // namespace rookery::test
