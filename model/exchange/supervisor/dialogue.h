#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A program that is running and talks in lines, such as an engine. It ends, with everything that
/// it has started, when this object does. For one thread at a time.
class Dialogue
{
public:
    /// The program is looked up as installedProgram() does; it runs in the present folder, since
    /// its arguments may name files there.
    explicit Dialogue(std::vector<std::string> command);
    ~Dialogue();
    Dialogue(const Dialogue &) = delete;
    Dialogue &operator=(const Dialogue &) = delete;

    /// Whether it was started and has not closed its output.
    bool isOpen() const { return m_output >= 0; }
    /// Why it is not open, as a sentence without a full stop.
    const std::string &fault() const { return m_fault; }

    void say(const std::string &line);
    /// The next line, without its end; nothing if none came in time, or the program has ended or
    /// said too much.
    std::optional<std::string> hear(std::chrono::milliseconds time);

private:
    void close(std::string fault);

    int m_process = -1;
    int m_input = -1;
    int m_output = -1;
    std::string m_heard; ///< of lines that no one has asked for
    std::string m_fault;
};

} // namespace rookery
