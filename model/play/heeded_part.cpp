#include "model/play/heeded_part.h"

#include "model/movement/movement.h"
#include "model/play/castling_wings.h"
#include "model/play/turn_order.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

template<class Condition>
bool hasEnd(const Rules &rules)
{
    return std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return std::holds_alternative<Condition>(end.condition);
    });
}

bool imitatesLastMover(const PieceType &type)
{
    return std::any_of(type.imitates.begin(), type.imitates.end(), [](const Imitation &imitation) {
        return !imitation.type;
    });
}

/// Which piece types can do something only while they are unmoved.
class FirstMoves
{
public:
    explicit FirstMoves(const Design &design)
        : m_design(design)
    {
    }

    bool operator()(PieceId type)
    {
        const auto [found, isNew] = m_known.try_emplace(type, false);
        if (isNew)
            found->second = isHeeded(type);
        return found->second;
    }

private:
    bool isHeeded(PieceId type) const
    {
        return isInRules(type) || imitatesLastMover((*m_design.pieces)[type])
               || hasFirstMove((*m_design.pieces)[type], m_design);
    }

    bool isInRules(PieceId type) const
    {
        const Rules &rules = *m_design.rules;
        const auto comesIn = [type](const Gating &rule) {
            return covers(rule.movers, type);
        };
        const auto castles = [type](const CastlingRule &rule) {
            return rule.men == CastlingMen::Dropped
                   && (covers(rule.kings, type) || covers(rule.partners, type));
        };
        // A piece that promotes without moving stays as unmoved as it was.
        const auto promotesInPlace = [type](const Promotion &rule) {
            return covers(rule.types, type)
                   && (rule.by == PromotionBy::InPlace || rule.by == PromotionBy::QuietStep);
        };
        return std::any_of(rules.gating.begin(), rules.gating.end(), comesIn)
               || std::any_of(rules.castling.begin(), rules.castling.end(), castles)
               || std::any_of(rules.promotions.begin(), rules.promotions.end(), promotesInPlace);
    }

    const Design &m_design;
    std::map<PieceId, bool> m_known;
};

/// All pieces count as moved whose first moves nothing asks for.
void forgetFirstMoves(Position &position, const Design &design, const Board &board)
{
    FirstMoves isHeeded(design);
    for (const CellId cell : board.cells()) {
        auto man = position.at(cell);
        if (!man || man->moved || isHeeded(man->type))
            continue;
        man->moved = true;
        position.put(cell, *man);
    }
}

void forgetCaptured(Position &position, const Rules &rules)
{
    const bool comeBack =
        std::any_of(rules.promotions.begin(), rules.promotions.end(), [](const Promotion &rule) {
            return rule.stock == PromotionStock::Lost;
        });
    if (comeBack)
        return;
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types()))
            position.setCount(OffBoard::Captured, player, type, 0);
    }
}

/// Where a wing's king and partner stood matters while they may castle, or may come back to it.
void forgetHomes(Position &position, const Rules &rules, const Board &board)
{
    const std::vector<Wing> wings = wingsOf(rules, board);
    std::vector<WingHome> homes = position.homes();
    for (std::size_t i = 0; i < std::min(wings.size(), homes.size()); ++i) {
        const bool hasRight = (position.state().castlingRights >> i & 1U) != 0;
        if (!hasRight && rules.castling[wings[i].rule].men != CastlingMen::Dropped)
            homes[i] = wings[i].home;
    }
    position.setHomes(std::move(homes));
}

bool heedsTurns(const Rules &rules)
{
    return !takeSimpleTurns(rules) || !rules.clearings.empty()
           || rules.turns.lost != LostPlayer::EndsGame || hasEnd<MoveLimit>(rules);
}

/// Every member of PlayState is named here, so that a new one cannot be forgotten. Those of which
/// nothing is said are only ever set by rules that ask for them.
void forgetState(Position &position, const Design &design)
{
    const Rules &rules = *design.rules;
    const PlayState fresh;
    auto &[passers,
           castlingRights,
           checksGiven,
           turn,
           quietMoves,
           passes,
           lastMoved,
           castledWing,
           facing,
           tradedOn,
           fallen,
           out,
           exchanges,
           points] = position.state();
    // A player's own pieces can be taken in passing only by the others, who find them forgotten.
    std::erase_if(passers, [&](const Passer &passer) {
        const auto man = position.at(passer.stands);
        return !man || man->owner == position.toMove();
    });
    if (!hasEnd<Checks>(rules))
        checksGiven = fresh.checksGiven;
    if (!heedsTurns(rules))
        turn = firstTurnOf(rules, position.toMove());
    if (!hasEnd<QuietMoves>(rules))
        quietMoves = fresh.quietMoves;
    if (!hasEnd<Passes>(rules))
        passes = fresh.passes;
    const auto &types = design.pieces->types;
    if (!std::any_of(types.begin(), types.end(), imitatesLastMover))
        lastMoved = fresh.lastMoved;
    if (!hasEnd<Castled>(rules))
        castledWing = fresh.castledWing;
    if (!hasEnd<FacingRefused>(rules))
        facing = fresh.facing;
    if (!hasEnd<Fallen>(rules))
        fallen = fresh.fallen;
}

} // namespace

Position heededPart(Position position, const Design &design, const Board &board)
{
    forgetFirstMoves(position, design, board);
    forgetCaptured(position, *design.rules);
    forgetHomes(position, *design.rules, board);
    forgetState(position, design);
    return position;
}

} // namespace rookery
