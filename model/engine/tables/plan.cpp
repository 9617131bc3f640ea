#include "model/engine/tables/plan.h"

#include "model/engine/tables/line_tables.h"
#include "model/engine/tables/tables.h"

#include <algorithm>
#include <set>

namespace rookery::fast {

namespace {

std::uint64_t bitsOf(const RuleBook &book, const PieceSet &types)
{
    std::uint64_t bits = 0;
    for (const PieceId type : IdRange<PieceId>(book.types()))
        bits |= std::uint64_t(covers(types, type) ? 1 : 0) << type.index();
    return bits;
}

/// Turns in which pieces promote to a type without tables are left to the move rules.
void askAboutTurns(Plan &plan)
{
    const std::uint64_t before = plan.fallback.turning;
    for (const Promotion &promotion : plan.book->rules().promotions) {
        // A step may not open a check, which only the one that knows all attacks can tell.
        const bool isUnclear =
            promotion.by == PromotionBy::QuietStep
            && (plan.fallback.walked != 0 || plan.fallback.safety || plan.fallback.effects);
        const bool isKnown =
            !isUnclear && isTurnForTables(*plan.book, promotion, plan.fallback.walked);
        if (isTurn(promotion) && !isKnown)
            plan.fallback.turning |= bitsOf(*plan.book, promotion.types);
    }
    if (before == 0 && plan.fallback.turning != 0)
        plan.fallbackRules.push_back(
            {"pieces promote as a turn of its own", "these turns listed by the move rules"});
}

/// The one that has no tables is in no table of attacks either.
void askAboutAttacks(Plan &plan)
{
    Fallback &fallback = plan.fallback;
    const Rules &rules = plan.book->rules();
    plan.limitsThreats = std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &row) {
        return row.threat != DropThreat::Anything;
    });
    fallback.safety =
        fallback.safety || (plan.limitsThreats && (fallback.walked != 0 || fallback.drops));
    const bool needsSafety = std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        const auto *reached = std::get_if<Reached>(&end.condition);
        return reached && reached->safe;
    });
    fallback.ends = fallback.ends || (needsSafety && (fallback.walked != 0 || fallback.safety));
}

class Planner
{
public:
    /// What there is of types that are as they were is taken from the previous plan.
    Planner(const Design &design,
            std::shared_ptr<const CompiledGame> game,
            std::shared_ptr<const RuleBook> book,
            const Plan *previous)
        : m_book(*book)
        , m_previous(previous && sharesAllButPieces(previous->design, design) ? previous : nullptr)
        , m_threats(design, game, book)
        , m_plan{
              design, std::move(game), book, CellNumbers(book->board()), {}, {}, {}, {}, {}, {}, {}}
    {
        m_plan.walkedBecause.resize(m_book.types());
        m_plan.unharmed.resize(m_book.types());
    }

    Plan run()
    {
        auto [parts, rules] = fallbackRules(m_book);
        m_plan.fallback = parts;
        m_plan.fallbackRules = std::move(rules);
        addFollowed();
        addRoyals();
        addFacing();
        addDuties();
        addWays();
        askAboutTurns(m_plan);
        askAboutAttacks(m_plan);
        return std::move(m_plan);
    }

private:
    void addFollowed()
    {
        const FollowedMoves followed(m_book.rules(), m_book.types());
        const auto bits = [](const std::vector<bool> &types) {
            std::uint64_t set = 0;
            for (std::size_t type = 0; type < types.size(); ++type)
                set |= std::uint64_t(types[type] ? 1 : 0) << type;
            return set;
        };
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            m_plan.followed[player.index()] = bits(followed.movers(player));
            m_plan.followedCaptors[player.index()] = bits(followed.captors(player));
        }
    }

    void addRoyals()
    {
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            std::uint64_t &all = m_plan.royalTypes[player.index()];
            for (const RoyalGroup &group : m_book.royals(player)) {
                RoyalTypes royals;
                for (std::size_t type = 0; type < group.types.size(); ++type)
                    royals.types |= std::uint64_t(group.types[type] ? 1 : 0) << type;
                royals.together = group.counted == Counted::Together;
                royals.whileAtMost = group.whileAtMost;
                royals.oneIsEnough = group.safety == Safety::One;
                all |= royals.types;
                m_plan.royals[player.index()].push_back(royals);
            }
        }
        const std::uint64_t royal = m_plan.royalTypes[0] | m_plan.royalTypes[1];
        for (const Promotion &promotion : m_book.rules().promotions) {
            const bool arises =
                std::any_of(promotion.into.begin(), promotion.into.end(), [&](PieceId type) {
                    return (royal >> type.index() & 1U) != 0;
                });
            m_plan.royalsArise =
                m_plan.royalsArise || arises || (bitsOf(m_book, promotion.types) & royal) != 0;
        }
    }

    void addFacing()
    {
        const auto &facing = m_book.rules().check.facing;
        if (facing.empty())
            return;
        const std::uint64_t types = bitsOf(m_book, facing.front().types);
        if (types == m_plan.royalTypes[0] && types == m_plan.royalTypes[1]) {
            m_plan.facingTypes = types;
            m_plan.facingLines = facing.front().lines;
            return;
        }
        m_plan.fallback.safety = true;
        m_plan.fallbackRules.push_back(
            {"pieces that are not the royal ones must not face each other",
             "each move tried by the move rules"});
    }

    void addDuties()
    {
        for (const DropDuty &duty : m_book.rules().dropDuties) {
            for (const PlayerId player : IdRange<PlayerId>(2)) {
                if (covers(duty.players, player))
                    m_plan.mustDrop[player.index()] = bitsOf(m_book, duty.types);
            }
        }
        for (const Compulsion &compulsion : m_book.rules().compulsions) {
            for (const PlayerId player : IdRange<PlayerId>(2)) {
                if (compulsion.captures == MustCapture::Must && covers(compulsion.players, player))
                    m_plan.mustCapture[player.index()] = true;
            }
        }
    }

    void addWays()
    {
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            m_plan.ways.emplace_back();
            m_plan.stuck.emplace_back();
            m_plan.unchanged.push_back(isUnchanged(type));
            if (reuse(type))
                continue;
            if (m_plan.unchanged.back()) {
                m_plan.stuck.back() = m_previous->stuck[type.index()];
            } else {
                for (const PlayerId player : IdRange<PlayerId>(2))
                    m_plan.stuck.back()[player.index()] = stuckCells(type, player);
            }
            if (std::string fault = addWays(type); !fault.empty())
                leaveToWalker(m_plan, type, std::move(fault));
        }
    }

    /// Whether only pieces differ, and none of them in being royal.
    static bool sharesAllButPieces(const Design &before, const Design &now)
    {
        return before.board == now.board && before.directions == now.directions
               && before.rules == now.rules && before.setup == now.setup
               && before.pieces->types.size() == now.pieces->types.size()
               && royalTypes(before) == royalTypes(now);
    }

    bool isUnchanged(PieceId type) const
    {
        const PieceType &piece = m_book.pieces()[type];
        return m_previous && (*m_previous->design.pieces)[type] == piece && piece.imitates.empty();
    }

    /// Of types that have paths and leave no pieces aside; the others are looked at anew.
    bool reuse(PieceId type)
    {
        const std::size_t i = type.index();
        const bool isSame = m_plan.unchanged[i] && m_previous->walkedBecause[i].empty()
                            && m_previous->unharmed[i] == 0 && m_previous->minding == 0
                            && !m_previous->takesAmbiguously;
        if (!isSame)
            return false;
        m_plan.ways.back() = m_previous->ways[i];
        m_plan.stuck.back() = m_previous->stuck[i];
        return true;
    }

    /// Empty, or why the type's pieces cannot be served by tables.
    std::string addWays(PieceId type)
    {
        if (std::string fault = promotionFault(m_book, type); !fault.empty())
            return fault;
        auto &ways = m_plan.ways.back();
        std::vector<MovementLegs> movements = legsOf(m_book.pieces()[type], m_plan.design);
        const auto leftAside = withoutFilters(movements, m_book.types());
        const bool isFiltered =
            leftAside && *leftAside != LeftAside{} && m_book.pieces()[type].imitates.empty();
        if (isFiltered && !mayLeaveAside(type, *leftAside))
            return "may go where more decides than which cells are taken";
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            std::optional<MoveTree> made;
            const auto treeFrom = [&](CellId from) -> const MoveTree * {
                if (!isFiltered)
                    return m_threats.tree(type, player, from);
                made = MoveTree::make(m_book.board(),
                                      from,
                                      movements,
                                      m_book.rules()[player].facing,
                                      player,
                                      m_plan.game->zones());
                return made && alwaysNeedsHurdles(*made) ? &*made : nullptr;
            };
            auto found = waysOf(treeFrom, m_book, m_plan.numbers, type, player);
            if (!found)
                return std::move(found).error().sentence();
            if (isFiltered && leftAside->hurdles != 0 && !leadOverOne(*found))
                return "goes over several pieces whose types count";
            if (capturesWhileUnmoved(*found))
                return "has captures only while it has not moved";
            ways[player.index()] = std::move(*found);
        }
        const bool isAmbiguous =
            takes(type) && (goesWhereItCaptures(ways[0]) || goesWhereItCaptures(ways[1]));
        const bool promotes = !m_book.promotions(type, PlayerId(0)).empty()
                              || !m_book.promotions(type, PlayerId(1)).empty();
        if (isAmbiguous && promotes)
            return "captures en passant where it may also go and promote";
        m_plan.takesAmbiguously = m_plan.takesAmbiguously || isAmbiguous;
        if (isFiltered)
            leaveAside(type, *leftAside);
        return {};
    }

    /// Whether no path goes on over a cell whether it is taken or not.
    static bool alwaysNeedsHurdles(const MoveTree &tree)
    {
        return std::none_of(tree.nodes().begin(), tree.nodes().end(), [](const auto &node) {
            const auto goesOn = [&](Occupant occupant) {
                return (node.goesOn >> static_cast<unsigned>(occupant) & 1U) != 0;
            };
            return goesOn(Occupant::Empty) && goesOn(Occupant::Enemy);
        });
    }

    /// Whether tables can leave these pieces aside: the rules must not turn a piece into one of
    /// them in the middle of a move, and all that mind their hurdles mind the same.
    bool mayLeaveAside(PieceId type, const LeftAside &leftAside) const
    {
        const Rules &rules = m_book.rules();
        const std::uint64_t royal = m_plan.royalTypes[0] | m_plan.royalTypes[1];
        const bool looksFurther =
            takes(type) || std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
                const auto *reached = std::get_if<Reached>(&end.condition);
                return reached && reached->safe;
            });
        if ((leftAside.victims & royal) != 0 || looksFurther
            || std::any_of(rules.promotions.begin(), rules.promotions.end(), isTurn))
            return false;
        const bool isPlain = rules.castling.empty() && rules.gating.empty()
                             && rules.promotions.empty() && rules.enPassant.empty();
        const bool isSame = m_plan.minding == 0 || m_plan.barred == leftAside.hurdles;
        return leftAside.hurdles == 0 || (isPlain && isSame && (leftAside.hurdles & royal) == 0);
    }

    void leaveAside(PieceId type, const LeftAside &leftAside)
    {
        m_plan.unharmed[type.index()] = leftAside.victims;
        if (leftAside.hurdles == 0)
            return;
        m_plan.minding |= std::uint64_t(1) << type.index();
        m_plan.barred = leftAside.hurdles;
    }

    bool leadOverOne(const TypeWays &byWhen) const
    {
        for (std::uint16_t Way::*near : {&Way::from, &Way::to}) {
            std::map<std::uint16_t, std::vector<Way>> byCell;
            for (const auto &[when, ways] : byWhen) {
                for (const Way &way : ways)
                    byCell[way.*near].push_back(way);
            }
            for (auto &[cell, ways] : byCell) {
                const auto far = near == &Way::from ? &Way::to : &Way::from;
                if (!haveSameHurdles(bundlesOf(std::move(ways), far)))
                    return false;
            }
        }
        return true;
    }

    static bool capturesWhileUnmoved(const TypeWays &ways)
    {
        return std::any_of(ways.begin(), ways.end(), [](const auto &row) {
            return row.first != When::Always
                   && std::any_of(row.second.begin(), row.second.end(), [](const Way &way) {
                          return way.captures;
                      });
        });
    }

    /// Whether pieces of a type capture in passing.
    bool takes(PieceId type) const
    {
        const auto &rules = m_book.rules().enPassant;
        return std::any_of(rules.begin(), rules.end(), [type](const EnPassant &rule) {
            return covers(rule.takers, type);
        });
    }

    static bool goesWhereItCaptures(const TypeWays &byWhen)
    {
        std::set<std::pair<std::uint16_t, std::uint16_t>> moves;
        for (const auto &[when, ways] : byWhen) {
            for (const Way &way : ways) {
                if (way.moves)
                    moves.emplace(way.from, way.to);
            }
        }
        return std::any_of(byWhen.begin(), byWhen.end(), [&](const auto &row) {
            return std::any_of(row.second.begin(), row.second.end(), [&](const Way &way) {
                return way.captures && moves.count({way.from, way.to}) > 0;
            });
        });
    }

    /// Whether some rule asks on which cells a piece could never move again.
    bool asksForStuckCells() const
    {
        const Rules &rules = m_book.rules();
        return std::any_of(
                   rules.promotions.begin(),
                   rules.promotions.end(),
                   [](const Promotion &rule) { return rule.duty == PromotionDuty::WhenStuck; })
               || std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &rule) {
                      return rule.mobility != DropMobility::Anything;
                  });
    }

    /// None where no rule asks for them: legs that branch take long to walk from every cell.
    std::vector<bool> stuckCells(PieceId type, PlayerId player)
    {
        std::vector<bool> stuck(m_plan.numbers.end());
        if (!asksForStuckCells())
            return stuck;
        for (const CellId cell : m_book.board().cells())
            stuck[m_plan.numbers.of(cell)] = m_threats.isStuck(type, player, cell);
        return stuck;
    }

    const RuleBook &m_book;
    const Plan *m_previous; ///< null if nothing of it can be used
    Threats m_threats;
    Plan m_plan;
};

} // namespace

void leaveToWalker(Plan &plan, PieceId type, std::string because)
{
    plan.ways[type.index()] = {};
    plan.fallback.walked |= std::uint64_t(1) << type.index();
    plan.walkedBecause[type.index()] = std::move(because);
    askAboutTurns(plan);
    askAboutAttacks(plan);
}

Result<Plan, std::vector<std::string>> makePlan(const Design &design,
                                                std::shared_ptr<const CompiledGame> game,
                                                std::shared_ptr<const RuleBook> book,
                                                const Plan *previous)
{
    if (auto faults = sizeFaults(*book); !faults.empty())
        return Unexpected(std::move(faults));
    return Planner(design, std::move(game), std::move(book), previous).run();
}

} // namespace rookery::fast
