#include "model/edit/rules/rule_templates.h"

#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/likely_zones.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_starters.h"

#include <algorithm>

namespace rookery {

namespace {

/// A design on its way to a template's rules; later steps see what earlier ones did.
class Rewriting
{
public:
    explicit Rewriting(const Design &design)
        : m_design(design)
    {
        m_design.rules.edit([](Rules &rules) {
            Rules fresh;
            fresh.players = std::move(rules.players);
            fresh.extras = std::move(rules.extras);
            rules = std::move(fresh);
        });
    }

    const Design &design() const { return m_design; }
    Design take() { return std::move(m_design); }

    template<class Change>
    void rules(Change change)
    {
        m_design.rules.edit(change);
    }

    void end(EndCondition condition, Outcome outcome, PlayerSet players = {})
    {
        rules([&](Rules &rules) {
            rules.ends.push_back(
                {std::move(condition), outcome, std::move(players), {}, {}, {}, {}});
        });
    }

    void addStone()
    {
        if (m_design.pieces->types.empty())
            m_design.pieces.edit([](Pieces &pieces) {
                pieces.types.push_back({"Stone", "S", {}});
            });
    }

    void markKing()
    {
        const auto king = likelyKing(m_design);
        if (king && m_design.rules->royals.empty())
            m_design.pieces.edit(
                [&](Pieces &pieces) { pieces.types[king->index()].royalty = Royalty::Royal; });
    }

    /// What a guess about zones says, with the zones it makes.
    template<class Zones>
    auto zones(Zones guess)
    {
        return guess(m_design);
    }

    /// Pawns become others at the far edge, so many rows deep.
    void promotePawns(PromotionDuty duty, ZoneTouch touch, int rows)
    {
        Promotion rule;
        rule.types = likelyPawns(m_design);
        rule.into = othersThan(m_design, rule.types);
        if (rule.types.empty() || rule.into.empty())
            return;
        rule.zone = promotionZoneFor(m_design, rows);
        if (!rule.zone)
            return;
        rule.duty = duty;
        rule.touch = touch;
        rules([&](Rules &rules) { rules.promotions.push_back(std::move(rule)); });
    }

private:
    Design m_design;
};

Result<Design> chessLike(const Design &design)
{
    Rewriting game(design);
    game.markKing();
    game.promotePawns(PromotionDuty::Must, ZoneTouch::End, 1);
    const std::vector<PieceId> pawns = likelyPawns(game.design());
    CastlingRule castling = likelyCastling(game.design());
    game.rules([&](Rules &rules) {
        if (!castling.wings.empty())
            rules.castling.push_back(std::move(castling));
        if (!pawns.empty())
            rules.enPassant.push_back({pawns, pawns, {}, {}, PassedFor::NextTurn, {}});
    });
    game.end(Mate{}, Outcome::Loss);
    game.end(Stalemate{}, Outcome::Draw);
    game.end(Repetition{3, Repeating::Anything}, Outcome::Draw);
    game.end(QuietMoves{100, pawns}, Outcome::Draw);
    return game.take();
}

Result<Design> shogiLike(const Design &design)
{
    Rewriting game(design);
    game.markKing();
    const std::vector<PieceId> pawns = likelyPawns(game.design());
    const auto king = likelyKing(game.design());
    game.rules([&](Rules &rules) {
        rules.hands.captured = Captured::CaptorsHand;
        rules.drops.clear();
        Drop others;
        for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
            if (type != king && !std::binary_search(pawns.begin(), pawns.end(), type))
                others.types.push_back(type);
        }
        others.mobility = DropMobility::MustHaveMove;
        if (!others.types.empty() || pawns.empty())
            rules.drops.push_back(others);
        if (pawns.empty())
            return;
        Drop pawn;
        pawn.types = pawns;
        pawn.mobility = DropMobility::MustHaveMove;
        pawn.threat = DropThreat::NoMate;
        pawn.perFile = FileLimit{1};
        rules.drops.push_back(std::move(pawn));
    });
    game.promotePawns(PromotionDuty::WhenStuck, ZoneTouch::Either, 3);
    game.end(Mate{}, Outcome::Loss);
    game.end(Stalemate{}, Outcome::Loss);
    game.end(Repetition{4, Repeating::Check}, Outcome::Loss);
    game.end(Repetition{4, Repeating::Anything}, Outcome::Draw);
    return game.take();
}

Result<Design> xiangqiLike(const Design &design)
{
    Rewriting game(design);
    game.markKing();
    game.rules([](Rules &rules) { rules.check.facing.push_back({{}, Lines::Orthogonal, {}}); });
    game.end(Mate{}, Outcome::Loss);
    game.end(Stalemate{}, Outcome::Loss);
    game.end(Repetition{3, Repeating::Check}, Outcome::Loss);
    game.end(Repetition{3, Repeating::Anything}, Outcome::Draw);
    game.end(QuietMoves{120, {}}, Outcome::Draw);
    return game.take();
}

Result<Design> checkersLike(const Design &design)
{
    Rewriting game(design);
    game.rules([](Rules &rules) {
        Compulsion duty;
        duty.captures = MustCapture::Must;
        rules.compulsions.push_back(std::move(duty));
    });
    // The king of checkers is a type to promote to, not a royal piece.
    Promotion rule;
    rule.types = likelyPawns(game.design());
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        if (!std::binary_search(rule.types.begin(), rule.types.end(), type))
            rule.into.push_back(type);
    }
    if (!rule.types.empty() && !rule.into.empty()) {
        rule.zone = game.zones([](Design &board) { return promotionZoneFor(board); });
        if (rule.zone)
            game.rules([&](Rules &rules) { rules.promotions.push_back(std::move(rule)); });
    }
    game.end(Extinct{}, Outcome::Loss);
    game.end(Stalemate{}, Outcome::Loss);
    game.end(QuietMoves{80, {}}, Outcome::Draw);
    game.end(Repetition{3, Repeating::Anything}, Outcome::Draw);
    return game.take();
}

Result<Design> raceLike(const Design &design)
{
    Rewriting game(design);
    const auto goal = game.zones(goalFor);
    if (!goal)
        return failure(
            Message("a race needs cells at the far edge of the board; paint a zone called 'goal'"));
    Reached reached;
    reached.zone = goal;
    game.end(std::move(reached), Outcome::Win);
    game.end(Extinct{}, Outcome::Loss);
    game.end(Stalemate{}, Outcome::Loss);
    return game.take();
}

/// Pieces without end are put down one by one; stones, where there is no piece yet.
void placePieces(Rewriting &game)
{
    game.addStone();
    game.rules([](Rules &rules) { rules.hands.supply = Supply::Endless; });
}

/// The game of Y: who joins all three sides wins, and one of the players always can.
Result<Design> joinAllSides(Rewriting &game, const std::vector<ZoneId> &sides)
{
    const auto &zones = game.design().board->edits.zones;
    const auto name = [&](std::size_t side) {
        return zones[sides[side].index()].name;
    };
    const auto touches = [&](std::size_t side) {
        return "group(c, orthogonal) & " + name(side) + " != {}";
    };
    game.end(Said{}, Outcome::Win);
    auto said = withRuleLines(
        game.take(),
        "ends/0/if",
        {"some c in pieces(p) & " + name(0) + " where " + touches(1) + " and " + touches(2)});
    if (!said)
        return said;
    return withRuleLines(*said, "ends/0/because", {"one chain of {p} touches all sides"});
}

Result<Design> connectionLike(const Design &design)
{
    Rewriting game(design);
    placePieces(game);
    const std::vector<ZoneId> zones = game.zones(sidesFor);
    if (zones.size() == 3)
        return joinAllSides(game, zones);
    if (zones.size() != 4)
        return failure(
            Message("connecting needs open edges on four sides of the board, or a triangle of "
                    "hexagons; paint zones called 'top', 'bottom', 'left' and 'right'"));
    const Lines lines = hasThreeAxes(design.board->lattice) ? Lines::All : Lines::Orthogonal;
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        const std::size_t first = player.index() % 2 * 2;
        game.end(Joining{{}, zones[first], zones[first + 1], lines}, Outcome::Win, {player});
    }
    game.end(BoardFull{}, Outcome::Draw);
    return game.take();
}

Result<Design> rowLike(const Design &design)
{
    Rewriting game(design);
    placePieces(game);
    game.end(Row{{}, 3, Lines::All, RowOrder::Unbroken}, Outcome::Win);
    game.end(BoardFull{}, Outcome::Draw);
    return game.take();
}

constexpr RuleTemplate rows[] = {
    {"chess-like",
     "Like chess",
     "Checkmate wins; pawns promote, kings castle; repetition and quiet moves draw.",
     chessLike},
    {"shogi-like",
     "Like shogi",
     "Captured pieces change sides and are dropped again; checkmate wins.",
     shogiLike},
    {"xiangqi-like",
     "Like xiangqi",
     "Checkmate and stalemate win; kings must not face each other.",
     xiangqiLike},
    {"checkers-like",
     "Like checkers",
     "Captures are compulsory; who cannot move, or has no pieces, loses.",
     checkersLike},
    {"race", "Race", "The first whose piece stands on the far edge wins.", raceLike},
    {"connection",
     "Connection",
     "Pieces are dropped; who joins two opposite edges, or all three of a triangle, wins.",
     connectionLike},
    {"empty-board",
     "Row of three",
     "Pieces are dropped on the empty board; a row of three wins.",
     rowLike},
};

} // namespace

std::span<const RuleTemplate> ruleTemplates()
{
    return rows;
}

Result<Design> withRuleTemplate(const Design &design, std::string_view key)
{
    const auto found = std::find_if(
        std::begin(rows), std::end(rows), [&](const RuleTemplate &row) { return row.key == key; });
    if (found == std::end(rows))
        return failure(
            Message("there is no template of rules called '{name}'", {{"name", std::string(key)}}));
    return found->rewrite(design);
}

} // namespace rookery
