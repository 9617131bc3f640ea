#include "model/phrase/names.h"

#include "model/phrase/tokens.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace rookery::phrase {

namespace {

constexpr std::array keywords = {
    "or",   "and",   "not",  "in",     "where",       "for",      "some",    "no",    "every",
    "has",  "count", "the",  "sum",    "most",        "least",    "if",      "then",  "else",
    "true", "false", "none", "before", "before-turn", "at-start", "seen-by", "spread"};

/// How many letters must be put in, left out or changed.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t corner = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, corner + 1, changed});
        }
    }
    return row.back();
}

} // namespace

bool isKeyword(std::string_view name)
{
    return std::find(keywords.begin(), keywords.end(), name) != keywords.end();
}

bool isPlainName(std::string_view name)
{
    return isNameText(name) && !isKeyword(name) && !findFunction(name);
}

std::string quotedName(std::string_view name)
{
    if (isPlainName(name))
        return std::string(name);
    std::string text = "'";
    for (const char c : name)
        text += c == '\'' ? std::string("''") : std::string(1, c);
    return text + "'";
}

std::optional<Message> thingNamed(std::string_view name, const Names &names)
{
    const auto isNamed = [&](const std::vector<std::string> &list) {
        return std::find(list.begin(), list.end(), name) != list.end();
    };
    if (isNamed(names.players))
        return Message("a player");
    if (isNamed(names.pieces))
        return Message("a piece type");
    const bool isZone = std::any_of(names.zones.begin(), names.zones.end(), [&](const auto &zone) {
        return zone.name == name;
    });
    return isZone ? std::optional(Message("a zone")) : std::nullopt;
}

Message nearestName(std::string_view name, const std::vector<std::string> &names)
{
    const std::string *nearest = nullptr;
    std::size_t least = name.size() < 3 ? 2 : std::max<std::size_t>(2, name.size() / 3) + 1;
    for (const std::string &other : names) {
        if (other.empty() || other == name)
            continue;
        if (const std::size_t distance = editDistance(name, other); distance < least) {
            least = distance;
            nearest = &other;
        }
    }
    return nearest ? Message("; did you mean '{word}'?", {{"word", *nearest}}) : Message();
}

} // namespace rookery::phrase
