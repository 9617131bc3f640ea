#include "tests/oracle/uncounted.h"

#include "model/base/text.h"

namespace rookery::oracle {

Uncounted::Uncounted(std::string_view text)
{
    for (const std::string_view line : split(text, '\n')) {
        if (trimmed(line).empty() || line.front() == '#')
            continue;
        const std::vector<std::string_view> parts = split(line, '|');
        Line &read = m_lines.emplace_back();
        read.text = line;
        if (parts.size() != 3)
            continue;
        read.game = trimmed(parts[0]);
        read.part = trimmed(parts[1]);
        read.why = trimmed(parts[2]);
    }
}

std::optional<std::string> Uncounted::reason(std::string_view game, std::string_view position)
{
    for (Line &line : m_lines) {
        if (line.game == game && position.find(line.part) != std::string_view::npos
            && !line.why.empty()) {
            line.isUsed = true;
            return line.why;
        }
    }
    return std::nullopt;
}

std::vector<std::string> Uncounted::idleLines() const
{
    std::vector<std::string> idle;
    for (const Line &line : m_lines) {
        if (!line.isUsed)
            idle.push_back(line.text);
    }
    return idle;
}

} // namespace rookery::oracle
