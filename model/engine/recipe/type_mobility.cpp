#include "model/engine/recipe/type_mobility.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace rookery {

namespace {

/// Cells that may be looked at for a type; a slider of chess looks at some ten for a reach.
constexpr std::size_t looksForType = 60'000;
/// Where captures go on and on, fewer enemies are enough to tell.
constexpr int usual = 30;
constexpr int sparse = 8;

std::vector<CellId> homeOf(const CompiledGame &game, PieceId type)
{
    std::vector<CellId> cells;
    const auto home = game.home(type);
    for (const CellId cell : game.board().cells()) {
        if (!home || game.zones().isInZone(cell, *home, PlayerId(0)))
            cells.push_back(cell);
    }
    return cells;
}

struct Sums
{
    double quiet = 0;
    double captures = 0;
    std::size_t asked = 0;
};

Sums sumOf(ReachSampler &sampler,
           const std::vector<Position> &boards,
           const std::vector<CellId> &cells,
           PieceId type,
           std::size_t samples)
{
    Sums sums;
    // Steps that share no divisor with most numbers of cells come to all of them.
    constexpr std::size_t stride = 7'919;
    const std::size_t most = std::min(samples, cells.size() * boards.size());
    for (; sums.asked < most; ++sums.asked) {
        const CellId cell = cells[sums.asked * stride % cells.size()];
        const Position &board = boards[sums.asked % boards.size()];
        const Reach *reach = sampler.reach(board, cell, {type, PlayerId(0), true});
        if (reach == nullptr)
            break;
        for (const CellId target : reach->touched()) {
            sums.quiet += reach->has(target, Mark::Move) ? 1 : 0;
            sums.captures += reach->has(target, Mark::Capture) ? 1 : 0;
            sums.captures += reach->has(target, Mark::Victim) ? 1 : 0;
        }
    }
    return sums;
}

} // namespace

const Reach *ReachSampler::reach(const Position &board, CellId from, const Piece &piece)
{
    if (m_left == 0)
        return nullptr;
    m_scratch.looked.clear();
    m_game.reach(board, from, piece, m_reach, m_scratch);
    m_left -= std::min(m_left, m_scratch.looked.size() + 1);
    return &m_reach;
}

std::vector<Position> crowdedBoards(const CompiledGame &game,
                                    std::size_t players,
                                    std::size_t types,
                                    std::size_t count,
                                    int percent)
{
    std::vector<Position> boards;
    std::mt19937 random(1); // the same boards for the same design
    const PlayerId enemy(players > 1 ? 1 : 0);
    for (std::size_t i = 0; i < count; ++i) {
        Position board(game.board().size(), players, types);
        for (const CellId cell : game.board().cells()) {
            if (players > 1 && types > 0 && random() % 100 < static_cast<unsigned>(percent))
                board.put(cell, {PieceId(0), enemy, true});
        }
        boards.push_back(std::move(board));
    }
    return boards;
}

TypeMobility crowdedMobility(const CompiledGame &game,
                             std::size_t players,
                             std::size_t types,
                             PieceId type,
                             std::size_t samples)
{
    const auto cells = homeOf(game, type);
    TypeMobility mobility;
    if (cells.empty())
        return mobility;
    constexpr std::size_t enough = 24;
    for (const int percent : {sparse, usual}) {
        // A look at few enemies first tells whether one at many can be afforded.
        ReachSampler sampler(game, percent == sparse ? looksForType / 20 : looksForType);
        const auto boards =
            crowdedBoards(game, players, types, percent == sparse ? 4 : 16, percent);
        const Sums sums =
            sumOf(sampler, boards, cells, type, percent == sparse ? 4 * enough : samples);
        if (sums.asked == 0)
            break;
        const double filled = percent / 100.0;
        mobility.quiet = sums.quiet / (static_cast<double>(sums.asked) * (1 - filled));
        mobility.captures = sums.captures / (static_cast<double>(sums.asked) * filled);
        if (sums.asked < enough)
            break;
    }
    return mobility;
}

bool alwaysCaptures(const CompiledGame &game, std::size_t players, std::size_t types, PieceId type)
{
    constexpr std::size_t few = 8;
    Reach reach;
    ReachScratch scratch;
    std::vector<MoveOutcome> outcomes;
    for (const Position &board : crowdedBoards(game, players, types, few)) {
        for (const CellId cell : homeOf(game, type)) {
            game.outcomes(board, cell, {type, PlayerId(0), true}, outcomes, reach, scratch);
            if (std::any_of(outcomes.begin(), outcomes.end(), [](const MoveOutcome &outcome) {
                    return capturedCount(outcome.taken) == 0;
                }))
                return false;
        }
    }
    return true;
}

int valueOf(const TypeMobility &mobility)
{
    constexpr int least = 30;
    constexpr double linear = 57.5;
    constexpr double square = 0.38;
    const double cells = (mobility.quiet + mobility.captures) / 2;
    return std::max(least, static_cast<int>(std::lround(linear * cells + square * cells * cells)));
}

std::vector<int> movesTo(const CompiledGame &game,
                         PieceId type,
                         PlayerId player,
                         const std::vector<bool> &goal,
                         std::size_t players)
{
    const std::size_t cells = game.board().size();
    const Position empty(cells, players, type.index() + 1);
    Reach reach;
    ReachScratch scratch;
    std::vector<std::vector<CellId>> comeFrom(cells);
    for (const CellId cell : game.board().cells()) {
        game.reach(empty, cell, {type, player, true}, reach, scratch);
        for (const CellId target : reach.touched()) {
            if (reach.has(target, Mark::Move))
                comeFrom[target.index()].push_back(cell);
        }
    }
    std::vector<int> moves(cells, -1);
    std::vector<CellId> open;
    for (const CellId cell : game.board().cells()) {
        if (goal[cell.index()]) {
            moves[cell.index()] = 0;
            open.push_back(cell);
        }
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const CellId from : comeFrom[open[i].index()]) {
            if (moves[from.index()] < 0) {
                moves[from.index()] = moves[open[i].index()] + 1;
                open.push_back(from);
            }
        }
    }
    return moves;
}

} // namespace rookery
