#include "model/picture/piece_colours.h"

#include "model/base/text.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace rookery {

namespace {

/// The first ones are given out in turn; the others only where a player's name asks for one.
constexpr std::size_t inTurn = 8;
enum ColourNumber : std::size_t {
    White,
    Black,
    Red,
    Blue,
    Green,
    Yellow,
    Violet,
    Teal,
    Orange,
    Brown,
    Grey,
    Pink
};

constexpr std::array<PieceColours, 12> colours = {{
    {0xfdfcf8, 0x1b1a18},
    {0x2b2a28, 0xf4f1ea},
    {0xb3261e, 0xfdf2f0},
    {0x1f5fa8, 0xeef4fb},
    {0x2e7d32, 0xeef7ee},
    {0xe0a100, 0x2a2000},
    {0x7b3fa0, 0xf6effa},
    {0x00838f, 0xe9f7f8},
    {0xd9661f, 0x241000},
    {0x6d4326, 0xf8f0e8},
    {0x8a8d91, 0x101214},
    {0xe48fb0, 0x2b0f1a},
}};

/// Names are not translated: they are the design's.
std::optional<std::size_t> colourOfWord(std::string_view word)
{
    static const std::map<std::string_view, std::size_t> words = {
        {"white", White},
        {"ivory", White},
        {"black", Black},
        {"ebony", Black},
        {"red", Red},
        {"scarlet", Red},
        {"crimson", Red},
        {"blue", Blue},
        {"green", Green},
        {"yellow", Yellow},
        {"gold", Yellow},
        {"golden", Yellow},
        {"violet", Violet},
        {"purple", Violet},
        {"teal", Teal},
        {"cyan", Teal},
        {"orange", Orange},
        {"brown", Brown},
        {"grey", Grey},
        {"gray", Grey},
        {"silver", Grey},
        {"pink", Pink},
        // Sides of janggi and Tablut, whose pieces have these colours by tradition.
        {"cho", Blue},
        {"han", Red},
        {"sweden", White},
        {"muscovy", Black},
    };
    const auto found = words.find(word);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

/// The first word of a name that is a colour's.
std::optional<std::size_t> namedColour(std::string_view name)
{
    const std::string text = lowered(name);
    std::string word;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool isInWord =
            i < text.size()
            && (isAsciiLetter(text[i]) || static_cast<unsigned char>(text[i]) >= 0x80);
        if (isInWord) {
            word += text[i];
        } else {
            if (const auto colour = colourOfWord(word))
                return colour;
            word.clear();
        }
    }
    return std::nullopt;
}

} // namespace

PieceColours pieceColours(PlayerId player)
{
    return colours[player.index() % inTurn];
}

std::vector<PieceColours> pieceColours(const Rules &rules)
{
    std::vector<std::optional<std::size_t>> named;
    std::set<std::size_t> taken;
    for (const Player &player : rules.players) {
        const auto colour = namedColour(player.name);
        const bool isFree = colour && taken.insert(*colour).second;
        named.push_back(isFree ? colour : std::nullopt);
    }
    std::vector<PieceColours> all;
    std::size_t next = 0;
    for (const auto &colour : named) {
        while (!colour && taken.contains(next))
            ++next;
        all.push_back(colours[(colour ? *colour : next++ % inTurn) % colours.size()]);
    }
    return all;
}

} // namespace rookery
