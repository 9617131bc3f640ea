#include "model/engine/solver/symmetric_rules.h"

#include "model/movement/imitation.h"

#include <algorithm>

namespace rookery {

namespace {

/// About players, types, zones and lines alone, or about no cell at all.
class KnownCondition
{
public:
    bool operator()(const Mate &) const { return true; }
    bool operator()(const Stalemate &) const { return true; }
    bool operator()(const Extinct &) const { return true; }
    bool operator()(const Reached &) const { return true; }
    bool operator()(const Row &) const { return true; }
    bool operator()(const Block &) const { return true; }
    bool operator()(const ShutIn &) const { return true; }
    bool operator()(const BoardFull &) const { return true; }
    bool operator()(const LeftAlone &) const { return true; }
    bool operator()(const Passes &) const { return true; }
    bool operator()(const QuietMoves &) const { return true; }
    bool operator()(const MoveLimit &) const { return true; }
    bool operator()(const Joining &rule) const { return rule.directions.empty(); }
    bool operator()(const Repetition &rule) const { return rule.repeating == Repeating::Anything; }
    template<class Other>
    bool operator()(const Other &) const
    {
        return false;
    }
};

bool isKnown(const End &end)
{
    return std::visit(KnownCondition(), end.condition) && end.outcome != Outcome::MorePoints
           && !end.most.isGiven() && !end.worth.isGiven();
}

bool isKnown(Drop drop)
{
    switch (drop.contact) {
    case DropContact::Anything:
    case DropContact::Friend:
    case DropContact::NoEnemy:
    case DropContact::OnTop:
    case DropContact::OutOfSight:
        break;
    case DropContact::Flanking:
    case DropContact::FromASide:
        return false;
    }
    // Nothing else may be said than what is taken out here.
    drop.types.clear();
    drop.players.clear();
    drop.zone.reset();
    drop.firstZone.reset();
    drop.contact = DropContact::Anything;
    drop.extras = {};
    return drop == Drop();
}

/// What is left when all that is known is taken out.
bool isKnown(Rules rules)
{
    const bool areKnown =
        std::all_of(
            rules.ends.begin(), rules.ends.end(), [](const End &end) { return isKnown(end); })
        && std::all_of(
            rules.drops.begin(), rules.drops.end(), [](const Drop &drop) { return isKnown(drop); });
    const bool hasChance = rules.hasChance();
    rules.players.clear();
    rules.pass = Pass::Never;
    rules.passers.clear();
    rules.hands = {};
    rules.drops = Rules().drops;
    rules.dropDuties.clear();
    rules.ends.clear();
    rules.language = Rules().language;
    rules.extras = {};
    return areKnown && !hasChance && rules == Rules();
}

} // namespace

bool mayHaveSymmetries(const Design &design)
{
    // Where pieces of a cell face elsewhere than their player, tables of moves do not tell.
    const auto &types = design.pieces->types;
    return design.board->edits.facings.empty() && isKnown(*design.rules)
           && std::all_of(types.begin(), types.end(), [](const PieceType &type) {
                  return imitationsOf(type).empty();
              });
}

} // namespace rookery
