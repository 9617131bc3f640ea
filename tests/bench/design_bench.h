#pragma once

#include "app/cli/json_output.h"
#include "model/design/design.h"
#include "tests/bench/bench_timer.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rookery::bench {

/// Measures how long designs take to compile and to be asked, and collects; each function adds a
/// few rows.
class DesignBench
{
public:
    DesignBench(std::uint64_t seed, BenchLength length);

    void compile(const std::string &name, const Design &design);
    /// Compiling again after one piece got another movement.
    void recompile(const std::string &name, const Design &design);
    /// From an edit of one piece to a generator that plays.
    void playable(const std::string &name, const Design &design);
    /// Every piece's targets, written to a buffer.
    void listsOfAll(const std::string &name, const Design &design);
    /// Every piece of the setup, one after the other.
    void reachOfAll(const std::string &name, const Design &design);
    /// The piece of the setup who takes longest.
    void reachOfSlowest(const std::string &name, const Design &design);
    /// Queen, knight and hook mover in the middle of the armies.
    void reachOfOne(const std::string &name, const Design &armies);
    /// Where everybody may go, in a map: made anew, read, and brought up to date after a move and
    /// after the same taken back.
    void keptReach(const std::string &name, const Design &design);

    void print() const;
    cli::Json json() const;

private:
    void add(const std::string &name, const std::function<std::size_t()> &operation);
    void addEach(const std::string &name,
                 const std::function<void()> &prepare,
                 const std::function<std::size_t()> &operation);

    std::uint64_t m_seed;
    bool m_isWatched; ///< by somebody at a terminal
    BenchTimer m_timer;
    std::vector<Timing> m_rows;
};

} // namespace rookery::bench
