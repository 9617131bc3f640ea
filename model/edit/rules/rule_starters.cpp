#include "model/edit/rules/rule_starters.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/design/own_rules.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/end_starters.h"
#include "model/edit/rules/likely_zones.h"
#include "model/phrase/reader.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rookery {

namespace {

Unexpected<Error> noPieces()
{
    return failure(Message("there is no piece yet that the rule could be about"));
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

/// The cells that follow in one direction, until the board ends or the first one comes again.
std::vector<SiteId> cellsAhead(const Board &board, CellId from, DirectionId direction)
{
    std::vector<SiteId> way;
    CellId cell = from;
    while (const auto link = board.link(cell, board.compass().step(direction))) {
        cell = link->to;
        if (cell == from || way.size() > board.size())
            break;
        way.push_back(board.site(cell));
    }
    return way;
}

/// The piece of these types that stands farthest along the king's rank on one side, and two of the
/// cells between them for the pieces to go to.
std::optional<CastlingWing> wingTowards(const Board &board,
                                        const Design &design,
                                        const Placement &king,
                                        const PieceSet &partners,
                                        const CastlingSide &side)
{
    const auto direction = design.directions->find(side.direction);
    const auto cell = board.cellAt(king.site);
    if (!direction || !cell)
        return std::nullopt;
    const std::vector<SiteId> way = cellsAhead(board, *cell, *direction);
    std::optional<std::size_t> partner;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const Placement *piece = design.setup->at(way[i]);
        if (piece && piece->player == king.player && covers(partners, piece->piece))
            partner = i;
    }
    if (!partner || *partner < 2)
        return std::nullopt;
    return CastlingWing{king.player, side.letter, king.site, way[*partner], way[1], way[0], {}};
}

/// The cells from the king on, in the direction in which its partner stands first; none where no
/// direction leads there.
std::vector<SiteId> wayToPartner(const Board &board, const CastlingWing &wing)
{
    std::vector<SiteId> shortest;
    const auto king = board.cellAt(wing.king);
    for (std::size_t i = 0; king && i < board.directions().list.size(); ++i) {
        std::vector<SiteId> way = cellsAhead(board, *king, DirectionId(i));
        const auto partner = std::find(way.begin(), way.end(), wing.partner);
        if (partner == way.end())
            continue;
        way.erase(partner + 1, way.end());
        if (shortest.empty() || way.size() < shortest.size())
            shortest = std::move(way);
    }
    return shortest;
}

} // namespace

Result<Design>
withKingSteps(const Design &design, std::size_t castling, std::size_t wing, int steps)
{
    if (castling >= design.rules->castling.size()
        || wing >= design.rules->castling[castling].wings.size())
        return failure(Message("there is no such wing"));
    const Board board(design.board, design.directions);
    std::vector<CastlingWing> wings = design.rules->castling[castling].wings;
    const std::string letter = wings[wing].letter;
    for (CastlingWing &each : wings) {
        if (each.letter != letter)
            continue;
        const std::vector<SiteId> way = wayToPartner(board, each);
        const int most = static_cast<int>(way.size());
        if (most == 0)
            return failure(
                Message("no direction leads from the king of wing {letter} to its partner",
                        {{"letter", letter}}));
        if (steps < 1 || steps > most)
            return failure(Message("the king of wing {letter} goes 1 to {most} cells towards its "
                                   "partner, not {steps}",
                                   {{"letter", letter}, {"most", most}, {"steps", steps}}));
        const auto to = static_cast<std::size_t>(steps - 1);
        each.kingTo = way[to];
        each.partnerTo = to == 0 ? each.king : way[to - 1];
    }
    Design changed = design;
    changed.rules.edit([&](Rules &rules) { rules.castling[castling].wings = std::move(wings); });
    return changed;
}

phrase::Phrase neverHolds()
{
    phrase::Phrase phrase;
    phrase.root.resize(1);
    phrase.root.front().kind = phrase::Kind::False;
    return phrase;
}

Result<Royal> begun(const Design &design, const Royal *)
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
    for (const Placement &piece : design.setup->placements) {
        if (piece.piece != *king)
            continue;
        for (const CastlingSide &side : castlingSides) {
            if (auto wing = wingTowards(board, design, piece, rule.partners, side))
                rule.wings.push_back(std::move(*wing));
        }
    }
    std::stable_sort(
        rule.wings.begin(), rule.wings.end(), [](const CastlingWing &a, const CastlingWing &b) {
            return a.player < b.player;
        });
    return rule;
}

bool hasCastlingPieces(const Design &design, const CastlingRule &rule, const CastlingWing &wing)
{
    const auto stands = [&](SiteId site, const PieceSet &types) {
        const Placement *piece = design.setup->at(site);
        return piece && piece->player == wing.player && covers(types, piece->piece);
    };
    return stands(wing.king, rule.kings) && stands(wing.partner, rule.partners);
}

Result<CastlingRule> startedCastling(const Design &design)
{
    CastlingRule rule = likelyCastling(design);
    if (rule.wings.empty())
        return failure(
            Message("castling needs a king and a rook at the start on one rank, with two cells "
                    "between them"));
    return rule;
}

Result<CastlingRule> begun(const Design &design, const CastlingRule *)
{
    return startedCastling(design);
}

Result<CastlingWing> begun(const Design &design, const CastlingWing *)
{
    const CastlingRule rule = likelyCastling(design);
    if (rule.wings.empty())
        return failure(Message("a wing needs a king and a rook at the start on one rank, with two "
                               "cells between them"));
    return rule.wings.front();
}

Result<EnPassant> begun(const Design &design, const EnPassant *)
{
    EnPassant rule;
    rule.victims = rule.takers = likelyPawns(design);
    return rule;
}

Result<Promotion> begun(Design &design, const Promotion *)
{
    Promotion rule;
    rule.types = likelyPawns(design);
    if (rule.types.empty())
        rule.types = firstType(design);
    if (rule.types.empty())
        return noPieces();
    rule.into = othersThan(design, rule.types);
    if (rule.into.empty())
        return failure(Message("promotion needs another piece type to bring; add one first"));
    rule.zone = promotionZoneFor(design);
    return rule;
}

Result<PromotionLimit> begun(const Design &design, const PromotionLimit *)
{
    if (design.pieces->types.empty())
        return noPieces();
    return PromotionLimit{PieceId(0), 1};
}

Result<Compulsion> begun(const Design &, const Compulsion *)
{
    Compulsion rule;
    rule.captures = MustCapture::Must;
    return rule;
}

Result<Immunity> begun(const Design &design, const Immunity *)
{
    if (design.pieces->types.empty())
        return noPieces();
    // Kings seldom meet.
    const std::vector<PieceId> others = othersThan(design, {});
    Immunity rule;
    rule.captors = rule.victims = others.empty() ? firstType(design) : PieceSet{others.front()};
    return rule;
}

/// The next of those that most games have.
Result<End> begun(Design &design, const End *)
{
    const EndCondition usual[] = {
        Mate{}, Stalemate{}, Repetition{}, QuietMoves{}, Extinct{}, Reached{}, Row{}};
    const auto &ends = design.rules->ends;
    for (const EndCondition &condition : usual) {
        const bool isThere = std::any_of(ends.begin(), ends.end(), [&](const End &there) {
            return there.condition.index() == condition.index();
        });
        if (!isThere)
            return startedEnd(design, condition);
    }
    return startedEnd(design, MoveLimit{});
}

Result<TypePoints> begun(const Design &design, const TypePoints *)
{
    if (design.pieces->types.empty())
        return noPieces();
    return TypePoints{PieceId(0), 1};
}

/// Who moves last has a point more.
Result<PlayerPoints> begun(const Design &design, const PlayerPoints *)
{
    const auto players = design.rules->deciders();
    return PlayerPoints{players.empty() ? PlayerId(0) : players.back(), 1};
}

namespace {

/// "number", or "number2" where there is one.
template<class R, class NameOf>
std::string freshName(const std::vector<R> &rules, const std::string &name, NameOf nameOf)
{
    const auto isTaken = [&](const std::string &wanted) {
        return std::any_of(
            rules.begin(), rules.end(), [&](const R &rule) { return nameOf(rule) == wanted; });
    };
    std::string fresh = name;
    for (int number = 2; isTaken(fresh); ++number)
        fresh = name + std::to_string(number);
    return fresh;
}

Result<OwnNumber> begun(const Design &design, const OwnNumber *)
{
    OwnNumber number;
    number.name =
        freshName(design.rules->numbers, "number", [](const OwnNumber &rule) { return rule.name; });
    return number;
}

Result<OwnWord> begun(const Design &design, const OwnWord *)
{
    OwnWord word;
    word.name.name =
        freshName(design.rules->words, "word", [](const OwnWord &rule) { return rule.name.name; });
    auto means = phrase::readMeaning("1", word.name, namesWithoutCells(design));
    if (!means)
        return failure(std::move(means).error());
    word.means = std::move(*means);
    return word;
}

Result<OwnMove> begun(const Design &design, const OwnMove *)
{
    OwnMove move;
    move.name =
        freshName(design.rules->ownMoves, "act", [](const OwnMove &rule) { return rule.name; });
    return move;
}

/// Until it is said what is banned, nothing is.
Result<OwnBan> begun(const Design &, const OwnBan *)
{
    OwnBan ban;
    ban.before = neverHolds();
    return ban;
}

/// Whether the list is of this kind, of which one is then added.
template<class R>
bool addsOne(Design &design, const RuleList &list, std::optional<Error> &error)
{
    auto *rules = list.as<R>();
    if (rules == nullptr)
        return false;
    auto rule = begun(design, static_cast<const R *>(nullptr));
    if (rule)
        rules->push_back(std::move(*rule));
    else
        error = rule.error();
    return true;
}

/// The first kind that the list is of; any other begins as it is made.
template<class... R>
std::optional<Error> addOneOf(Design &design, const RuleList &list)
{
    std::optional<Error> error;
    if (!(addsOne<R>(design, list, error) || ...))
        list.add();
    return error;
}

} // namespace

std::optional<Error> addStarted(Design &design, RuleList list)
{
    return addOneOf<Royal,
                    CastlingRule,
                    CastlingWing,
                    EnPassant,
                    Promotion,
                    PromotionLimit,
                    Compulsion,
                    Immunity,
                    End,
                    OwnNumber,
                    OwnWord,
                    OwnMove,
                    OwnBan,
                    TypePoints,
                    PlayerPoints>(design, list);
}

} // namespace rookery
