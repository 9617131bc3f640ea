#include "model/edit/setup/setup_arrangement.h"

#include "model/board/board.h"
#include "model/board/mirrors.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/rule_starters.h"
#include "model/edit/setup/setup_edits.h"

#include <algorithm>
#include <random>

namespace rookery {

namespace {

std::vector<PlayerId> naturalOrder(const Design &design)
{
    std::vector<PlayerId> order;
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size()))
        order.push_back(player);
    return order;
}

std::vector<Placement> armyOf(const Design &design, PlayerId player)
{
    std::vector<Placement> army;
    for (const Placement &piece : design.setup->placements) {
        if (piece.player == player)
            army.push_back(piece);
    }
    return army;
}

/// The cells one step ahead of those at a player's own edge.
std::vector<SiteId> secondRow(const Design &design, const Board &board, PlayerId player)
{
    const auto back = design.directions->find(std::string_view("s"));
    if (!back)
        return {};
    const Compass &compass = board.compass();
    const StepId step =
        compass.seen(compass.find((*design.rules)[player].facing), compass.step(*back));
    std::vector<SiteId> row;
    for (const CellId cell : board.cells()) {
        const auto link = board.link(cell, step);
        if (link && !board.link(link->to, step) && board.deadEnd(link->to, step) == DeadEnd::Edge)
            row.push_back(board.site(cell));
    }
    return row;
}

/// The cells where a player who holds the board like this sees the sites; holes are left out.
std::vector<SiteId>
cellsAcross(const Design &design, std::span<const SiteId> sites, const Orientation &orientation)
{
    const Board board(design.board, design.directions);
    std::vector<SiteId> images;
    for (const SiteId site : sites) {
        const auto image = mirroredSite(*design.board, site, orientation);
        if (image && board.cellAt(*image))
            images.push_back(*image);
    }
    return images;
}

/// How many of the first player's pieces have a piece of the second of the same type across.
std::size_t
matches(const Design &design, PlayerId first, PlayerId second, const Orientation &orientation)
{
    std::size_t count = 0;
    for (const Placement &piece : armyOf(design, first)) {
        const auto image = mirroredSite(*design.board, piece.site, orientation);
        const Placement *there = image ? design.setup->at(*image) : nullptr;
        count += there && there->player == second && there->piece == piece.piece ? 1 : 0;
    }
    return count;
}

bool isSameWing(const CastlingWing &a, const CastlingWing &b)
{
    return a.player == b.player && a.king == b.king && a.partner == b.partner;
}

/// Whether another wing says where the pieces of this one stand now.
bool isOutdated(const Design &design,
                const CastlingRule &rule,
                const CastlingWing &wing,
                const CastlingWing &now)
{
    return rule.home == CastlingHome::Fixed && rule.pieces == CastlingPieces::Unmoved
           && wing.player == now.player && wing.letter == now.letter
           && !hasCastlingPieces(design, rule, wing);
}

} // namespace

PlayerId firstMover(const Design &design)
{
    const Turns &turns = design.rules->turns;
    if (!turns.opening.empty())
        return turns.opening.front();
    return turns.cycle.empty() ? PlayerId(0) : turns.cycle.front();
}

Result<Design> withFirstMover(const Design &design, PlayerId player)
{
    if (player.index() >= design.rules->players.size())
        return failure(Message("there is no such player to begin"));
    if (player == firstMover(design))
        return design;
    if (!design.rules->turns.opening.empty())
        return failure(
            Message("the rules say who makes the first moves; change the rule about turns"));
    std::vector<PlayerId> cycle = design.rules->turns.cycle;
    if (cycle.empty())
        cycle = naturalOrder(design);
    const auto found = std::find(cycle.begin(), cycle.end(), player);
    if (found == cycle.end())
        return failure(Message("{player} never moves; change the rule about turns",
                               {{"player", (*design.rules)[player].name}}));
    std::rotate(cycle.begin(), found, cycle.end());
    if (cycle == naturalOrder(design))
        cycle.clear();
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.turns.cycle = std::move(cycle); });
    return result;
}

Result<Design> withPawnRow(const Design &design, PieceId piece, PlayerId player)
{
    const Board board(design.board, design.directions);
    const std::vector<SiteId> row = secondRow(design, board, player);
    if (row.empty())
        return failure(Message("this board has no second rank for {player}",
                               {{"player", (*design.rules)[player].name}}));
    return withPiecesPlaced(design, row, piece, player);
}

Orientation orientationBetween(const Design &design, PlayerId from, PlayerId to, ArmyMirror mirror)
{
    if (mirror == ArmyMirror::Mirror)
        return mirroredNorthSouth(design.board->lattice);
    const Compass compass(*design.directions, design.board->lattice);
    const OrientationId own = compass.find((*design.rules)[from].facing);
    const OrientationId other = compass.find((*design.rules)[to].facing);
    return compass.orientation(compass.crossed(compass.inverse(own), other));
}

ArmyMirror likelyMirror(const Design &design, PlayerId first, PlayerId second)
{
    const auto answers = [&](ArmyMirror mirror) {
        return matches(design, first, second, orientationBetween(design, first, second, mirror));
    };
    return answers(ArmyMirror::Mirror) > answers(ArmyMirror::Point) ? ArmyMirror::Mirror
                                                                    : ArmyMirror::Point;
}

bool armiesMirror(const Design &design, PlayerId first, PlayerId second, ArmyMirror mirror)
{
    const std::size_t pieces = armyOf(design, first).size();
    return pieces == armyOf(design, second).size()
           && pieces
                  == matches(
                      design, first, second, orientationBetween(design, first, second, mirror));
}

Result<Design> withArmiesPlaced(const Design &design,
                                std::span<const SiteId> sites,
                                PieceId piece,
                                PlayerId player,
                                ArmyMirror mirror)
{
    auto result = withPiecesPlaced(design, sites, piece, player);
    if (mirror == ArmyMirror::None)
        return result;
    for (const PlayerId other : naturalOrder(design)) {
        if (!result || other == player)
            continue;
        const auto images =
            cellsAcross(design, sites, orientationBetween(design, player, other, mirror));
        result = withPiecesPlaced(*result, images, piece, other);
    }
    return result;
}

Result<Design>
withArmiesErased(const Design &design, std::span<const SiteId> sites, ArmyMirror mirror)
{
    std::vector<SiteId> gone(sites.begin(), sites.end());
    for (const PlayerId other : naturalOrder(design)) {
        if (mirror == ArmyMirror::None || other == PlayerId(0))
            continue;
        const Orientation across = orientationBetween(design, PlayerId(0), other, mirror);
        for (const SiteId image : cellsAcross(design, sites, across))
            gone.push_back(image);
    }
    return withPiecesErased(design, gone);
}

Result<Design> withArmyShuffled(const Design &design, PlayerId player, unsigned seed)
{
    const std::vector<PieceId> pawns = likelyPawns(design);
    std::vector<Placement> pieces = armyOf(design, player);
    std::erase_if(pieces, [&](const Placement &piece) {
        return std::binary_search(pawns.begin(), pawns.end(), piece.piece);
    });
    std::mt19937 random(seed);
    std::vector<PieceId> types;
    for (const Placement &piece : pieces)
        types.push_back(piece.piece);
    for (std::size_t i = types.size(); i > 1; --i)
        std::swap(types[i - 1], types[random() % i]);
    Design result = design;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        auto next = withPiecesPlaced(result, std::span(&pieces[i].site, 1), types[i], player);
        if (!next)
            return next;
        result = std::move(*next);
    }
    for (const PlayerId other : naturalOrder(design)) {
        if (other == player)
            continue;
        const ArmyMirror mirror = likelyMirror(design, player, other);
        if (!armiesMirror(design, player, other, mirror))
            continue;
        auto next = withArmyMirrored(
            result, player, other, orientationBetween(design, player, other, mirror));
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<Design> withSetup(const Design &design, const Setup &setup)
{
    const Board board(design.board, design.directions);
    const std::size_t types = design.pieces->types.size();
    const std::size_t players = design.rules->players.size();
    const auto fits = [&](PieceId piece, PlayerId player) {
        return piece.index() < types && player.index() < players;
    };
    const bool piecesFit = std::all_of(
        setup.placements.begin(), setup.placements.end(), [&](const Placement &boardPiece) {
            return board.cellAt(boardPiece.site) && fits(boardPiece.piece, boardPiece.player)
                   && (!boardPiece.was || boardPiece.was->index() < types);
        });
    const bool handsFit =
        std::all_of(setup.hands.begin(), setup.hands.end(), [&](const HandEntry &entry) {
            return fits(entry.piece, entry.player);
        });
    if (!piecesFit || !handsFit)
        return failure(Message("that position is of another board or of other pieces"));
    Design result = design;
    if (setup != *design.setup)
        result.setup = setup;
    return result;
}

std::vector<CastlingRight> castlingRights(const Design &design)
{
    std::vector<CastlingRight> rights;
    std::vector<CastlingWing> likely = likelyCastling(design).wings;
    for (const CastlingRule &rule : design.rules->castling) {
        for (const CastlingWing &wing : rule.wings) {
            const auto isNewer = [&](const CastlingWing &now) {
                return isOutdated(design, rule, wing, now);
            };
            if (std::none_of(likely.begin(), likely.end(), isNewer))
                rights.push_back({wing, true});
        }
    }
    for (CastlingWing &wing : likely) {
        const bool isKnown =
            std::any_of(rights.begin(), rights.end(), [&](const CastlingRight &right) {
                return isSameWing(right.wing, wing);
            });
        if (!isKnown && !design.rules->castling.empty())
            rights.push_back({std::move(wing), false});
    }
    std::stable_sort(
        rights.begin(), rights.end(), [](const CastlingRight &a, const CastlingRight &b) {
            return std::pair(a.wing.player, a.wing.letter)
                   < std::pair(b.wing.player, b.wing.letter);
        });
    return rights;
}

Result<Design> withCastlingRight(const Design &design, const CastlingWing &wing)
{
    if (design.rules->castling.empty())
        return failure(Message("there is no rule of castling yet; add one"));
    Design result = design;
    result.rules.edit([&](Rules &rules) {
        for (CastlingRule &rule : rules.castling) {
            for (CastlingWing &each : rule.wings) {
                if (isOutdated(design, rule, each, wing)) {
                    each = wing;
                    return;
                }
            }
        }
        auto &wings = rules.castling.front().wings;
        const auto before = [](const CastlingWing &a, const CastlingWing &b) {
            return a.player < b.player;
        };
        wings.insert(std::upper_bound(wings.begin(), wings.end(), wing, before), wing);
    });
    return result;
}

Result<Design> withoutCastlingRight(const Design &design, const CastlingWing &wing)
{
    Design result = design;
    result.rules.edit([&](Rules &rules) {
        for (CastlingRule &rule : rules.castling)
            std::erase_if(rule.wings,
                          [&](const CastlingWing &each) { return isSameWing(each, wing); });
    });
    return result;
}

} // namespace rookery
