#include "model/check/rule_contradictions.h"

#include "model/base/shown.h"
#include "model/board/phrase_names.h"
#include "model/board/zone_map.h"
#include "model/check/possible_pieces.h"
#include "model/check/rule_problems.h"
#include "model/movement/movement.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/cell_set.h"
#include "model/play/position/own_questions.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/rules/sight_lines.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

using Players = IdRange<PlayerId>;
using Types = IdRange<PieceId>;

/// Pieces of these types that a player has at the start, hand included.
int piecesOf(const Design &design, PlayerId player, const PieceSet &types)
{
    int pieces = 0;
    for (const Placement &piece : design.setup->placements)
        pieces += piece.player == player && covers(types, piece.piece) ? 1 : 0;
    for (const HandEntry &entry : design.setup->hands)
        pieces += entry.player == player && covers(types, entry.piece) ? entry.count : 0;
    return pieces;
}

bool hasPieces(const Design &design)
{
    return !design.setup->placements.empty() || !design.setup->hands.empty();
}

/// Whether a player's pieces can become more than those of the start.
bool canGrow(const Design &design)
{
    const Rules &rules = *design.rules;
    return rules.hands.supply == Supply::Endless || rules.hands.captured != Captured::Away
           || !rules.promotions.empty()
           || std::any_of(rules.enclosing.begin(), rules.enclosing.end(), [](const auto &rule) {
                  return rule.fate == EnclosedFate::ChangeSides;
              });
}

/// The most cells on one line of the board.
std::size_t longestLine(const Board &board, const SightLines &lines, Lines which)
{
    std::size_t most = 0;
    for (const CellId cell : board.cells()) {
        const auto &all = lines.from(cell, which);
        const auto &opposites = lines.opposites(which);
        for (std::size_t i = 0; i < all.size(); ++i)
            most = std::max(most, 1 + all[i].size() + all[opposites[i]].size());
    }
    return most;
}

} // namespace

void findRulesAboutNothing(const Design &design, std::vector<Problem> &problems)
{
    if (!hasPieces(design))
        return;
    for (const NothingNamed &found : rulesThatNameNothing(design)) {
        std::vector<std::string> names;
        for (const PieceId type : found.types)
            names.push_back((*design.pieces)[type].name);
        warnOfRule(problems,
                   "R010",
                   Message("the rule names {pieces}, but such a piece can never come into the game",
                           {{"pieces", listArgument(std::move(names))}}),
                   found.path);
    }
}

void findOwnNamesInVain(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    std::set<std::size_t> numbers;
    std::set<std::size_t> words;
    forEachNode(rules, [&](const phrase::Node &node) {
        if (node.kind == phrase::Kind::OwnNumber)
            numbers.insert(node.index);
        else if (node.kind == phrase::Kind::Word)
            words.insert(node.index);
    });
    const auto note = [&](Message message, const std::string &row) {
        problems.push_back(
            {Severity::Info, "R019", std::move(message), {0, 0, "/rules/" + row}, {}});
    };
    for (std::size_t i = 0; i < rules.numbers.size(); ++i) {
        if (!numbers.contains(i))
            note(Message("no own rule asks for the number {name}",
                         {{"name", inQuotes(rules.numbers[i].name)}}),
                 rowOf("numbers", i));
    }
    for (std::size_t i = 0; i < rules.words.size(); ++i) {
        if (!words.contains(i))
            note(Message("no own rule uses the word {name}",
                         {{"name", inQuotes(rules.words[i].name.name)}}),
                 rowOf("words", i));
    }
}

void findNamesThatHide(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const bool hasNames = !rules.numbers.empty() || !rules.words.empty();
    const phrase::Names names = hasNames ? thingNames(design) : phrase::Names();
    const auto warn = [&](const std::string &name, const std::string &row) {
        const auto &directions = names.directions;
        const MessageArguments arguments{{"name", inQuotes(name)}};
        if (std::find(directions.begin(), directions.end(), name) != directions.end())
            warnOfRule(problems,
                       "R022",
                       Message("own rules mean this by {name}, not the direction", arguments),
                       row);
        else if (names.cell(name))
            warnOfRule(problems,
                       "R022",
                       Message("own rules mean this by {name}, not the cell", arguments),
                       row);
    };
    for (std::size_t i = 0; i < rules.numbers.size(); ++i)
        warn(rules.numbers[i].name, rowOf("numbers", i));
    for (std::size_t i = 0; i < rules.words.size(); ++i)
        warn(rules.words[i].name.name, rowOf("words", i));
    const bool hasOwnRules = anyNode(rules, [](const phrase::Node &) { return true; });
    for (const Zone &zone : design.board->edits.zones) {
        if (hasOwnRules && phrase::findFunction(zone.name))
            problems.push_back({Severity::Warning,
                                "R022",
                                Message("own rules mean their function by {name}, not the zone",
                                        {{"name", inQuotes(zone.name)}}),
                                {0, 0, "/board/edits/zones/" + zone.name},
                                {}});
    }
}

void findBansOfNothing(const Design &design, std::vector<Problem> &problems)
{
    const auto &bans = design.rules->bans;
    for (std::size_t i = 0; i < bans.size(); ++i) {
        if (!bans[i].before.isGiven() && !bans[i].after.isGiven())
            warnOfRule(problems,
                       "R023",
                       Message("the ban says neither 'before' nor 'after', and bans nothing"),
                       rowOf("bans", i));
    }
}

void findPromotionsOutOfPlace(const Design &design, std::vector<Problem> &problems)
{
    const auto &promotions = design.rules->promotions;
    const auto &types = design.pieces->types;
    if (promotions.empty() || std::none_of(types.begin(), types.end(), [](const PieceType &type) {
            return type.confinedTo.has_value();
        }))
        return;
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    const ZoneMap zones(board, facings);
    const auto meets = [&](const Promotion &rule, ZoneId home) {
        for (const PlayerId player : Players(design.rules->players.size())) {
            if (!covers(rule.players, player))
                continue;
            for (const CellId cell : board.cells()) {
                if ((!rule.zone || zones.isInZone(cell, *rule.zone, player))
                    && zones.isInZone(cell, home, player))
                    return true;
            }
        }
        return false;
    };
    for (std::size_t i = 0; i < promotions.size(); ++i) {
        for (const PieceId type : promotions[i].into) {
            const auto &home = types[type.index()].confinedTo;
            if (promotions[i].touch != ZoneTouch::Either && home && !meets(promotions[i], *home))
                warnOfRule(
                    problems,
                    "R011",
                    Message("promotion makes a {piece} where it may not stand, outside its "
                            "zone {zone}",
                            {{"piece", types[type.index()].name}, {"zone", zones.name(*home)}}),
                    rowOf("promotions", i),
                    {Element::Kind::Piece, type.index()});
        }
    }
}

void findTurnsWithoutPieces(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    if (!hasPieces(design) || rules.hands.supply == Supply::Endless || rules.ends.empty())
        return;
    const auto isNamed = [&](PlayerId player) {
        const auto &cycle = rules.turns.cycle;
        return cycle.empty() || std::find(cycle.begin(), cycle.end(), player) != cycle.end();
    };
    const auto hasOwnMoves = [&](PlayerId player) {
        return std::any_of(rules.ownMoves.begin(), rules.ownMoves.end(), [&](const OwnMove &move) {
            return covers(move.players, player);
        });
    };
    for (const PlayerId player : rules.deciders()) {
        const bool isEmpty = piecesOf(design, player, {}) == 0;
        if (isEmpty && isNamed(player) && rules.pass == Pass::Never && !hasOwnMoves(player))
            warnOfRule(problems,
                       "R012",
                       Message("{player} has turns and no piece to move",
                               {{"player", rules[player].name}}),
                       "turns");
        if (!isEmpty && !isNamed(player))
            warnOfRule(
                problems,
                "R012",
                Message("{player} has pieces and never a turn", {{"player", rules[player].name}}),
                "turns");
    }
}

void findPassingWithoutLongSteps(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->enPassant;
    if (rules.empty())
        return;
    const CompiledGame game(design);
    const Board &board = game.board();
    const Position empty(board.size(), design.rules->players.size(), design.pieces->types.size());
    Reach reach;
    ReachScratch scratch;
    std::vector<MoveOutcome> outcomes;
    const auto passesFrom = [&](CellId cell, PieceId type) {
        game.outcomes(empty, cell, {type, PlayerId(0), false}, outcomes, reach, scratch);
        return std::any_of(outcomes.begin(), outcomes.end(), [&](const MoveOutcome &outcome) {
            return way(board, cell, outcome.to).size() > 1;
        });
    };
    const auto passes = [&](PieceId type) {
        return anyId(board.cells(), [&](CellId cell) { return passesFrom(cell, type); });
    };
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const bool isEver = anyId(Types(design.pieces->types.size()), [&](PieceId type) {
            return covers(rules[i].victims, type) && passes(type);
        });
        if (!isEver)
            warnOfRule(
                problems,
                "R013",
                Message("no piece can be captured en passant, because no such piece ever passes a "
                        "cell"),
                rowOf("en-passant", i));
    }
}

void findPassingAtOdds(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const bool mustCapture =
        std::any_of(rules.compulsions.begin(), rules.compulsions.end(), [](const Compulsion &rule) {
            return rule.captures == MustCapture::Must;
        });
    if (rules.pass == Pass::Always && mustCapture)
        warnOfRule(problems,
                   "R014",
                   Message("players may pass at any time and must capture; who can capture cannot "
                           "pass"),
                   "pass");
    for (std::size_t i = 0; i < rules.ends.size(); ++i) {
        const EndCondition &is = rules.ends[i].condition;
        if (rules.pass == Pass::Never && std::holds_alternative<Passes>(is))
            warnOfRule(problems,
                       "R014",
                       Message("the end never comes, because no player may pass"),
                       rowOf("ends", i));
        const bool endsAtOnce =
            rules.turns.lost == LostPlayer::EndsGame || rules.players.size() < 3;
        const auto *said = std::get_if<Said>(&is);
        if (endsAtOnce && said && asksWhoHasLost(said->condition))
            warnOfRule(problems,
                       "R014",
                       Message("the end never comes, because the first loss ends the game for "
                               "everybody"),
                       rowOf("ends", i));
        if (rules.pass == Pass::Always && rules.passers.empty()
            && std::holds_alternative<Stalemate>(is))
            warnOfRule(problems,
                       "R014",
                       Message("the end never comes, because who has no move passes"),
                       rowOf("ends", i));
    }
}

void findGoalsTooLarge(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const bool looks = !rules.mills.empty()
                       || std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
                              return std::holds_alternative<Row>(end.condition)
                                     || std::holds_alternative<Reached>(end.condition);
                          });
    if (!looks)
        return;
    const Board board(design.board, design.directions);
    const SightLines lines(board);
    const std::vector<Orientation> facings = rules.facings();
    const ZoneMap zones(board, facings);
    const auto askLine = [&](int length, Lines which, const std::string &path) {
        if (static_cast<std::size_t>(length) > longestLine(board, lines, which))
            warnOfRule(problems,
                       "R015",
                       Message("no line of the board has {count} cells", {{"count", length}}),
                       path);
    };
    const auto askPieces =
        [&](int count, const PieceSet &types, const End &end, std::size_t place) {
            if (!hasPieces(design) || canGrow(design))
                return;
            for (const PlayerId player : Players(rules.players.size())) {
                if (covers(end.players, player) && piecesOf(design, player, types) < count)
                    warnOfRule(problems,
                               "R015",
                               Message("{player} does not have the {count} pieces that the end "
                                       "asks for",
                                       {{"player", rules[player].name}, {"count", count}}),
                               rowOf("ends", place));
            }
        };
    for (std::size_t i = 0; i < rules.mills.size(); ++i)
        askLine(rules.mills[i].length, rules.mills[i].lines, rowOf("mills", i));
    for (std::size_t i = 0; i < rules.ends.size(); ++i) {
        const End &end = rules.ends[i];
        if (const auto *row = std::get_if<Row>(&end.condition)) {
            askLine(row->length, row->lines, rowOf("ends", i));
            askPieces(row->length, row->types, end, i);
        }
        const auto *reached = std::get_if<Reached>(&end.condition);
        if (!reached || !reached->zone || reached->blockedCounts)
            continue;
        askPieces(reached->count, reached->types, end, i);
        int cells = 0;
        for (const CellId cell : board.cells())
            cells += zones.isInZone(cell, *reached->zone, PlayerId(0)) ? 1 : 0;
        if (cells > 0 && cells < reached->count)
            warnOfRule(problems,
                       "R015",
                       Message("the zone {zone} has fewer cells than the {count} pieces that the "
                               "end asks for",
                               {{"zone", zones.name(*reached->zone)}, {"count", reached->count}}),
                       rowOf("ends", i));
    }
}

namespace {

/// Whether this is a number that is written out, and below 1.
bool isNeverDrawn(const phrase::Phrase &weight)
{
    return weight.isGiven() && weight.node().kind == phrase::Kind::Number
           && weight.node().number < 1;
}

/// What is doubtful about a player who is chance; empty if nothing is.
Message doubtAbout(PlayerId chance, const Design &design)
{
    const auto &moves = design.rules->ownMoves;
    const MessageArguments arguments{{"player", (*design.rules)[chance].name}};
    const auto isItsOwn = [&](const OwnMove &move) {
        return !move.players.empty() && covers(move.players, chance);
    };
    const auto has = [&](const auto &rows) {
        return std::any_of(
            rows.begin(), rows.end(), [&](const auto &row) { return row.player == chance; });
    };
    if (has(design.setup->placements) || has(design.setup->hands))
        return Message("{player} is chance and has pieces, which never move", arguments);
    if (std::none_of(moves.begin(), moves.end(), isItsOwn))
        return Message("{player} is chance, and no own move names it: nothing can come of its "
                       "turns",
                       arguments);
    if (std::all_of(moves.begin(), moves.end(), [&](const OwnMove &move) {
            return !isItsOwn(move) || isNeverDrawn(move.weight);
        }))
        return Message("{player} is chance, and the weights of all that may come are 0", arguments);
    return {};
}

} // namespace

void findDoubtfulChance(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    if (rules.deciders().empty())
        problems.push_back({Severity::Error,
                            "R020",
                            Message("all players are chance; somebody must decide"),
                            {0, 0, "/players"},
                            {}});
    for (const PlayerId player : Players(rules.players.size())) {
        const Message doubt = rules.isChance(player) ? doubtAbout(player, design) : Message();
        if (!doubt.isEmpty())
            problems.push_back({Severity::Warning,
                                "R020",
                                doubt,
                                {0, 0, "/players/" + std::to_string(player.index())},
                                {Element::Kind::Player, player.index()}});
    }
}

void findHandsInVain(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const bool fill = rules.hands.captured == Captured::CaptorsHand;
    if (fill && rules.drops.empty() && rules.gating.empty())
        warnOfRule(problems,
                   "R016",
                   Message("captured pieces go to the hand, but no rule lets them be dropped"),
                   "hands");
    const bool waits = !design.setup->hands.empty() || rules.hands.supply == Supply::Endless;
    if (fill && !waits && hasPieces(design) && !canCapture(design))
        warnOfRule(problems,
                   "R016",
                   Message("captured pieces go to the hand and no one can ever capture"),
                   "hands");
}

void findFirstMovesOfDropped(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const bool isUsed = rules.hands.captured == Captured::CaptorsHand
                        || rules.hands.supply == Supply::Endless || !design.setup->hands.empty();
    if (!isUsed)
        return;
    for (const PieceId type : Types(design.pieces->types.size())) {
        const bool isDropped =
            std::any_of(rules.drops.begin(), rules.drops.end(), [&](const Drop &drop) {
                return covers(drop.types, type);
            });
        const PieceType &piece = (*design.pieces)[type];
        if (!isDropped || !hasFirstMove(piece, design))
            continue;
        const MessageArguments arguments{{"piece", piece.name}};
        problems.push_back({Severity::Info,
                            "R018",
                            rules.countsDroppedAsUnmoved()
                                ? Message("a {piece} that is dropped counts as unmoved: it has "
                                          "its first moves wherever it comes in",
                                          arguments)
                                : Message("a {piece} that is dropped counts as moved: it never "
                                          "has its first moves",
                                          arguments),
                            {0, 0, "/rules/hands"},
                            {Element::Kind::Piece, type.index()}});
    }
}

Result<Design> countDroppedOtherwise(const Design &design, const Problem &)
{
    Design changed = design;
    changed.rules.edit([](Rules &rules) {
        rules.hands.dropped =
            rules.hands.dropped == Dropped::Moved ? Dropped::Unmoved : Dropped::Moved;
    });
    return changed;
}

} // namespace rookery
