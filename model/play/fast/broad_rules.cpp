#include "model/play/fast/broad_rules.h"

#include "model/movement/movement.h"

#include <algorithm>

namespace rookery::fast {

namespace {

template<class Row, class Test>
bool anyOf(const std::vector<Row> &rows, Test &&test)
{
    return std::any_of(rows.begin(), rows.end(), test);
}

template<class Row>
bool areAny(const std::vector<Row> &rows, PieceSet Row::*types, PieceId type)
{
    return anyOf(rows, [&](const Row &row) { return covers(row.*types, type); });
}

/// Whether such legs do nothing but go to a cell, and capture who stands there.
bool isPlain(const MovementLegs &movement)
{
    return movement.when != When::UnmovedUnchecked
           && std::none_of(
               movement.legs.legs.begin(), movement.legs.legs.end(), [](const Leg &leg) {
                   const LegEnd &foe = leg.onFoe;
                   const bool captures = foe.effect == Effect::Capture;
                   return leg.returns || leg.unloads || leg.sameLength || leg.onEmpty.becomes
                          || leg.onFriend.becomes || foe.becomes || leg.onEmpty.lastOnly
                          || foe.lastOnly || leg.onFriend.stop
                          || leg.onFriend.effect != Effect::None || captures != foe.stop
                          || (captures && !foe.then.empty())
                          || (foe.effect != Effect::None && !captures);
               });
}

bool promotes(const RuleBook &book, PieceId type)
{
    return anyId(IdRange<PlayerId>(book.players()),
                 [&](PlayerId player) { return !book.promotions(type, player).empty(); });
}

/// Whether some end holds unless the next turn answers it.
bool endsUnlessAnswered(const Rules &rules)
{
    return anyOf(rules.ends, [](const End &end) {
        const auto *reached = std::get_if<Reached>(&end.condition);
        const auto *extinct = std::get_if<Extinct>(&end.condition);
        return (reached && !reached->answered.empty()) || (extinct && extinct->answered);
    });
}

class BroadLook
{
public:
    BroadLook(const Design &design, const RuleBook &book)
        : m_design(design)
        , m_book(book)
        , m_rules(book.rules())
    {
    }

    BroadRules run()
    {
        for (const PieceId type : IdRange<PieceId>(m_book.types()))
            m_found.types.push_back(typeOf(type));
        addLists();
        addTrials();
        m_found.mayBeIllegal = m_book.hasRoyals() || m_found.triesByReferee;
        m_found.countsMen = !m_found.listsByReferee && m_rules.compulsions.empty()
                            && m_rules.dropDuties.empty() && m_rules.pass != Pass::Stuck
                            && !endsUnlessAnswered(m_rules);
        return std::move(m_found);
    }

private:
    BroadType typeOf(PieceId type) const
    {
        const PieceType &piece = m_book.pieces()[type];
        const auto movements = legsOf(piece, m_design);
        BroadType found;
        found.isPlain =
            piece.imitates.empty() && std::all_of(movements.begin(), movements.end(), isPlain);
        found.because = found.isPlain ? whatRulesAdd(type) : "does more than go to a cell";
        const bool castles = areAny(m_rules.castling, &CastlingRule::kings, type);
        if (castles)
            found.because = "castles";
        found.source = castles                 ? Source::Castling
                       : found.because.empty() ? Source::Targets
                                               : Source::Referee;
        return found;
    }

    /// To what the men of a type reach, or take from it.
    std::string whatRulesAdd(PieceId type) const
    {
        if (promotes(m_book, type))
            return "promotes";
        if (m_book.pieces()[type].confinedTo)
            return "does not leave a zone";
        if (areAny(m_rules.enPassant, &EnPassant::takers, type))
            return "captures in passing";
        if (areAny(m_rules.gating, &Gating::movers, type))
            return "lets others come in";
        if (areAny(m_rules.immunities, &Immunity::captors, type))
            return "does not capture men of every type";
        if (areAny(m_rules.holdings, &Holding::victims, type))
            return "may be held";
        if (areAny(m_rules.flying, &Flying::types, type))
            return "may fly";
        return {};
    }

    void borrow(bool isThere, bool BroadRules::*part, const char *means, std::string sentence)
    {
        if (!isThere)
            return;
        m_found.*part = true;
        m_found.borrowed.push_back({std::move(sentence), means});
    }

    void addLists()
    {
        const auto list = [this](bool isThere, std::string sentence) {
            borrow(
                isThere, &BroadRules::listsByReferee, "listed by the referee", std::move(sentence));
        };
        list(!m_rules.walling.empty(), "walls are built");
        list(!m_rules.mills.empty(), "rows of men cost a foe");
        list(!m_rules.clearings.empty(), "men are taken off before the first move");
        list(!m_rules.exchanges.empty(), "men change places with friends");
        list(!m_rules.blockades.empty(), "men in each other's way are taken off");
    }

    void addTrials()
    {
        const auto tries = [this](bool isThere, std::string sentence) {
            borrow(isThere,
                   &BroadRules::triesByReferee,
                   "each move tried by the referee",
                   std::move(sentence));
        };
        const CheckRules &check = m_rules.check;
        tries(check.giving == GivingCheck::Forbidden, "nobody may give check");
        tries(check.flight == Flight::None, "royal men do not flee");
        tries(check.way == RoyalWay::Whole, "royal men have to be safe on their way");
        tries(!check.facing.empty(), "some men must not face each other");
        tries(m_book.facingRefused() != nullptr, "royal men who face each other end the game");
        tries(!m_rules.trades.empty(), "some men may not be traded");
        tries(!m_rules.cautions.empty(), "some men do not go where they are attacked");
        tries(!m_rules.holdings.empty(), "men hold foes beside them");
        tries(!m_rules.explosions.empty(), "captures explode");
        tries(!m_rules.petrifications.empty(), "captors turn into walls");
        tries(!m_rules.drownings.empty(), "men drown");
        tries(anyOf(m_rules.walling, [](const Walling &row) { return !row.shields; }),
              "a new wall keeps nobody from check");
        tries(!m_rules.coordinations.empty(), "men capture where their lines cross a partner's");
        tries(!m_rules.enclosing.empty(), "men are captured by being enclosed");
        const bool limitsDrops = anyOf(
            m_rules.drops, [](const Drop &drop) { return drop.threat != DropThreat::Anything; });
        tries(limitsDrops, "men put down may not give check or mate");
    }

    const Design &m_design;
    const RuleBook &m_book;
    const Rules &m_rules;
    BroadRules m_found;
};

} // namespace

BroadRules broadRules(const Design &design, const RuleBook &book)
{
    return BroadLook(design, book).run();
}

} // namespace rookery::fast
