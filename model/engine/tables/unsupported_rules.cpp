#include "model/engine/tables/unsupported_rules.h"

#include "model/engine/tables/table_needs.h"
#include "model/engine/tables/tables.h"
#include "model/phrase/step_changes.h"

#include <algorithm>

namespace rookery::fast {

namespace {

template<class Row, class Test>
bool anyOf(const std::vector<Row> &rows, Test &&test)
{
    return std::any_of(rows.begin(), rows.end(), test);
}

class Borrowing
{
public:
    explicit Borrowing(const RuleBook &book)
        : m_book(book)
        , m_rules(book.rules())
    {
    }

    FallbackRules run()
    {
        for (const TableNeed &need : tableNeeds(m_rules))
            leave(need.sets, need.because);
        addCastling();
        addDrops();
        addChecks();
        addOwnRules();
        return std::move(m_found);
    }

private:
    /// By what the move rules help, and how that is said.
    struct Means
    {
        ByTables known;
        bool Fallback::*part;
        const char *text;
    };

    static constexpr Means all[] = {
        {ByTables::Listed, &Fallback::listing, "listed by the move rules"},
        {ByTables::Drops, &Fallback::drops, "drops listed by the move rules"},
        {ByTables::Made, &Fallback::making, "played by the move rules"},
        {ByTables::Tried, &Fallback::safety, "each move tried by the move rules"},
        {ByTables::Duties, &Fallback::duties, "captures compared by the move rules"},
        {ByTables::Ends, &Fallback::ends, "asked of the move rules after each move"},
        {ByTables::Bans, &Fallback::bans, "moves held against bans by the move rules"},
        {ByTables::OwnMoves, &Fallback::ownMoves, "own moves listed by the move rules"},
        {ByTables::Effects, &Fallback::effects, "played, and tried, by the move rules"},
    };

    void leave(ByTables known, std::string sentence)
    {
        if (known == ByTables::Slow) {
            Fallback &parts = m_found.parts;
            parts.listing = parts.making = parts.ends = true;
            m_found.rules.push_back({std::move(sentence), "answered the slow way"});
            return;
        }
        for (const Means &means : all) {
            if (means.known != known)
                continue;
            m_found.parts.*means.part = true;
            if (known == ByTables::OwnMoves || known == ByTables::Effects)
                m_found.parts.making = m_found.parts.ends = true;
            m_found.rules.push_back({std::move(sentence), means.text});
            return;
        }
    }

    /// What no rule says of itself alone: where several rules meet.
    void leaveIf(bool meet, ByTables known, std::string sentence)
    {
        if (meet)
            leave(known, std::move(sentence));
    }

    /// Types that come in as others leave, and then may not stand everywhere.
    bool comeInConfined() const
    {
        return anyOf(m_rules.gating, [&](const Gating &row) {
            for (const PieceId type : IdRange<PieceId>(m_book.types())) {
                if (covers(row.types, type) && m_book.pieces()[type].confinedTo)
                    return true;
            }
            return false;
        });
    }

    void addCastling()
    {
        const auto ruleOf = [this](const Wing &wing) -> const CastlingRule & {
            return m_rules.castling[wing.rule];
        };
        const auto hasUnclearSafety = [&](const Wing &wing) {
            return anyOf(m_book.wings(), [&](const Wing &other) {
                return other.player == wing.player && other.kingTo == wing.kingTo
                       && ruleOf(other).safety != ruleOf(wing).safety;
            });
        };
        leaveIf(!m_book.wings().empty() && !m_rules.aims.empty(),
                ByTables::Made,
                "pieces that castle come on one line with others");
        leaveIf(anyOf(m_book.wings(), hasUnclearSafety),
                ByTables::Tried,
                "two castling rules lead a king to the same cell with different safety");
    }

    void addDrops()
    {
        leaveIf(comeInConfined(), ByTables::Listed, "pieces that come in do not leave a zone");
        leaveIf(
            m_rules.dropDuties.size() > 1, ByTables::Listed, "there are several mandatory drops");
        const bool asksNeighbours = anyOf(m_rules.drops, [](const Drop &row) {
            return row.contact != DropContact::Anything || row.firstZone;
        });
        leaveIf(
            asksNeighbours && !m_rules.dropDuties.empty(), ByTables::Duties, "drops are mandatory");
    }

    /// Whether some moves may not attack the other side's royal pieces.
    bool looksAtEnemies() const
    {
        return m_rules.check.giving == GivingCheck::Forbidden
               || anyOf(m_rules.drops,
                        [](const Drop &row) { return row.threat != DropThreat::Anything; });
    }

    static bool mayBeAnswered(const End &end)
    {
        const auto *reached = std::get_if<Reached>(&end.condition);
        const auto *extinct = std::get_if<Extinct>(&end.condition);
        return (reached && !reached->answered.empty()) || (extinct && extinct->answered);
    }

    void addChecks()
    {
        leaveIf(m_rules.check.facing.size() > 1,
                ByTables::Tried,
                "several sorts of pieces must not face each other");
        leaveIf(looksAtEnemies()
                    && anyOf(m_rules.royals,
                             [](const Royal &row) { return row.safety == Safety::One; }),
                ByTables::Tried,
                "some moves may not give check where one safe royal piece of several is enough");
    }

    void addOwnRules()
    {
        const bool changesMore = m_found.parts.ownMoves || m_found.parts.effects;
        leaveIf(
            leavesPiecesToOwnRules(m_book), ByTables::Listed, "pieces go nowhere but by own rules");
        leaveIf(anyOf(m_rules.players, [](const auto &player) { return player.isChance; }),
                ByTables::Slow,
                "chance makes moves");
        leaveIf(m_found.parts.ownMoves
                    && !(m_rules.compulsions.empty() && m_rules.dropDuties.empty()),
                ByTables::Duties,
                "there are own moves beside duties");
        leaveIf(changesMore && anyOf(m_rules.ends, mayBeAnswered),
                ByTables::Listed,
                "own rules meet an end that may be answered");
        const FollowedMoves followed(m_rules, m_book.types());
        const bool isFollowed = anyId(IdRange<PlayerId>(m_book.players()),
                                      [&](PlayerId player) { return followed.any(player); });
        leaveIf(isFollowed && looksAtEnemies(),
                ByTables::Tried,
                "own effects follow moves that may not give check");
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    FallbackRules m_found;
};

} // namespace

FallbackRules fallbackRules(const RuleBook &book)
{
    return Borrowing(book).run();
}

bool leavesPiecesToOwnRules(const RuleBook &book)
{
    const Rules &rules = book.rules();
    const bool hasOwn =
        !rules.ownMoves.empty() || !rules.bans.empty()
        || anyOf(rules.effects, [](const OwnEffect &effect) {
               return phrase::changedBy(effect.steps.list) > phrase::Changed::Numbers;
           });
    return hasOwn && !anyId(IdRange<PieceId>(book.types()), [&](PieceId type) {
               return !book.isStill(type);
           });
}

std::vector<std::string> sizeFaults(const RuleBook &book)
{
    constexpr std::size_t mostCells = 256;
    std::vector<std::string> faults;
    if (book.board().size() > mostCells)
        faults.push_back("the board has more than " + std::to_string(mostCells) + " cells");
    if (book.types() > mostTypes)
        faults.push_back("there are more than " + std::to_string(mostTypes) + " piece types");
    if (book.players() != 2)
        faults.emplace_back("there are not two players");
    return faults;
}

bool isTurnForTables(const RuleBook &book, const Promotion &promotion, std::uint64_t walked)
{
    return !promotion.into.empty() && book.rules().gating.empty()
           && std::all_of(promotion.into.begin(), promotion.into.end(), [&](PieceId type) {
                  return (walked >> type.index() & 1U) == 0 && !book.pieces()[type].confinedTo;
              });
}

bool isTurn(const Promotion &promotion)
{
    return promotion.by == PromotionBy::InPlace || promotion.by == PromotionBy::QuietStep;
}

std::string promotionFault(const RuleBook &book, PieceId type)
{
    for (const PlayerId player : IdRange<PlayerId>(book.players())) {
        for (const Promotion *row : book.promotions(type, player)) {
            if (isTurn(*row))
                continue;
            if (row->last != LastOfKind::AsOthers)
                return "promotes elsewhere when it is the last of its type";
            if (!row->victims.empty())
                return "promotes by capturing certain pieces";
        }
    }
    const bool spares = std::any_of(book.rules().immunities.begin(),
                                    book.rules().immunities.end(),
                                    [&](const Immunity &row) { return covers(row.captors, type); });
    return spares ? "does not capture pieces of every type" : "";
}

} // namespace rookery::fast
