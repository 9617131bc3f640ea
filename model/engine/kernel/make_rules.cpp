#include "model/engine/kernel/run_maker.h"

#include <algorithm>
#include <bit>

namespace rookery::fast {

namespace {

std::uint64_t bitsOf(const RuleBook &book, const PieceSet &types)
{
    std::uint64_t bits = 0;
    for (const PieceId type : IdRange<PieceId>(book.types()))
        bits |= std::uint64_t(covers(types, type) ? 1 : 0) << type.index();
    return bits;
}

template<int Words>
std::optional<SeenEnd<Words>> seenEnd(const Plan &plan, const End &end)
{
    using Sort = typename SeenEnd<Words>::Sort;
    const RuleBook &book = *plan.book;
    SeenEnd<Words> seen;
    for (const PlayerId player : IdRange<PlayerId>(2))
        seen.covers[player.index()] = covers(end.players, player);
    if (const auto *extinct = std::get_if<Extinct>(&end.condition)) {
        seen.sort = Sort::Extinct;
        seen.types = bitsOf(book, extinct->types);
        seen.count = extinct->atMost;
        seen.enemyAtLeast = extinct->enemyAtLeast;
        seen.eachType = extinct->counted == Counted::EachType;
        seen.answered = extinct->answered;
        return seen;
    }
    if (const auto *reached = std::get_if<Reached>(&end.condition)) {
        seen.sort = Sort::Reached;
        seen.types = bitsOf(book, reached->types);
        seen.count = reached->count;
        seen.blockedCounts = reached->blockedCounts;
        seen.safe = reached->safe;
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            if (!reached->answered.empty() && covers(reached->answered, player))
                seen.answerers |= 1U << player.index();
        }
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            for (const CellId cell : book.board().cells()) {
                if (book.isIn(reached->zone, player, cell))
                    seen.zones[player.index()].add(plan.numbers.of(cell));
            }
        }
        return seen;
    }
    if (const auto *checks = std::get_if<Checks>(&end.condition)) {
        seen.sort = Sort::Checks;
        seen.count = checks->count;
        return seen;
    }
    if (const auto *passes = std::get_if<Passes>(&end.condition)) {
        seen.sort = Sort::Passes;
        seen.count = passes->count;
        return seen;
    }
    if (std::holds_alternative<FacingRefused>(end.condition)) {
        seen.sort = Sort::FacingRefused;
        return seen;
    }
    if (std::holds_alternative<BoardFull>(end.condition)) {
        seen.sort = Sort::BoardFull;
        return seen;
    }
    return std::nullopt;
}

/// Whether some piece captures only over another.
bool hasHurdles(const Plan &plan)
{
    for (const auto &byPlayer : plan.ways) {
        for (const TypeWays &byWhen : byPlayer) {
            for (const auto &[when, ways] : byWhen) {
                for (const Way &way : ways) {
                    for (const Condition &condition : way.conditions) {
                        if (way.captures && condition.taken)
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

template<int Words>
void addTurnZones(const Plan &plan, KernelRules<Words> &rules)
{
    const RuleBook &book = *plan.book;
    for (const Promotion &promotion : book.rules().promotions) {
        if (!isTurn(promotion))
            continue;
        rules.lastTurnsAnywhere = rules.lastTurnsAnywhere || promotion.last == LastOfKind::Anywhere;
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            for (const CellId cell : book.board().cells()) {
                if (book.isIn(promotion.zone, player, cell))
                    rules.turningZones[player.index()].add(plan.numbers.of(cell));
            }
        }
    }
}

template<int Words>
KernelAim<Words> kernelAim(const Plan &plan, const Aim &rule)
{
    const RuleBook &book = *plan.book;
    KernelAim<Words> aim;
    aim.types = bitsOf(book, rule.types);
    aim.targets = bitsOf(book, rule.targets);
    aim.lines.resize(plan.numbers.end());
    for (const CellId cell : book.board().cells()) {
        for (const auto &line : book.lines().from(cell, rule.lines)) {
            for (const CellId seen : line)
                aim.lines[plan.numbers.of(cell)].add(plan.numbers.of(seen));
        }
    }
    return aim;
}

} // namespace

template<int Words>
KernelRules<Words> makeRules(const Plan &plan, bool countsPaths)
{
    const RuleBook &book = *plan.book;
    const Rules &from = book.rules();
    KernelRules<Words> rules;
    rules.royals = plan.royals;
    rules.royalTypes = plan.royalTypes;
    rules.types = book.types();
    for (const PlayerId player : IdRange<PlayerId>(2)) {
        const auto &groups = plan.royals[player.index()];
        const std::uint64_t types = plan.royalTypes[player.index()];
        const bool isOneType = types != 0 && (types & (types - 1)) == 0;
        rules.isSimple[player.index()] = groups.size() == 1 && groups.front().whileAtMost == 0
                                         && isOneType && !groups.front().oneIsEnough;
        rules.royalType[player.index()] =
            types == 0 ? 0 : static_cast<std::size_t>(std::countr_zero(types));
        rules.mustCapture[player.index()] = plan.mustCapture[player.index()];
        if (covers(from.passers, player))
            rules.pass[player.index()] = from.pass;
    }
    for (const End &end : from.ends) {
        if (auto seen = seenEnd<Words>(plan, end))
            rules.ends.push_back(*seen);
    }
    rules.forbidsGivingCheck = from.check.giving == GivingCheck::Forbidden;
    rules.hasGates = !from.gating.empty();
    for (const Gating &gating : from.gating) {
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            for (const PieceId mover : IdRange<PieceId>(book.types())) {
                if (covers(gating.players, player) && covers(gating.movers, mover))
                    rules.gates[player.index()][mover.index()] |= bitsOf(book, gating.types);
            }
        }
    }
    addTurnZones(plan, rules);
    for (const Aim &aim : from.aims)
        rules.aims.push_back(kernelAim<Words>(plan, aim));
    rules.countsDroppedAsUnmoved = from.countsDroppedAsUnmoved();
    rules.gainsRights =
        std::any_of(from.castling.begin(), from.castling.end(), [](const auto &row) {
            return row.pieces == CastlingPieces::Dropped;
        });
    std::copy(plan.unharmed.begin(), plan.unharmed.end(), rules.unharmed.begin());
    rules.barred = plan.barred;
    rules.refusesFacing = book.facingRefused() != nullptr;
    const bool promotesInTurns =
        std::any_of(from.promotions.begin(), from.promotions.end(), isTurn);
    rules.forbidsFlight = from.check.flight == Flight::None;
    rules.mayBeAnswered = std::any_of(rules.ends.begin(),
                                      rules.ends.end(),
                                      [](const SeenEnd<Words> &end) { return end.answerers != 0; });
    std::copy_n(plan.mustDrop, 2, rules.mustDrop.begin());
    rules.fallback = plan.fallback;
    rules.followed = plan.followed;
    rules.followedCaptors = plan.followedCaptors;
    rules.triesFallback = book.hasRoyals() || !from.check.facing.empty() || plan.limitsThreats;
    rules.fallback.safety = plan.fallback.safety && rules.triesFallback;
    const Fallback &left = plan.fallback;
    rules.foreseesSteps =
        plan.barred == 0 && left.walked == 0 && !left.making && !left.safety && !left.listing;
    rules.hasHurdles = hasHurdles(plan);
    const bool gatesOpen = rules.hasGates && rules.hasHurdles;
    const bool enclosesAttackers = book.hasRoyals() && !from.enclosing.empty();
    rules.triesAll = plan.royalsArise || !countsPaths || gatesOpen || enclosesAttackers;
    rules.countsChecks = book.countsChecks();
    rules.capturesToHand = from.hands.captured == Captured::CaptorsHand;
    rules.reverts = from.hands.form == HandForm::Unpromoted;
    rules.remembersPromotion = book.remembersPromotion();
    rules.endlessSupply = from.hands.supply == Supply::Endless;
    for (const auto &byPlayer : plan.ways) {
        for (const TypeWays &ways : byPlayer)
            rules.hasUnchecked = rules.hasUnchecked || ways.count(When::UnmovedUnchecked) > 0;
    }
    rules.remembersCounts =
        !rules.triesAll && !rules.forbidsGivingCheck && !rules.hasUnchecked && !promotesInTurns
        && plan.barred == 0 && !rules.refusesFacing && !plan.takesAmbiguously
        && !rules.mayBeAnswered && rules.aims.empty() && !plan.fallback.any() && !rules.hasGates
        && plan.mustDrop[0] == 0 && plan.mustDrop[1] == 0
        && std::none_of(from.promotions.begin(), from.promotions.end(), [](const Promotion &row) {
               return row.stock == PromotionStock::Lost || !row.limits.empty();
           });
    return rules;
}

template KernelRules<1> makeRules(const Plan &, bool);
template KernelRules<2> makeRules(const Plan &, bool);
template KernelRules<3> makeRules(const Plan &, bool);
template KernelRules<4> makeRules(const Plan &, bool);

} // namespace rookery::fast
