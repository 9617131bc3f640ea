#pragma once

#include "model/base/message.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// What a program that no one can trust may use up.
struct ProcessLimits
{
    std::chrono::milliseconds time{5'000};
    std::size_t output = 4U << 20U;          ///< bytes of standard output and error together
    std::size_t memory = 4ULL << 30U;        ///< bytes of address space; 0: as much as it likes
    const std::atomic<bool> *stop = nullptr; ///< ends the program as soon as it is set
    std::size_t data = 3ULL << 30U;          ///< bytes of memory that it may write to
    std::size_t file = 256ULL << 20U;        ///< bytes of the largest file that it may write
};

struct ProcessRequest
{
    std::vector<std::string>
        command;       ///< the program, looked up in PATH and /usr/games, and its arguments
    std::string input; ///< whole standard input
    std::filesystem::path folder; ///< where it runs, and its HOME
    std::vector<std::pair<std::string, std::string>> environment =
        {}; ///< beside PATH, HOME and LANG
    ProcessLimits limits = {};
};

/// How a program ended.
enum class ProcessEnd {
    Exited,
    Crashed,    ///< by a signal
    TimedOut,   ///< killed after its time
    Flooded,    ///< killed after too much output
    Stopped,    ///< killed because no one waits for it any more
    NotStarted, ///< there is no such program, or no process could be made
};

struct ProcessReport
{
    ProcessEnd end = ProcessEnd::NotStarted;
    int code = 0; ///< exit code or signal
    std::string output;
    std::string errors;

    bool isFine() const { return end == ProcessEnd::Exited && code == 0; }
};

/// Runs a program to its end, or ends it; whatever it has started ends with it, in whatever
/// session. Its output is cut at the limit, its environment is bare, and it leaves no zombie,
/// whatever it does.
ProcessReport supervise(const ProcessRequest &request);

/// Where the program lies, looked up as supervise() does; empty if it is not installed.
std::string installedProgram(const std::string &name);

/// "sjaakii crashed with signal 11", "gcc took longer than 5000 ms"; with the program's last words,
/// if it said any on its standard error: "sjaakii ended with code 1: no such variant".
Message
describeEnd(const std::string &program, const ProcessReport &report, const ProcessLimits &limits);

/// An empty folder of its own that vanishes with everything in it.
class ScratchFolder
{
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;

    /// Empty if none could be made.
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace rookery
