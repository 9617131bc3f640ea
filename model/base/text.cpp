#include "model/base/text.h"

#include <algorithm>

namespace rookery {

std::string listed(std::span<const std::string> items, std::size_t most)
{
    std::string text;
    const std::size_t shown = items.size() > most ? most : items.size();
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == items.size();
        if (i > 0)
            text += last ? " and " : ", ";
        text += items[i];
    }
    if (shown < items.size())
        text += " and " + std::to_string(items.size() - shown) + " more";
    return text;
}

void appendItem(std::string &list, std::string_view separator, std::string_view item)
{
    if (!list.empty())
        list += separator;
    list += item;
}

std::string counted(std::size_t count, std::string_view singular, std::string_view plural)
{
    std::string text = std::to_string(count) + " ";
    if (count == 1)
        return text.append(singular);
    return plural.empty() ? text.append(singular).append("s") : text.append(plural);
}

namespace {

/// Edits (insert, delete, replace, swap neighbours) that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> previous(b.size() + 1);
    std::vector<std::size_t> current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        previous[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replace = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[j] = std::min({replace, previous[j] + 1, current[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[j] = std::min(current[j], before[j - 2] + 1);
        }
        std::swap(before, previous);
        std::swap(previous, current);
    }
    return previous[b.size()];
}

} // namespace

std::string nearest(std::string_view word, std::span<const std::string> candidates)
{
    constexpr std::size_t longest = 64;
    if (word.empty() || word.size() > longest)
        return {};
    const std::string wanted = lowered(word);
    // A single letter is near only to itself in the other case.
    std::size_t best = wanted.size() / 3 + (wanted.size() > 1 ? 1 : 0);
    std::string found;
    for (const std::string &candidate : candidates) {
        if (candidate.size() > longest)
            continue;
        const std::size_t distance = editDistance(wanted, lowered(candidate));
        if (distance < best || (distance == best && found.empty())) {
            best = distance;
            found = candidate;
        }
    }
    return found;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

namespace {

/// Length of the well-formed sequence at the start of `text`, or 0 (Unicode 15, table 3-7).
std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto tail = [&](std::size_t i) {
        return (byte(i) & 0xC0U) == 0x80U;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80U)
        return 1;
    if (lead >= 0xC2U && lead <= 0xDFU)
        return tail(1) ? 2 : 0;
    if (lead >= 0xE0U && lead <= 0xEFU) {
        const unsigned low = lead == 0xE0U ? 0xA0U : 0x80U;
        const unsigned high = lead == 0xEDU ? 0x9FU : 0xBFU;
        return byte(1) >= low && byte(1) <= high && tail(2) ? 3 : 0;
    }
    if (lead >= 0xF0U && lead <= 0xF4U) {
        const unsigned low = lead == 0xF0U ? 0x90U : 0x80U;
        const unsigned high = lead == 0xF4U ? 0x8FU : 0xBFU;
        return byte(1) >= low && byte(1) <= high && tail(2) && tail(3) ? 4 : 0;
    }
    return 0;
}

} // namespace

std::size_t firstBadUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::string_view::npos;
}

} // namespace rookery
