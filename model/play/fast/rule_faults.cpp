#include "model/play/fast/plan.h"
#include "model/play/fast/tables.h"

#include <algorithm>
#include <variant>

namespace rookery::fast {

namespace {

constexpr std::size_t mostCells = 256;

class FaultList
{
public:
    explicit FaultList(const RuleBook &book)
        : m_book(book)
        , m_rules(book.rules())
    {
    }

    std::vector<std::string> run()
    {
        addSizes();
        addTurns();
        addPieces();
        addDrops();
        addCaptures();
        addEnds();
        return std::move(m_faults);
    }

private:
    void refuse(bool isThere, std::string sentence)
    {
        if (isThere)
            m_faults.push_back(std::move(sentence));
    }

    template<class Row, class Test>
    void refuseAny(const std::vector<Row> &rows, Test &&test, std::string sentence)
    {
        refuse(std::any_of(rows.begin(), rows.end(), test), std::move(sentence));
    }

    void addSizes()
    {
        refuse(m_book.board().size() > mostCells,
               "the board has more than " + std::to_string(mostCells) + " cells");
        refuse(m_book.types() > mostTypes,
               "there are more than " + std::to_string(mostTypes) + " piece types");
        refuse(m_book.players() != 2, "there are not two players");
    }

    void addTurns()
    {
        const Turns &turns = m_rules.turns;
        refuse(!turns.opening.empty() || !turns.cycle.empty()
                   || turns.progression != Progression::None,
               "players do not simply take turns");
        refuse(m_rules.check.flight == Flight::None, "royal men may not flee from check");
        for (const Wing &wing : m_book.wings()) {
            const CastlingRule &rule = m_rules.castling[wing.rule];
            refuse(rule.men == CastlingMen::Dropped, "men put down may castle");
            refuse(rule.rivalry != CastlingRivalry::None,
                   "castling takes rights from the opponent");
            const bool isClear =
                std::all_of(m_book.wings().begin(), m_book.wings().end(), [&](const Wing &other) {
                    return other.player != wing.player || other.kingTo != wing.kingTo
                           || m_rules.castling[other.rule].safety == rule.safety;
                });
            refuse(!isClear,
                   "two castling rules lead a king to the same cell with different safety");
        }
    }

    void addPieces()
    {
        refuseAny(
            m_rules.promotions,
            [](const Promotion &row) {
                return row.by == PromotionBy::InPlace || row.by == PromotionBy::QuietStep;
            },
            "men promote as a turn of its own");
        refuseAny(
            m_rules.promotions,
            [](const Promotion &row) { return row.last != LastOfKind::AsOthers; },
            "the last man of a type promotes elsewhere");
        refuseAny(
            m_rules.promotions,
            [](const Promotion &row) { return row.into.empty(); },
            "promoted men turn back");
    }

    void addDrops()
    {
        refuse(!m_rules.dropDuties.empty(), "putting men down is a duty");
        refuse(!m_rules.gating.empty(), "men come in where others leave");
        refuse(!m_rules.walling.empty(), "walls are built");
        refuseAny(
            m_rules.drops,
            [](const Drop &row) {
                return row.contact != DropContact::Anything || row.firstZone
                       || row.colour != DropColour::Any;
            },
            "where a man may be put down depends on its neighbours");
    }

    void addCaptures()
    {
        refuseAny(
            m_rules.compulsions,
            [](const Compulsion &row) {
                return row.captures == MustCapture::Must && !row.priorities.empty();
            },
            "the best capture is compulsory");
        refuse(!m_rules.immunities.empty(), "some men do not capture others");
        refuse(!m_rules.trades.empty(), "some men may not be traded");
        refuse(!m_rules.holdings.empty(), "men hold foes beside them");
        refuse(!m_rules.coordinations.empty(), "men capture where their lines cross a partner's");
        refuse(!m_rules.explosions.empty(), "captures explode");
        refuse(!m_rules.petrifications.empty(), "captors turn into walls");
        refuse(!m_rules.enclosing.empty(), "men are captured by being enclosed");
        refuse(!m_rules.mills.empty(), "rows of men cost a foe");
        refuse(!m_rules.clearings.empty(), "men are taken off before the first move");
        refuse(!m_rules.drownings.empty(), "men drown");
    }

    void addEnds()
    {
        static_assert(std::variant_size_v<EndCondition> == 18,
                      "is the new end known to the tables, or refused here?");
        for (const End &end : m_rules.ends) {
            const EndCondition &is = end.condition;
            const auto *reached = std::get_if<Reached>(&is);
            refuse(reached && !reached->answered.empty(),
                   "reaching a zone may be answered in kind");
            refuse(std::holds_alternative<Row>(is), "rows of men end the game");
            refuse(std::holds_alternative<Block>(is), "squares of men end the game");
            refuse(std::holds_alternative<Arranged>(is), "an arrangement of men ends the game");
            refuse(std::holds_alternative<CastlingLost>(is), "rights to castle end the game");
            refuse(std::holds_alternative<Joining>(is), "chains of men end the game");
            refuse(std::holds_alternative<Passes>(is), "passing ends the game");
            refuse(std::holds_alternative<Castled>(is), "castling ends the game");
            refuse(std::holds_alternative<FacingRefused>(is),
                   "royal men left facing each other end the game");
        }
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    std::vector<std::string> m_faults;
};

} // namespace

std::vector<std::string> ruleFaults(const RuleBook &book)
{
    return FaultList(book).run();
}

} // namespace rookery::fast
