#include "model/play/rules/move_maker.h"

#include "model/play/phrases/history_key.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/position/turn_order.h"
#include "model/play/rules/capturing.h"
#include "model/play/rules/castling_rights.h"
#include "model/play/rules/en_passant.h"

#include <algorithm>

namespace rookery {

namespace {

/// A piece becomes another type, or again what it was.
void promote(const RuleBook &book, Position::Square &piece, PieceId type)
{
    const bool goesBack = piece.was == type.index();
    if (goesBack)
        piece.was = Position::noType;
    else if (book.remembersPromotion() && piece.was == Position::noType)
        piece.was = piece.type;
    piece.type = static_cast<std::uint16_t>(type.index());
}

/// A piece of the player's that comes on the board.
Position::Square newPiece(PieceId type, PlayerId player)
{
    Position::Square piece;
    piece.type = static_cast<std::uint16_t>(type.index());
    piece.owner = static_cast<std::uint8_t>(player.index());
    return piece;
}

/// Pieces captured elsewhere, and pieces that change places.
void moveOthers(const MoveUnderway &play)
{
    for (const Taken &piece : play.move.taken) {
        if (!piece.putTo)
            capture(play, piece.cell);
    }
    std::vector<std::pair<CellId, Position::Square>> lifted;
    for (const Taken &piece : play.move.taken) {
        if (piece.putTo) {
            lifted.push_back({*piece.putTo, play.position.square(piece.cell)});
            play.set(piece.cell, {});
        }
    }
    for (auto &[cell, square] : lifted) {
        square.moved = true;
        play.set(cell, square);
    }
}

/// Whether a move of such a piece cannot be undone.
bool isIrreversible(const Rules &rules, PieceId type)
{
    return std::any_of(rules.ends.begin(), rules.ends.end(), [&](const End &end) {
        const auto *quiet = std::get_if<QuietMoves>(&end.condition);
        return quiet
               && std::find(quiet->types.begin(), quiet->types.end(), type) != quiet->types.end();
    });
}

/// Enemies on one line with a piece that has arrived count as moved, if the rules say so.
void takeFirstMoves(const MoveUnderway &play, PieceId mover)
{
    for (const Aim &rule : play.rules().aims) {
        if (!covers(rule.types, mover))
            continue;
        for (const auto &line : play.book.lines().from(play.move.to, rule.lines)) {
            for (const CellId cell : line) {
                Position::Square piece = play.position.square(cell);
                const auto target = play.position.at(cell);
                if (!target || target->owner == play.player || piece.moved
                    || !covers(rule.targets, target->type))
                    continue;
                piece.moved = true;
                play.set(cell, piece);
            }
        }
    }
}

/// A whole stack falls.
void captureAll(const MoveUnderway &play, CellId cell)
{
    do
        capture(play, cell);
    while (play.position.at(cell));
}

/// Numbers that go with pieces; those of a captured piece are lost.
void carryNumbers(const MoveUnderway &play)
{
    const OwnProgram *own = play.book.own().get();
    if (!own || play.position.numbers().empty())
        return;
    const auto set = [&](std::size_t place, std::int32_t value) {
        if (play.position.numbers()[place] != value)
            play.setNumber(place, value);
    };
    for (const NumberLayout::Row &row : own->game().numbers.rows()) {
        if (!row.follows)
            continue;
        const std::size_t from = row.begin + play.move.from.index();
        const std::size_t to = row.begin + play.move.to.index();
        set(to, play.position.numbers()[from]);
        set(from, own->startNumbers()[from]);
        for (const CellId cell : play.undo.captured) {
            if (cell != play.move.to)
                set(row.begin + cell.index(), own->startNumbers()[row.begin + cell.index()]);
        }
    }
}

void displace(const MoveUnderway &play)
{
    const Move &move = play.move;
    PlayState &state = play.state();
    Position::Square mover = play.position.square(move.from);
    const PieceId type(mover.type);
    const bool captured = move.isCapture();
    const auto victim = move.captures ? play.position.at(move.to) : std::nullopt;
    notePassers(play, type);
    play.set(move.from, {});
    moveOthers(play);
    if (move.captures)
        captureAll(play, move.to);
    state.lastMoved = type;
    mover.moved = true;
    if (move.exchanges)
        ++state.exchanges[play.player.index()];
    if (move.becomes)
        promote(play.book, mover, *move.becomes);
    play.set(move.to, mover);
    carryNumbers(play);
    if (captured || isIrreversible(play.rules(), type))
        state.quietMoves = 0;
    if (captured)
        sufferForCapture(play, type, victim);
    seizeEnclosed(play);
    takeFirstMoves(play, type);
    if (move.kind == Move::Kind::Castle)
        noteCastling(play);
}

void drop(const MoveUnderway &play)
{
    const Move &move = play.move;
    Position::Square piece = newPiece(move.type, play.player);
    piece.moved = !play.rules().countsDroppedAsUnmoved();
    if (move.becomes)
        promote(play.book, piece, *move.becomes);
    if (play.rules().hands.supply == Supply::Counted)
        play.changeCount(OffBoard::Hand, play.player, move.type, -1);
    play.set(move.to, piece);
    moveOthers(play);
    play.state().quietMoves = 0;
    takeFirstMoves(play, PieceId(piece.type));
    seizeEnclosed(play);
    gainRights(play);
}

void promoteInPlace(const MoveUnderway &play)
{
    Position::Square piece = play.position.square(play.move.from);
    promote(play.book, piece, *play.move.becomes);
    play.set(play.move.from, piece);
    play.state().quietMoves = 0;
}

void remove(const MoveUnderway &play)
{
    play.state().quietMoves = 0;
    capture(play, play.move.from);
    moveOthers(play);
}

void act(const MoveUnderway &play)
{
    switch (play.move.kind) {
    case Move::Kind::Displace:
    case Move::Kind::Castle:
        return displace(play);
    case Move::Kind::Drop:
        return drop(play);
    case Move::Kind::Promote:
        return promoteInPlace(play);
    case Move::Kind::Remove:
        return remove(play);
    case Move::Kind::Build:
    case Move::Kind::Pass:
    case Move::Kind::Own: // see MoveMaker::makeByOwnRules()
        return;
    }
}

void comeIn(const MoveUnderway &play, const Gate &gate)
{
    Position::Square piece = newPiece(gate.type, play.player);
    piece.moved = true;
    play.changeCount(OffBoard::Hand, play.player, gate.type, -1);
    play.set(gate.cell, piece);
}

void build(const MoveUnderway &play, CellId cell)
{
    const auto &walling = play.rules().walling;
    const bool moves = std::any_of(walling.begin(), walling.end(), [](const Walling &rule) {
        return rule.life == WallLife::Moves;
    });
    for (const CellId old : play.book.board().cells()) {
        if (moves && play.position.isWall(old))
            play.set(old, {});
    }
    play.putWall(cell);
}

/// The player who has moved last before this turn.
PlayerId lastMover(const MoveUnderway &play)
{
    const PlayState &state = play.state();
    int turn = state.turn - 1;
    while (turn > 0 && state.isOut(playerAt(play.rules(), turn)))
        --turn;
    return playerAt(play.rules(), std::max(turn, 0));
}

/// The player leaves the game, with or without the pieces.
void retire(const MoveUnderway &play)
{
    PlayState &state = play.state();
    const LostPlayer fate = play.rules().turns.lost;
    if (play.move.mated && lastMover(play) != play.player)
        state.points[lastMover(play).index()] += play.rules().scoring.mate;
    state.out = static_cast<std::uint16_t>(state.out | 1U << play.player.index());
    if (fate == LostPlayer::PiecesDie)
        return;
    std::vector<CellId> cells;
    forEachCell(play.position.pieces(play.player), [&](CellId cell) { cells.push_back(cell); });
    for (const CellId cell : cells) {
        const Piece piece = *play.position.at(cell);
        play.set(cell, {});
        play.changeCount(OffBoard::Captured, piece.owner, piece.type, 1);
        if (fate == LostPlayer::PiecesStay)
            play.putWall(cell);
    }
}

/// For what reads the position later: without what came before it.
std::shared_ptr<const Position> withoutPast(const Position &position)
{
    auto copy = std::make_shared<Position>(position);
    copy->setPast({});
    return copy;
}

/// The turns of players who are out of the game are left out.
void advance(const MoveUnderway &play)
{
    PlayState &state = play.state();
    PlayerId next = playerAfter(play.rules(), play.player, state.turn);
    ++state.turn;
    for (std::size_t out = 0; state.isOut(next) && out < play.book.players(); ++out) {
        ++state.turn;
        next = playerAt(play.rules(), state.turn);
    }
    play.position.setToMove(next);
}

/// Forgets what is known of the last move only.
void beginTurn(const MoveUnderway &play)
{
    PlayState &state = play.state();
    state.passers.clear();
    ++state.quietMoves;
    state.passes = play.move.kind == Move::Kind::Pass ? state.passes + 1 : 0;
}

/// Everything but that the turn passes. `actOwn` does what only own moves do.
template<class ActOwn, class FollowOwn>
void playMove(const MoveUnderway &play, ActOwn &&actOwn, FollowOwn &&followOwn)
{
    std::vector<Passer> passers;
    if (!play.state().passers.empty())
        passers = lastingPassers(play.rules(), play.position);
    beginTurn(play);
    act(play);
    actOwn();
    if (play.move.gate)
        comeIn(play, *play.move.gate);
    if (play.move.wall)
        build(play, *play.move.wall);
    dropLostRights(play);
    if (!passers.empty())
        keepPassers(play, passers);
    followOwn();
    if (play.move.retires)
        retire(play);
}

void playTurn(const MoveUnderway &play)
{
    const auto nothing = [] {
    };
    playMove(play, nothing, nothing);
    advance(play);
}

/// The steps of own rules change the position so that the move can be taken back.
class MoveChanges : public BoardChanges
{
public:
    explicit MoveChanges(const MoveUnderway &play)
        : BoardChanges(play.position, &play.undo.numbers)
        , m_play(play)
    {
    }

    void set(CellId cell, const Position::Square &square) override { m_play.set(cell, square); }
    void setUnder(CellId cell, std::span<const Position::Square> squares) override
    {
        m_play.setUnder(cell, squares);
    }
    void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) override
    {
        m_play.changeCount(place, owner, type, by);
    }
    void capture(CellId cell) override
    {
        m_play.state().quietMoves = 0;
        rookery::capture(m_play, cell);
    }

private:
    const MoveUnderway &m_play;
};

/// To the next turn of this player.
void advanceTo(const MoveUnderway &play, PlayerId player)
{
    constexpr int most = 65'535;
    PlayState &state = play.state();
    int turn = state.turn + 1;
    for (int left = most; left > 0 && playerAt(play.rules(), turn) != player; --left)
        ++turn;
    state.turn = turn;
    play.position.setToMove(player);
}

/// A try that counts for nothing leaves all that rules know of the moves before it.
void keepPastMoves(const MoveUnderway &play)
{
    PlayState &state = play.state();
    const PlayState &before = play.undo.state;
    state.passers = before.passers;
    state.quietMoves = before.quietMoves;
    state.passes = before.passes;
    state.lastMoved = before.lastMoved;
}

/// The position before the first move that is made, where phrases ask for it.
void beginPast(const MoveUnderway &play, const OwnProgram &program)
{
    Past past = play.position.past();
    if (program.looks().beforeTurn && !past.turnStart)
        past.turnStart = withoutPast(play.position);
    if (program.looks().history && !past.turns)
        past.turns = withTurn(nullptr, play.position, program.game().numbers);
    play.position.setPast(std::move(past));
}

/// The position in which a turn begins, where phrases ask for it.
void keepTurn(const MoveUnderway &play, const OwnProgram &program)
{
    Past past = play.position.past();
    if (program.looks().history)
        past.turns = withTurn(std::move(past.turns), play.position, program.game().numbers);
    past.turnStart = program.looks().beforeTurn ? withoutPast(play.position) : nullptr;
    play.position.setPast(std::move(past));
}

/// What phrases ask of the last move.
void noteLastMove(const MoveUnderway &play, const LooksBack &looks)
{
    OwnState &own = play.state().own;
    own.lastMover = static_cast<int>(play.player.index());
    if (!looks.lastMove || play.move.isIdle())
        return;
    const Move &move = play.move;
    const bool hasCells = move.kind != Move::Kind::Pass && move.kind != Move::Kind::Build
                          && !(move.own && move.own->choices.empty());
    own.lastFrom = hasCells ? static_cast<int>(move.from.index()) : OwnState::none;
    own.lastTo = hasCells ? static_cast<int>(move.to.index()) : OwnState::none;
    own.lastType = hasCells ? static_cast<int>(move.type.index()) : OwnState::none;
}

} // namespace

MoveMaker::MoveMaker(std::shared_ptr<const RuleBook> book)
    : m_book(std::move(book))
    , m_own(m_book->own() ? std::make_unique<OwnRules>(m_book->own()) : nullptr)
{
}

MoveMaker::~MoveMaker() = default;

void MoveMaker::makeByOwnRules(const MoveUnderway &play) const
{
    const OwnProgram &program = m_own->program();
    const LooksBack &looks = program.looks();
    const bool castles = !m_book->wings().empty();
    MoveChanges changes(play);
    if (looks.beforeTurn || looks.history)
        beginPast(play, program);
    m_own->begin(play.position, play.move);
    playMove(
        play,
        [&] {
            if (play.move.kind == Move::Kind::Own)
                m_own->act(play.move, changes);
        },
        [&] {
            m_own->follow(play.move, play.undo.captured, changes);
            if (!castles)
                return;
            dropLostRights(play);
            gainRights(play);
        });
    if (castles)
        settleRights(play);
    if (play.move.isIdle())
        keepPastMoves(play);
    OwnState &own = play.state().own;
    const bool goesOn = m_own->turn().kind == TurnAfter::Kind::Again;
    own.goesOn = goesOn;
    own.only = goesOn ? m_own->turn().only : OwnState::none;
    noteLastMove(play, looks);
    if (goesOn)
        return;
    m_own->endTurn(changes);
    const Value next = m_own->turn().player;
    if (m_own->turn().kind == TurnAfter::Kind::Next && next >= 0 && next < program.game().players)
        advanceTo(play, PlayerId(next));
    else
        advance(play);
    if (looks.beforeTurn || looks.history)
        keepTurn(play, program);
}

void MoveMaker::make(Position &position, const Move &move, Undo &undo) const
{
    undo.squares.clear();
    undo.counts.clear();
    undo.captured.clear();
    undo.unders.clear();
    undo.numbers.clear();
    undo.homes.clear();
    undo.state = position.state();
    undo.toMove = position.toMove();
    if (m_own)
        undo.past = position.past();
    const MoveUnderway play{*m_book, position, move, undo, position.toMove()};
    if (m_own && !move.goesOn)
        return makeByOwnRules(play);
    if (!move.goesOn)
        return playTurn(play);
    act(play);
    dropLostRights(play);
}

void MoveMaker::unmake(Position &position, const Undo &undo)
{
    for (auto old = undo.squares.rbegin(); old != undo.squares.rend(); ++old)
        position.setSquare(old->cell, old->square);
    for (auto old = undo.unders.rbegin(); old != undo.unders.rend(); ++old)
        position.setUnder(old->cell, old->squares);
    for (auto old = undo.numbers.rbegin(); old != undo.numbers.rend(); ++old)
        position.setNumber(old->place, old->value);
    for (auto old = undo.counts.rbegin(); old != undo.counts.rend(); ++old)
        position.setCount(old->place, old->player, old->type, old->count);
    if (!undo.homes.empty())
        position.setHomes(undo.homes);
    position.state() = undo.state;
    position.setToMove(undo.toMove);
    if (position.past().isKept() || undo.past.isKept())
        position.setPast(undo.past);
}

} // namespace rookery
