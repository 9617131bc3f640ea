#include "model/exchange/interactive_diagram/diagram_moves.h"

#include "model/exchange/target/first_move_cells.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// On a cylinder every step goes round, which the notation says with `o`.
LegGraph goingRound(LegGraph legs, const Directions &directions)
{
    for (Leg &leg : legs.legs) {
        for (Step &step : leg.steps) {
            const auto *id = std::get_if<DirectionId>(&step);
            if (id != nullptr && directions[*id].vector)
                step = Around{*directions[*id].vector, Joined::Sides};
            else if (const auto *vector = std::get_if<Vector>(&step))
                step = Around{*vector, Joined::Sides};
        }
    }
    return legs;
}

/// Whether pieces of a type stand in a zone just as long as they have not moved.
bool isHome(const Subject &subject, PieceId piece, ZoneId zone)
{
    for (const PlayerId player : subject.playerIds()) {
        const FirstMoveCells home = firstMoveCells(subject, piece, player);
        if (!home.doubtful.empty() || home.cells != subject.zoneCells(zone, player))
            return false;
    }
    return !canBeInHand(subject, piece);
}

/// The piece's moves in the notation, without what goes for a second piece.
Result<std::string> plainBetza(const Subject &subject, PieceId piece)
{
    const Directions &directions = *subject.design().directions;
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        const bool isFirst =
            move.startsIn && move.when == When::Always && isHome(subject, piece, *move.startsIn);
        if (!move.startsIn || isFirst)
            moves.push_back({isCylinder(subject) ? goingRound(move.legs, directions) : move.legs,
                             isFirst ? When::Unmoved : move.when});
    }
    if (moves.empty())
        return std::string();
    return writeBetza(moves, BetzaDialect::XBetza, directions);
}

/// With `e` on every capture.
std::string withPassingCaptures(const std::string &betza)
{
    std::string text;
    for (const char c : betza)
        text += c == 'c' ? std::string("ce") : std::string(1, c);
    return text;
}

bool declares(const std::string &betza, BetzaSpecial special)
{
    const auto piece = readBetza(betza, BetzaDialect::XBetza);
    return piece
           && std::any_of(piece->specials.begin(),
                          piece->specials.end(),
                          [&](const BetzaDeclared &row) { return row.special == special; });
}

/// Whether a piece of this type can be taken in passing by the first rule for it.
bool isVictim(const Subject &subject, PieceId piece)
{
    return covers(subject.rules().enPassant.front().victims, piece) && subject.passesCells(piece);
}

bool hasVictim(const Subject &subject)
{
    return anyId(subject.pieceIds(), [&](PieceId piece) { return isVictim(subject, piece); });
}

/// Two `n` on every lame leap that does not wait for the first move: it, too, leaves its cells to
/// be captured on.
std::string withPassingRights(const std::string &betza)
{
    std::string text;
    std::string prefix;
    for (const char c : betza) {
        const bool isLeap = std::string_view("DAHG").find(c) != std::string_view::npos;
        if (isLeap && prefix.find('n') != std::string::npos && prefix.find('i') == std::string::npos
            && prefix.find("nn") == std::string::npos)
            prefix.insert(prefix.find('n'), "n");
        prefix += c;
        if (c >= 'A' && c <= 'Z')
            text += std::exchange(prefix, {});
    }
    return text + prefix;
}

/// The piece's moves with what they leave behind them.
Result<std::string> passingBetza(const Subject &subject, PieceId piece)
{
    auto betza = plainBetza(subject, piece);
    if (betza && subject.rules().enPassant.size() == 1 && isVictim(subject, piece))
        *betza = withPassingRights(*betza);
    return betza;
}

} // namespace

bool isDiagramEnPassant(const Subject &subject)
{
    const auto &rules = subject.rules().enPassant;
    if (rules.size() != 1 || rules.front().within != PassedFor::NextTurn || rules.front().zone
        || !rules.front().players.empty())
        return false;
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = passingBetza(subject, piece);
        const bool isTaker = covers(rules.front().takers, piece);
        if (!betza || isVictim(subject, piece) != declares(*betza, BetzaSpecial::EnPassantRights)
            || (isTaker && !declares(withPassingCaptures(*betza), BetzaSpecial::EnPassantCapture)))
            return false;
    }
    return true;
}

namespace {

/// How many other pieces of the player start farther to this side in its rank.
std::ptrdiff_t piecesOutside(const Subject &subject, const Placement &partner, int side)
{
    const auto at = [&](SiteId site) {
        return subject.board().siteCoordinates(site).value_or(Vector{});
    };
    const auto &placed = subject.design().setup->placements;
    return std::count_if(placed.begin(), placed.end(), [&](const Placement &other) {
        return other.player == partner.player && at(other.site).y() == at(partner.site).y()
               && (at(other.site).x() - at(partner.site).x()) * side > 0;
    });
}

} // namespace

std::optional<DiagramCastling> diagramCastling(const Subject &subject)
{
    const CastlingRule *rule = plainCastling(subject.rules());
    if (rule == nullptr || rule->kings != PieceSet(subject.markedRoyals())
        || rule->wings.size() != 4)
        return std::nullopt;
    std::set<std::pair<int, bool>> ways;
    std::set<std::pair<PlayerId, int>> sides;
    const Setup &setup = *subject.design().setup;
    for (const CastlingWing &wing : rule->wings) {
        const auto at = [&](SiteId site) {
            return subject.board().siteCoordinates(site).value_or(Vector{});
        };
        const int side = at(wing.partner).x() > at(wing.king).x() ? 1 : -1;
        for (const SiteId site : {wing.kingTo, wing.partner, wing.partnerTo}) {
            if (at(site).y() != at(wing.king).y())
                return std::nullopt;
        }
        const Placement *king = setup.at(wing.king);
        const Placement *partner = setup.at(wing.partner);
        const bool isThere = king != nullptr && partner != nullptr && king->player == wing.player
                             && partner->player == wing.player && covers(rule->kings, king->piece)
                             && covers(rule->partners, partner->piece);
        const int edge = side > 0 ? subject.files() - 1 : 0;
        const int inward = (edge - at(wing.partner).x()) * side;
        const auto outside = isThere ? piecesOutside(subject, *partner, side) : 0;
        const bool isInward = inward == 1 && outside == 1;
        if (!isThere || (outside > 0 && !isInward) || wing.kingTo == wing.partner
            || at(wing.partnerTo).x() != at(wing.kingTo).x() - side)
            return std::nullopt;
        ways.insert({(at(wing.kingTo).x() - at(wing.king).x()) * side, isInward});
        sides.insert({wing.player, side});
    }
    const bool isSaid = ways.size() == 1 && ways.begin()->first > 1 && sides.size() == 4;
    return isSaid ? std::optional(DiagramCastling{ways.begin()->first, ways.begin()->second})
                  : std::nullopt;
}

Result<std::string> diagramMoves(const Subject &subject, PieceId piece)
{
    auto betza =
        isDiagramEnPassant(subject) ? passingBetza(subject, piece) : plainBetza(subject, piece);
    if (betza && isDiagramEnPassant(subject) && hasVictim(subject)
        && covers(subject.rules().enPassant.front().takers, piece))
        *betza = withPassingCaptures(*betza);
    const auto castling = diagramCastling(subject);
    if (betza && castling && covers(subject.rules().castling.front().kings, piece))
        *betza += (castling->isInward ? "isjO" : "isO") + std::to_string(castling->files);
    return betza;
}

bool isCylinder(const Subject &subject)
{
    return subject.design().board->topology == Topology::Cylinder;
}

bool areMovesFromHome(const Subject &subject, PieceId piece)
{
    const auto &moves = subject.moves(piece);
    return std::all_of(moves.begin(), moves.end(), [&](const MovementLegs &move) {
        return !move.startsIn
               || (move.when == When::Always && isHome(subject, piece, *move.startsIn));
    });
}

} // namespace rookery
