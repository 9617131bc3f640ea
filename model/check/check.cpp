#include "model/check/check.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/layout.h"
#include "model/board/zone_map.h"
#include "model/check/example_checks.h"
#include "model/check/link_checks.h"
#include "model/check/piece_checks.h"
#include "model/check/rule_checks.h"
#include "model/check/setup_checks.h"
#include "model/design/rule_lines.h"
#include "model/edit/artwork_edits.h"
#include "model/edit/betza_rules.h"
#include "model/edit/direction_edits.h"
#include "model/edit/link_edits.h"
#include "model/edit/piece_edits.h"
#include "model/edit/sites.h"
#include "model/movement/betza.h"
#include "model/movement/imitation.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

void add(std::vector<Problem> &problems,
         Severity severity,
         const char *code,
         std::string sentence,
         Element element)
{
    problems.push_back({severity, code, std::move(sentence), {}, element});
}

void findEmptyBoard(const Design &design, std::vector<Problem> &problems)
{
    if (cellCount(*design.board) == 0)
        problems.push_back(
            {Severity::Error, "B001", "the board has no cells", {0, 0, "/board"}, {}});
}

/// Cells without any link to or from another cell.
void findUnlinkedCells(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    if (board.size() < 2)
        return;
    std::vector<bool> isLinked(board.size());
    for (const CellId cell : board.cells()) {
        for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
            const auto link = board.link(cell, board.compass().step(DirectionId(i)));
            if (!link || link->to == cell)
                continue;
            isLinked[cell.index()] = true;
            isLinked[link->to.index()] = true;
        }
    }
    std::vector<std::string> names;
    std::size_t first = 0;
    for (const CellId cell : board.cells()) {
        if (isLinked[cell.index()])
            continue;
        if (names.empty())
            first = board.site(cell).index();
        names.push_back(board.name(cell));
    }
    if (names.empty())
        return;
    const std::string verb =
        names.size() == 1 ? " is linked to no other cell" : " are linked to no other cell";
    add(problems, Severity::Warning, "B002", listed(names) + verb, {Element::Kind::Cell, first});
}

/// Cells placed by hand whose centres lie on top of another cell's.
void findOverlaps(const Design &design, std::vector<Problem> &problems)
{
    const BoardEdits &edits = design.board->edits;
    if (edits.added.empty() && edits.moved.empty())
        return;
    constexpr int near = cellUnit / 2;
    const Board board(design.board, design.directions);
    std::map<std::pair<int, int>, std::vector<CellId>> byPlace;
    const auto place = [&](Point at) {
        return std::pair(at.x / cellUnit, at.y / cellUnit);
    };
    std::vector<Point> centres;
    for (const CellId cell : board.cells()) {
        centres.push_back(cellShape(board, cell).centre);
        byPlace[place(centres.back())].push_back(cell);
    }
    const auto overlaps = [&](CellId a, CellId b) {
        const Point apart = centres[a.index()] - centres[b.index()];
        return std::abs(apart.x) < near && std::abs(apart.y) < near;
    };
    for (const CellId cell : board.cells()) {
        const auto [x, y] = place(centres[cell.index()]);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const auto row = byPlace.find({x + dx, y + dy});
                if (row == byPlace.end())
                    continue;
                for (const CellId other : row->second) {
                    if (cell < other && overlaps(cell, other)) {
                        add(problems,
                            Severity::Warning,
                            "B003",
                            "cells " + board.name(cell) + " and " + board.name(other)
                                + " overlap on the drawing",
                            {Element::Kind::Cell, board.site(other).index()});
                    }
                }
            }
        }
    }
}

/// The direction that leads back to `edit.from`, seen by a traveller who has crossed the link.
std::optional<DirectionId> wayBack(const Board &board, const LinkEdit &edit)
{
    const auto opposite = board.directions().opposite(edit.direction);
    if (!opposite)
        return std::nullopt;
    const Compass &compass = board.compass();
    return compass.direction(compass.seen(compass.find(edit.turn), compass.step(*opposite)));
}

void findOneWayLinks(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.links.empty())
        return;
    const Board board(design.board, design.directions);
    for (const LinkEdit &edit : design.board->edits.links) {
        const auto from = board.cellAt(edit.from);
        const auto to = edit.to ? board.cellAt(*edit.to) : std::nullopt;
        const auto back = wayBack(board, edit);
        if (!from || !to || !back)
            continue;
        const auto link = board.link(*to, board.compass().step(*back));
        if (link && link->to == *from)
            continue;
        const std::string way = board.name(*from) + " to " + board.name(*to);
        add(problems,
            Severity::Warning,
            "D002",
            "the link " + (*design.directions)[edit.direction].name + " from " + way
                + " has no way back " + (*design.directions)[*back].name,
            {Element::Kind::Cell, edit.from.index()});
    }
}

Result<Design> addWayBack(const Design &design, const Problem &problem)
{
    const Board board(design.board, design.directions);
    Design mended = design;
    for (const LinkEdit &edit : design.board->edits.links) {
        const bool isMeant = edit.from.index() == problem.element.index && edit.to;
        const auto back = isMeant ? wayBack(board, edit) : std::nullopt;
        if (!back)
            continue;
        const Compass &compass = board.compass();
        const Orientation turn = compass.orientation(compass.inverse(compass.find(edit.turn)));
        const LinkPair pair{*edit.to, edit.from, turn};
        auto next = withLinks(mended, *back, std::span(&pair, 1));
        if (!next)
            return next;
        mended = std::move(*next);
    }
    return mended;
}

/// The vectors that Betza strings step along; where a leg turns, also whatever their kind becomes.
std::set<Vector> betzaVectors(const Design &design)
{
    constexpr int points = 8;
    std::set<Vector> vectors;
    for (const PieceType &type : design.pieces->types) {
        for (const Movement &movement : type.moves) {
            if (!std::holds_alternative<BetzaText>(movement.definition))
                continue;
            const auto moves = legsOf(movement, *design.directions);
            for (const Step &step : looseSteps(*moves)) {
                Vector vector = *vectorOf(step);
                for (int i = 0; i < points; ++i, vector = clockwiseOnSquare(vector))
                    vectors.insert(vector);
            }
        }
    }
    return vectors;
}

/// To a neighbour, as rules look along directions.
bool isUnitStep(const Direction &direction)
{
    const auto &vector = direction.vector;
    return vector && std::all_of(vector->along.begin(), vector->along.end(), [](int part) {
               return part >= -1 && part <= 1;
           });
}

void findUnusedDirections(const Design &design, std::vector<Problem> &problems)
{
    if (design.pieces->types.empty())
        return;
    const Directions &directions = *design.directions;
    const std::set<Vector> vectors = betzaVectors(design);
    const bool rulesLook = looksAlongLines(*design.rules);
    for (std::size_t i = 0; i < directions.list.size(); ++i) {
        const DirectionId id(i);
        if (directions[id].vector && vectors.contains(*directions[id].vector))
            continue;
        if (rulesLook && isUnitStep(directions[id]))
            continue;
        const bool isWalked = std::any_of(
            directions.list.begin(), directions.list.end(), [&](const Direction &other) {
                return std::find(other.walk.begin(), other.walk.end(), id) != other.walk.end();
            });
        if (isWalked || !piecesUsing(design, id).empty())
            continue;
        add(problems,
            Severity::Info,
            "D004",
            "no piece uses direction " + directions[id].name,
            {Element::Kind::Direction, i});
    }
}

Result<Design> removeDirection(const Design &design, const Problem &problem)
{
    return withDirectionRemoved(design, DirectionId(problem.element.index));
}

/// Stones that are put down and stay are pieces too.
bool isPutDown(const Design &design, PieceId type)
{
    const auto &hands = design.setup->hands;
    return design.rules->hands.supply == Supply::Endless
           || std::any_of(hands.begin(), hands.end(), [type](const HandEntry &entry) {
                  return entry.piece == type;
              });
}

void findImmobilePieces(const Design &design, std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        if (type.moves.empty() && !isPutDown(design, PieceId(i)))
            add(problems,
                Severity::Warning,
                "P001",
                type.name + " has no moves",
                {Element::Kind::Piece, i});
    }
}

void findSharedLetters(const Design &design, std::vector<Problem> &problems)
{
    std::map<std::string, std::string> owners;
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        if (type.letter.empty())
            continue;
        const auto [row, isNew] = owners.try_emplace(type.letter, type.name);
        if (isNew)
            continue;
        add(problems,
            Severity::Warning,
            "P006",
            row->second + " and " + type.name + " share the letter " + type.letter,
            {Element::Kind::Piece, i});
    }
}

Result<Design> giveFreeLetter(const Design &design, const Problem &problem)
{
    const PieceId piece(problem.element.index);
    return withPieceLetter(design, piece, freeLetter(*design.pieces, (*design.pieces)[piece].name));
}

void findMissingArtwork(const Design &design, std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        for (const PieceArt &art : type.artwork) {
            if (art.picture.canBeDrawn())
                continue;
            add(problems,
                Severity::Warning,
                "P007",
                "artwork missing: " + type.name + " would look like " + art.picture.file + ", but "
                    + art.picture.fault,
                {Element::Kind::Piece, i});
        }
    }
}

Result<Design> drawAutomatically(const Design &design, const Problem &problem)
{
    return withoutMissingArtwork(design, PieceId(problem.element.index));
}

/// Calls with the piece's number, the text and what it says, for every Betza string of the design.
template<class Act>
void forEachBetza(const Design &design, Act act)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        for (const Movement &movement : design.pieces->types[i].moves) {
            const auto *betza = std::get_if<BetzaText>(&movement.definition);
            if (!betza)
                continue;
            if (const auto piece =
                    readBetza(betza->text, betza->dialect, longestSide(*design.board)))
                act(i, betza->text, *piece);
        }
    }
}

void findBetzaDoubts(const Design &design, std::vector<Problem> &problems)
{
    forEachBetza(design, [&](std::size_t type, const std::string &text, const BetzaPiece &piece) {
        for (const BetzaWarning &warning : piece.warnings) {
            if (warning.isOfSpecial)
                continue; // P009 says it
            add(problems,
                Severity::Warning,
                "P008",
                design.pieces->types[type].name + ": in " + text + ", column "
                    + std::to_string(warning.column) + ": " + warning.sentence,
                {Element::Kind::Piece, type});
        }
    });
}

bool isOfTheGame(BetzaSpecial special)
{
    return special == BetzaSpecial::Castling || special == BetzaSpecial::EnPassantRights
           || special == BetzaSpecial::EnPassantCapture;
}

/// Whether the rules, or the generator, do what a Betza string declares.
bool isHonoured(const Design &design, PieceId type, const BetzaDeclared &declared)
{
    const Rules &rules = *design.rules;
    const auto isIn = [&](const auto &list, auto set) {
        return std::any_of(
            list.begin(), list.end(), [&](const auto &rule) { return covers(rule.*set, type); });
    };
    switch (declared.special) {
    case BetzaSpecial::Imitator:
        return readImitator(declared.text).has_value();
    case BetzaSpecial::Castling:
        return isIn(rules.castling, &CastlingRule::kings);
    case BetzaSpecial::EnPassantRights:
        return isIn(rules.enPassant, &EnPassant::victims);
    case BetzaSpecial::EnPassantCapture:
        return isIn(rules.enPassant, &EnPassant::takers);
    default:
        return false;
    }
}

/// Calls with the piece's number, the text and what of it neither the rules nor the generator do.
template<class Act>
void forEachUnheard(const Design &design, Act act)
{
    forEachBetza(design, [&](std::size_t type, const std::string &text, const BetzaPiece &piece) {
        for (const BetzaDeclared &declared : piece.specials) {
            if (!isHonoured(design, PieceId(type), declared))
                act(type, text, declared);
        }
    });
}

std::string placeOf(const BetzaDeclared &declared, const std::string &text)
{
    return "'" + declared.text + "' in " + text + ", column " + std::to_string(declared.column);
}

void findBetzaWithoutEffect(const Design &design, std::vector<Problem> &problems)
{
    forEachUnheard(design,
                   [&](std::size_t type, const std::string &text, const BetzaDeclared &declared) {
                       if (isOfTheGame(declared.special))
                           return;
                       add(problems,
                           Severity::Warning,
                           "P009",
                           design.pieces->types[type].name + ": " + placeOf(declared, text)
                               + ", has no effect yet: " + std::string(enumTitle(declared.special)),
                           {Element::Kind::Piece, type});
                   });
}

void findRulesOnlyInBetza(const Design &design, std::vector<Problem> &problems)
{
    forEachUnheard(design,
                   [&](std::size_t type, const std::string &text, const BetzaDeclared &declared) {
                       if (!isOfTheGame(declared.special))
                           return;
                       add(problems,
                           Severity::Warning,
                           "P010",
                           design.pieces->types[type].name + ": " + placeOf(declared, text)
                               + ", is a rule that the game does not have: "
                               + std::string(enumTitle(declared.special)),
                           {Element::Kind::Piece, type});
                   });
}

Result<Design> addDeclaredRules(const Design &design, const Problem &)
{
    if (!lacksDeclaredRules(design))
        return failure(
            "captures in passing need men who may be captured so (n) and men who may capture (e)");
    return withDeclaredRules(design);
}

void findZonesWithoutImage(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.zones.empty())
        return;
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    for (const Zone &zone : design.board->edits.zones) {
        for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
            const auto lost = sitesWithoutImage(board, zone, player, facings);
            if (lost.empty())
                continue;
            std::vector<std::string> names;
            for (const SiteId site : lost)
                names.push_back(board.siteName(site));
            add(problems,
                Severity::Warning,
                "Z001",
                "zone " + zone.name + " cannot be turned for " + (*design.rules)[player].name + ": "
                    + listed(names) + (lost.size() == 1 ? " has no cell" : " have no cells")
                    + " opposite; list that player's cells by hand",
                {Element::Kind::Cell, lost.front().index()});
        }
    }
}

constexpr CheckRow rows[] = {
    {"B001", "The board has cells", findEmptyBoard},
    {"B002", "Every cell is linked", findUnlinkedCells},
    {"B003", "No two cells overlap", findOverlaps},
    {"B005", "Every cell can be reached", findUnreachableCells},
    {"Z001", "Zones can be turned for every player", findZonesWithoutImage},
    {"D002", "Drawn links have a way back", findOneWayLinks, addWayBack, "Add the way back"},
    {"D003", "Some direction leads away from every cell", findDeadEnds},
    {"D005",
     "Ways back undo the turns of drawn links",
     findTurnsNotUndone,
     undoTurns,
     "Undo the turn"},
    {"D006", "Drawn links do not meet others of their direction", findMergingLinks},
    {"D007", "No drawn link leads back to its own cell", findLoops, cutLoops, "Cut the link"},
    {"D004",
     "Every direction is used",
     findUnusedDirections,
     removeDirection,
     "Delete the direction"},
    {"P001", "Every piece moves", findImmobilePieces},
    {"P002", "Men can leave their first cells", findStuckMen},
    {"P004", "Every leg can be reached", findLegsOutOfReach},
    {"P006", "Letters are unique", findSharedLetters, giveFreeLetter, "Give it a free letter"},
    {"P007",
     "Every picture is there",
     findMissingArtwork,
     drawAutomatically,
     "Draw it from its moves"},
    {"P008", "Betza strings leave no doubt", findBetzaDoubts},
    {"P009", "All of every Betza string has an effect", findBetzaWithoutEffect},
    {"P010",
     "Rules that Betza strings declare are rules of the game",
     findRulesOnlyInBetza,
     addDeclaredRules,
     "Add the rule"},
    {"S001", "Every side has something to lose", findSidesWithoutGoal, markKingRoyal, "Mark the king royal"},
    {"S002", "The game is open at the start", findChecksAtStart},
    {"S003", "Armies are alike", findUnequalArmies, mirrorFirstArmy, "Mirror the first army"},
    {"S004", "Men stand in their zones", findMenOutsideTheirZone, extendZone, "Extend the zone"},
    {"R001", "Promotion has men to bring", findImpossiblePromotions, removePromotion, "Remove it from the list"},
    {"R003", "Zones of rules have cells", findRulesAboutNoCells},
    {"R004", "Nobody promotes into itself", findPromotionsIntoThemselves},
    {"R005", "Rules about hands find men there", findDropsWithoutHands},
    {"R006", "Every end can come", findRepeatedEnds},
    {"R007", "Who may pass can do so", findPassersWithoutPassing},
    {"R008", "Men stand where castling begins", findCastlingWithoutMen},
    {"R009", "Check has somebody to be given to", findMateWithoutRoyals},
    {"G001", "Pinned examples hold", findBrokenExamples},
};

} // namespace

std::span<const CheckRow> checks()
{
    return rows;
}

std::vector<Problem> check(const Design &design)
{
    std::vector<Problem> problems;
    for (const CheckRow &row : rows)
        row.find(design, problems);
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        return a.severity > b.severity;
    });
    return problems;
}

const CheckRow *checkRow(std::string_view code)
{
    const auto found = std::find_if(
        std::begin(rows), std::end(rows), [&](const CheckRow &row) { return row.code == code; });
    return found == std::end(rows) ? nullptr : found;
}

} // namespace rookery
