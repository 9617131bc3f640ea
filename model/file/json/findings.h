#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/file/json/json_tree.h"
#include "model/file/json/line_index.h"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What is wrong or unknown in one file, collected while it is read.
class Findings
{
public:
    explicit Findings(std::string_view text)
        : m_text(text)
    {
    }

    /// At the beginning of the value.
    void error(const JsonValue &at, Message message, std::vector<Message> notes = {});
    /// At the key of a member.
    void errorAtKey(const JsonValue &member, Message message, std::vector<Message> notes = {});
    /// The same with a sentence that is made only where it will be listed: what a file has a
    /// million of is counted at the price of the counting.
    template<std::invocable Say>
    void error(const JsonValue &at, Say say)
    {
        if (isFull())
            ++m_moreErrors;
        else
            error(at, say());
    }
    template<std::invocable Say>
    void errorAtKey(const JsonValue &member, Say say)
    {
        if (isFull())
            ++m_moreErrors;
        else
            errorAtKey(member, say());
    }

    /// So many bytes behind the beginning of the value.
    void errorInside(const JsonValue &value, std::size_t bytes, Message message);

    /// In the text that a value is, at a column from 1.
    void errorInText(const JsonValue &value, int column, Message message);

    /// At the key of a member.
    void warning(const JsonValue &member, Message message);

    bool hasErrors() const { return !m_errors.empty(); }
    std::size_t errorCount() const { return m_errors.size() + m_moreErrors; }
    /// Past a thousand errors, and as many warnings, the rest are only counted, so that looking
    /// for hints is no use.
    bool isFull() const { return m_errors.size() >= most; }
    /// One more that is not listed; only where it is full.
    void countError() { ++m_moreErrors; }
    bool isFullOfWarnings() const { return m_warnings.size() >= most; }

    /// `line 3, column 5`, for a note; empty once notes are not kept any more.
    Message placeOf(std::size_t offset) const
    {
        return isFull() ? Message() : placeText(place(offset));
    }

    /// In the order of the file.
    Errors takeErrors();
    std::vector<Problem> takeWarnings();

private:
    struct Finding
    {
        std::size_t offset;
        Message message;
        std::string pointer;
        std::vector<Message> notes;
        int column = 0; ///< in a text
    };

    static constexpr std::size_t most = 1'000;

    void
    add(std::size_t offset, const JsonValue &value, Message message, std::vector<Message> notes);
    Place place(std::size_t offset) const;

    std::string_view m_text;
    mutable std::optional<LineIndex> m_lines; ///< made for the first place that is asked for
    std::vector<Finding> m_errors;
    std::vector<Finding> m_warnings;
    std::size_t m_moreErrors = 0;
    std::size_t m_moreWarnings = 0;
};

} // namespace rookery
