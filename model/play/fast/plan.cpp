#include "model/play/fast/plan.h"

#include "model/play/fast/tables.h"

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

class Planner
{
public:
    Planner(const Design &design,
            std::shared_ptr<const CompiledGame> game,
            std::shared_ptr<const RuleBook> book)
        : m_book(*book)
        , m_trees(design, game)
        , m_threats(design, std::move(game), book)
        , m_plan{book, CellNumbers(book->board()), {}, {}, {}, {}}
    {
    }

    Result<std::shared_ptr<const Plan>, std::vector<std::string>> run()
    {
        m_faults = ruleFaults(m_book);
        if (m_faults.empty()) {
            addRoyals();
            addFacing();
            addCompulsions();
            addWays();
        }
        if (!m_faults.empty())
            return Unexpected(std::move(m_faults));
        return std::shared_ptr<const Plan>(std::make_shared<const Plan>(std::move(m_plan)));
    }

private:
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
        m_plan.facingTypes = bitsOf(m_book, facing.front().types);
        m_plan.facingLines = facing.front().lines;
        const bool areRoyal = m_plan.facingTypes == m_plan.royalTypes[0]
                              && m_plan.facingTypes == m_plan.royalTypes[1];
        if (facing.size() > 1 || !areRoyal)
            m_faults.emplace_back("men who are not the royal ones must not face each other");
    }

    void addCompulsions()
    {
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
            std::array<TypeWays, 2> ways;
            std::array<std::vector<bool>, 2> stuck;
            for (const PlayerId player : IdRange<PlayerId>(2)) {
                auto found = waysOf(m_trees, m_book, m_plan.numbers, type, player);
                if (!found) {
                    m_faults.push_back(found.error().message);
                    break;
                }
                if (capturesWhileUnmoved(*found)) {
                    m_faults.push_back(m_book.pieces()[type].name
                                       + " has captures only while it has not moved");
                    break;
                }
                ways[player.index()] = std::move(*found);
                stuck[player.index()] = stuckCells(type, player);
            }
            if (takes(type) && (goesWhereItCaptures(ways[0]) || goesWhereItCaptures(ways[1]))) {
                m_plan.takesAmbiguously = true;
                if (!m_book.promotions(type, PlayerId(0)).empty()
                    || !m_book.promotions(type, PlayerId(1)).empty())
                    m_faults.push_back(m_book.pieces()[type].name
                                       + " captures in passing where it may also go and promote");
            }
            m_plan.ways.push_back(std::move(ways));
            m_plan.stuck.push_back(std::move(stuck));
        }
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

    /// Whether men of a type capture in passing.
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

    std::vector<bool> stuckCells(PieceId type, PlayerId player)
    {
        std::vector<bool> stuck(m_plan.numbers.end());
        for (const CellId cell : m_book.board().cells())
            stuck[m_plan.numbers.of(cell)] = m_threats.isStuck(type, player, cell);
        return stuck;
    }

    const RuleBook &m_book;
    MoveTrees m_trees;
    Threats m_threats;
    Plan m_plan;
    std::vector<std::string> m_faults;
};

} // namespace

Result<std::shared_ptr<const Plan>, std::vector<std::string>>
makePlan(const Design &design,
         std::shared_ptr<const CompiledGame> game,
         std::shared_ptr<const RuleBook> book)
{
    return Planner(design, std::move(game), std::move(book)).run();
}

} // namespace rookery::fast
