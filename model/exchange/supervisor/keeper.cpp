#include "model/exchange/supervisor/keeper.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <ctime>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace rookery {

// All of the keeper's life lies between a fork and its end in a program with threads: nothing here
// may allocate.
namespace {

constexpr long nanosecondsPerLook = 2'000'000;

void waitFor(long nanoseconds)
{
    const timespec time{0, nanoseconds};
    ::nanosleep(&time, nullptr);
}

/// The keeper's children, as many as there is room for; 0 as well where the system does not tell.
std::size_t childrenNow(std::array<pid_t, 512> &found)
{
    const int list = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    std::array<char, 4'096> text;
    const ssize_t length = list < 0 ? 0 : ::read(list, text.data(), text.size());
    if (list >= 0)
        ::close(list);
    std::size_t count = 0;
    pid_t number = 0;
    for (ssize_t i = 0; i < length && count < found.size(); ++i) {
        const char c = text[static_cast<std::size_t>(i)];
        if (c >= '0' && c <= '9')
            number = number * 10 + (c - '0');
        else if (number > 0)
            found[count++] = std::exchange(number, 0);
    }
    return count;
}

/// Whether one of those that have ended was the program, and how it ended.
bool reap(pid_t program, int &status)
{
    bool hasEnded = false;
    int one = 0;
    for (pid_t ended = 0; (ended = ::waitpid(-1, &one, WNOHANG)) > 0;) {
        if (ended == program)
            status = one;
        hasEnded = hasEnded || ended == program;
    }
    return hasEnded;
}

/// Children of those that are killed become the keeper's own and are killed next, until there are
/// none, or for as long as anybody may have to wait.
void endChildren(pid_t program, int &status)
{
    constexpr int mostLooks = 1'000;
    std::array<pid_t, 512> found;
    for (int i = 0; i < mostLooks; ++i) {
        const std::size_t count = childrenNow(found);
        for (std::size_t each = 0; each < count; ++each)
            ::kill(found[each], SIGKILL);
        reap(program, status);
        if (count == 0)
            return;
        waitFor(nanosecondsPerLook / 4);
    }
}

/// As a process ends that had this status.
[[noreturn]] void endAs(int status)
{
    if (WIFSIGNALED(status)) {
        const int number = WTERMSIG(status);
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        sigset_t one;
        sigemptyset(&one);
        sigaddset(&one, number);
        std::signal(number, SIG_DFL);
        ::kill(::getpid(), number);
        ::sigprocmask(SIG_UNBLOCK, &one, nullptr);
        ::_exit(128 + number);
    }
    ::_exit(WEXITSTATUS(status));
}

/// Until the program has ended, or it is to be, or the parent has died. The system says the latter
/// whenever a thread of the parent ends, too.
[[noreturn]] void keepWatch(pid_t program, pid_t parent, const sigset_t &signals)
{
    // What this process has open is none of the keeper's business; a pipe would never end.
    if (::close_range(0, ~0U, 0) != 0) {
        for (int file = 0; file < 1'024; ++file)
            ::close(file);
    }
    int status = 0;
    for (;;) {
        int number = 0;
        ::sigwait(&signals, &number);
        const bool isOrphan = number == SIGHUP && ::getppid() != parent;
        if (!reap(program, status) && number != SIGTERM && !isOrphan)
            continue;
        ::kill(-program, SIGKILL);
        endChildren(program, status);
        endAs(status);
    }
}

} // namespace

int forkKept()
{
    sigset_t signals;
    sigset_t before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGHUP);
    const pid_t parent = ::getpid();
    // From before the fork on: this program's own handlers must not run in the keeper.
    ::pthread_sigmask(SIG_BLOCK, &signals, &before);
    const pid_t keeper = ::fork();
    if (keeper != 0) {
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        return keeper;
    }
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGHUP);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    std::signal(SIGCHLD, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGHUP, SIG_DFL);
    const pid_t program = ::fork();
    if (program < 0)
        ::_exit(127);
    if (program > 0)
        keepWatch(program, parent, signals);
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
    return 0;
}

void endKept(int keeper)
{
    constexpr int mostLooks = 1'500;
    ::kill(keeper, SIGTERM);
    for (int i = 0; i < mostLooks; ++i) {
        if (::waitpid(keeper, nullptr, WNOHANG) != 0)
            return;
        waitFor(nanosecondsPerLook);
    }
    // It was stopped by what it kept.
    ::kill(keeper, SIGKILL);
    while (::waitpid(keeper, nullptr, 0) < 0 && errno == EINTR) {
    }
}

} // namespace rookery
