#include "model/play/refusal.h"

#include "model/play/holding.h"
#include "model/play/trace.h"

#include <algorithm>

namespace rookery {

namespace {

class Refusal
{
public:
    Refusal(const Design &design, Referee &referee, const Position &position, CellNaming naming)
        : m_design(design)
        , m_referee(referee)
        , m_board(referee.board())
        , m_position(position)
        , m_naming(naming)
    {
        m_referee.pseudoLegal(m_position, m_all);
    }

    std::string ofMove(CellId from, CellId to)
    {
        const auto man = m_position.at(from);
        if (!man)
            return "nobody stands on " + name(from);
        if (const auto end = m_referee.end(m_position))
            return "the game is over: " + describeEnd(*end, m_design);
        if (m_position.state().isOut(man->owner))
            return manOn(from) + " is dead: " + player(man->owner) + " is out of the game";
        if (man->owner != m_position.toMove())
            return manOn(from) + " waits: it is " + player(m_position.toMove()) + "'s turn";
        const auto leads = [&](const Move &move) {
            return (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle)
                   && move.from == from && move.to == to;
        };
        const std::string cannot = manOn(from) + " cannot go to " + name(to) + ": ";
        if (const auto move = std::find_if(m_all.begin(), m_all.end(), leads); move != m_all.end())
            return cannot + ofPseudoLegal(*move);
        if (const auto wing = castlingReason(from, to); !wing.empty())
            return cannot + wing;
        const auto ways = trajectories(m_design, m_board, m_position, from, *man, to);
        if (ways.empty())
            return cannot + "no movement leads there";
        if (ways.front().obstacle)
            return cannot + describeObstacle(ways.front(), m_board, m_position, m_design, m_naming);
        if (holdOn(m_referee.book(), m_position, from).isHeld)
            return cannot + "a foe holds it";
        return cannot + ofOpenWay(*man, to);
    }

    std::string ofDrop(PieceId type, CellId to)
    {
        if (const auto end = m_referee.end(m_position))
            return "the game is over: " + describeEnd(*end, m_design);
        const std::string who = player(m_position.toMove()) + " " + (*m_design.pieces)[type].name;
        const std::string cannot = "the " + who + " cannot be put down on " + name(to) + ": ";
        if (m_position.at(to))
            return cannot + manOn(to) + " is there";
        if (m_position.isWall(to))
            return cannot + "a wall is there";
        const auto leads = [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.type == type && move.to == to;
        };
        const auto move = std::find_if(m_all.begin(), m_all.end(), leads);
        return cannot + (move == m_all.end() ? ofDropRule(type, to) : ofPseudoLegal(*move));
    }

private:
    /// What the rule about such men in hand asks for; where there are several, only that they
    /// forbid it.
    std::string ofDropRule(PieceId type, CellId to) const
    {
        const PlayerId mover = m_position.toMove();
        const Drop *only = nullptr;
        for (const Drop &rule : m_design.rules->drops) {
            if (!covers(rule.types, type) || !covers(rule.players, mover))
                continue;
            if (only)
                return "the rules about men in hand forbid it";
            only = &rule;
        }
        if (!only)
            return "such men may not be put down";
        const bool isFirst = only->firstZone && anyId(m_board.cells(), [&](CellId cell) {
                                 return m_position.isEmpty(cell)
                                        && m_referee.book().isIn(only->firstZone, mover, cell);
                             });
        const auto zone = isFirst ? only->firstZone : only->zone;
        if (!m_referee.book().isIn(zone, mover, to))
            return "it is outside the zone " + m_design.board->edits.zones[zone->index()].name;
        static constexpr std::pair<DropContact, const char *> contacts[] = {
            {DropContact::Friend, "no friend is beside it"},
            {DropContact::NoFoe, "a foe is beside it"},
            {DropContact::Flanking, "it would enclose nobody"},
            {DropContact::OnTop, "there is nothing below it"},
            {DropContact::FromASide, "it cannot be slid there from an edge"},
            {DropContact::OutOfSight, "somebody is in sight of it"},
        };
        for (const auto &[contact, reason] : contacts) {
            if (only->contact == contact)
                return reason;
        }
        return "the rules about men in hand forbid it";
    }

    std::string name(CellId cell) const { return cellText(m_board, cell, m_naming); }
    std::string player(PlayerId id) const { return (*m_design.rules)[id].name; }
    std::string man(const Man &who) const
    {
        return player(who.owner) + " " + (*m_design.pieces)[who.type].name;
    }
    std::string manOn(CellId cell) const
    {
        const auto who = m_position.at(cell);
        return "the " + (who ? man(*who) : std::string("man")) + " on " + name(cell);
    }

    /// What is wrong with a move that a man could make.
    std::string ofPseudoLegal(const Move &move)
    {
        if (!m_referee.isSafe(m_position, move))
            return ofUnsafe(move);
        std::vector<Move> legal;
        m_referee.legal(m_position, legal);
        const bool allDrop = std::all_of(legal.begin(), legal.end(), [](const Move &each) {
            return each.kind == Move::Kind::Drop;
        });
        if (allDrop && move.kind != Move::Kind::Drop)
            return player(m_position.toMove()) + " must put a man down first";
        const bool allCapture = std::all_of(
            legal.begin(), legal.end(), [](const Move &each) { return each.isCapture(); });
        if (allCapture && !move.isCapture())
            return player(m_position.toMove()) + " must capture";
        return player(m_position.toMove()) + " must make another capture, which counts for more";
    }

    std::string ofUnsafe(const Move &move)
    {
        const PlayerId mover = m_position.toMove();
        if (move.kind == Move::Kind::Castle)
            return "a cell that the king leaves, passes or reaches is attacked";
        const bool wasInCheck = m_referee.isInCheck(m_position, mover);
        Undo undo;
        m_referee.make(m_position, move, undo);
        const bool isInCheck = m_referee.isInCheck(m_position, mover);
        const std::string attack = isInCheck ? attackOn(mover) : std::string();
        const bool isCautious = isCautiousMan(move, mover) && m_position.at(move.to)
                                && !m_referee.attackers(m_position, move.to, mover).empty();
        Referee::unmake(m_position, undo);
        if (isCautious)
            return "it could be captured there, and goes nowhere where it could";
        if (!isInCheck && m_design.rules->check.way == RoyalWay::Whole)
            return "it would be in check on its way";
        if (!isInCheck)
            return "the rules about check forbid it";
        return wasInCheck ? attack + " would still give check"
                          : "that would leave " + attack + " to give check";
    }

    bool isCautiousMan(const Move &move, PlayerId mover) const
    {
        const auto &cautions = m_design.rules->cautions;
        return move.kind == Move::Kind::Displace
               && std::any_of(cautions.begin(), cautions.end(), [&](const Caution &rule) {
                      return covers(rule.types, move.type) && covers(rule.players, mover);
                  });
    }

    /// `the Black Rook on e8`: who attacks a royal man of this player.
    std::string attackOn(PlayerId player) const
    {
        for (const CellId royal : m_referee.checkedRoyals(m_position, player)) {
            const auto attackers = m_referee.attackers(m_position, royal, player);
            if (!attackers.empty())
                return manOn(attackers.front());
        }
        return "a foe";
    }

    std::string castlingReason(CellId from, CellId to) const
    {
        const auto &wings = m_referee.book().wings();
        for (std::size_t i = 0; i < wings.size(); ++i) {
            const bool isMeant = wings[i].player == m_position.toMove()
                                 && wings[i].home.king == from
                                 && (wings[i].kingTo == to || wings[i].home.partner == to);
            if (!isMeant || i >= m_position.homes().size())
                continue;
            if ((m_position.state().castlingRights >> i & 1U) == 0)
                return "the right to castle there is lost";
            return "castling needs a free way for both men, and no attack on the king's";
        }
        return {};
    }

    std::string ofOpenWay(const Man &who, CellId to) const
    {
        const RuleBook &book = m_referee.book();
        const auto victim = m_position.at(to);
        if (victim && book.isImmune(victim->type, who.type))
            return manOn(to) + " cannot be captured by it";
        return "the rules forbid it here";
    }

    const Design &m_design;
    Referee &m_referee;
    const Board &m_board;
    Position m_position;
    CellNaming m_naming;
    std::vector<Move> m_all;
};

} // namespace

std::string describeRefusal(const Design &design,
                            Referee &referee,
                            const Position &position,
                            CellId from,
                            CellId to,
                            CellNaming naming)
{
    return Refusal(design, referee, position, naming).ofMove(from, to);
}

std::string describeRefusedDrop(const Design &design,
                                Referee &referee,
                                const Position &position,
                                PieceId type,
                                CellId to,
                                CellNaming naming)
{
    return Refusal(design, referee, position, naming).ofDrop(type, to);
}

} // namespace rookery
