#include "model/engine/solver/symmetric_rules.h"

#include "model/movement/imitation.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

/// Whether what is asked of a board that is turned or mirrored is answered alike.
bool isAlike(phrase::Function function)
{
    using enum phrase::Function;
    static constexpr std::array functions = {
        Cells,  Dirs,     Orthogonal, Diagonal, Step,     Ahead,   Near,     Ray,
        Line,   Between,  Distance,   Opposite, Edge,     Types,   Owner,    TypeOf,
        Empty,  Occupied, Friend,     Enemy,    Wall,     Height,  PiecesOf, Royals,
        Slides, Seen,     Group,      Region,   Part,     Parts,   Border,   Joins,
        Way,    Me,       Other,      Next,     NoPlayer, Players, HasLost,  PiecePoints};
    return std::find(functions.begin(), functions.end(), function) != functions.end();
}

/// Whether no part of a phrase tells one cell or direction from others.
bool isAlike(const phrase::Node &node)
{
    switch (node.kind) {
    case phrase::Kind::Cell:
    case phrase::Kind::Direction:
    case phrase::Kind::DirectionGroup:
    case phrase::Kind::OwnNumber:
    case phrase::Kind::The: // the first of several
    case phrase::Kind::Before:
    case phrase::Kind::BeforeTurn:
    case phrase::Kind::AtStart:
    case phrase::Kind::SeenBy:
    case phrase::Kind::Blank:
        return false;
    case phrase::Kind::Call:
        if (!isAlike(node.function))
            return false;
        break;
    default:
        break;
    }
    return std::all_of(node.parts.begin(), node.parts.end(), [](const phrase::Node &part) {
        return isAlike(part);
    });
}

bool isAlike(const phrase::Phrase &phrase)
{
    return std::all_of(phrase.root.begin(), phrase.root.end(), [](const phrase::Node &node) {
        return isAlike(node);
    });
}

/// About players, types, zones and lines alone, or about no cell at all.
class KnownCondition
{
public:
    bool operator()(const Mate &) const { return true; }
    bool operator()(const Stalemate &) const { return true; }
    bool operator()(const Extinct &) const { return true; }
    bool operator()(const Reached &) const { return true; }
    bool operator()(const Row &) const { return true; }
    bool operator()(const BoardFull &) const { return true; }
    bool operator()(const Passes &) const { return true; }
    bool operator()(const QuietMoves &) const { return true; }
    bool operator()(const MoveLimit &) const { return true; }
    bool operator()(const Joining &rule) const { return rule.directions.empty(); }
    bool operator()(const Repetition &rule) const { return rule.repeating == Repeating::Anything; }
    bool operator()(const Said &rule) const { return isAlike(rule.condition); }
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
            rules.drops.begin(), rules.drops.end(), [](const Drop &drop) { return isKnown(drop); })
        && std::all_of(rules.words.begin(), rules.words.end(), [](const OwnWord &word) {
               return isAlike(word.means);
           });
    const bool hasChance = rules.hasChance();
    rules.players.clear();
    rules.pass = Pass::Never;
    rules.passers.clear();
    rules.hands = {};
    rules.drops = Rules().drops;
    rules.dropDuties.clear();
    rules.ends.clear();
    rules.words.clear();
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
