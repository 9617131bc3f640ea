#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::oracle {

/// Entries of the published counts that are not compared, each with the reason: lines
/// `game | part of the position | why`; those that begin with # are remarks.
class Uncounted
{
public:
    explicit Uncounted(std::string_view text);

    /// None if the entry is to be compared.
    std::optional<std::string> reason(std::string_view game, std::string_view position);
    /// Lines that no question has fitted, and lines of another form.
    std::vector<std::string> idleLines() const;

private:
    struct Line
    {
        std::string text;
        std::string game;
        std::string part;
        std::string why;
        bool isUsed = false;
    };

    std::vector<Line> m_lines;
};

} // namespace rookery::oracle
