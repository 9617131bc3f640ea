#pragma once

#include "model/base/message.h"

#include <atomic>
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
    /// Why it is not open, as a sentence without a full stop: "it crashed with signal 11".
    const Message &fault() const { return m_fault; }
    /// The last line that it has written, to its errors if it wrote any, else to its output; cut
    /// short, and with a '?' for whatever is no plain letter or sign.
    std::string lastWords() const;

    /// A program that does not read for two seconds while its pipe is full is given up.
    void say(const std::string &line);
    /// The next line, without its end; nothing if none came in time, the program has ended or said
    /// too much, or `stop` was set, which is looked at every few milliseconds.
    std::optional<std::string> hear(std::chrono::milliseconds time,
                                    const std::atomic<bool> *stop = nullptr);
    /// Ends the program with everything that it has started; then it is not open, for this reason.
    void end(Message reason);

private:
    void close(Message fault);
    void listen(int milliseconds);
    void readErrors();
    Message ending();

    int m_process = -1;
    int m_input = -1;
    int m_output = -1;
    int m_errors = -1;
    std::string m_heard; ///< of lines that no one has asked for
    std::string m_lastLine;
    std::string m_lastErrors;
    Message m_fault;
};

} // namespace rookery
