#include "app/cli/outcome.h"

#include "model/base/invisible.h"
#include "model/base/text.h"

#include <iostream>

namespace rookery::cli {

Unexpected<Failure> wrongUsage(const std::string &sentence)
{
    return Unexpected(Failure{ExitCode::Usage, {"error: " + sentence}});
}

Unexpected<Failure> badValue(std::string_view option, const Error &error)
{
    // An option's value has a single line, so that only the column is worth saying.
    const Place place{error.place.column, 0, {}};
    return Unexpected(
        Failure{ExitCode::Problems, {messageLine(option, place, "error", error.sentence())}});
}

Unexpected<Failure> inTrouble(const Message &why)
{
    return Unexpected(Failure{ExitCode::Problems, {"error: " + why.text()}});
}

Unexpected<Failure> failed(Failure failure)
{
    return Unexpected(std::move(failure));
}

std::string messageLine(std::string_view name,
                        const Place &place,
                        std::string_view severity,
                        std::string_view sentence)
{
    std::string line(name);
    if (place.line > 0)
        line += ":" + std::to_string(place.line);
    if (place.line > 0 && place.column > 0)
        line += ":" + std::to_string(place.column);
    if (place.line == 0 && !place.pointer.empty())
        line += ":" + place.pointer
                + (place.column > 0 ? ":" + std::to_string(place.column) : std::string());
    return line.append(": ").append(severity).append(": ").append(sentence);
}

std::string printable(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const bool isUtf8 = firstBadUtf8(text) == std::string_view::npos;
    std::string line;
    std::size_t escaped = 0; // this many bytes are written in digits
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (escaped == 0)
            escaped = isUtf8 ? invisibleLength(text.substr(i)) : byte < 0x20 || byte >= 0x7f;
        if (escaped == 0) {
            line += text[i];
            continue;
        }
        --escaped;
        line += "\\x";
        line += digits[byte >> 4U];
        line += digits[byte & 0xfU];
    }
    return line;
}

int report(const Outcome &outcome)
{
    if (!outcome) {
        for (const std::string &line : outcome.error().lines)
            std::cerr << printable(line) << '\n';
    }
    const ExitCode code = outcome ? *outcome : outcome.error().code;
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "error: the output cannot be written\n";
        return static_cast<int>(ExitCode::File);
    }
    return static_cast<int>(code);
}

} // namespace rookery::cli
