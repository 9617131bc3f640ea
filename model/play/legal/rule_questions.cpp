#include "model/play/legal/rule_questions.h"

#include "model/play/legal/move_rules.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostPositions = 20'000;
constexpr int mostMovesInTurn = 64;

} // namespace

RuleQuestions::RuleQuestions(const Design &design, std::shared_ptr<Threats> threats)
    : m_design(design)
    , m_threats(std::move(threats))
{
}

RuleQuestions::~RuleQuestions() = default;

MoveRules &RuleQuestions::inner()
{
    if (!m_inner) {
        m_inner = std::make_unique<MoveRules>(m_design, m_threats->sharedGame());
        m_inner->leaveOutQuestions();
    }
    return *m_inner;
}

/// What the rules within could not answer, these cannot either.
void RuleQuestions::passTroubleOn()
{
    if (auto trouble = inner().takeTrouble())
        m_threats->trouble().note(*std::move(trouble));
}

void RuleQuestions::addMoves(
    const Position &position, CellId from, Value type, bool captures, sets::Word *cells)
{
    Piece piece = *position.at(from);
    if (type >= 0)
        piece.type = PieceId(type);
    m_threats->reach(position, from, piece, m_reach);
    for (const CellId cell : m_reach.touched()) {
        if (m_reach.has(cell, Mark::Capture) || (!captures && m_reach.has(cell, Mark::Move)))
            sets::add(cells, static_cast<Value>(cell.index()));
    }
}

/// Where no enemy stands on the target, as if one did.
void RuleQuestions::addAttackers(const Position &position,
                                 CellId target,
                                 PlayerId player,
                                 sets::Word *cells)
{
    const auto add = [&](const Position &asked) {
        forEachCell(asked.pieces(player), [&](CellId from) {
            if (from != target && m_threats->attacks(asked, from, target))
                sets::add(cells, static_cast<Value>(from.index()));
        });
    };
    const auto piece = position.at(target);
    if (piece && piece->owner != player)
        return add(position);
    Position asked = position;
    const auto enemy = (player.index() + 1) % std::max<std::size_t>(position.players(), 2);
    asked.put(target,
              {piece ? piece->type : PieceId(0),
               PlayerId(std::min(enemy, position.players() - 1)),
               true});
    add(asked);
}

bool RuleQuestions::isInCheck(const Position &position, PlayerId player)
{
    return m_threats->isInCheck(position, player);
}

void RuleQuestions::addRoyals(const Position &position, PlayerId player, sets::Word *cells)
{
    m_cells.clear();
    m_threats->royalCells(position, player, m_cells);
    for (const CellId cell : m_cells)
        sets::add(cells, static_cast<Value>(cell.index()));
}

void RuleQuestions::addLegal(const Position &position, CellId from, sets::Word *cells)
{
    const auto piece = position.at(from);
    if (!piece)
        return;
    Position asked = position;
    asked.setToMove(piece->owner);
    std::vector<Move> moves;
    inner().listFrom(asked, from, moves);
    for (const Move &move : moves) {
        if (inner().isSafe(asked, move))
            sets::add(cells, static_cast<Value>(move.to.index()));
    }
    passTroubleOn();
}

bool RuleQuestions::isStuck(const Position &position, PlayerId player)
{
    Position asked = position;
    asked.setToMove(player);
    std::vector<Move> moves;
    inner().safeMoves(asked, moves);
    passTroubleOn();
    return moves.empty();
}

int RuleQuestions::movesLeft(const Position &position, PlayerId player)
{
    if (position.toMove() != player)
        return 0;
    Position asked = position;
    m_looked = 0;
    const int most = movesLeft(asked, mostMovesInTurn);
    passTroubleOn();
    return most;
}

int RuleQuestions::movesLeft(Position &position, int deepest)
{
    if (deepest == 0 || ++m_looked > mostPositions)
        return 0;
    std::vector<Move> moves;
    inner().safeMoves(position, moves);
    int most = 0;
    for (const Move &move : moves) {
        if (move.kind == Move::Kind::Pass)
            continue;
        Undo undo;
        inner().make(position, move, undo);
        const bool goesOn = position.state().own.goesOn;
        most = std::max(most, 1 + (goesOn ? movesLeft(position, deepest - 1) : 0));
        MoveRules::unmake(position, undo);
    }
    return most;
}

} // namespace rookery
