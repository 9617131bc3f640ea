#include "model/play/rules/capturing.h"

#include "model/play/rules/enclosure.h"

#include <algorithm>
#include <cassert>

namespace rookery {

namespace {

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

} // namespace

void capture(const MoveUnderway &play, CellId cell)
{
    const auto victim = play.position.at(cell);
    assert(victim);
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

} // namespace rookery
