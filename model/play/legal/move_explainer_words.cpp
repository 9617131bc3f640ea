#include "model/play/ends/game_end_text.h"
#include "model/play/legal/move_explainer.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/castling_wings.h"

#include <algorithm>

/// The words in which a MoveExplainer says what rules forbid.
namespace rookery {

namespace {

/// What a rule about single moves says, where no piece has to be named.
Message faultWords(MoveFault fault)
{
    switch (fault) {
    case MoveFault::FleesCheck:
        return Message("in check it may only capture the piece that gives check");
    case MoveFault::CrossesAttacked:
        return Message("it would be in check on its way");
    case MoveFault::BuildsInCheck:
        return Message("a wall answers no check");
    case MoveFault::RoyalsFace:
        return Message("the royal pieces would go on facing each other");
    case MoveFault::LosesRoyal:
        return Message("that would remove the player's own royal piece");
    case MoveFault::GivesCheck:
        return Message("it would give check, which no move may");
    case MoveFault::PiecesFace:
        return Message("pieces that must not face each other would do so");
    case MoveFault::DropChecks:
        return Message("it may not give check where it is dropped");
    case MoveFault::DropMates:
        return Message("it may not give mate where it is dropped");
    default:
        return Message("the rules forbid it here");
    }
}

} // namespace

Message MoveExplainer::ofFault(const Move &move, MoveFault fault)
{
    if (fault == MoveFault::CastlesAttacked)
        return ofCastlingAttack(move);
    if (fault == MoveFault::Banned)
        return ofBan();
    return fault == MoveFault::LeftInCheck ? ofCheck(move) : faultWords(fault);
}

/// The reason that the rule gives, with the values that it had.
Message MoveExplainer::ofBan() const
{
    if (!m_moveRules.struckReason().empty())
        return Message::literal(m_moveRules.struckReason());
    const OwnBan &ban = rules().bans[m_moveRules.struckBan()];
    return ban.name.empty() ? Message("a rule of this game forbids it")
                            : Message("the rule '{rule}' forbids it", {{"rule", ban.name}});
}

/// The cell that the king leaves or crosses, and the piece that attacks it there.
Message MoveExplainer::ofCastlingAttack(const Move &move)
{
    const Position::Square king = m_position.square(move.from);
    const PlayerId owner = m_position.toMove();
    std::vector<CellId> cells = way(board(), move.from, move.to);
    cells.pop_back();
    cells.insert(cells.begin(), move.from);
    m_position.setSquare(move.from, {});
    Message words("a cell that the king leaves or crosses is attacked");
    for (const CellId cell : cells) {
        const Position::Square there = m_position.square(cell);
        m_position.setSquare(cell, king);
        const auto attackers = m_moveRules.attackers(m_position, cell, owner);
        m_position.setSquare(cell, there);
        if (attackers.empty())
            continue;
        const MessageArguments arguments{{"cell", name(cell)},
                                         {"attacker", pieceOn(attackers.front())}};
        words = cell == move.from
                    ? Message("out of check from {attacker} a king does not castle", arguments)
                    : Message("it would castle over {cell}, which {attacker} attacks", arguments);
        break;
    }
    m_position.setSquare(move.from, king);
    return words;
}

/// Which piece attacks a royal piece after the move.
Message MoveExplainer::ofCheck(const Move &move)
{
    const PlayerId mover = m_position.toMove();
    const bool wasInCheck = m_moveRules.isInCheck(m_position, mover);
    Undo undo;
    m_moveRules.make(m_position, move, undo);
    std::optional<CellId> royal;
    Message attacker("an enemy piece");
    for (const CellId cell : m_moveRules.checkedRoyals(m_position, mover)) {
        const auto attackers = m_moveRules.attackers(m_position, cell, mover);
        if (attackers.empty())
            continue;
        royal = cell;
        attacker = pieceOn(attackers.front());
        break;
    }
    MoveRules::unmake(m_position, undo);
    const bool isMover = royal == move.to && move.kind != Move::Kind::Drop;
    const MessageArguments arguments{{"attacker", attacker}};
    if (isMover)
        return Message("{attacker} would attack it there", arguments);
    return wasInCheck ? Message("{attacker} would still give check", arguments)
                      : Message("that would leave {attacker} to give check", arguments);
}

Message MoveExplainer::refusedDrop(PieceId type, CellId to)
{
    if (m_end)
        return gameOver();
    const auto cannot = [&](const Message &reason) {
        return Message("the {piece} cannot be dropped on {cell}: {reason}",
                       {{"piece", piece({type, m_position.toMove()})},
                        {"cell", name(to)},
                        {"reason", reason}});
    };
    const DropFault broken = m_moveRules.dropFault(m_position, type, to);
    if (broken != DropFault::None)
        return cannot(ofDropFault(type, to, broken));
    std::vector<Move> candidates;
    std::copy_if(
        m_pseudo.begin(), m_pseudo.end(), std::back_inserter(candidates), [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.type == type && move.to == to;
        });
    return cannot(candidates.empty() ? Message("pieces are dropped in other turns")
                                     : ofCandidates(candidates).text);
}

Message MoveExplainer::ofDropFault(PieceId type, CellId to, DropFault fault) const
{
    switch (fault) {
    case DropFault::NotInHand:
        return Message("there is none in hand");
    case DropFault::NoRule:
        return Message("such pieces may not be dropped");
    case DropFault::Occupied:
        return m_position.isWall(to) ? Message("a wall is there")
                                     : Message("{piece} is there", {{"piece", pieceOn(to)}});
    case DropFault::OutOfZone:
        return ofDropZone(type);
    case DropFault::LeavesHome:
        return Message("it may not leave the zone {zone}",
                       {{"zone", zoneName(*(*m_design.pieces)[type].confinedTo)}});
    case DropFault::File:
        return Message("too many of its type stand on the file");
    case DropFault::Colour:
        return Message("another one stands on a cell of this colour");
    case DropFault::NoFriend:
        return Message("no friend is beside it");
    case DropFault::EnemyBeside:
        return Message("an enemy piece is beside it");
    case DropFault::FlanksNothing:
        return Message("it would enclose nothing");
    case DropFault::RestsOnNothing:
        return Message("there is nothing below it");
    case DropFault::NotFromASide:
        return Message("it cannot be slid there from an edge");
    case DropFault::InSight:
        return Message("a piece is in sight of it");
    case DropFault::LeavesNoRoom:
        return Message("that would leave no cell of the colour that another piece needs");
    case DropFault::Stuck:
        return Message("it could never move from there");
    case DropFault::None:
        break;
    }
    return Message("the rules forbid it here");
}

/// The zones of the rules about such pieces; the first turns may have one of their own.
Message MoveExplainer::ofDropZone(PieceId type) const
{
    const PlayerId mover = m_position.toMove();
    std::vector<std::string> zones;
    for (const Drop &rule : rules().drops) {
        const auto isOpen = [&](CellId cell) {
            return m_position.isEmpty(cell) && m_moveRules.book().isIn(rule.firstZone, mover, cell);
        };
        const bool isFirst = rule.firstZone && anyId(board().cells(), isOpen);
        const auto zone = isFirst ? rule.firstZone : rule.zone;
        if (!zone || !covers(rule.types, type) || !covers(rule.players, mover))
            continue;
        zones.push_back(zoneName(*zone));
    }
    return Message("it is outside the zone {zones}",
                   {{"zones", joined(zones, zones.size(), Conjunction::Or)}});
}

Message MoveExplainer::otherWords(const Move &move) const
{
    if (move.kind == Move::Kind::Castle) {
        const Taken &partner = move.taken.front();
        return Message("castles with {piece}, which goes to {cell}",
                       {{"piece", pieceOn(partner.cell)},
                        {"cell", name(partner.putTo.value_or(partner.cell))}});
    }
    if (move.exchanges)
        return Message("changes places with {piece}", {{"piece", pieceOn(move.to)}});
    const Piece piece = *m_position.at(move.from);
    const bool flies =
        std::any_of(rules().flying.begin(), rules().flying.end(), [&](const Flying &rule) {
            return covers(rule.types, piece.type) && covers(rule.players, piece.owner);
        });
    return flies && m_position.isEmpty(move.to)
               ? Message("may go to any empty cell, with so few pieces left")
               : Message::literal(text(move));
}

std::string MoveExplainer::text(const Move &move) const
{
    return moveText(move, board(), *m_design.pieces, m_legal, m_naming);
}

std::string MoveExplainer::player(PlayerId id) const
{
    return rules()[id].name;
}

Message MoveExplainer::piece(const Piece &boardPiece) const
{
    return Message("{player} {piece}",
                   {{"player", player(boardPiece.owner)},
                    {"piece", (*m_design.pieces)[boardPiece.type].name}});
}

Message MoveExplainer::pieceOn(CellId cell) const
{
    const auto boardPiece = m_position.at(cell);
    const MessageArguments::Argument where = name(cell);
    if (boardPiece)
        return Message("the {piece} on {cell}", {{"piece", piece(*boardPiece)}, {"cell", where}});
    return m_position.isWall(cell) ? Message("the wall on {cell}", {{"cell", where}})
                                   : Message("what stands on {cell}", {{"cell", where}});
}

Message MoveExplainer::gameOver() const
{
    return Message("the game is over: {end}", {{"end", endMessage(*m_end, m_design)}});
}

std::string MoveExplainer::zoneName(ZoneId zone) const
{
    return m_design.board->edits.zones[zone.index()].name;
}

} // namespace rookery
