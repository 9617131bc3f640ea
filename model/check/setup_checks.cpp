#include "model/check/setup_checks.h"

#include "model/board/labels.h"
#include "model/board/zone_map.h"
#include "model/check/armies.h"
#include "model/design/rule_path.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"
#include "model/play/ends/game_end_text.h"
#include "model/play/legal/move_rules.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace rookery {

namespace {

using Types = IdRange<PieceId>;

/// Chance has no pieces and nothing to win.
std::vector<PlayerId> players(const Design &design)
{
    return design.rules->deciders();
}

const std::string &name(const Design &design, PlayerId player)
{
    return (*design.rules)[player].name;
}

bool hasRules(const Design &design)
{
    Rules rules = *design.rules;
    rules.players.clear();
    rules.extras = {};
    const auto &types = design.pieces->types;
    return rules != Rules{} || std::any_of(types.begin(), types.end(), [](const PieceType &type) {
               return type.royalty == Royalty::Royal;
           });
}

bool hasRoyal(const Design &design, PlayerId player)
{
    const auto &groups = design.rules->royals;
    if (std::any_of(groups.begin(), groups.end(), [&](const Royal &group) {
            return covers(group.players, player);
        }))
        return true;
    const auto isRoyal = [&](const auto &piece) {
        return piece.player == player && (*design.pieces)[piece.piece].royalty == Royalty::Royal;
    };
    const auto &pieces = design.setup->placements;
    const auto &hands = design.setup->hands;
    return std::any_of(pieces.begin(), pieces.end(), isRoyal)
           || std::any_of(hands.begin(), hands.end(), isRoyal);
}

/// An end that is no draw, and that mate does not have to bring about.
bool hasGoal(const Design &design, PlayerId player)
{
    const auto &ends = design.rules->ends;
    return std::any_of(ends.begin(), ends.end(), [&](const End &end) {
        return (end.outcome != Outcome::Draw || end.most.isGiven()) && covers(end.players, player)
               && !std::holds_alternative<Mate>(end.condition)
               && !std::holds_alternative<Checks>(end.condition);
    });
}

/// Such a zone says where a piece may not come back to, and it may well begin there.
bool isMostOfTheBoard(const Board &board, const ZoneMap &zones, ZoneId zone, PlayerId player)
{
    std::size_t cells = 0;
    for (const CellId cell : board.cells())
        cells += zones.isInZone(cell, zone, player) ? 1 : 0;
    return cells * 2 > board.size();
}

/// Whether there is anything to play with: on the board, or in a hand.
bool isPlayable(const Design &design)
{
    const bool hasPieces = !design.setup->placements.empty() || !design.setup->hands.empty()
                           || design.rules->hands.supply == Supply::Endless
                           || !design.rules->ownMoves.empty();
    return hasRules(design) && hasPieces;
}

bool isAboutStuckPlayers(const GameEnd &end, const Design &design)
{
    const auto &ends = design.rules->ends;
    return !end.rule || std::holds_alternative<Mate>(ends[*end.rule].condition)
           || std::holds_alternative<Stalemate>(ends[*end.rule].condition);
}

} // namespace

void findSidesWithoutGoal(const Design &design, std::vector<Problem> &problems)
{
    if (!hasRules(design) || design.setup->placements.empty())
        return;
    for (const PlayerId player : players(design)) {
        if (hasRoyal(design, player) || hasGoal(design, player))
            continue;
        problems.push_back({Severity::Info,
                            "S001",
                            Message("{player} has no royal piece and no other goal",
                                    {{"player", name(design, player)}}),
                            {0, 0, "/rules/ends"},
                            {Element::Kind::Player, player.index()}});
    }
}

Result<Design> markKingRoyal(const Design &design, const Problem &)
{
    const auto king = likelyKing(design);
    if (!king)
        return failure(
            Message("which piece is royal is not clear; mark it by hand, or add another end"));
    Design result = design;
    result.pieces.edit(
        [&](Pieces &pieces) { pieces.types[king->index()].royalty = Royalty::Royal; });
    const auto &ends = result.rules->ends;
    const bool canMate = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        return std::holds_alternative<Mate>(end.condition);
    });
    if (!canMate)
        result.rules.edit([](Rules &rules) {
            rules.ends.insert(rules.ends.begin(), {Mate{}, Outcome::Loss, {}, {}, {}, {}, {}});
        });
    return result;
}

void findChecksAtStart(const Design &design, std::vector<Problem> &problems)
{
    if (!isPlayable(design))
        return;
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    const auto warn = [&](PlayerId player, Message message) {
        problems.push_back({Severity::Warning,
                            "S002",
                            std::move(message),
                            {},
                            {Element::Kind::Player, player.index()}});
    };
    bool isCheck = false;
    for (const PlayerId player : players(design)) {
        if (moveRules.isInCheck(position, player)) {
            isCheck = true;
            warn(player,
                 Message("start position: {player} is already in check",
                         {{"player", name(design, player)}}));
        }
    }
    if (const auto end = moveRules.end(position)) {
        const PlayerId mover = position.toMove();
        const bool isStuck = isAboutStuckPlayers(*end, design);
        const MessageArguments arguments{{"player", name(design, mover)}};
        if (isStuck && !isCheck)
            warn(mover, Message("start position: {player} is already stalemated", arguments));
        else if (isStuck)
            warn(mover, Message("start position: {player} has no move", arguments));
    }
}

void findEndsAtStart(const Design &design, std::vector<Problem> &problems)
{
    if (!isPlayable(design) || design.rules->ends.empty())
        return;
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    const auto end = moveRules.end(position);
    if (!end || isAboutStuckPlayers(*end, design))
        return;
    problems.push_back(
        {Severity::Warning,
         "S005",
         Message("start position: the game is over, {end}", {{"end", endMessage(*end, design)}}),
         {0, 0, "/rules/ends/" + std::to_string(*end->rule)},
         {Element::Kind::Player, end->about.index()}});
}

void findUnequalArmies(const Design &design, std::vector<Problem> &problems)
{
    if (design.rules->players.size() != 2)
        return;
    const std::vector<int> first = armyOf(design, PlayerId(0));
    const std::vector<int> second = armyOf(design, PlayerId(1));
    const int pieces = std::accumulate(first.begin(), first.end(), 0);
    int apart = 0;
    std::vector<std::string> more[2];
    for (const PieceId type : Types(first.size())) {
        const int surplus = first[type.index()] - second[type.index()];
        apart += std::abs(surplus);
        if (surplus != 0)
            more[surplus < 0 ? 1 : 0].push_back(std::to_string(std::abs(surplus)) + " "
                                                + (*design.pieces)[type].name);
    }
    // Armies that have little in common are unlike on purpose.
    if (apart == 0 || apart * 4 > pieces)
        return;
    problems.push_back({Severity::Warning,
                        "S003",
                        Message("armies differ: [{white} has {whites} more]"
                                "[{?whites}{?blacks} and ][{black} has {blacks} more]",
                                {{"white", name(design, PlayerId(0))},
                                 {"whites", listArgument(more[0])},
                                 {"black", name(design, PlayerId(1))},
                                 {"blacks", listArgument(more[1])}}),
                        {},
                        {Element::Kind::Player, PlayerId(0).index()}});
}

Result<Design> mirrorFirstArmy(const Design &design, const Problem &)
{
    const PlayerId first(0);
    const PlayerId second(1);
    const ArmyMirror mirror = likelyMirror(design, first, second);
    auto mirrored =
        withArmyMirrored(design, first, second, orientationBetween(design, first, second, mirror));
    if (!mirrored)
        return mirrored;
    mirrored->setup.edit([](Setup &setup) {
        std::erase_if(setup.hands,
                      [](const HandEntry &entry) { return entry.player == PlayerId(1); });
        const auto own = setup.hands.size();
        for (std::size_t i = 0; i < own; ++i)
            setup.hands.push_back({PlayerId(1), setup.hands[i].piece, setup.hands[i].count});
    });
    return mirrored;
}

void findPiecesOutsideTheirZone(const Design &design, std::vector<Problem> &problems)
{
    const auto &pieces = design.setup->placements;
    const bool someAreConfined =
        std::any_of(pieces.begin(), pieces.end(), [&](const Placement &piece) {
            return (*design.pieces)[piece.piece].confinedTo.has_value();
        });
    if (!someAreConfined)
        return;
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    const ZoneMap zones(board, facings);
    for (const Placement &piece : pieces) {
        const PieceType &type = (*design.pieces)[piece.piece];
        const auto cell = board.cellAt(piece.site);
        if (!cell || !type.confinedTo || zones.isInZone(*cell, *type.confinedTo, piece.player)
            || isMostOfTheBoard(board, zones, *type.confinedTo, piece.player))
            continue;
        problems.push_back({Severity::Error,
                            "S004",
                            Message("{piece} of {player} on {cell} stands outside its allowed "
                                    "zone {zone}",
                                    {{"piece", type.name},
                                     {"player", name(design, piece.player)},
                                     {"cell", cellArgument(board, *cell)},
                                     {"zone", zones.name(*type.confinedTo)}}),
                            {},
                            {Element::Kind::Cell, piece.site.index()}});
    }
}

Result<Design> extendZone(const Design &design, const Problem &problem)
{
    const SiteId site(problem.element.index);
    const Placement *piece = design.setup->at(site);
    const auto zone = piece ? (*design.pieces)[piece->piece].confinedTo : std::nullopt;
    if (!zone)
        return failure(Message("no piece stands there who belongs to a zone"));
    const Zone &found = design.board->edits.zones[zone->index()];
    const bool isCommon = found.sharing == ZoneSharing::Everyone && found.own.empty();
    const bool isFirst = piece->player == PlayerId(0) && found.own.empty();
    return withZonePainted(design,
                           *zone,
                           std::span(&site, 1),
                           isCommon || isFirst ? std::nullopt : std::optional(piece->player));
}

void findImpossiblePromotions(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->promotions;
    std::vector<bool> isThere(design.pieces->types.size());
    for (const PlayerId player : players(design)) {
        const std::vector<int> pieces = armyOf(design, player);
        for (const PieceId type : Types(pieces.size()))
            isThere[type.index()] = isThere[type.index()] || pieces[type.index()] > 0;
    }
    for (std::size_t i = 0; i < rules.size(); ++i) {
        for (const PieceId type : rules[i].into) {
            const auto limit = std::find_if(
                rules[i].limits.begin(), rules[i].limits.end(), [&](const PromotionLimit &each) {
                    return each.type == type && each.most == 0;
                });
            const bool isNeverLost =
                rules[i].stock == PromotionStock::Lost && !isThere[type.index()];
            if (!isNeverLost && limit == rules[i].limits.end())
                continue;
            const MessageArguments arguments{{"piece", (*design.pieces)[type].name}};
            problems.push_back(
                {Severity::Error,
                 "R001",
                 isNeverLost ? Message("promotion can choose {piece}, which does not exist: no "
                                       "player has one to lose",
                                       arguments)
                             : Message("promotion can choose {piece}, which does not exist: its "
                                       "limit is 0",
                                       arguments),
                 {0, 0, "/rules/promotions/" + std::to_string(i)},
                 {Element::Kind::Piece, type.index()}});
        }
    }
}

Result<Design> removePromotion(const Design &design, const Problem &problem)
{
    constexpr std::string_view list = "/rules/promotions/";
    const std::string path = problem.place.pointer.substr(std::string_view("/rules/").size());
    const auto place = rulePlace(std::string_view(problem.place.pointer).substr(list.size()));
    if (!place || *place >= design.rules->promotions.size())
        return failure(Message("the promotion is not there any more"));
    std::vector<std::size_t> into;
    for (const PieceId type : design.rules->promotions[*place].into) {
        if (type.index() != problem.element.index)
            into.push_back(type.index());
    }
    // A promotion into nothing would be one back into what the piece was.
    return into.empty() ? withRuleRemoved(design, path)
                        : withRuleField(design, path + "/into", into);
}

} // namespace rookery
