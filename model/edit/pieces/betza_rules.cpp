#include "model/edit/pieces/betza_rules.h"

#include "model/board/board.h"
#include "model/edit/pieces/betza_drops.h"
#include "model/movement/betza/betza.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

/// What a castling atom says, such as `irO2` or `isjO3`.
struct Castling
{
    PieceId king;
    bool toRight = false;
    bool toLeft = false;
    bool isInward = false;
    std::size_t cells = 0;
};

/// Everything that the strings of a design declare and its rules do not have yet.
struct Declared
{
    std::vector<Castling> castling;
    std::vector<PieceId> victims; ///< sorted
    std::vector<PieceId> takers;  ///< sorted
    std::vector<std::pair<PieceId, std::string>> drops;

    bool hasEnPassant() const { return !victims.empty() && !takers.empty(); }
};

Castling castlingOf(PieceId king, const std::string &text)
{
    const std::size_t atom = text.find('O');
    const std::string letters = text.substr(0, atom);
    const auto has = [&](char letter) {
        return letters.find(letter) != std::string::npos;
    };
    const bool isBoth = !has('r') && !has('l');
    Castling castling{king, has('r') || isBoth, has('l') || isBoth, has('j')};
    std::from_chars(text.data() + atom + 1, text.data() + text.size(), castling.cells);
    return castling;
}

template<class Rule>
bool isCovered(const std::vector<Rule> &rules, PieceSet Rule::*set, PieceId type)
{
    return std::any_of(
        rules.begin(), rules.end(), [&](const Rule &rule) { return covers(rule.*set, type); });
}

Declared declaredIn(const Design &design)
{
    Declared all;
    const Rules &rules = *design.rules;
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        for (const Movement &movement : (*design.pieces)[type].moves) {
            const auto *betza = std::get_if<BetzaText>(&movement.definition);
            const auto piece =
                betza ? readBetza(betza->text, betza->dialect) : Result<BetzaPiece>(BetzaPiece());
            if (!piece)
                continue;
            for (const BetzaDeclared &declared : piece->specials) {
                if (declared.special == BetzaSpecial::Castling
                    && !isCovered(rules.castling, &CastlingRule::kings, type))
                    all.castling.push_back(castlingOf(type, declared.text));
                if (declared.special == BetzaSpecial::Drop
                    && !hasDeclaredDrop(design, type, declared.text))
                    all.drops.emplace_back(type, declared.text);
                if (declared.special == BetzaSpecial::EnPassantRights)
                    all.victims.push_back(type);
                if (declared.special == BetzaSpecial::EnPassantCapture)
                    all.takers.push_back(type);
            }
        }
    }
    for (auto *types : {&all.victims, &all.takers})
        types->erase(std::unique(types->begin(), types->end()), types->end());
    const bool isThere = std::all_of(all.takers.begin(), all.takers.end(), [&](PieceId taker) {
        return isCovered(rules.enPassant, &EnPassant::takers, taker);
    });
    if (isThere)
        all.takers.clear();
    return all;
}

/// The cells of a rank from a king outward.
std::vector<CellId> wayFrom(const Board &board, CellId king, int step)
{
    const auto start = board.coordinates(king);
    std::map<Vector, CellId> byPlace;
    for (const CellId cell : board.cells()) {
        if (const auto place = board.coordinates(cell))
            byPlace.emplace(*place, cell);
    }
    std::vector<CellId> way;
    for (Vector place = start.value_or(Vector{}) + Vector{step, 0}; byPlace.contains(place);
         place = place + Vector{step, 0})
        way.push_back(byPlace.at(place));
    return way;
}

/// The wing to castle towards one side of the board; nothing without a partner.
std::optional<CastlingWing> wingOf(const Design &design,
                                   const Board &board,
                                   const Placement &king,
                                   const Castling &castling,
                                   int step)
{
    const auto from = board.cellAt(king.site);
    const std::vector<CellId> way = from ? wayFrom(board, *from, step) : std::vector<CellId>();
    std::vector<std::size_t> pieces;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const Placement *piece = design.setup->at(board.site(way[i]));
        if (piece && piece->player == king.player)
            pieces.push_back(i);
    }
    const std::size_t inward = castling.isInward ? 1 : 0;
    if (pieces.size() <= inward || castling.cells > way.size())
        return std::nullopt;
    const std::size_t partner = pieces[pieces.size() - 1 - inward];
    const CellId partnerTo = castling.cells > 1 ? way[castling.cells - 2] : *from;
    return CastlingWing{king.player,
                        step > 0 ? "K" : "Q",
                        king.site,
                        board.site(way[partner]),
                        board.site(way[castling.cells - 1]),
                        board.site(partnerTo),
                        {}};
}

/// `K` and `Q` as in chess for the first wings to either side, the partner's file for others.
void nameWings(const Board &board, std::vector<CastlingWing> &wings)
{
    std::set<std::pair<PlayerId, std::string>> taken;
    for (CastlingWing &wing : wings) {
        if (taken.insert({wing.player, wing.letter}).second)
            continue;
        const auto place = board.siteCoordinates(wing.partner);
        wing.letter = std::string(1, static_cast<char>('A' + place.value_or(Vector{}).x() % 26));
        taken.insert({wing.player, wing.letter});
    }
}

/// Whether the player's right is the board's.
bool looksUp(const Design &design, PlayerId player)
{
    return (*design.rules)[player].facing.apply(Vector{1, 0}).x() > 0;
}

std::optional<CastlingRule>
ruleOf(const Design &design, const Board &board, const Castling &castling)
{
    CastlingRule rule;
    rule.kings = {castling.king};
    for (const Placement &king : design.setup->placements) {
        if (king.piece != castling.king)
            continue;
        const int right = looksUp(design, king.player) ? 1 : -1;
        for (const auto &[isWanted, step] :
             {std::pair(castling.toRight, right), std::pair(castling.toLeft, -right)}) {
            auto wing = isWanted ? wingOf(design, board, king, castling, step) : std::nullopt;
            if (!wing)
                continue;
            rule.partners.push_back(design.setup->at(wing->partner)->piece);
            rule.wings.push_back(std::move(*wing));
        }
    }
    std::sort(rule.partners.begin(), rule.partners.end());
    rule.partners.erase(std::unique(rule.partners.begin(), rule.partners.end()),
                        rule.partners.end());
    return rule.wings.empty() ? std::nullopt : std::optional(rule);
}

} // namespace

bool lacksDeclaredRules(const Design &design)
{
    const Declared declared = declaredIn(design);
    return !declared.castling.empty() || declared.hasEnPassant() || !declared.drops.empty();
}

Result<Design> withDeclaredRules(const Design &design)
{
    const Declared declared = declaredIn(design);
    const Board board(design.board, design.directions);
    Rules rules = *design.rules;
    for (const Castling &castling : declared.castling) {
        auto rule = ruleOf(design, board, castling);
        if (!rule) {
            return failure(Message("{piece} castles with a piece of its rank at the start, and the "
                                   "setup has none there",
                                   {{"piece", (*design.pieces)[castling.king].name}}));
        }
        const auto same = std::find_if(
            rules.castling.begin(), rules.castling.end(), [&](const CastlingRule &known) {
                return known.kings == rule->kings && known.partners == rule->partners;
            });
        if (same == rules.castling.end())
            rules.castling.push_back(std::move(*rule));
        else
            same->wings.insert(same->wings.end(), rule->wings.begin(), rule->wings.end());
    }
    for (CastlingRule &rule : rules.castling) {
        nameWings(board, rule.wings);
        std::stable_sort(
            rule.wings.begin(), rule.wings.end(), [](const CastlingWing &a, const CastlingWing &b) {
                return std::tie(a.player, a.letter) < std::tie(b.player, b.letter);
            });
    }
    if (declared.hasEnPassant()) {
        EnPassant rule;
        rule.victims = declared.victims;
        rule.takers = declared.takers;
        rules.enPassant.push_back(std::move(rule));
    }
    Result<Design> changed = design;
    changed->rules = rules;
    for (const auto &[piece, atom] : declared.drops) {
        changed = withDeclaredDrop(*changed, piece, atom);
        if (!changed)
            break;
    }
    return changed;
}

} // namespace rookery
