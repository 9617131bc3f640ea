#include "model/edit/rules/rule_templates.h"

#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/army_guesses.h"
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

    void markKing()
    {
        const auto king = likelyKing(m_design);
        if (king && m_design.rules->royals.empty())
            m_design.pieces.edit(
                [&](Pieces &pieces) { pieces.types[king->index()].royalty = Royalty::Royal; });
    }

    /// The zone of this name, made now if there is none, said by a meaning where one has the
    /// cells; nothing where there is nothing to paint.
    std::optional<ZoneId>
    zone(const std::string &name, const std::vector<SiteId> &cells, ZoneSharing sharing)
    {
        if (const auto found = findZone(m_design.board->edits.zones, name))
            return found;
        if (cells.empty())
            return std::nullopt;
        auto added = withZoneAdded(m_design, name, cells);
        if (!added)
            return std::nullopt;
        const ZoneId zone(added->board->edits.zones.size() - 1);
        auto shared = withZoneSharing(*added, zone, sharing);
        m_design = shared ? std::move(*shared) : std::move(*added);
        if (auto said = withZoneSaid(m_design, zone))
            m_design = std::move(*said);
        return zone;
    }

    /// Pawns become others at the far edge, so many rows deep.
    void promotePawns(PromotionDuty duty, ZoneTouch touch, int rows)
    {
        Promotion rule;
        rule.types = likelyPawns(m_design);
        rule.into = othersThan(m_design, rule.types);
        if (rule.types.empty() || rule.into.empty())
            return;
        const auto found = likelyPromotionZone(m_design);
        rule.zone = found ? found : zone("promotion", farEdge(m_design, rows), ZoneSharing::Facing);
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
        const auto found = likelyPromotionZone(game.design());
        rule.zone = found ? found : game.zone("promotion", farEdge(design), ZoneSharing::Facing);
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
    const auto goal = game.zone("goal", farEdge(design), ZoneSharing::Facing);
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

/// Pieces without end are put down one by one.
void placePieces(Rewriting &game)
{
    game.rules([](Rules &rules) { rules.hands.supply = Supply::Endless; });
}

Result<Design> connectionLike(const Design &design)
{
    Rewriting game(design);
    placePieces(game);
    struct Side
    {
        const char *zone;
        std::vector<SiteId> cells;
    };
    // Hexagons have no n and s, or no e and w; there the slanting step leads to the same edge.
    const auto edge = [&](const char *straight, const char *slanting) {
        const bool isThere = design.directions->find(std::string_view(straight)).has_value();
        return edgeTowards(design, isThere ? straight : slanting);
    };
    const Side sides[] = {
        {"top", edge("n", "ne")},
        {"bottom", edge("s", "sw")},
        {"left", edge("w", "nw")},
        {"right", edge("e", "se")},
    };
    std::vector<ZoneId> zones;
    for (const Side &side : sides) {
        const auto zone = game.zone(side.zone, side.cells, ZoneSharing::Everyone);
        if (!zone)
            return failure(Message(
                "connecting needs open edges on four sides of the board; paint zones called "
                "'top', 'bottom', 'left' and 'right'"));
        zones.push_back(*zone);
    }
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
     "Captured pieces change sides and are put down again; checkmate wins.",
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
     "Pieces are put down; who joins two opposite edges wins.",
     connectionLike},
    {"empty-board",
     "Row of three",
     "Pieces are put down on the empty board; a row of three wins.",
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
