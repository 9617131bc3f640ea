#include "model/exchange/supervisor/supervisor.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/supervisor/keeper.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rookery {

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char *searchPath = "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/local/games";

/// A file descriptor that is closed once.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    void reset(int number)
    {
        close();
        m_number = number;
    }
    void close()
    {
        if (m_number >= 0)
            ::close(m_number);
        m_number = -1;
    }
    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }

private:
    int m_number = -1;
};

void limit(__rlimit_resource_t resource, rlim_t value)
{
    const rlimit both{value, value};
    ::setrlimit(resource, &both);
}

/// Everything that the child needs, made before it exists: between fork and exec it may not
/// allocate.
struct Prepared
{
    std::string program;
    std::vector<std::string> texts;
    std::vector<char *> arguments;
    std::vector<char *> environment;
};

Prepared prepare(const ProcessRequest &request, const std::string &program)
{
    Prepared prepared;
    prepared.program = program;
    prepared.texts = request.command;
    const std::size_t count = prepared.texts.size();
    prepared.texts.push_back(std::string("PATH=") + searchPath);
    prepared.texts.push_back("HOME=" + request.folder.string());
    prepared.texts.emplace_back("LANG=C.UTF-8");
    for (const auto &[name, value] : request.environment)
        prepared.texts.push_back(name + "=" + value);
    for (std::size_t i = 0; i < prepared.texts.size(); ++i)
        (i < count ? prepared.arguments : prepared.environment).push_back(prepared.texts[i].data());
    prepared.arguments.push_back(nullptr);
    prepared.environment.push_back(nullptr);
    return prepared;
}

/// The life of one process.
class Supervisor
{
public:
    explicit Supervisor(const ProcessRequest &request)
        : m_request(request)
    {
    }

    ProcessReport run()
    {
        if (!start())
            return std::move(m_report);
        converse();
        // Children of its own would live on, and hold on to our pipes.
        endKept(m_process);
        if (m_report.end != ProcessEnd::NotStarted)
            return std::move(m_report);
        const bool hasExited = WIFEXITED(m_status);
        m_report.end = hasExited ? ProcessEnd::Exited : ProcessEnd::Crashed;
        m_report.code = hasExited ? WEXITSTATUS(m_status) : WTERMSIG(m_status);
        return std::move(m_report);
    }

private:
    bool start()
    {
        const std::string program =
            m_request.command.empty() ? std::string() : installedProgram(m_request.command.front());
        std::array<int, 2> input{};
        std::array<int, 2> output{};
        std::array<int, 2> errors{};
        if (program.empty()
            || ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0)
            return false;
        Descriptor childInput(input[1]);
        m_input.reset(input[0]);
        if (::pipe2(output.data(), O_CLOEXEC) != 0)
            return false;
        Descriptor childOutput(output[1]);
        m_output.reset(output[0]);
        if (::pipe2(errors.data(), O_CLOEXEC) != 0)
            return false;
        Descriptor childErrors(errors[1]);
        m_errors.reset(errors[0]);
        Prepared prepared = prepare(m_request, program);
        m_process = forkKept();
        if (m_process == 0)
            become(prepared, childInput.number(), childOutput.number(), childErrors.number());
        if (m_process < 0)
            return false;
        for (const Descriptor *end : {&m_input, &m_output, &m_errors})
            ::fcntl(end->number(), F_SETFL, O_NONBLOCK);
        return true;
    }

    /// In the child: only what is safe after a fork.
    [[noreturn]] void become(Prepared &prepared, int input, int output, int errors) const
    {
        limit(RLIMIT_CORE, 0);
        limit(RLIMIT_CPU, static_cast<rlim_t>(m_request.limits.time.count() / 1000 + 2));
        if (m_request.limits.memory > 0)
            limit(RLIMIT_AS, m_request.limits.memory);
        limit(RLIMIT_DATA, m_request.limits.data);
        limit(RLIMIT_FSIZE, m_request.limits.file);
        const bool isReady =
            ::dup2(input, 0) == 0 && ::dup2(output, 1) == 1 && ::dup2(errors, 2) == 2
            && (m_request.folder.empty() || ::chdir(m_request.folder.c_str()) == 0);
        if (isReady)
            ::execve(
                prepared.program.c_str(), prepared.arguments.data(), prepared.environment.data());
        ::_exit(127);
    }

    void converse()
    {
        const auto deadline = Clock::now() + m_request.limits.time;
        if (m_request.input.empty())
            endInput();
        while (true) {
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
            if (m_request.limits.stop != nullptr && *m_request.limits.stop) {
                m_report.end = ProcessEnd::Stopped;
                return;
            }
            if (left.count() <= 0) {
                m_report.end = ProcessEnd::TimedOut;
                return;
            }
            if (hasEnded()) {
                drain();
                return;
            }
            // A program that keeps its pipes open in a child of its own is noticed by asking now
            // and then.
            std::array<pollfd, 3> ends = {{{m_input.isOpen() ? m_input.number() : -1, POLLOUT, 0},
                                           {m_output.number(), POLLIN, 0},
                                           {m_errors.number(), POLLIN, 0}}};
            ::poll(
                ends.data(), ends.size(), static_cast<int>(std::min<long long>(left.count(), 20)));
            if (ends[0].revents != 0)
                give();
            if (!drain())
                return;
        }
    }

    bool hasEnded()
    {
        siginfo_t info = {};
        // The zombie stays, so that no other process can have its number meanwhile.
        const bool isOver =
            ::waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
            && info.si_pid == m_process;
        if (isOver)
            m_status =
                info.si_code == CLD_EXITED ? (info.si_status & 0xff) << 8 : info.si_status & 0x7f;
        return isOver;
    }

    void give()
    {
        const std::string_view rest = std::string_view(m_request.input).substr(m_given);
        const ssize_t sent = ::send(m_input.number(), rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent > 0)
            m_given += static_cast<std::size_t>(sent);
        const bool isBroken = sent < 0 && errno != EAGAIN && errno != EINTR;
        if (isBroken || m_given == m_request.input.size())
            endInput();
    }

    void endInput()
    {
        if (m_input.isOpen())
            ::shutdown(m_input.number(), SHUT_WR);
        m_input.close();
    }

    /// Reads what there is; false once it is too much.
    bool drain() { return drain(m_output, m_report.output) && drain(m_errors, m_report.errors); }

    bool drain(Descriptor &end, std::string &text)
    {
        std::array<char, 1U << 14U> buffer{};
        while (end.isOpen()) {
            const ssize_t got = ::read(end.number(), buffer.data(), buffer.size());
            if (got == 0)
                end.close();
            if (got <= 0)
                return true;
            const std::size_t room =
                m_request.limits.output - m_report.output.size() - m_report.errors.size();
            text.append(buffer.data(), std::min(static_cast<std::size_t>(got), room));
            if (static_cast<std::size_t>(got) > room) {
                m_report.end = ProcessEnd::Flooded;
                return false;
            }
        }
        return true;
    }

    const ProcessRequest &m_request;
    ProcessReport m_report;
    Descriptor m_input;
    Descriptor m_output;
    Descriptor m_errors;
    int m_process = -1; ///< the keeper's number
    int m_status = 0;
    std::size_t m_given = 0;
};

} // namespace

ProcessReport supervise(const ProcessRequest &request)
{
    return Supervisor(request).run();
}

std::string installedProgram(const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return ::access(name.c_str(), X_OK) == 0 ? name : std::string();
    std::string_view folders = searchPath;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        const std::string path = std::string(folders.substr(0, end)) + "/" + name;
        if (::access(path.c_str(), X_OK) == 0)
            return path;
        folders = end == std::string_view::npos ? std::string_view() : folders.substr(end + 1);
    }
    return {};
}

namespace {

/// The last line of standard error that says anything.
std::string lastWords(std::string_view errors)
{
    const auto lines = split(errors, '\n');
    const auto last = std::find_if(lines.rbegin(), lines.rend(), [](std::string_view line) {
        return line.find_first_not_of(" \t\r") != std::string_view::npos;
    });
    return last == lines.rend() ? std::string() : shownText(*last);
}

} // namespace

Message
describeEnd(const std::string &program, const ProcessReport &report, const ProcessLimits &limits)
{
    const MessageArguments arguments{{"program", program},
                                     {"code", report.code},
                                     {"words", lastWords(report.errors)},
                                     {"time", limits.time.count()},
                                     {"bytes", limits.output}};
    switch (report.end) {
    case ProcessEnd::Exited:
        return Message("{program} ended with code {code}[: {words}]", arguments);
    case ProcessEnd::Crashed:
        return Message("{program} crashed with signal {code}[: {words}]", arguments);
    case ProcessEnd::TimedOut:
        return Message("{program} took longer than {time} ms", arguments);
    case ProcessEnd::Flooded:
        return Message("{program} wrote more than {bytes} bytes", arguments);
    case ProcessEnd::Stopped:
        return Message("{program} was stopped", arguments);
    case ProcessEnd::NotStarted:
        return Message("{program} could not be started", arguments);
    }
    return {};
}

ScratchFolder::ScratchFolder()
{
    std::error_code failed;
    std::string pattern =
        (std::filesystem::temp_directory_path(failed) / "rookery-XXXXXX").string();
    if (!failed && ::mkdtemp(pattern.data()) != nullptr)
        m_path = pattern;
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        std::filesystem::remove_all(m_path, ignored);
}

} // namespace rookery
