#include "model/play/legal/move_rules.h"

#include "model/play/ends/end_look.h"
#include "model/play/legal/rule_questions.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/rules/drop_rules.h"
#include "model/play/rules/facing_royals.h"
#include "model/play/rules/promotion_turns.h"

#include <algorithm>

namespace rookery {

MoveRules::MoveRules(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_game(game ? std::move(game) : std::make_shared<const CompiledGame>(design))
    , m_book(std::make_shared<const RuleBook>(design, m_game))
    , m_threats(std::make_shared<Threats>(design, m_game, m_book))
    , m_questions(m_book->own() ? std::make_unique<RuleQuestions>(design, m_threats) : nullptr)
    , m_safeMoves(m_book, m_threats)
    , m_maker(m_book)
    , m_judge(m_book, m_threats)
    , m_design(design)
    , m_losersLeave(m_book->rules().turns.lost != LostPlayer::EndsGame)
{
    for (OwnRules *own : ownRules()) {
        own->setGame(m_questions.get());
        own->setTrouble(&m_threats->trouble());
    }
}

MoveRules::~MoveRules() = default;

/// All who ask own rules here; none if there are none.
std::vector<OwnRules *> MoveRules::ownRules()
{
    if (!m_book->own())
        return {};
    std::vector<OwnRules *> all{
        m_safeMoves.generator().own(), m_safeMoves.own(), m_maker.own(), m_judge.own()};
    if (m_threats->own())
        all.push_back(m_threats->own());
    return all;
}

void MoveRules::leaveOutQuestions()
{
    for (OwnRules *own : ownRules())
        own->leaveOutQuestions();
}

void MoveRules::setWitness(StepWitness *witness)
{
    if (OwnRules *own = m_maker.own())
        own->setWitness(witness);
}

void MoveRules::pseudoLegal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    m_safeMoves.generator().list(position, moves);
    if (moves.empty() && m_safeMoves.mayPassWhenStuck(position))
        moves.push_back({});
}

void MoveRules::legal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    if (isOver(position))
        return;
    m_safeMoves.generator().list(position, moves);
    keepLegal(position, moves, 0);
}

std::optional<std::size_t> MoveRules::countLegal(Position &position)
{
    if (!m_book->own() || m_losersLeave || m_judge.hasAnswers())
        return std::nullopt;
    const auto own = m_safeMoves.countOwn(position);
    if (!own || *own == 0)
        return std::nullopt;
    if (isOver(position))
        return 0;
    m_counted.clear();
    m_safeMoves.generator().listBuiltIn(position, m_counted);
    if (!m_counted.empty() && m_safeMoves.mayBan())
        return std::nullopt; // these have not been asked about
    return *own + m_counted.size();
}

void MoveRules::keepLegal(Position &position, std::vector<Move> &moves, std::size_t known)
{
    m_safeMoves.keep(position, moves, known);
    if (isInTrouble())
        return moves.clear();
    if (retires(position, moves)) {
        Move leaving;
        leaving.retires = true;
        leaving.mated = !m_judge.mustRetire(position) && isInCheck(position, position.toMove());
        moves.assign(1, leaving);
        return;
    }
    if (m_judge.hasAnswers() && m_judge.unanswered(position, moves, m_maker))
        moves.clear();
}

/// Whether all that is left to the player to move, who has these moves, is to leave the game.
bool MoveRules::retires(const Position &position, std::span<const Move> moves)
{
    return mustRetire(position)
           || (m_losersLeave && moves.empty() && m_judge.retiresWhenStuck(position));
}

void MoveRules::listDrops(Position &position, std::vector<Move> &moves)
{
    rookery::listDrops(*m_book, *m_threats, position, moves);
}

DropFault MoveRules::dropFault(const Position &position, PieceId type, CellId cell)
{
    return rookery::dropFault(*m_book, *m_threats, position, type, cell);
}

void MoveRules::listPromotionTurns(Position &position, CellId from, std::vector<Move> &moves)
{
    rookery::listPromotionTurns(*m_book, *m_threats, position, from, moves);
}

std::vector<CellId> MoveRules::witness(const Position &position, const GameEnd &end) const
{
    if (!end.rule)
        return {};
    return EndLook(*m_book, *m_threats, position, end.about)
        .witness(m_book->rules().ends[*end.rule].condition);
}

void MoveRules::make(Position &position, const Move &move, Undo &undo)
{
    const PlayerId player = position.toMove();
    const FacingRefused *facing = m_book->facingRefused();
    const bool wasFacing = facing && royalsFace(*m_book, position, facing->lines);
    m_maker.make(position, move, undo);
    if (move.goesOn)
        return;
    position.state().facing = wasFacing;
    if (position.state().own.goesOn)
        return;
    if (m_book->countsChecks() && m_threats->isInCheck(position, position.toMove()))
        ++position.state().checksGiven[player.index()];
}

bool MoveRules::isReached(const Position &position, CellId cell, PlayerId owner)
{
    return anyId(IdRange<PlayerId>(position.players()), [&](PlayerId other) {
        return other != owner && anyCell(position.pieces(other), [&](CellId from) {
                   return m_threats->attacks(position, from, cell);
               });
    });
}

std::vector<CellId> MoveRules::checkedRoyals(const Position &position, PlayerId player)
{
    std::vector<CellId> cells;
    if (!m_threats->isInCheck(position, player))
        return cells;
    m_threats->royalCells(position, player, cells);
    std::erase_if(cells,
                  [&](CellId cell) { return !m_threats->isAttacked(position, cell, player); });
    return cells;
}

std::vector<Change> MoveRules::changes(const Position &position, const Move &move)
{
    Position after = position;
    Undo undo;
    m_maker.make(after, move, undo);
    std::vector<Change> list;
    std::vector<CellId> cells;
    for (const Undo::OldSquare &old : undo.squares) {
        if (std::find(cells.begin(), cells.end(), old.cell) == cells.end())
            cells.push_back(old.cell);
    }
    const auto changed = [&](CellId cell) {
        return position.square(cell) != after.square(cell);
    };
    for (const CellId cell : cells) {
        if (const auto piece = position.at(cell); piece && changed(cell))
            list.push_back({Change::Kind::Take, cell, *piece});
    }
    for (const Undo::OldCount &old : undo.counts) {
        const int before = position.count(old.place, old.player, old.type);
        const int now = after.count(old.place, old.player, old.type);
        const Piece piece{old.type, old.player, false};
        if (now < before)
            list.insert(list.begin(), Change{Change::Kind::Take, old.place, piece});
        else
            list.push_back({Change::Kind::Put, old.place, piece});
    }
    for (const CellId cell : cells) {
        if (const auto piece = after.at(cell); piece && changed(cell))
            list.push_back({Change::Kind::Put, cell, *piece});
    }
    return list;
}

std::optional<GameEnd> MoveRules::end(Position &position, std::span<const PieceId> earlier)
{
    if (const auto end = m_judge.immediate(position))
        return end;
    std::vector<Move> moves;
    safeMoves(position, moves);
    if (const auto end = m_judge.unanswered(position, moves, m_maker))
        return end;
    if (moves.empty() && !retires(position, moves))
        return m_judge.stuck(position, earlier);
    return std::nullopt;
}

} // namespace rookery
