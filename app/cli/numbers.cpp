#include "app/cli/numbers.h"

#include <algorithm>

namespace rookery::cli {

Tried<std::uint64_t> numberOf(std::string_view option, const std::string &text, std::uint64_t most)
{
    const bool isNumber = !text.empty() && text.size() < 16
                          && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || std::stoull(text) > most)
        return badValue(
            option, {"'" + text + "' is no number up to " + std::to_string(most), {1, 1, {}}, {}});
    return std::stoull(text);
}

std::optional<Failure> takeSeconds(std::string_view option,
                                   const std::optional<std::string> &text,
                                   std::chrono::milliseconds &to)
{
    if (!text)
        return std::nullopt;
    const bool isNumber = !text->empty() && text->size() < 12 && *text != "."
                          && text->find_first_not_of("0123456789.") == std::string::npos
                          && std::count(text->begin(), text->end(), '.') <= 1;
    constexpr double most = 1e6;
    const double seconds = isNumber ? std::stod(*text) : 0;
    if (seconds < 0.001 || seconds > most)
        return badValue(option,
                        {"'" + *text + "' is no number of seconds from 0.001 to 1000000",
                         {1, 1, {}},
                         {}})
            .take();
    to = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1'000));
    return std::nullopt;
}

} // namespace rookery::cli
