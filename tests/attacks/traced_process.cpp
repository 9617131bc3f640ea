#include "tests/attacks/traced_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <optional>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace rookery::test {

namespace {

/// A system call that works on files.
struct FileCall
{
    long number;
    int path; ///< which argument is a path, counted from 0; -1: none
};

#ifdef __x86_64__
constexpr std::array fileCalls = {
    FileCall{SYS_open, 0},        FileCall{SYS_openat, 1},
    FileCall{SYS_stat, 0},        FileCall{SYS_lstat, 0},
    FileCall{SYS_fstat, -1},      FileCall{SYS_newfstatat, 1},
    FileCall{SYS_statx, 1},       FileCall{SYS_access, 0},
    FileCall{SYS_faccessat, 1},   FileCall{439 /* faccessat2 */, 1},
    FileCall{SYS_read, -1},       FileCall{SYS_write, -1},
    FileCall{SYS_close, -1},      FileCall{SYS_fsync, -1},
    FileCall{SYS_fdatasync, -1},  FileCall{SYS_rename, 0},
    FileCall{SYS_renameat, 1},    FileCall{SYS_renameat2, 1},
    FileCall{SYS_unlink, 0},      FileCall{SYS_unlinkat, 1},
    FileCall{SYS_mkdir, 0},       FileCall{SYS_mkdirat, 1},
    FileCall{SYS_readlink, 0},    FileCall{SYS_readlinkat, 1},
    FileCall{SYS_fchown, -1},     FileCall{SYS_fchmod, -1},
    FileCall{SYS_flock, -1},      FileCall{SYS_fcntl, -1},
    FileCall{SYS_getdents64, -1}, FileCall{SYS_getrandom, -1},
    FileCall{SYS_listxattr, 0},   FileCall{SYS_getxattr, 0},
    FileCall{SYS_fsetxattr, -1},  FileCall{SYS_fremovexattr, -1},
    FileCall{SYS_utimensat, 1},   FileCall{SYS_lseek, -1},
};
#endif

const FileCall *fileCall(long number)
{
#ifdef __x86_64__
    for (const FileCall &call : fileCalls) {
        if (call.number == number)
            return &call;
    }
#endif
    (void)number;
    return nullptr;
}

/// Whether a text in the memory of a stopped process begins so; reads no more of it than it takes,
/// since a program that is loaded names hundreds of files.
bool textBegins(pid_t thread, std::uint64_t address, const std::string &beginning)
{
    for (std::size_t at = 0; at < beginning.size(); at += sizeof(long)) {
        errno = 0;
        const long word =
            ::ptrace(PTRACE_PEEKDATA, thread, reinterpret_cast<void *>(address + at), nullptr);
        std::array<char, sizeof word> letters;
        std::memcpy(letters.data(), &word, sizeof word);
        const std::size_t count = std::min(letters.size(), beginning.size() - at);
        if (errno != 0 || beginning.compare(at, count, letters.data(), count) != 0)
            return false;
    }
    return true;
}

bool isPipeMade(long number)
{
#ifdef __x86_64__
    return number == SYS_pipe || number == SYS_pipe2;
#else
    (void)number;
    return false;
#endif
}

/// What a process has open under this number: a path, or such as "pipe:[7]"; empty if nothing.
std::string openedAs(pid_t thread, std::uint64_t descriptor)
{
    std::error_code error;
    const std::string link =
        "/proc/" + std::to_string(thread) + "/fd/" + std::to_string(descriptor);
    return std::filesystem::read_symlink(link, error).string();
}

/// Follows one process and its threads to the end.
class Tracer
{
public:
    Tracer(pid_t process, const std::string &folder, const Interference &interference)
        : m_process(process)
        , m_folder(folder)
        , m_interference(interference)
    {
    }

    Traced follow()
    {
        int status = 0;
        if (::waitpid(m_process, &status, 0) != m_process || !WIFSTOPPED(status))
            return m_traced;
        constexpr long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK
                                 | PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
        ::ptrace(PTRACE_SETOPTIONS, m_process, nullptr, options);
        ::ptrace(PTRACE_SYSCALL, m_process, nullptr, nullptr);
        for (pid_t thread = 0; (thread = ::waitpid(-m_process, &status, __WALL)) > 0;) {
            if (WIFSTOPPED(status))
                goOn(thread, status);
            else if (thread == m_process)
                end(status);
        }
        return std::move(m_traced);
    }

private:
    void end(int status)
    {
        const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        m_traced.code = signal != 0 ? signal : WEXITSTATUS(status);
        m_traced.end = signal == 0         ? TracedEnd::Exited
                       : signal == SIGKILL ? TracedEnd::Killed
                       : signal == SIGALRM ? TracedEnd::Hung
                                           : TracedEnd::Crashed;
    }

    void goOn(pid_t thread, int status)
    {
        const int signal = WSTOPSIG(status);
        const bool isCall = signal == (SIGTRAP | 0x80);
        const bool isEvent =
            signal == SIGTRAP || (signal == SIGSTOP && m_failing.count(thread) == 0);
        if (isCall)
            atCall(thread);
        m_failing.try_emplace(thread);
        ::ptrace(
            PTRACE_SYSCALL, thread, nullptr, isCall || isEvent ? 0L : static_cast<long>(signal));
    }

    void atCall(pid_t thread)
    {
        struct __ptrace_syscall_info info = {};
        ::ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof info, &info);
        if (info.op == PTRACE_SYSCALL_INFO_ENTRY)
            entered(thread, info);
        else if (auto &error = m_failing[thread]; info.op == PTRACE_SYSCALL_INFO_EXIT && error)
            setResult(thread, -*std::exchange(error, std::nullopt));
    }

    void entered(pid_t thread, const struct __ptrace_syscall_info &info)
    {
        const long number = static_cast<long>(info.entry.nr);
        const FileCall *call = fileCall(number);
        m_hasBegun = m_hasBegun
                     || (call && call->path >= 0
                         && textBegins(thread, info.entry.args[call->path], m_folder));
        if (!m_hasBegun)
            return;
        const Subject subject = subjectOf(thread, call, info);
        if (subject == Subject::Pipe)
            return;
        const std::size_t at = m_traced.calls.size();
        m_traced.calls.push_back(number);
        if (m_interference.kind == Interference::Kind::Kill && at == m_interference.at)
            ::kill(m_process, SIGKILL);
        if (subject != Subject::File)
            return;
        m_traced.fileCalls.push_back(number);
        if (isToFail(number))
            fail(thread);
        else if (number == SYS_write && info.entry.args[2] > m_interference.longestWrite)
            setLength(thread, m_interference.longestWrite);
    }

    enum class Subject { File, Pipe, Other };

    static Subject
    subjectOf(pid_t thread, const FileCall *call, const struct __ptrace_syscall_info &info)
    {
        const auto number = static_cast<long>(info.entry.nr);
        if (isPipeMade(number))
            return Subject::Pipe;
        if (!call)
            return Subject::Other;
        if (call->path >= 0 || number == SYS_getrandom)
            return Subject::File;
        const std::string opened = openedAs(thread, info.entry.args[0]);
        if (opened.starts_with("pipe:"))
            return Subject::Pipe;
        // What is said on the terminal is no part of the save.
        const bool isSaid = number == SYS_write && info.entry.args[0] <= 2;
        return opened.starts_with('/') && !isSaid ? Subject::File : Subject::Other;
    }

    bool isToFail(long number)
    {
        const std::size_t at = m_traced.fileCalls.size() - 1;
        if (m_interference.kind != Interference::Kind::Fail || at < m_interference.at)
            return false;
        if (at == m_interference.at)
            m_failingNumber = number;
        return number == m_failingNumber && m_traced.failedCalls < m_interference.times;
    }

    void fail(pid_t thread)
    {
        ++m_traced.failedCalls;
        m_failing[thread] = m_interference.error;
#ifdef __x86_64__
        poke(thread, offsetof(user_regs_struct, orig_rax), -1);
#endif
    }

    static void setResult(pid_t thread, long result)
    {
#ifdef __x86_64__
        poke(thread, offsetof(user_regs_struct, rax), result);
#else
        (void)thread, (void)result;
#endif
    }

    static void setLength(pid_t thread, std::size_t length)
    {
#ifdef __x86_64__
        poke(thread, offsetof(user_regs_struct, rdx), static_cast<long>(length));
#else
        (void)thread, (void)length;
#endif
    }

    static void poke(pid_t thread, std::size_t offset, long value)
    {
        ::ptrace(PTRACE_POKEUSER, thread, reinterpret_cast<void *>(offset), value);
    }

    pid_t m_process;
    const std::string &m_folder;
    const Interference &m_interference;
    Traced m_traced;
    bool m_hasBegun = false;
    long m_failingNumber = -1;
    /// Every thread that was seen, and the error that its present call is to give.
    std::map<pid_t, std::optional<int>> m_failing;
};

std::string wholeContent(int file)
{
    std::string text;
    std::array<char, 4'096> buffer;
    ::lseek(file, 0, SEEK_SET);
    for (ssize_t count = 0; (count = ::read(file, buffer.data(), buffer.size())) > 0;)
        text.append(buffer.data(), static_cast<std::size_t>(count));
    return text;
}

} // namespace

std::string tracingFault()
{
#ifdef __x86_64__
    const auto looks = [] {
        return ::access("/", F_OK) != 0 && errno == ENOTDIR ? 7 : 0;
    };
    Interference interference;
    interference.kind = Interference::Kind::Fail;
    interference.error = ENOTDIR;
    const Traced tried = traced(looks, "/", interference);
    return tried.end == TracedEnd::Exited && tried.code == 7
               ? ""
               : "this system does not let a process be traced (ptrace), as in many containers";
#else
    return "the system calls of this processor are not known here";
#endif
}

Traced
traced(const std::function<int()> &run, const std::string &folder, const Interference &interference)
{
    constexpr unsigned mostSeconds = 30;
    const int errors = ::memfd_create("errors", MFD_CLOEXEC);
    const pid_t process = ::fork();
    if (process == 0) {
        ::setpgid(0, 0);
        ::dup2(::open("/dev/null", O_WRONLY | O_CLOEXEC), 1);
        ::dup2(errors, 2);
        ::alarm(mostSeconds);
        if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0)
            ::_exit(126);
        ::raise(SIGSTOP);
        ::_exit(run());
    }
    ::setpgid(process, process);
    Traced result = Tracer(process, folder, interference).follow();
    result.errors = wholeContent(errors);
    ::close(errors);
    return result;
}

int become(const std::vector<std::string> &command)
{
    // The search for leaks traces too, and there can be one tracer only.
    ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    std::vector<char *> arguments;
    for (const std::string &word : command)
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments.front(), arguments.data());
    return 127;
}

} // namespace rookery::test
