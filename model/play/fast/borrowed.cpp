#include "model/play/fast/borrowed.h"

#include "model/play/fast/tables.h"
#include "model/play/turn_order.h"

#include <algorithm>
#include <variant>

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

    BorrowedRules run()
    {
        addTurns();
        addCastling();
        addDrops();
        addCaptures();
        addChecks();
        for (const End &end : m_rules.ends)
            addEnd(end);
        return std::move(m_found);
    }

private:
    /// By what the referee helps, and how that is said.
    struct Means
    {
        bool Borrowed::*part;
        const char *text;
    };

    static constexpr Means making{&Borrowed::making, "played by the referee"};
    static constexpr Means listing{&Borrowed::listing, "listed by the referee"};
    static constexpr Means clearing{&Borrowed::clearing, "first turns listed by the referee"};
    static constexpr Means drops{&Borrowed::drops, "drops listed by the referee"};
    static constexpr Means ends{&Borrowed::ends, "asked of the referee after each move"};
    static constexpr Means safety{&Borrowed::safety, "each move tried by the referee"};
    static constexpr Means duties{&Borrowed::duties, "captures compared by the referee"};

    void borrow(bool isThere, const Means &means, std::string sentence)
    {
        if (!isThere)
            return;
        m_found.parts.*means.part = true;
        m_found.rules.push_back({std::move(sentence), means.text});
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

    void addTurns()
    {
        borrow(!takeSimpleTurns(m_rules), making, "players do not simply take turns");
        borrow(!m_rules.clearings.empty(), clearing, "men are taken off before the first move");
        borrow(comeInConfined(), listing, "pieces that come in do not leave a zone");
        borrow(!m_rules.mills.empty(), listing, "rows of men cost a foe");
        borrow(!m_rules.walling.empty(), listing, "walls are built");
        borrow(
            anyOf(m_rules.walling, [](const Walling &row) { return !row.shields; }),
            safety,
            "a new wall keeps nobody from check");
    }

    void addCastling()
    {
        const auto anyWing = [this](auto &&test) {
            return anyOf(m_book.wings(), test);
        };
        const auto ruleOf = [this](const Wing &wing) -> const CastlingRule & {
            return m_rules.castling[wing.rule];
        };
        borrow(anyWing(
                   [&](const Wing &wing) { return ruleOf(wing).rivalry != CastlingRivalry::None; }),
               making,
               "castling takes rights from the opponent");
        const auto hasUnclearSafety = [&](const Wing &wing) {
            return anyWing([&](const Wing &other) {
                return other.player == wing.player && other.kingTo == wing.kingTo
                       && ruleOf(other).safety != ruleOf(wing).safety;
            });
        };
        borrow(anyWing(hasUnclearSafety),
               safety,
               "two castling rules lead a king to the same cell with different safety");
    }

    void addDrops()
    {
        borrow(m_rules.dropDuties.size() > 1, listing, "there are several duties to put men down");
        const bool asksNeighbours = anyOf(m_rules.drops, [](const Drop &row) {
            return row.contact != DropContact::Anything || row.firstZone;
        });
        borrow(
            asksNeighbours, drops, "where a man may be put down depends on who stands elsewhere");
        borrow(asksNeighbours && !m_rules.dropDuties.empty(), duties, "putting men down is a duty");
    }

    void addCaptures()
    {
        borrow(anyOf(m_rules.compulsions,
                     [](const Compulsion &row) {
                         return row.captures == MustCapture::Must && !row.priorities.empty();
                     }),
               duties,
               "the best capture is compulsory");
        borrow(!m_rules.flying.empty(), listing, "men fly while there are few of them");
        borrow(!m_rules.cautions.empty(), listing, "some men do not go where they are attacked");
        borrow(anyOf(m_rules.enPassant,
                     [](const EnPassant &row) { return row.within == PassedFor::Round; }),
               listing,
               "men may be captured in passing for a whole round");
        borrow(!m_rules.exchanges.empty(), listing, "men change places with friends");
        borrow(!m_rules.exchanges.empty(), making, "how often men have changed places is counted");
        borrow(!m_rules.blockades.empty(), listing, "men in each other's way are taken off");
        borrow(!m_rules.blockades.empty(), making, "to take them off costs no turn");
        borrow(!m_rules.trades.empty(), listing, "some men may not be traded");
        borrow(!m_rules.holdings.empty(), listing, "men hold foes beside them");
        borrow(!m_rules.coordinations.empty(),
               safety,
               "men capture where their lines cross a partner's");
        borrow(!m_rules.drownings.empty(), safety, "men drown");
        borrow(!m_rules.explosions.empty(), safety, "captures explode");
        borrow(!m_rules.petrifications.empty(), safety, "captors turn into walls");
        borrow(!m_rules.enclosing.empty(), making, "men are captured by being enclosed");
    }

    void addChecks()
    {
        const auto &facing = m_rules.check.facing;
        borrow(m_rules.check.way == RoyalWay::Whole,
               safety,
               "royal men have to be safe on their way");
        borrow(facing.size() > 1, safety, "several sorts of men must not face each other");
        const auto &royals = m_rules.royals;
        borrow(anyOf(royals, [](const Royal &row) { return row.newcomers == Newcomers::NextTurn; }),
               safety,
               "men who have promoted become royal in the next turn");
        const bool looksAtFoes = m_rules.check.giving == GivingCheck::Forbidden
                                 || anyOf(m_rules.drops, [](const Drop &row) {
                                        return row.threat != DropThreat::Anything;
                                    });
        borrow(looksAtFoes
                   && anyOf(royals, [](const Royal &row) { return row.safety == Safety::One; }),
               safety,
               "some moves may not give check where one safe royal man of several is enough");
    }

    void addEnd(const End &end)
    {
        static_assert(std::variant_size_v<EndCondition> == 23,
                      "is the new end known to the tables, or left to the referee here?");
        const EndCondition &is = end.condition;
        borrow(std::holds_alternative<Row>(is), ends, "rows of men end the game");
        borrow(std::holds_alternative<Block>(is), ends, "squares of men end the game");
        borrow(std::holds_alternative<ShutIn>(is), ends, "foes around a man end the game");
        const bool asksFall = std::holds_alternative<Fallen>(is);
        borrow(asksFall, ends, "who captures whom ends the game");
        borrow(asksFall, making, "who has captured whom is noted");
        borrow(std::holds_alternative<Arranged>(is), ends, "an arrangement of men ends the game");
        borrow(std::holds_alternative<CastlingLost>(is), ends, "rights to castle end the game");
        borrow(std::holds_alternative<Joining>(is), ends, "chains of men end the game");
        borrow(std::holds_alternative<Castled>(is), ends, "castling ends the game");
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    BorrowedRules m_found;
};

} // namespace

BorrowedRules borrowedRules(const RuleBook &book)
{
    return Borrowing(book).run();
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
                return "promotes by capturing certain men";
        }
    }
    const bool spares = std::any_of(book.rules().immunities.begin(),
                                    book.rules().immunities.end(),
                                    [&](const Immunity &row) { return covers(row.captors, type); });
    return spares ? "does not capture men of every type" : "";
}

} // namespace rookery::fast
