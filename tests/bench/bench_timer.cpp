#include "tests/bench/bench_timer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

namespace rookery::bench {

namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

/// Long against the clock's own resolution.
constexpr Microseconds shortestRound(200);
constexpr std::chrono::milliseconds longestRun(150);
constexpr std::size_t fewestRounds = 15;
constexpr std::size_t mostRounds = 2'000;

std::size_t calibrationLoop()
{
    std::uint32_t state = 1;
    for (int i = 0; i < 1'000; ++i) {
        state ^= state << 13U;
        state ^= state >> 17U;
        state ^= state << 5U;
    }
    return state;
}

void keep(std::size_t result)
{
    static volatile std::size_t sink = 0;
    sink = sink + result;
}

Microseconds roundOf(std::size_t operations, const std::function<std::size_t()> &operation)
{
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < operations; ++i)
        keep(operation());
    return Clock::now() - begin;
}

/// Microseconds per operation in each of many rounds, sorted. Finding out how many operations make
/// a round is the warm-up.
std::vector<double> rounds(const std::function<std::size_t()> &operation, BenchLength length)
{
    if (length == BenchLength::Brief)
        return {roundOf(1, operation).count()};
    std::size_t operations = 1;
    while (roundOf(operations, operation) < shortestRound)
        operations *= 2;
    std::vector<double> times;
    const auto begin = Clock::now();
    while (times.size() < fewestRounds
           || (times.size() < mostRounds && Clock::now() - begin < longestRun))
        times.push_back(roundOf(operations, operation).count() / static_cast<double>(operations));
    std::sort(times.begin(), times.end());
    return times;
}

double quantile(const std::vector<double> &sorted, double part)
{
    const double last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(std::lround(last * part))];
}

} // namespace

double rounded(double value)
{
    return std::round(value * 1'000) / 1'000;
}

BenchTimer::BenchTimer(BenchLength length)
    : m_length(length)
    , m_calibration(quantile(rounds(calibrationLoop, length), 0.5))
{
}

Timing BenchTimer::timedEach(const std::string &name,
                             const std::function<void()> &prepare,
                             const std::function<std::size_t()> &operation) const
{
    std::vector<double> times;
    for (std::size_t i = 0; i < (m_length == BenchLength::Brief ? 1 : mostRounds); ++i) {
        prepare();
        times.push_back(roundOf(1, operation).count());
    }
    std::sort(times.begin(), times.end());
    const double median = quantile(times, 0.5);
    return {name, median, quantile(times, 0.99), median / m_calibration};
}

Timing BenchTimer::timed(const std::string &name,
                         const std::function<std::size_t()> &operation) const
{
    const auto times = rounds(operation, m_length);
    const double median = quantile(times, 0.5);
    return {name, median, quantile(times, 0.99), median / m_calibration};
}

} // namespace rookery::bench
