#include "model/play/legal/move_explainer.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/castling_wings.h"

#include <algorithm>

/// The words in which a MoveExplainer says what rules forbid.
namespace rookery {

namespace {

/// What a rule about single moves says, where no piece has to be named.
const char *faultWords(MoveFault fault)
{
    switch (fault) {
    case MoveFault::FleesCheck:
        return "in check it may only capture the piece that gives check";
    case MoveFault::CrossesAttacked:
        return "it would be in check on its way";
    case MoveFault::UnfairTrade:
        return "that would trade pieces that must not be traded";
    case MoveFault::BuildsInCheck:
        return "a wall answers no check";
    case MoveFault::Incautious:
        return "it could be captured there, and goes nowhere where it could";
    case MoveFault::RoyalsFace:
        return "the royal pieces would go on facing each other";
    case MoveFault::LosesRoyal:
        return "that would remove the player's own royal piece";
    case MoveFault::GivesCheck:
        return "it would give check, which no move may";
    case MoveFault::PiecesFace:
        return "pieces that must not face each other would do so";
    case MoveFault::DropChecks:
        return "it may not give check where it is put down";
    case MoveFault::DropMates:
        return "it may not give mate where it is put down";
    default:
        return "the rules forbid it here";
    }
}

} // namespace

std::string MoveExplainer::ofFault(const Move &move, MoveFault fault)
{
    if (fault == MoveFault::CastlesAttacked)
        return ofCastlingAttack(move);
    if (fault == MoveFault::Banned)
        return ofBan();
    return fault == MoveFault::LeftInCheck ? ofCheck(move) : faultWords(fault);
}

/// The reason that the rule gives, with the values that it had.
std::string MoveExplainer::ofBan() const
{
    if (!m_moveRules.struckReason().empty())
        return m_moveRules.struckReason();
    const OwnBan &ban = rules().bans[m_moveRules.struckBan()];
    return ban.name.empty() ? "a rule of this game forbids it"
                            : "the rule '" + ban.name + "' forbids it";
}

/// The cell that the king leaves or crosses, and the piece that attacks it there.
std::string MoveExplainer::ofCastlingAttack(const Move &move)
{
    const Position::Square king = m_position.square(move.from);
    const PlayerId owner = m_position.toMove();
    std::vector<CellId> cells = way(board(), move.from, move.to);
    cells.pop_back();
    cells.insert(cells.begin(), move.from);
    m_position.setSquare(move.from, {});
    std::string words = "a cell that the king leaves or crosses is attacked";
    for (const CellId cell : cells) {
        const Position::Square there = m_position.square(cell);
        m_position.setSquare(cell, king);
        const auto attackers = m_moveRules.attackers(m_position, cell, owner);
        m_position.setSquare(cell, there);
        if (attackers.empty())
            continue;
        words = cell == move.from
                    ? "out of check from " + pieceOn(attackers.front()) + " a king does not castle"
                    : "it would castle over " + name(cell) + ", which " + pieceOn(attackers.front())
                          + " attacks";
        break;
    }
    m_position.setSquare(move.from, king);
    return words;
}

/// Which piece attacks a royal piece after the move.
std::string MoveExplainer::ofCheck(const Move &move)
{
    const PlayerId mover = m_position.toMove();
    const bool wasInCheck = m_moveRules.isInCheck(m_position, mover);
    Undo undo;
    m_moveRules.make(m_position, move, undo);
    std::optional<CellId> royal;
    std::string attacker = "an enemy piece";
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
    if (isMover)
        return attacker + " would attack it there";
    return wasInCheck ? attacker + " would still give check"
                      : "that would leave " + attacker + " to give check";
}

std::string MoveExplainer::refusedDrop(PieceId type, CellId to)
{
    if (m_end)
        return "the game is over: " + describeEnd(*m_end, m_design);
    const std::string cannot =
        "the " + piece({type, m_position.toMove()}) + " cannot be put down on " + name(to) + ": ";
    const DropFault broken = m_moveRules.dropFault(m_position, type, to);
    if (broken != DropFault::None)
        return cannot + ofDropFault(type, to, broken);
    std::vector<Move> candidates;
    std::copy_if(
        m_pseudo.begin(), m_pseudo.end(), std::back_inserter(candidates), [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.type == type && move.to == to;
        });
    return cannot
           + (candidates.empty() ? "pieces are put down in other turns"
                                 : ofCandidates(candidates).text);
}

std::string MoveExplainer::ofDropFault(PieceId type, CellId to, DropFault fault) const
{
    switch (fault) {
    case DropFault::NotInHand:
        return "there is none in hand";
    case DropFault::NoRule:
        return "such pieces may not be put down";
    case DropFault::Occupied:
        return (m_position.isWall(to) ? "a wall" : pieceOn(to)) + " is there";
    case DropFault::OutOfZone:
        return ofDropZone(type);
    case DropFault::LeavesHome:
        return "it may not leave the zone " + zoneName(*(*m_design.pieces)[type].confinedTo);
    case DropFault::File:
        return "too many of its type stand on the file";
    case DropFault::Colour:
        return "another one stands on a cell of this colour";
    case DropFault::NoFriend:
        return "no friend is beside it";
    case DropFault::EnemyBeside:
        return "an enemy piece is beside it";
    case DropFault::FlanksNothing:
        return "it would enclose nothing";
    case DropFault::RestsOnNothing:
        return "there is nothing below it";
    case DropFault::NotFromASide:
        return "it cannot be slid there from an edge";
    case DropFault::InSight:
        return "a piece is in sight of it";
    case DropFault::LeavesNoRoom:
        return "that would leave no cell of the colour that another piece needs";
    case DropFault::Stuck:
        return "it could never move from there";
    case DropFault::None:
        break;
    }
    return "the rules forbid it here";
}

/// The zones of the rules about such pieces; the first turns may have one of their own.
std::string MoveExplainer::ofDropZone(PieceId type) const
{
    const PlayerId mover = m_position.toMove();
    std::string words = "it is outside the zone";
    std::string before = " ";
    for (const Drop &rule : rules().drops) {
        const auto isOpen = [&](CellId cell) {
            return m_position.isEmpty(cell) && m_moveRules.book().isIn(rule.firstZone, mover, cell);
        };
        const bool isFirst = rule.firstZone && anyId(board().cells(), isOpen);
        const auto zone = isFirst ? rule.firstZone : rule.zone;
        if (!zone || !covers(rule.types, type) || !covers(rule.players, mover))
            continue;
        words += before + zoneName(*zone);
        before = " or ";
    }
    return words;
}

std::string MoveExplainer::otherWords(const Move &move) const
{
    if (move.kind == Move::Kind::Castle) {
        const Taken &partner = move.taken.front();
        return "castles with " + pieceOn(partner.cell) + ", which goes to "
               + name(partner.putTo.value_or(partner.cell));
    }
    if (move.exchanges)
        return "changes places with " + pieceOn(move.to);
    const Piece piece = *m_position.at(move.from);
    const bool flies =
        std::any_of(rules().flying.begin(), rules().flying.end(), [&](const Flying &rule) {
            return covers(rule.types, piece.type) && covers(rule.players, piece.owner);
        });
    return flies && m_position.isEmpty(move.to)
               ? "may go to any empty cell, with so few pieces left"
               : text(move);
}

std::string MoveExplainer::text(const Move &move) const
{
    return moveText(move, board(), *m_design.pieces, m_legal, m_naming);
}

std::string MoveExplainer::player(PlayerId id) const
{
    return rules()[id].name;
}

std::string MoveExplainer::piece(const Piece &boardPiece) const
{
    return player(boardPiece.owner) + " " + (*m_design.pieces)[boardPiece.type].name;
}

std::string MoveExplainer::pieceOn(CellId cell) const
{
    const auto boardPiece = m_position.at(cell);
    if (!boardPiece)
        return (m_position.isWall(cell) ? "the wall on " : "what stands on ") + name(cell);
    return "the " + piece(*boardPiece) + " on " + name(cell);
}

std::string MoveExplainer::zoneName(ZoneId zone) const
{
    return m_design.board->edits.zones[zone.index()].name;
}

} // namespace rookery
