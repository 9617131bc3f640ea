#include "model/file/json/findings.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Finding>
void sortByPlace(std::vector<Finding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) {
        return a.offset < b.offset;
    });
}

} // namespace

void Findings::error(const JsonValue &at, Message message, std::vector<Message> notes)
{
    add(at.offset(), at, std::move(message), std::move(notes));
}

void Findings::errorAtKey(const JsonValue &member, Message message, std::vector<Message> notes)
{
    add(member.keyOffset(), member, std::move(message), std::move(notes));
}

void Findings::errorInside(const JsonValue &value, std::size_t bytes, Message message)
{
    add(value.offset() + bytes, value, std::move(message), {});
}

void Findings::errorInText(const JsonValue &value, int column, Message message)
{
    error(value, std::move(message));
    if (!m_errors.empty() && m_moreErrors == 0)
        m_errors.back().column = column;
}

void Findings::add(std::size_t offset,
                   const JsonValue &value,
                   Message message,
                   std::vector<Message> notes)
{
    if (isFull())
        ++m_moreErrors;
    else
        m_errors.push_back({offset, std::move(message), value.pointer(), std::move(notes)});
}

void Findings::warning(const JsonValue &member, Message message)
{
    if (isFullOfWarnings())
        ++m_moreWarnings;
    else
        m_warnings.push_back({member.keyOffset(), std::move(message), member.pointer(), {}});
}

Place Findings::place(std::size_t offset) const
{
    if (!m_lines)
        m_lines.emplace(m_text);
    return m_lines->place(offset);
}

Errors Findings::takeErrors()
{
    sortByPlace(m_errors);
    Errors errors;
    for (Finding &finding : m_errors) {
        Place at = finding.column > 0 ? Place{0, finding.column, {}} : place(finding.offset);
        at.pointer = std::move(finding.pointer);
        errors.push_back({std::move(finding.message), std::move(at), std::move(finding.notes)});
    }
    if (m_moreErrors > 0)
        errors.push_back(
            {Message("{count#more error#more errors} not listed", {{"count", m_moreErrors}}),
             place(m_text.size()),
             {}});
    return errors;
}

std::vector<Problem> Findings::takeWarnings()
{
    sortByPlace(m_warnings);
    std::vector<Problem> problems;
    for (Finding &finding : m_warnings) {
        Place at = place(finding.offset);
        at.pointer = std::move(finding.pointer);
        problems.push_back(
            {Severity::Warning, "key", std::move(finding.message), std::move(at), {}});
    }
    if (m_moreWarnings > 0) {
        problems.push_back({Severity::Warning,
                            "key",
                            Message("{count#more unknown key#more unknown keys} not listed",
                                    {{"count", m_moreWarnings}}),
                            place(m_text.size()),
                            {}});
    }
    return problems;
}

} // namespace rookery
