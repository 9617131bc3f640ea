#include "model/exchange/supervisor/dialogue.h"

#include "model/exchange/supervisor/keeper.h"
#include "model/exchange/supervisor/supervisor.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rookery {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longestHeard = 4U << 20U;
constexpr std::size_t longestErrors = 2'000;
constexpr std::size_t longestQuote = 120;

/// Two ends that no other program inherits; false if there are none.
bool makePipe(int (&ends)[2])
{
    return ::pipe2(ends, O_CLOEXEC) == 0;
}

void closeEnd(int &end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

int millisecondsUntil(Clock::time_point deadline)
{
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count() + 1, 0, 1'000'000'000));
}

/// The last line that says anything.
std::string lastLineOf(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.pop_back();
    text.erase(0, text.rfind('\n') + 1); // npos + 1 is 0
    return text;
}

} // namespace

Dialogue::Dialogue(std::vector<std::string> command)
{
    const std::string program = command.empty() ? std::string() : installedProgram(command.front());
    if (program.empty()) {
        m_fault = Message("there is no program '{name}'",
                          {{"name", command.empty() ? std::string() : command.front()}});
        return;
    }
    std::vector<char *> arguments;
    for (std::string &word : command)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int toChild[2] = {-1, -1};
    int fromChild[2] = {-1, -1};
    int errors[2] = {-1, -1};
    const bool hasPipes = makePipe(toChild) && makePipe(fromChild) && makePipe(errors);
    std::signal(SIGPIPE, SIG_IGN);
    m_process = hasPipes ? forkKept() : -1;
    if (m_process == 0) {
        ::dup2(toChild[0], 0);
        ::dup2(fromChild[1], 1);
        ::dup2(errors[1], 2);
        ::execv(program.c_str(), arguments.data());
        ::_exit(127);
    }
    closeEnd(toChild[0]);
    closeEnd(fromChild[1]);
    closeEnd(errors[1]);
    m_input = toChild[1];
    m_output = fromChild[0];
    m_errors = errors[0];
    if (m_process < 0) {
        close(hasPipes ? Message("no process could be made") : Message("no pipe could be made"));
        return;
    }
    for (const int end : {m_input, m_output, m_errors})
        ::fcntl(end, F_SETFL, O_NONBLOCK);
}

Dialogue::~Dialogue()
{
    end({});
}

void Dialogue::end(Message reason)
{
    close(std::move(reason));
    if (m_process > 0)
        endKept(m_process);
    m_process = -1;
}

void Dialogue::close(Message fault)
{
    readErrors(); // before it is told that no one listens any more
    closeEnd(m_input);
    closeEnd(m_output);
    closeEnd(m_errors);
    if (m_fault.isEmpty())
        m_fault = std::move(fault);
}

std::string Dialogue::lastWords() const
{
    std::string words = lastLineOf(m_lastErrors);
    if (words.empty())
        words = lastLineOf(m_heard);
    if (words.empty())
        words = m_lastLine;
    if (words.size() > longestQuote)
        words = words.substr(0, longestQuote - 3) + "...";
    for (char &letter : words) {
        if (letter < ' ' || letter > '~')
            letter = '?';
    }
    return words;
}

void Dialogue::say(const std::string &line)
{
    const std::string text = line + "\n";
    std::size_t written = 0;
    const auto deadline = Clock::now() + std::chrono::seconds(2);
    while (m_input >= 0 && written < text.size()) {
        const ssize_t count = ::write(m_input, text.data() + written, text.size() - written);
        if (count >= 0) {
            written += static_cast<std::size_t>(count);
            continue;
        }
        if (errno == EINTR)
            continue;
        if (errno != EAGAIN) {
            closeEnd(m_input); // it may have ended, and its last words are still to be heard
            return;
        }
        const int left = millisecondsUntil(deadline);
        if (left == 0)
            return close(Message("it does not listen any more"));
        pollfd ready{m_input, POLLOUT, 0};
        ::poll(&ready, 1, left);
    }
}

/// How a program has ended that says nothing more; waits a little for that.
Message Dialogue::ending()
{
    for (int look = 0; look < 100 && m_process > 0; ++look) {
        int status = 0;
        const pid_t ended = ::waitpid(m_process, &status, WNOHANG);
        if (ended == m_process) {
            m_process = -1;
            return WIFSIGNALED(status)
                       ? Message("it crashed with signal {number}", {{"number", WTERMSIG(status)}})
                       : Message("it has ended with code {number}",
                                 {{"number", WEXITSTATUS(status)}});
        }
        const timespec time{0, 5'000'000};
        ::nanosleep(&time, nullptr);
    }
    return Message("it has closed its output");
}

/// Keeps the end of what it says on its errors.
void Dialogue::readErrors()
{
    char buffer[4'096];
    constexpr int mostReads = 64; // a flood must not keep us
    for (int read = 0; m_errors >= 0 && read < mostReads; ++read) {
        const ssize_t count = ::read(m_errors, buffer, sizeof buffer);
        if (count == 0)
            closeEnd(m_errors);
        if (count <= 0)
            return;
        m_lastErrors.append(buffer, static_cast<std::size_t>(count));
        if (m_lastErrors.size() > longestErrors)
            m_lastErrors.erase(0, m_lastErrors.size() - longestErrors);
    }
}

void Dialogue::listen(int milliseconds)
{
    pollfd ready[] = {{m_output, POLLIN, 0}, {m_errors, POLLIN, 0}};
    if (::poll(ready, m_errors >= 0 ? 2 : 1, milliseconds) <= 0)
        return;
    readErrors();
    if (ready[0].revents == 0)
        return;
    char buffer[4'096];
    const ssize_t count = ::read(m_output, buffer, sizeof buffer);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        close(ending());
    else if (count > 0)
        m_heard.append(buffer, static_cast<std::size_t>(count));
    if (m_heard.size() > longestHeard)
        close(Message("it has said too much"));
}

std::optional<std::string> Dialogue::hear(std::chrono::milliseconds time,
                                          const std::atomic<bool> *stop)
{
    constexpr int milliseconds = 10; // between two looks at `stop`
    const auto deadline = Clock::now() + time;
    for (;;) {
        if (const std::size_t end = m_heard.find('\n'); end != std::string::npos) {
            std::string line = m_heard.substr(0, end);
            m_heard.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            if (!line.empty())
                m_lastLine = line;
            return line;
        }
        const bool isStopped = stop && *stop;
        if (!isOpen() || isStopped || Clock::now() > deadline)
            return std::nullopt;
        const int left = millisecondsUntil(deadline);
        listen(stop ? std::min(left, milliseconds) : left);
    }
}

} // namespace rookery
