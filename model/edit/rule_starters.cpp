#include "model/edit/rule_starters.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/edit/army_guesses.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rookery {

namespace {

Unexpected<Error> noPieces()
{
    return failure("there is no piece yet that the rule could be about");
}

PieceSet firstType(const Design &design)
{
    return design.pieces->types.empty() ? PieceSet() : PieceSet{PieceId(0)};
}

PieceSet rooks(const Design &design)
{
    static constexpr std::array<std::string_view, 3> names = {"rook", "castle", "chariot"};
    PieceSet found;
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        if (std::find(names.begin(), names.end(), lowered((*design.pieces)[type].name))
            != names.end())
            found.push_back(type);
    }
    return found;
}

struct CastlingSide
{
    std::string_view direction;
    const char *letter;
};

constexpr CastlingSide castlingSides[] = {{"e", "K"}, {"w", "Q"}};

/// The man of these types who stands farthest along the king's rank on one side, and two of the
/// cells between them for the men to go to.
std::optional<CastlingWing> wingTowards(const Board &board,
                                        const Design &design,
                                        const Placement &king,
                                        const PieceSet &partners,
                                        const CastlingSide &side)
{
    const auto direction = design.directions->find(side.direction);
    auto cell = board.cellAt(king.site);
    if (!direction || !cell)
        return std::nullopt;
    std::vector<SiteId> way;
    std::optional<std::size_t> partner;
    while (const auto link = board.link(*cell, board.compass().step(*direction))) {
        cell = link->to;
        if (board.site(*cell) == king.site || way.size() > board.size())
            break;
        way.push_back(board.site(*cell));
        const Placement *man = design.setup->at(way.back());
        if (man && man->player == king.player && covers(partners, man->piece))
            partner = way.size() - 1;
    }
    if (!partner || *partner < 2)
        return std::nullopt;
    return CastlingWing{king.player, side.letter, king.site, way[*partner], way[1], way[0], {}};
}

} // namespace

Result<Royal> begin(const Design &design, const Royal *)
{
    Royal royal;
    if (const auto king = likelyKing(design))
        royal.types = {*king};
    else
        royal.types = firstType(design);
    if (royal.types.empty())
        return noPieces();
    return royal;
}

CastlingRule likelyCastling(const Design &design)
{
    CastlingRule rule;
    const auto king = likelyKing(design);
    rule.partners = rooks(design);
    if (!king || rule.partners.empty())
        return rule;
    rule.kings = {*king};
    const Board board(design.board, design.directions);
    for (const Placement &man : design.setup->placements) {
        if (man.piece != *king)
            continue;
        for (const CastlingSide &side : castlingSides) {
            if (auto wing = wingTowards(board, design, man, rule.partners, side))
                rule.wings.push_back(std::move(*wing));
        }
    }
    std::stable_sort(
        rule.wings.begin(), rule.wings.end(), [](const CastlingWing &a, const CastlingWing &b) {
            return a.player < b.player;
        });
    return rule;
}

Result<CastlingRule> begin(const Design &design, const CastlingRule *)
{
    CastlingRule rule = likelyCastling(design);
    if (rule.wings.empty())
        return failure("castling needs a king and a rook at the start on one rank, with two cells "
                       "between them");
    return rule;
}

Result<CastlingWing> begin(const Design &design, const CastlingWing *)
{
    const CastlingRule rule = likelyCastling(design);
    if (rule.wings.empty())
        return failure(
            "a wing needs a king and a rook at the start on one rank, with two cells between them");
    return rule.wings.front();
}

Result<EnPassant> begin(const Design &design, const EnPassant *)
{
    EnPassant rule;
    rule.victims = rule.takers = likelyPawns(design);
    return rule;
}

std::optional<ZoneId> likelyPromotionZone(const Design &design)
{
    const auto &zones = design.board->edits.zones;
    const auto isCalled = [](const Zone &zone) {
        return lowered(zone.name).find("promotion") != std::string::npos;
    };
    const auto called = std::find_if(zones.begin(), zones.end(), isCalled);
    if (called != zones.end())
        return ZoneId(called - zones.begin());
    const auto turned = std::find_if(zones.begin(), zones.end(), [](const Zone &zone) {
        return zone.sharing == ZoneSharing::Facing;
    });
    return turned != zones.end() ? std::optional(ZoneId(turned - zones.begin())) : std::nullopt;
}

Result<Promotion> begin(const Design &design, const Promotion *)
{
    Promotion rule;
    rule.types = likelyPawns(design);
    if (rule.types.empty())
        rule.types = firstType(design);
    if (rule.types.empty())
        return noPieces();
    rule.into = othersThan(design, rule.types);
    rule.zone = likelyPromotionZone(design);
    return rule;
}

Result<PromotionLimit> begin(const Design &design, const PromotionLimit *)
{
    if (design.pieces->types.empty())
        return noPieces();
    return PromotionLimit{PieceId(0), 1};
}

Result<DropDuty> begin(const Design &design, const DropDuty *)
{
    DropDuty rule;
    rule.types = firstType(design);
    return rule;
}

Result<Compulsion> begin(const Design &, const Compulsion *)
{
    Compulsion rule;
    rule.captures = MustCapture::Must;
    return rule;
}

Result<Immunity> begin(const Design &design, const Immunity *)
{
    if (design.pieces->types.empty())
        return noPieces();
    Immunity rule;
    rule.captors = rule.victims = firstType(design);
    return rule;
}

Result<End> begin(const Design &design, const End *)
{
    const End usual[] = {
        {Mate{}, Outcome::Loss, {}, {}},
        {Stalemate{}, Outcome::Draw, {}, {}},
        {Repetition{}, Outcome::Draw, {}, {}},
        {QuietMoves{}, Outcome::Draw, {}, {}},
        {Extinct{}, Outcome::Loss, {}, {}},
        {Reached{}, Outcome::Win, {}, {}},
        {Row{}, Outcome::Win, {}, {}},
    };
    const auto &ends = design.rules->ends;
    for (const End &end : usual) {
        const bool isThere = std::any_of(ends.begin(), ends.end(), [&](const End &there) {
            return there.condition.index() == end.condition.index();
        });
        if (!isThere)
            return end;
    }
    return End{MoveLimit{}, Outcome::Draw, {}, {}};
}

Result<TypePoints> begin(const Design &design, const TypePoints *)
{
    if (design.pieces->types.empty())
        return noPieces();
    return TypePoints{PieceId(0), 1};
}

} // namespace rookery
