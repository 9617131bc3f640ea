#pragma once

#include "model/engine/tables/table_builder.h"
#include "model/play/position/castling_wings.h"
#include "model/play/rules/promotion_turns.h"

#include <tuple>

/// The tables of a game that come from its rules.
namespace rookery::fast {

/// More paths at once than this are no faster than one piece after the other.
inline constexpr std::size_t mostSweeps = 6;

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addSweeps(PieceId type, PlayerId player)
{
    TypeTables<Words, LookupOf> &tables = tablesOf(type, player);
    const TypeWays &ways = m_plan.ways[type.index()][player.index()];
    if (m_plan.unharmed[type.index()] != 0)
        return;
    const bool isRoyal = (m_plan.royalTypes[player.index()] >> type.index() & 1U) != 0;
    if (isRoyal || m_plan.takesAmbiguously || ways.count(When::UnmovedUnchecked) > 0)
        return;
    using Key = std::tuple<int, std::vector<int>, bool, bool, bool>;
    std::map<Key, Bits> byKey;
    for (const auto &[when, all] : ways) {
        for (const Way &way : all) {
            std::vector<int> minded;
            for (const Condition &condition : way.conditions) {
                if (condition.taken)
                    return;
                minded.push_back(condition.cell - way.from);
            }
            const Key key(way.to - way.from, minded, way.moves, way.captures, when != When::Always);
            if (minded.size() > 2)
                return;
            byKey[key].add(way.from);
        }
    }
    if (byKey.size() > mostSweeps)
        return;
    for (const auto &[key, from] : byKey) {
        const auto &[distance, minded, moves, captures, unmoved] = key;
        for (const Sweep<Words> &other : tables.sweeps) {
            const bool meets = other.distance == distance && (other.from & from).any();
            const bool isTwin = meets && ((other.moves && moves) || (other.captures && captures));
            if (isTwin) {
                tables.sweeps.clear();
                return;
            }
        }
        Sweep<Words> sweep;
        sweep.from = from;
        sweep.conditionCount = static_cast<int>(minded.size());
        std::copy(minded.begin(), minded.end(), sweep.conditions.begin());
        sweep.distance = distance;
        sweep.moves = moves;
        sweep.captures = captures;
        sweep.unmoved = unmoved;
        tables.sweeps.push_back(sweep);
    }
}

template<int Words>
typename PromotionRow<Words>::Choice choiceOf(const Promotion &promotion, PieceId into)
{
    typename PromotionRow<Words>::Choice choice{static_cast<std::uint8_t>(into.index()),
                                                promotion.stock == PromotionStock::Lost};
    for (const PromotionLimit &limit : promotion.limits)
        choice.most = limit.type == into && choice.most < 0 ? limit.most : choice.most;
    return choice;
}

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addTurns(PieceId type, PlayerId player)
{
    const std::uint64_t fallback = m_plan.fallback.turning | m_plan.fallback.walked;
    if ((fallback >> type.index() & 1U) != 0)
        return;
    for (const Promotion *promotion : m_book.promotions(type, player)) {
        if (!isTurn(*promotion))
            continue;
        PromotionTurn<Words> turn;
        turn.zone = zoneBits(promotion->zone, player);
        turn.lastAnywhere = promotion->last == LastOfKind::Anywhere;
        turn.steps = promotion->by == PromotionBy::QuietStep;
        for (const PieceId into : promotion->into)
            turn.choices.push_back(choiceOf<Words>(*promotion, into));
        tablesOf(type, player).turns.push_back(std::move(turn));
        m_tables.sides[player.index()].turning |= std::uint64_t(1) << type.index();
    }
}

template<int Words, template<int> class LookupOf>
PromotionPlan<Words> TableBuilder<Words, LookupOf>::promotionsFrom(PieceId type,
                                                                   std::optional<PieceId> was,
                                                                   PlayerId player,
                                                                   CellId from)
{
    using Row = PromotionRow<Words>;
    PromotionPlan<Words> plan;
    const auto rowFor = [&](CellId to, bool captures) {
        Row row;
        row.mayStay = true;
        std::vector<std::pair<PieceId, const Promotion *>>
            given; // as the move rules's generator does
        for (const Promotion *promotion : m_book.promotions(type, player)) {
            const bool isHere = m_book.touchesZone(*promotion, player, from, to);
            if (!isHere || isTurn(*promotion)
                || (promotion->by == PromotionBy::Capture && !captures))
                continue;
            std::vector<PieceId> types = promotion->into;
            if (types.empty() && !was)
                continue; // nothing to turn back into
            if (types.empty())
                types.push_back(*was);
            for (const PieceId into : types) {
                const auto isGiven = [&](const auto &before) {
                    return before.first == into && isOneChoice(*before.second, *promotion);
                };
                if (std::any_of(given.begin(), given.end(), isGiven))
                    continue;
                given.emplace_back(into, promotion);
                const auto choice = choiceOf<Words>(*promotion, into);
                row.isDynamic = row.isDynamic || choice.onlyLost || choice.most >= 0;
                row.choices.push_back(choice);
            }
            const bool isStuck = m_plan.stuck[type.index()][player.index()][m_plan.numbers.of(to)];
            const bool isForced = promotion->duty == PromotionDuty::Must
                                  || (promotion->duty == PromotionDuty::WhenStuck && isStuck);
            row.mayStay = row.mayStay && !isForced;
        }
        return row;
    };
    const auto add = [&](CellId to, Row row, bool ifMoves, bool ifCaptures) {
        if (row.choices.empty() && row.mayStay)
            return;
        row.ifMoves = ifMoves;
        row.ifCaptures = ifCaptures;
        const auto same = std::find_if(plan.rows.begin(), plan.rows.end(), [&](const Row &other) {
            return other.choices == row.choices && other.mayStay == row.mayStay
                   && other.ifMoves == row.ifMoves && other.ifCaptures == row.ifCaptures;
        });
        Row &there = same != plan.rows.end()
                         ? *same
                         : (plan.rows.push_back(std::move(row)), plan.rows.back());
        there.cells.add(m_plan.numbers.of(to));
    };
    for (const CellId to : m_book.board().cells()) {
        Row moves = rowFor(to, false);
        Row captures = rowFor(to, true);
        if (moves.choices == captures.choices && moves.mayStay == captures.mayStay) {
            add(to, std::move(moves), true, true);
        } else {
            add(to, std::move(moves), true, false);
            add(to, std::move(captures), false, true);
        }
    }
    return plan;
}

/// Those of a type that has not changed; false if they have to be made.
template<int Words, template<int> class LookupOf>
bool TableBuilder<Words, LookupOf>::takeOverPromotions(PieceId type, PlayerId player)
{
    if (!m_previous || !m_plan.unchanged[type.index()])
        return false;
    const auto &before = m_previous->sides[player.index()].types[type.index()].plans;
    std::map<std::uint16_t, std::uint16_t> moved;
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
        const auto [row, isNew] =
            moved.try_emplace(before[cell], static_cast<std::uint16_t>(m_tables.promotions.size()));
        if (isNew)
            m_tables.promotions.push_back(m_previous->promotions[before[cell]]);
        tablesOf(type, player).plans[cell] = row->second;
    }
    return true;
}

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addPromotions(PieceId type, PlayerId player)
{
    if (m_book.promotions(type, player).empty())
        return;
    TypeTables<Words, LookupOf> &tables = tablesOf(type, player);
    const auto &rows = m_book.promotions(type, player);
    tables.turnsBack = std::any_of(
        rows.begin(), rows.end(), [](const Promotion *row) { return row->into.empty(); });
    tables.plans.resize(m_tables.cells * (tables.turnsBack ? m_book.types() + 1 : 1));
    if (!takeOverPromotions(type, player)) {
        std::vector<PromotionPlan<Words>> &all = m_tables.promotions;
        const auto before = static_cast<std::ptrdiff_t>(all.size());
        for (std::size_t row = 0; row < tables.plans.size() / m_tables.cells; ++row) {
            const auto was = row == 0 ? std::nullopt : std::optional(PieceId(row - 1));
            for (const CellId from : m_book.board().cells()) {
                PromotionPlan<Words> plan = promotionsFrom(type, was, player, from);
                auto same = std::find(all.begin() + before, all.end(), plan);
                if (same == all.end())
                    same = all.insert(same, std::move(plan));
                tables.plans[row * m_tables.cells + m_plan.numbers.of(from)] =
                    static_cast<std::uint16_t>(same - all.begin());
            }
        }
    }
    // A sweep does not know where each piece started, or what it was.
    const auto first = tables.plans[m_plan.numbers.of(CellId(0))];
    const bool differs = anyId(m_book.board().cells(), [&](CellId from) {
        return tables.plans[m_plan.numbers.of(from)] != first;
    });
    if (differs || tables.turnsBack)
        tables.sweeps.clear();
}

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addDrops(PieceId type, PlayerId player)
{
    TypeTables<Words, LookupOf> &tables = tablesOf(type, player);
    std::map<std::tuple<PieceId, int, bool>, Bits> rows;
    bool isFree = false;
    bool mayMate = true;
    bool mayCheck = true;
    for (const Drop &drop : m_book.rules().drops) {
        if (!covers(drop.types, type) || !covers(drop.players, player))
            continue;
        isFree = isFree || drop.threat == DropThreat::Anything;
        mayMate = mayMate && drop.threat != DropThreat::NoMate;
        mayCheck = mayCheck && drop.threat != DropThreat::NoCheck;
        std::vector<PieceId> forms{type};
        if (drop.form == DropForm::Either) {
            for (const Promotion *promotion : m_book.promotions(type, player))
                forms.insert(forms.end(), promotion->into.begin(), promotion->into.end());
        }
        for (const PieceId form : forms) {
            Bits &cells = rows[{
                form, drop.perFile ? drop.perFile->most : 0, drop.colour == DropColour::Opposite}];
            for (const CellId cell : m_book.board().cells()) {
                const unsigned number = m_plan.numbers.of(cell);
                const bool isMobile = drop.mobility == DropMobility::Anything
                                      || !m_plan.stuck[form.index()][player.index()][number];
                if (isMobile && m_book.isIn(drop.zone, player, cell)
                    && m_book.mayEnd(type, player, cell))
                    cells.add(number);
            }
        }
    }
    for (const auto &[key, cells] : rows) {
        const auto &[form, most, newColour] = key;
        tables.drops.push_back({static_cast<std::uint8_t>(form.index()), most, newColour, cells});
    }
    tables.dropsWithoutCheck = !isFree && !mayCheck;
    tables.dropsWithoutMate = !isFree && mayCheck && !mayMate;
}

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addColourDuties(PlayerId player)
{
    for (const Drop &drop : m_book.rules().drops) {
        if (drop.colour != DropColour::Opposite || !covers(drop.players, player))
            continue;
        ColourDuty<Words> duty;
        duty.zone = zoneBits(drop.zone, player);
        for (const PieceId type : IdRange<PieceId>(m_book.types()))
            duty.types |= std::uint64_t(covers(drop.types, type) ? 1 : 0) << type.index();
        m_tables.sides[player.index()].colourDuties.push_back(duty);
    }
}

template<int Words, template<int> class LookupOf>
void TableBuilder<Words, LookupOf>::addPassing(PieceId type, PlayerId player)
{
    TypeTables<Words, LookupOf> &tables = tablesOf(type, player);
    const PlayerId next(1 - player.index());
    tables.capturesFrom = std::vector<Bits>(m_tables.cells);
    for (const auto &[when, ways] : m_plan.ways[type.index()][player.index()]) {
        for (const Way &one : ways) {
            if (one.captures)
                tables.capturesFrom[one.to].add(one.from);
        }
    }
    for (const EnPassant &rule : m_book.rules().enPassant) {
        tables.takesPassers =
            tables.takesPassers || (covers(rule.takers, type) && covers(rule.players, player));
        if (!covers(rule.victims, type) || !covers(rule.players, next))
            continue;
        const Bits zone = zoneBits(rule.zone, next);
        for (const auto &[when, ways] : m_plan.ways[type.index()][player.index()]) {
            for (const Way &one : ways) {
                for (const CellId cell : way(m_book.board(),
                                             m_plan.numbers.cell(one.from),
                                             m_plan.numbers.cell(one.to))) {
                    const unsigned passed = m_plan.numbers.of(cell);
                    if (passed == one.to || !zone.has(passed))
                        continue;
                    tables.passes.resize(std::size_t(m_tables.cells) * m_tables.cells);
                    tables.passes[std::size_t(one.from) * m_tables.cells + one.to].add(passed);
                    tables.passesFrom.add(one.from);
                }
            }
        }
    }
}

} // namespace rookery::fast
