#include "tests/bench/bench_rival.h"

#include "model/exchange/supervisor/supervisor.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <sys/resource.h>

namespace rookery::bench {

namespace {

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

/// Of all programs that were run and have ended.
double childrenTime()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
}

} // namespace

double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::optional<RivalRun> runRival(const std::string &program, const std::string &input)
{
    const ScratchFolder folder;
    ProcessRequest request{{program}, "quit\n", folder.path()};
    request.limits.time = std::chrono::minutes(2);
    double begin = childrenTime();
    supervise(request);
    const double start = childrenTime() - begin;
    request.input = input;
    begin = childrenTime();
    const ProcessReport report = supervise(request);
    const double seconds = childrenTime() - begin - start;
    if (seconds <= 0)
        return std::nullopt;
    return RivalRun{seconds, report.output};
}

std::string fairyPerftInput(const std::string &variant, int depth, const char *position)
{
    const std::string from = position ? "fen " + std::string(position) : "startpos";
    return "uci\nsetoption name UCI_Variant value " + variant + "\nposition " + from + "\ngo perft "
           + std::to_string(depth) + "\nquit\n";
}

} // namespace rookery::bench
