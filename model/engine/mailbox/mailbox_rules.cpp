#include "model/engine/mailbox/mailbox_rules.h"

#include "model/engine/tables/table_needs.h"
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

/// Whether such legs do nothing but go to a cell, and capture what stands there.
bool isPlain(const MovementLegs &movement)
{
    return movement.when != When::UnmovedUnchecked
           && std::none_of(
               movement.legs.legs.begin(), movement.legs.legs.end(), [](const Leg &leg) {
                   const LegEnd &enemy = leg.onEnemy;
                   const bool captures = enemy.effect == Effect::Capture;
                   return leg.isTied() || isOverOnlyAtLast(leg) || anyEnd(leg, &LegEnd::becomes)
                          || leg.onFriend.stop || leg.onFriend.takes() || captures != enemy.stop
                          || (captures && !enemy.then.empty()) || (enemy.takes() && !captures);
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
        for (const TableNeed &need : tableNeeds(m_rules))
            leave(need);
        if (leavesPiecesToOwnRules(m_book))
            leave({{}, ByTables::Listed, "pieces go nowhere but by own rules"});
        m_found.followed = FollowedMoves(m_rules, m_book.types());
        m_found.mayBeIllegal = m_book.hasRoyals() || m_found.triesByMoveRules;
        m_found.countsPieces = !m_found.listsByMoveRules && m_rules.ownMoves.empty()
                               && m_rules.compulsions.empty() && m_rules.dropDuties.empty()
                               && m_rules.pass != Pass::Stuck && !endsUnlessAnswered(m_rules);
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
                                               : Source::MoveRules;
        return found;
    }

    /// To what the pieces of a type reach, or take from it.
    std::string whatRulesAdd(PieceId type) const
    {
        if (promotes(m_book, type))
            return "promotes";
        if (m_book.pieces()[type].confinedTo)
            return "does not leave a zone";
        if (areAny(m_rules.enPassant, &EnPassant::takers, type))
            return "captures en passant";
        if (areAny(m_rules.gating, &Gating::movers, type))
            return "lets others come in";
        if (areAny(m_rules.immunities, &Immunity::captors, type))
            return "does not capture pieces of every type";
        if (areAny(m_rules.flying, &Flying::types, type))
            return "may fly";
        return {};
    }

    void leave(const TableNeed &need)
    {
        if (need.reaches == ByTables::Known)
            return;
        const auto leaveTo = [&](bool BroadRules::*part, const char *means) {
            if (part)
                m_found.*part = true;
            m_found.fallback.push_back({need.because, means});
        };
        switch (need.reaches) {
        case ByTables::Tried:
            return leaveTo(&BroadRules::triesByMoveRules, "each move tried by the move rules");
        case ByTables::Bans:
            return leaveTo(&BroadRules::asksBans, "moves held against bans by the move rules");
        case ByTables::OwnMoves:
            return leaveTo(&BroadRules::listsOwnMoves, "own moves listed by the move rules");
        case ByTables::Effects:
            return leaveTo(nullptr, "tried by the move rules where pieces change");
        case ByTables::Listed:
            return leaveTo(&BroadRules::listsByMoveRules, "listed by the move rules");
        default:
            return leaveTo(&BroadRules::listsByMoveRules, "answered the slow way");
        }
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
