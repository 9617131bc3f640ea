#include "model/engine/recipe/attack_paths.h"
#include "model/engine/recipe/evaluation_term.h"

#include <algorithm>

namespace rookery {

namespace {

/// Cells that a player's pieces could go to now, check and duties left aside.
class MovesTerm final : public EvaluationTerm
{
public:
    MovesTerm(std::shared_ptr<const CompiledGame> game, int weight)
        : m_game(std::move(game))
        , m_weight(weight)
    {
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override
    {
        for (std::size_t player = 0; player < position.players(); ++player) {
            int moves = 0;
            forEachCell(position.pieces(PlayerId(player)), [&](CellId cell) {
                const PieceId type(position.square(cell).type);
                m_game->reach(
                    position, cell, {type, PlayerId(player), true}, room.reach, room.scratch);
                for (const CellId target : room.reach.touched())
                    moves += room.reach.isTarget(target) ? 1 : 0;
            });
            scores[player] += moves * m_weight;
        }
    }

    std::string words() const override
    {
        return "the cells that a player's pieces can go to, " + std::to_string(m_weight) + " each";
    }

private:
    std::shared_ptr<const CompiledGame> m_game;
    int m_weight;
};

/// Cells that pieces of those types can go to which paths tell, where more counts than moves.
class FreedomTerm final : public EvaluationTerm
{
public:
    FreedomTerm(const TermSource &source, int weight)
        : m_weight(weight)
        , m_paths(source.attacks)
    {
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            int moves = 0;
            forEachCell(position.pieces(player), [&](CellId cell) {
                const std::size_t type = position.square(cell).type;
                const TypePaths *paths = m_paths->paths(type, player);
                if (paths != nullptr && !m_paths->isRoyal(type))
                    moves += paths->count(position, cell);
            });
            scores[player.index()] += moves * m_weight;
        }
    }

    std::string words() const override
    {
        return "the cells that pieces can go to, " + std::to_string(m_weight) + " each";
    }

private:
    int m_weight;
    std::shared_ptr<const AttackPaths> m_paths;
};

/// Empty cells that a player comes to first, step by step.
class TerritoryTerm final : public EvaluationTerm
{
public:
    explicit TerritoryTerm(const Board &board)
        : m_next(neighboursOf(board, Lines::All))
    {
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override
    {
        constexpr int perCell = 24;
        // Whose a cell is: the player who comes there first, or both.
        constexpr int both = 100;
        room.numbers.assign(m_next.size(), -1);
        room.cells.clear();
        for (std::size_t player = 0; player < position.players(); ++player) {
            forEachCell(position.pieces(PlayerId(player)), [&](CellId cell) {
                room.numbers[cell.index()] = static_cast<int>(player);
                room.cells.push_back(cell);
            });
        }
        std::vector<CellId> &now = room.cells;
        std::vector<CellId> later;
        std::vector<int> round(m_next.size(), 0);
        for (int step = 1; !now.empty(); ++step) {
            later.clear();
            for (const CellId cell : now) {
                const int owner = room.numbers[cell.index()];
                for (const CellId next : m_next[cell.index()]) {
                    int &of = room.numbers[next.index()];
                    if (!position.isEmpty(next))
                        continue;
                    if (of < 0) {
                        of = owner;
                        round[next.index()] = step;
                        later.push_back(next);
                        if (owner != both)
                            scores[static_cast<std::size_t>(owner)] += perCell;
                    } else if (of != owner && of != both && round[next.index()] == step) {
                        scores[static_cast<std::size_t>(of)] -= perCell;
                        of = both;
                    }
                }
            }
            now.swap(later);
        }
    }

    std::string words() const override { return "the empty cells that a player comes to first"; }

private:
    std::vector<std::vector<CellId>> m_next;
};

} // namespace

void addMoveTerms(const TermSource &source, EvaluationTerms &terms)
{
    const bool buildsWalls = !source.book.rules().walling.empty();
    terms.push_back(std::make_unique<MovesTerm>(source.game, buildsWalls ? 6 : 40));
    if (buildsWalls)
        terms.push_back(std::make_unique<TerritoryTerm>(source.game->board()));
}

void addFreedomTerm(const TermSource &source, EvaluationTerms &terms)
{
    terms.push_back(std::make_unique<FreedomTerm>(source, perFreedom));
}

} // namespace rookery
