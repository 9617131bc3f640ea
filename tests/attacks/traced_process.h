#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rookery::test {

/// What is done to a traced process. Its system calls are counted from the first one that names its
/// folder, without those on pipes: through pipes the sanitizers look whether memory can be read, as
/// often as it pleases them.
struct Interference
{
    enum class Kind {
        None,
        Kill, ///< before the call of this number
        Fail, ///< the call of this number is not made and gives an error
    };
    Kind kind = Kind::None;
    std::size_t at = 0; ///< with Kill counted among all calls, with Fail among those on files
    int error = 0;
    std::size_t times = 1;            ///< with Fail: this and so many later calls of the same kind
    std::size_t longestWrite = ~0ULL; ///< a write to a file takes no more bytes than this
};

enum class TracedEnd { Exited, Killed, Hung, Crashed };

struct Traced
{
    TracedEnd end = TracedEnd::Crashed;
    int code = 0;                ///< exit code or signal
    std::vector<long> calls;     ///< numbers of the system calls that were counted
    std::vector<long> fileCalls; ///< those of them that work on files
    std::string errors;          ///< standard error
    std::size_t failedCalls = 0; ///< how many were not made
};

/// Why no process can be traced here, as a sentence without a full stop; else empty.
std::string tracingFault();

/// Runs a function in a process of its own and interferes with its system calls and those of its
/// threads. Its standard output is lost. What the function gives is the exit code; it may also
/// become another program by exec. A process that is not done after half a minute counts as hung.
Traced traced(const std::function<int()> &run,
              const std::string &folder,
              const Interference &interference = {});

/// As `sh -c` would, but directly: becomes this program. For the function above.
int become(const std::vector<std::string> &command);

} // namespace rookery::test
