#include "model/play/phrases/player_sight.h"

#include "model/play/position/castling_wings.h"

#include <algorithm>
#include <utility>

namespace rookery {

PlayerSight::PlayerSight(PhraseCompiler &compiler, const PhraseGame &game, const Rules &rules)
    : m_game(game)
    , m_rules(rules)
{
    for (const Wing &wing : wingsOf(rules, game.board.board()))
        m_wings.push_back(wing.player);
    for (const OwnView &rule : rules.views) {
        Row row{&rule, nullptr, nullptr, {}, {}, {}};
        if (rule.hides.isGiven()) {
            compiler.enter(rule.hides.locals);
            row.player = compiler.place(0);
            row.hides = compiler.set(rule.hides.node());
        }
        if (rule.as.isGiven()) {
            compiler.enter(rule.as.locals);
            row.asPlayer = compiler.place(0);
            row.asCell = compiler.place(1);
            row.as = compiler.scalar(rule.as.node());
        }
        m_rows.push_back(std::move(row));
    }
}

bool PlayerSight::hidesMoves(PlayerId player) const
{
    return std::any_of(m_rules.views.begin(), m_rules.views.end(), [&](const OwnView &rule) {
        return rule.moves == OthersMoves::Hidden && covers(rule.players, player);
    });
}

/// act(cell, type that is seen there or none); views themselves see everything.
template<class Act>
void PlayerSight::eachHidden(Frame &frame, Value player, const Act &act) const
{
    const bool wasHiding = std::exchange(frame.isHiding, true);
    for (const Row &row : m_rows) {
        if (!row.hides || !covers(row.rule->players, PlayerId(player)))
            continue;
        const RoomMark mark(frame);
        frame.scalars[row.player->index] = player;
        sets::Word *room = frame.room.take();
        const sets::Word *found = row.hides->view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        sets::each(room, frame.words, [&](Value cell) {
            Value type = noValue;
            if (row.as) {
                frame.scalars[row.asPlayer->index] = player;
                frame.scalars[row.asCell->index] = cell;
                type = row.as->eval(frame);
            }
            act(cell, type);
        });
    }
    frame.isHiding = wasHiding;
}

void PlayerSight::addHidden(Frame &frame, Value player, sets::Word *cells) const
{
    eachHidden(frame, player, [&](Value cell, Value) { sets::add(cells, cell); });
}

void PlayerSight::hide(Frame &frame, Value player, Position &copy) const
{
    const Position &real = frame.position();
    eachHidden(frame, player, [&](Value cell, Value type) { hideOn(cell, type, real, copy); });
    hideNumbers(player, real, copy);
    hidePast(PlayerId(player), copy.state());
    copy.setPast({});
}

/// A hidden piece that looks like another one keeps its owner; walls look like nothing else.
void PlayerSight::hideOn(Value cell, Value type, const Position &real, Position &copy) const
{
    const CellId on(cell);
    Position::Square square = real.square(on);
    const bool isPiece = real.at(on) || real.unownedAt(on);
    if (type < 0)
        square = {};
    else if (isPiece)
        square.type = static_cast<std::uint16_t>(type);
    if (square.was != Position::unowned)
        square.was = Position::noType;
    copy.setSquare(on, square);
    if (!real.under(on).empty())
        copy.setUnder(on, {});
}

/// A number of a cell belongs to the owner of the piece there; one of the game, or of a type, to no
/// player.
void PlayerSight::hideNumbers(Value player, const Position &real, Position &copy) const
{
    if (real.numbers().size() != m_numbers.size())
        return;
    for (std::size_t i = 0; i < m_rules.numbers.size(); ++i) {
        const OwnNumber &number = m_rules.numbers[i];
        if (number.hiddenFrom == HiddenFrom::NoPlayer)
            continue;
        const NumberLayout::Row &row = m_game.numbers.rows()[i];
        for (std::size_t place = 0; place < row.count; ++place) {
            const bool isOwn =
                number.hiddenFrom == HiddenFrom::Others
                && ((number.of == NumberOf::Player && static_cast<Value>(place) == player)
                    || (number.of == NumberOf::Cell && real.square(CellId(place)).owner == player));
            if (!isOwn)
                copy.setNumber(row.begin + place, m_numbers[row.begin + place]);
        }
    }
}

/// What tells about moves that were not seen, and what the others may still castle.
void PlayerSight::hidePast(PlayerId player, PlayState &state) const
{
    const bool hidesCells = std::any_of(m_rows.begin(), m_rows.end(), [&](const Row &row) {
        return row.hides && covers(row.rule->players, player);
    });
    for (std::size_t i = 0; hidesCells && i < m_wings.size(); ++i) {
        if (m_wings[i] != player)
            state.castlingRights &= ~(std::uint64_t(1) << i);
    }
    if (!hidesMoves(player))
        return;
    state.passers.clear();
    state.quietMoves = 0;
    state.lastMoved.reset();
    if (state.own.lastMover == static_cast<int>(player.index()))
        return;
    state.own.lastFrom = state.own.lastTo = state.own.lastType = OwnState::none;
}

} // namespace rookery
