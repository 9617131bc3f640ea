#include "model/exchange/supervisor/dialogue.h"

#include "model/exchange/supervisor/keeper.h"
#include "model/exchange/supervisor/supervisor.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace rookery {

namespace {

constexpr std::size_t longestHeard = 4U << 20U;

} // namespace

Dialogue::Dialogue(std::vector<std::string> command)
{
    const std::string program = command.empty() ? std::string() : installedProgram(command.front());
    if (program.empty()) {
        m_fault =
            "there is no program '" + (command.empty() ? std::string() : command.front()) + "'";
        return;
    }
    std::vector<char *> arguments;
    for (std::string &word : command)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int toChild[2];
    int fromChild[2];
    if (::pipe2(toChild, O_CLOEXEC) != 0) {
        m_fault = "no pipe could be made";
        return;
    }
    if (::pipe2(fromChild, O_CLOEXEC) != 0) {
        ::close(toChild[0]);
        ::close(toChild[1]);
        m_fault = "no pipe could be made";
        return;
    }
    std::signal(SIGPIPE, SIG_IGN);
    m_process = forkKept();
    if (m_process == 0) {
        ::dup2(toChild[0], 0);
        ::dup2(fromChild[1], 1);
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, 2);
        ::execv(program.c_str(), arguments.data());
        ::_exit(127);
    }
    ::close(toChild[0]);
    ::close(fromChild[1]);
    m_input = toChild[1];
    m_output = fromChild[0];
    if (m_process < 0) {
        close("no process could be made");
        return;
    }
    ::fcntl(m_output, F_SETFL, O_NONBLOCK);
}

Dialogue::~Dialogue()
{
    close({});
    if (m_process > 0)
        endKept(m_process);
}

void Dialogue::close(std::string fault)
{
    if (m_input >= 0)
        ::close(m_input);
    if (m_output >= 0)
        ::close(m_output);
    m_input = -1;
    m_output = -1;
    if (m_fault.empty())
        m_fault = std::move(fault);
}

void Dialogue::say(const std::string &line)
{
    const std::string text = line + "\n";
    std::size_t written = 0;
    while (m_input >= 0 && written < text.size()) {
        const ssize_t count = ::write(m_input, text.data() + written, text.size() - written);
        if (count < 0 && errno != EINTR)
            return close("it does not listen any more");
        written += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
}

std::optional<std::string> Dialogue::hear(std::chrono::milliseconds time)
{
    using Clock = std::chrono::steady_clock;
    const auto deadline = Clock::now() + time;
    for (;;) {
        if (const std::size_t end = m_heard.find('\n'); end != std::string::npos) {
            std::string line = m_heard.substr(0, end);
            m_heard.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            return line;
        }
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (!isOpen() || left.count() < 0)
            return std::nullopt;
        pollfd ready{m_output, POLLIN, 0};
        if (::poll(&ready, 1, static_cast<int>(left.count()) + 1) <= 0)
            continue;
        char buffer[4'096];
        const ssize_t count = ::read(m_output, buffer, sizeof buffer);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            close("it has ended");
        else if (count > 0)
            m_heard.append(buffer, static_cast<std::size_t>(count));
        if (m_heard.size() > longestHeard)
            close("it has said too much");
    }
}

} // namespace rookery
