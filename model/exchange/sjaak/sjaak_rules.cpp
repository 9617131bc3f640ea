#include "model/exchange/sjaak/sjaak_rules.h"

#include "model/base/text.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

Vector placeOf(const Subject &subject, SiteId site)
{
    return subject.board().siteCoordinates(site).value_or(Vector{});
}

const Placement *pieceAt(const Subject &subject, SiteId site, PlayerId player)
{
    const Placement *placed = subject.design().setup->at(site);
    return placed != nullptr && placed->player == player ? placed : nullptr;
}

/// Whether king and partner stand where a wing of castling wants them.
bool isManned(const Subject &subject, const CastlingRule &rule, const CastlingWing &wing)
{
    const Placement *king = pieceAt(subject, wing.king, wing.player);
    const Placement *partner = pieceAt(subject, wing.partner, wing.player);
    return king != nullptr && partner != nullptr && covers(rule.kings, king->piece)
           && covers(rule.partners, partner->piece);
}

/// The engine has one castling move to each side of the king. It leaves the partner beside the king
/// and tells the sides apart by the half of the board on which the king arrives.
bool isKnownWing(const Subject &subject, const CastlingWing &wing)
{
    const Vector king = placeOf(subject, wing.king);
    const Vector partner = placeOf(subject, wing.partner);
    const Vector kingTo = placeOf(subject, wing.kingTo);
    const Vector partnerTo = placeOf(subject, wing.partnerTo);
    const bool isRight = kingTo.x() >= subject.files() / 2;
    return king.y() == partner.y() && king.y() == kingTo.y() && king.y() == partnerTo.y()
           && king.x() != kingTo.x() && isRight == (partner.x() > king.x())
           && partnerTo.x() == kingTo.x() + (isRight ? -1 : 1);
}

/// The engine looks for the one piece that castles by its type.
bool hasOneCastler(const Subject &subject, const std::vector<const CastlingWing *> &wings)
{
    std::set<PieceId> kings;
    for (const CastlingWing *wing : wings)
        kings.insert(pieceAt(subject, wing->king, wing->player)->piece);
    return kings.size() == 1 && subject.pieces()[*kings.begin()].royalty == Royalty::Royal
           && subject.startingPieces(*kings.begin(), PlayerId(0)) <= 1
           && subject.startingPieces(*kings.begin(), PlayerId(1)) <= 1;
}

/// Whether a type captures with steps only, to cells where it does not go without capturing.
bool takesWithSteps(const SjaakPiece &piece)
{
    const SjaakWays &captures = piece.captures;
    const bool isOther = !captures.leaps.empty() || !captures.rides.empty()
                         || !captures.hops.empty() || !captures.lame.empty();
    const bool slides =
        std::any_of(piece.lines.begin(), piece.lines.end(), [](const std::string &line) {
            return line.starts_with("Capture: slide");
        });
    const SjaakWays &quiet = piece.first ? piece.first->ways : piece.moves;
    return !isOther && !slides
           && std::none_of(captures.steps.begin(), captures.steps.end(), [&](const auto &row) {
                  return quiet.steps.count(row.first) > 0 || quiet.leaps.count(row.first) > 0;
              });
}

/// The cells over which pieces of a type go by their first moves of several steps.
std::set<CellId>
passedCells(const Subject &subject, PieceId id, PlayerId player, const SjaakPiece &piece)
{
    std::set<CellId> passed;
    if (!piece.first)
        return passed;
    const std::vector<CellId> zone = subject.zoneCells(piece.first->zone, player);
    const std::set<CellId> starts = piece.first->zone ? std::set<CellId>(zone.begin(), zone.end())
                                                      : sjaakStartCells(subject, id, player);
    for (const CellId from : starts) {
        for (const auto &[step, most] : piece.first->ways.steps) {
            const auto line =
                sjaakLine(subject, from, subject.rules()[player].facing.apply(step), most - 1);
            passed.insert(line.begin(), line.end());
        }
    }
    return passed;
}

/// Whether a piece could capture in passing into its zone of promotion or out of it, which ruins
/// the engine's memory.
bool promotesInPassing(const Subject &subject, PieceId taker, const std::vector<SjaakPiece> &pieces)
{
    const auto promotion = sjaakPromotion(subject, taker);
    if (!promotion)
        return false;
    return anyId(subject.playerIds(), [&](PlayerId player) {
        std::set<CellId> passed;
        for (const PieceId id : subject.pieceIds()) {
            if (covers(subject.rules().enPassant.front().victims, id))
                passed.merge(
                    passedCells(subject, id, PlayerId(1 - player.index()), pieces[id.index()]));
        }
        const auto zone = subject.zoneCells(subject.rules().promotions[*promotion].zone, player);
        return std::any_of(zone.begin(), zone.end(), [&](CellId cell) {
            const auto targets = sjaakTargets(subject, taker, player, cell);
            return passed.count(cell) > 0
                   || std::any_of(targets.begin(), targets.end(), [&](CellId to) {
                          return passed.count(to) > 0;
                      });
        });
    });
}

/// Whether the types that a rule brings are as many as that by every rule that brings them. Without
/// a word the engine has one royal piece, and any number of others.
bool areLimitsOfTypes(const std::vector<Promotion> &rules, const Promotion &rule)
{
    const auto isLimit = [](const PromotionLimit &limit) {
        return [&limit](const PromotionLimit &other) {
            return other == limit;
        };
    };
    return std::all_of(rule.limits.begin(), rule.limits.end(), [&](const PromotionLimit &limit) {
        return limit.most > 0
               && std::all_of(rules.begin(), rules.end(), [&](const Promotion &other) {
                      const bool brings =
                          std::find(other.into.begin(), other.into.end(), limit.type)
                          != other.into.end();
                      return !brings
                             || std::any_of(
                                 other.limits.begin(), other.limits.end(), isLimit(limit));
                  });
    });
}

} // namespace

std::optional<SjaakCastling> sjaakCastling(const Subject &subject)
{
    const CastlingRule *rule = plainCastling(subject.rules());
    if (rule == nullptr)
        return std::nullopt;
    std::vector<const CastlingWing *> wings;
    std::set<std::pair<PlayerId, bool>> sides;
    for (const CastlingWing &wing : rule->wings) {
        if (!isManned(subject, *rule, wing))
            continue;
        const bool isRight = placeOf(subject, wing.partner).x() > placeOf(subject, wing.king).x();
        if (!isKnownWing(subject, wing) || !sides.insert({wing.player, isRight}).second)
            return std::nullopt;
        wings.push_back(&wing);
    }
    if (wings.empty() || !hasOneCastler(subject, wings))
        return std::nullopt;
    SjaakCastling castling;
    std::string white;
    std::string black;
    for (const CastlingWing *wing : wings) {
        const bool isWhite = wing->player.index() == 0;
        castling.lines.push_back(std::string("Castle: ") + (isWhite ? "white " : "black ")
                                 + squareName(subject, wing->king) + "-"
                                 + squareName(subject, wing->kingTo) + " with "
                                 + squareName(subject, wing->partner));
        const char file =
            static_cast<char>((isWhite ? 'A' : 'a') + placeOf(subject, wing->partner).x());
        (isWhite ? white : black) += file;
    }
    castling.rights = white + black;
    return castling;
}

bool sjaakKnowsEnPassant(const Subject &subject, const std::vector<SjaakPiece> &pieces)
{
    const auto &rules = subject.rules().enPassant;
    if (rules.size() != 1)
        return false;
    const EnPassant &rule = rules.front();
    if (rule.zone || !rule.players.empty() || rule.within != PassedFor::NextTurn)
        return false;
    for (const PieceId id : subject.pieceIds()) {
        const SjaakPiece &piece = pieces[id.index()];
        // A player who captures a royal piece need not guard their own here.
        const bool isRoyal = subject.pieces()[id].royalty != Royalty::None;
        if (covers(rule.victims, id)
            && (piece.passesOtherwise || piece.losesFirst || (isRoyal && piece.passesBySteps)))
            return false;
        if (covers(rule.takers, id)
            && (!takesWithSteps(piece) || promotesInPassing(subject, id, pieces)))
            return false;
    }
    return true;
}

std::optional<int> sjaakLimit(const Rules &rules, PieceId type)
{
    for (const Promotion &rule : rules.promotions) {
        for (const PromotionLimit &limit : rule.limits) {
            if (limit.type == type)
                return limit.most;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> sjaakPromotion(const Subject &subject, PieceId piece)
{
    const auto &rules = subject.rules().promotions;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        Promotion rule = rules[i];
        if (rule.touch == ZoneTouch::Either)
            rule.touch = ZoneTouch::End;
        if (rule.duty == PromotionDuty::WhenStuck)
            rule.duty = PromotionDuty::May;
        if (areLimitsOfTypes(rules, rule))
            rule.limits.clear();
        // A piece that becomes what it is has not promoted there.
        const bool isOther =
            std::find(rule.into.begin(), rule.into.end(), piece) == rule.into.end();
        if (isOther && isPromotionByCell(rule) && rule.players.empty() && covers(rule.types, piece))
            return i;
    }
    return std::nullopt;
}

bool sjaakPromotesLeaving(const Subject &subject, PieceId piece, const Promotion &rule)
{
    const auto &promotions = subject.rules().promotions;
    const bool isMade =
        std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &other) {
            return std::find(other.into.begin(), other.into.end(), piece) != other.into.end();
        });
    const bool castles =
        std::any_of(subject.rules().castling.begin(),
                    subject.rules().castling.end(),
                    [&](const CastlingRule &castling) {
                        return covers(castling.kings, piece) || covers(castling.partners, piece);
                    });
    for (const PlayerId player : subject.playerIds()) {
        const std::vector<CellId> zone = subject.zoneCells(rule.zone, player);
        const std::set<CellId> starts = sjaakStartCells(subject, piece, player);
        for (const CellId cell : zone) {
            if (rule.duty == PromotionDuty::Must && !isMade && !castles && starts.count(cell) == 0)
                continue;
            for (const CellId to : sjaakTargets(subject, piece, player, cell)) {
                if (std::find(zone.begin(), zone.end(), to) == zone.end())
                    return true;
            }
        }
    }
    return false;
}

} // namespace rookery
