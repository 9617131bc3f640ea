#include "tests/bench/design_bench.h"

#include "model/base/text.h"
#include "model/engine/fast_game.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/reach/reach_map.h"
#include "tests/bench/bench_army.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <memory>
#include <unistd.h>
#include <utility>

namespace rookery::bench {

namespace {

std::vector<std::pair<CellId, Piece>> piecesOf(const Position &position)
{
    std::vector<std::pair<CellId, Piece>> pieces;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (const auto piece = position.at(cell))
            pieces.emplace_back(cell, *piece);
    }
    return pieces;
}

std::string number(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", value);
    return text.data();
}
std::string padded(const std::string &text)
{
    constexpr std::size_t width = 12;
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

} // namespace

DesignBench::DesignBench(std::uint64_t seed, BenchLength length)
    : m_seed(seed)
    , m_isWatched(isatty(STDERR_FILENO) == 1)
    , m_timer(length)
{
}

void DesignBench::compile(const std::string &name, const Design &design)
{
    add("compile " + name, [&] { return CompiledGame(design).board().size(); });
}

void DesignBench::recompile(const std::string &name, const Design &design)
{
    if (design.pieces->types.empty())
        return;
    const CompiledGame before(design);
    Design edited = design;
    edited.pieces.edit([&](Pieces &pieces) {
        pieces.types.front().moves = singlePieces(standardDirections()).types.front().moves;
    });
    add("recompile " + name + " after an edit of one piece",
        [&] { return CompiledGame(edited, &before).board().size(); });
}

void DesignBench::playable(const std::string &name, const Design &design)
{
    const auto game = std::make_shared<const CompiledGame>(design);
    const FastGame before(design, game);
    Design edited = design;
    edited.pieces.edit([&](Pieces &pieces) {
        pieces.types.front().moves = singlePieces(standardDirections()).types[1].moves;
    });
    add("playable " + name + " after an edit of one piece", [&] {
        const auto now = std::make_shared<const CompiledGame>(edited, game.get());
        return FastGame(edited, now, Processor::Detected, &before).walked().size() + 1;
    });
}

void DesignBench::listsOfAll(const std::string &name, const Design &design)
{
    const auto game = std::make_shared<const CompiledGame>(design);
    const Position position = startPosition(design, game->board());
    std::vector<std::pair<CellId, CellId>> moves;
    ReachMap map(game);
    add("moves of all pieces of " + name + " listed", [&] {
        moves.clear();
        map.list(position, moves);
        return moves.size();
    });
}

void DesignBench::reachOfAll(const std::string &name, const Design &design)
{
    if (design.setup->placements.empty())
        return;
    const CompiledGame game(design);
    const Position position = startPosition(design, game.board());
    const auto pieces = piecesOf(position);
    Reach reach;
    ReachScratch scratch;
    add("reach of all " + counted(pieces.size(), "piece", "pieces") + " of " + name, [&] {
        std::size_t touched = 0;
        for (const auto &[cell, piece] : pieces) {
            game.reach(position, cell, piece, reach, scratch);
            touched += reach.touched().size();
        }
        return touched;
    });
}

void DesignBench::reachOfSlowest(const std::string &name, const Design &design)
{
    const CompiledGame game(design);
    const Position position = startPosition(design, game.board());
    const BenchTimer rough(BenchLength::Brief);
    Reach reach;
    ReachScratch scratch;
    std::function<std::size_t()> slowest;
    std::string type;
    double most = 0;
    for (const auto &[cell, piece] : piecesOf(position)) {
        const auto ask = [&, from = cell, piece = piece] {
            game.reach(position, from, piece, reach, scratch);
            return reach.touched().size();
        };
        double time = rough.timed({}, ask).median;
        for (int again = 0; again < 20; ++again) // the least is the one that no one disturbed
            time = std::min(time, rough.timed({}, ask).median);
        if (time < most)
            continue;
        most = time;
        slowest = ask;
        type = (*design.pieces)[piece.type].name;
    }
    add("reach of the slowest piece of " + name + " (" + type + ")", slowest);
}

void DesignBench::reachOfOne(const std::string &name, const Design &armies)
{
    Design design = armies;
    const std::size_t first = design.pieces->types.size();
    const Pieces single = singlePieces(*design.directions);
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types.insert(pieces.types.end(), single.types.begin(), single.types.end());
    });
    const CompiledGame game(design);
    const Position position = startPosition(design, game.board());
    const CellId centre(game.board().recipe().files / 2 * game.board().recipe().ranks
                        + game.board().recipe().ranks / 2);
    Reach reach;
    ReachScratch scratch;
    for (std::size_t i = 0; i < single.types.size(); ++i) {
        const Piece piece{PieceId(first + i), PlayerId(0), true};
        add("reach of one " + lowered(single.types[i].name) + " amid " + name, [&] {
            game.reach(position, centre, piece, reach, scratch);
            return reach.touched().size();
        });
    }
}

void DesignBench::keptReach(const std::string &name, const Design &design)
{
    const auto game = std::make_shared<const CompiledGame>(design);
    Position position = startPosition(design, game->board());
    ReachMap map(game);
    add("lists of all pieces of " + name, [&] {
        map.reset(position);
        return map.count(PlayerId(0));
    });
    add("counts and unions of both sides of " + name, [&] {
        std::size_t reached = map.count(PlayerId(0)) + map.count(PlayerId(1));
        for (const CellId cell : game->board().cells())
            reached += (map.isReached(PlayerId(0), cell) ? 1 : 0)
                       + (map.isReached(PlayerId(1), cell) ? 1 : 0);
        return reached;
    });
    RandomMove move(position, map, m_seed);
    addEach(
        "update after a move amid " + name,
        [&] { move.makeOrTakeBack(); },
        [&] {
            map.update(position, move.cells());
            return map.count(PlayerId(0));
        });
}

void DesignBench::print() const
{
    std::cout << "seed " << m_seed << ", calibration loop " << number(m_timer.calibration())
              << " us\n\n";
    std::cout << "   median us       p99 us        ratio\n";
    for (const Timing &row : m_rows) {
        std::cout << padded(number(row.median)) << ' ' << padded(number(row.p99)) << ' '
                  << padded(number(row.ratio)) << "  " << row.name << '\n';
    }
}

cli::Json DesignBench::json() const
{
    cli::Json rows = cli::Json::array();
    for (const Timing &row : m_rows)
        rows.push_back({{"name", row.name},
                        {"median", rounded(row.median)},
                        {"p99", rounded(row.p99)},
                        {"ratio", rounded(row.ratio)}});
    return {{"seed", m_seed},
            {"unit", "microseconds"},
            {"calibration", rounded(m_timer.calibration())},
            {"benchmarks", rows}};
}

void DesignBench::add(const std::string &name, const std::function<std::size_t()> &operation)
{
    // Progress, for somebody who watches; the line is wiped again.
    if (m_isWatched)
        std::cerr << name << std::flush;
    m_rows.push_back(m_timer.timed(name, operation));
    if (m_isWatched)
        std::cerr << "\r\x1b[K" << std::flush;
}

void DesignBench::addEach(const std::string &name,
                          const std::function<void()> &prepare,
                          const std::function<std::size_t()> &operation)
{
    m_rows.push_back(m_timer.timedEach(name, prepare, operation));
}

} // namespace rookery::bench
