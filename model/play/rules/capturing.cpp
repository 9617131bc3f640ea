#include "model/play/rules/capturing.h"

#include "model/play/rules/enclosure.h"

#include <algorithm>
#include <cassert>

namespace rookery {

namespace {

/// Remembers where a piece that must not simply be traded falls to a piece without that rule.
void noteTrade(const MoveUnderway &play, const Piece &victim, CellId cell)
{
    const bool isTraded = play.move.kind == Move::Kind::Displace
                          && play.book.isGuardedFromTrade(victim.type)
                          && !play.book.isGuardedFromTrade(play.move.type);
    if (isTraded)
        play.state().tradedOn = cell;
}

void noteFall(const MoveUnderway &play, const Piece &victim)
{
    const auto &ends = play.rules().ends;
    const bool isAsked = std::any_of(ends.begin(), ends.end(), [&](const End &end) {
        const auto *fallen = std::get_if<Fallen>(&end.condition);
        return fallen && covers(fallen->types, victim.type);
    });
    if (isAsked)
        play.state().fallen.push_back({victim.type, victim.owner, play.move.type});
}

void notePoints(const MoveUnderway &play, const Piece &victim)
{
    PlayState &state = play.state();
    if (victim.owner == play.player || state.isOut(victim.owner))
        return;
    for (const TypePoints &row : play.rules().scoring.captured)
        state.points[play.player.index()] += row.type == victim.type ? row.points : 0;
}

/// To whose hand a piece goes that falls in this move; its own side's explosions give it to the
/// opponent, if there is one only.
std::optional<PlayerId> takerOf(const MoveUnderway &play, PlayerId owner)
{
    if (play.rules().hands.captured == Captured::Away)
        return std::nullopt;
    if (owner != play.player)
        return play.player;
    return play.book.players() == 2 ? std::optional(PlayerId(1 - owner.index())) : std::nullopt;
}

void explode(const MoveUnderway &play, const Explosion &explosion)
{
    const auto names = [](const std::vector<PieceId> &types, PieceId type) {
        return std::find(types.begin(), types.end(), type) != types.end();
    };
    const CellId centre = play.move.to;
    if (!names(explosion.survivors, play.position.at(centre)->type))
        capture(play, centre);
    for (const auto &line : play.book.lines().from(centre, explosion.lines)) {
        const auto piece = line.empty() ? std::nullopt : play.position.at(line.front());
        if (piece && !names(explosion.unharmed, piece->type))
            capture(play, line.front());
    }
}

/// Whether the piece has gone straight on along one of these lines.
bool isAlong(const MoveUnderway &play, Lines lines)
{
    const auto &all = play.book.lines().from(play.move.from, lines);
    return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
        return std::find(line.begin(), line.end(), play.move.to) != line.end();
    });
}

/// Whether pieces that have arrived as the mover did enclose others by this rule.
bool isArrival(const MoveUnderway &play, const Enclosing &rule)
{
    const bool isDrop = play.move.kind == Move::Kind::Drop;
    switch (rule.arrival) {
    case ArrivedBy::Any:
        return true;
    case ArrivedBy::Move:
        return !isDrop;
    case ArrivedBy::Drop:
        return isDrop;
    case ArrivedBy::Along:
        return !isDrop && isAlong(play, rule.lines);
    }
    return false;
}

void meetFate(const MoveUnderway &play, EnclosedFate fate, CellId cell)
{
    play.state().quietMoves = 0;
    if (fate == EnclosedFate::Captured)
        return capture(play, cell);
    Position::Square piece = play.position.square(cell);
    piece.owner = static_cast<std::uint8_t>(play.player.index());
    play.set(cell, piece);
}

bool isUnderWater(const MoveUnderway &play, const Drowning &rule, CellId cell)
{
    const auto piece = play.position.at(cell);
    return piece && piece->owner == play.player && covers(rule.types, piece->type)
           && covers(rule.players, play.player) && play.book.isIn(rule.zone, play.player, cell);
}

} // namespace

void capture(const MoveUnderway &play, CellId cell)
{
    const auto victim = play.position.at(cell);
    assert(victim);
    noteTrade(play, *victim, cell);
    noteFall(play, *victim);
    notePoints(play, *victim);
    play.undo.captured.push_back(cell);
    play.set(cell, {});
    const auto taker = takerOf(play, victim->owner);
    if (!taker)
        return play.changeCount(OffBoard::Captured, victim->owner, victim->type, 1);
    const bool reverts = play.rules().hands.form == HandForm::Unpromoted && victim->was;
    play.changeCount(OffBoard::Hand, *taker, reverts ? *victim->was : victim->type, 1);
}

void sufferForCapture(const MoveUnderway &play, PieceId captor, const std::optional<Piece> &victim)
{
    const auto &explosions = play.rules().explosions;
    const auto explosion =
        std::find_if(explosions.begin(), explosions.end(), [&](const Explosion &rule) {
            return (!victim || covers(rule.victims, victim->type)) && covers(rule.captors, captor);
        });
    const bool explodes = explosion != explosions.end();
    if (explodes)
        explode(play, *explosion);
    const auto &petrifications = play.rules().petrifications;
    const bool isPetrified =
        std::any_of(petrifications.begin(), petrifications.end(), [&](const Petrification &rule) {
            return covers(rule.types, captor);
        });
    if (!isPetrified)
        return;
    if (play.position.at(play.move.to))
        capture(play, play.move.to);
    play.putWall(play.move.to);
}

void seizeEnclosed(const MoveUnderway &play)
{
    for (const Enclosing &rule : play.rules().enclosing) {
        const CellId here = play.move.to;
        const auto piece = play.position.at(here);
        if (!piece || !covers(rule.captors, piece->type) || !isArrival(play, rule))
            continue;
        for (const CellId cell : enclosed(play.book, play.position, rule, here, play.player))
            meetFate(play, rule.fate, cell);
    }
}

void captureAtCrossings(const MoveUnderway &play)
{
    for (const Coordination &rule : play.rules().coordinations) {
        if (!covers(rule.captors, play.move.type))
            continue;
        for (const CellId cell :
             crossings(play.book, play.position, rule, play.move.to, play.player)) {
            play.state().quietMoves = 0;
            capture(play, cell);
        }
    }
}

std::vector<CellId> waders(const MoveUnderway &play)
{
    std::vector<CellId> cells;
    for (const Drowning &rule : play.rules().drownings) {
        forEachCell(play.position.pieces(play.player), [&](CellId cell) {
            if (isUnderWater(play, rule, cell))
                cells.push_back(cell);
        });
    }
    return cells;
}

void drown(const MoveUnderway &play, const std::vector<CellId> &wading)
{
    const Move &move = play.move;
    const auto &drownings = play.rules().drownings;
    for (const CellId cell : wading) {
        const bool hasMoved = move.kind == Move::Kind::Displace && cell == move.from;
        const CellId now = hasMoved ? move.to : cell;
        const bool isAnother = !hasMoved && now == move.to;
        const bool isUnder =
            std::any_of(drownings.begin(), drownings.end(), [&](const Drowning &rule) {
                return isUnderWater(play, rule, now);
            });
        if (!isUnder || isAnother)
            continue;
        play.state().quietMoves = 0;
        capture(play, now);
    }
}

} // namespace rookery
