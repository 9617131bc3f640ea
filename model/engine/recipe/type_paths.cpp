#include "model/engine/recipe/type_paths.h"

#include <algorithm>

namespace rookery {

namespace {

/// A cell that a piece comes to or crosses on the empty board.
struct Crossed
{
    CellId cell;
    bool isTarget = false;
    std::vector<std::size_t> blockers = {}; ///< of the crossed cells, those that must be empty
};

std::vector<Crossed> crossedOn(const Reach &reach)
{
    std::vector<Crossed> crossed;
    for (const CellId cell : reach.touched()) {
        const bool isTarget = reach.has(cell, Mark::Move);
        if (isTarget || reach.has(cell, Mark::Via))
            crossed.push_back({cell, isTarget});
    }
    return crossed;
}

} // namespace

std::vector<Position> mixedBoards(const CompiledGame &game, std::size_t players, std::size_t types)
{
    constexpr std::size_t count = 6;
    std::vector<Position> boards = crowdedBoards(game, players, types, count);
    for (Position &board : boards) {
        bool isSecond = false;
        for (const CellId cell : game.board().cells()) {
            if (board.isEmpty(cell))
                continue;
            isSecond = !isSecond;
            if (isSecond) {
                const PieceId type(board.square(cell).type);
                board.take(cell);
                board.put(cell, {type, PlayerId(0), true});
            }
        }
    }
    return boards;
}

std::optional<TypePaths> TypePaths::find(const CompiledGame &game,
                                         const std::vector<Position> &mixed,
                                         const Piece &piece,
                                         ReachSampler &sampler)
{
    TypePaths paths;
    paths.m_piece = piece;
    Position empty(game.board().size(), mixed.front().players(), mixed.front().types());
    for (const CellId cell : game.board().cells()) {
        paths.m_begins.push_back(static_cast<std::uint32_t>(paths.m_steps.size()));
        if (!paths.addCell(empty, cell, sampler))
            return std::nullopt;
    }
    paths.m_begins.push_back(static_cast<std::uint32_t>(paths.m_steps.size()));
    const auto targets = [&](Mark mark) {
        return [&paths, mark](const Position &board, CellId cell) {
            int found = 0;
            paths.forEachTarget(board, cell, [&](CellId target, bool isEmpty) {
                const bool isEnemy =
                    !isEmpty && board.square(target).owner != paths.m_piece.owner.index();
                found += (mark == Mark::Move ? isEmpty : isEnemy) ? 1 : 0;
            });
            return found;
        };
    };
    if (!paths.agrees(mixed, sampler, Mark::Move, targets(Mark::Move)))
        return std::nullopt;
    paths.m_captures = paths.agrees(mixed, sampler, Mark::Capture, targets(Mark::Capture));
    if (!paths.m_captures && mixed.front().players() > 1)
        paths.findLeaps(mixed, sampler);
    return paths;
}

/// Each cell it comes to is blocked in turn, which tells what else is lost with it.
bool TypePaths::addCell(Position &empty, CellId from, ReachSampler &sampler)
{
    const Reach *reach = sampler.reach(empty, from, m_piece);
    if (reach == nullptr)
        return false;
    std::vector<Crossed> crossed = crossedOn(*reach);
    for (std::size_t i = 0; i < crossed.size(); ++i) {
        empty.put(crossed[i].cell, m_piece);
        reach = sampler.reach(empty, from, m_piece);
        empty.take(crossed[i].cell);
        if (reach == nullptr)
            return false;
        for (std::size_t j = 0; j < crossed.size(); ++j) {
            if (j != i && !reach->has(crossed[j].cell, Mark::Move)
                && !reach->has(crossed[j].cell, Mark::Via))
                crossed[j].blockers.push_back(i);
        }
    }
    std::vector<std::size_t> order(crossed.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto nearer = [&](std::size_t a, std::size_t b) {
        const std::size_t first = crossed[a].blockers.size();
        const std::size_t second = crossed[b].blockers.size();
        return first != second ? first < second : a < b;
    };
    std::sort(order.begin(), order.end(), nearer);
    // The farthest cells first: what lies on the way to them needs no path of its own.
    for (auto last = order.rbegin(); last != order.rend(); ++last) {
        if (!crossed[*last].isTarget)
            continue;
        std::vector<std::size_t> path = crossed[*last].blockers;
        std::sort(path.begin(), path.end(), nearer);
        path.push_back(*last);
        const auto end = static_cast<std::uint32_t>(m_steps.size() + path.size());
        std::size_t length = 0;
        for (const std::size_t i : path) {
            const bool isNew = crossed[i].isTarget && crossed[i].blockers.size() == length;
            m_steps.push_back({crossed[i].cell, isNew, end});
            crossed[i].isTarget = crossed[i].isTarget && !isNew;
            ++length;
        }
    }
    return true;
}

/// Whether it has this mark on as many cells as count(board, cell) says.
template<class Count>
bool TypePaths::agrees(const std::vector<Position> &boards,
                       ReachSampler &sampler,
                       Mark mark,
                       const Count &count) const
{
    for (const Position &board : boards) {
        for (std::size_t cell = 0; cell + 1 < m_begins.size(); ++cell) {
            const Reach *reach = sampler.reach(board, CellId(cell), m_piece);
            if (reach == nullptr)
                return false;
            int asked = 0;
            for (const CellId target : reach->touched())
                asked += reach->has(target, mark) ? 1 : 0;
            if (count(board, CellId(cell)) != asked)
                return false;
        }
    }
    return true;
}

/// What it captures on a board full of enemies, if that is what it captures on others.
void TypePaths::findLeaps(const std::vector<Position> &mixed, ReachSampler &sampler)
{
    Position full(mixed.front());
    for (std::size_t cell = 0; cell < full.size(); ++cell) {
        if (!full.isEmpty(CellId(cell)))
            full.take(CellId(cell));
        full.put(CellId(cell), {PieceId(0), enemy(), true});
    }
    std::vector<std::vector<CellId>> leaps(full.size());
    for (std::size_t cell = 0; cell < leaps.size(); ++cell) {
        const Reach *reach = sampler.reach(full, CellId(cell), m_piece);
        if (reach == nullptr)
            return;
        for (const CellId target : reach->touched()) {
            if (reach->has(target, Mark::Capture))
                leaps[cell].push_back(target);
        }
    }
    const auto enemies = [&](const Position &board, CellId cell) {
        const auto &targets = leaps[cell.index()];
        return static_cast<int>(std::count_if(targets.begin(), targets.end(), [&](CellId target) {
            return !board.isEmpty(target) && board.square(target).owner != m_piece.owner.index();
        }));
    };
    if (agrees(mixed, sampler, Mark::Capture, enemies))
        m_leaps = std::move(leaps);
}

int TypePaths::count(const Position &position, CellId from) const
{
    int found = 0;
    forEachTarget(position, from, [&](CellId target, bool isEmpty) {
        const std::uint8_t owner = position.square(target).owner;
        const bool isEnemy = owner < position.players() && owner != m_piece.owner.index();
        found += isEmpty || (isEnemy && m_captures) ? 1 : 0;
    });
    return found;
}

} // namespace rookery
