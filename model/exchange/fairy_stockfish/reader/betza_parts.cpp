#include "model/exchange/fairy_stockfish/reader/betza_parts.h"

#include "model/base/text.h"

namespace rookery::fairy {

BetzaParts betzaParts(std::string_view betza)
{
    BetzaParts parts;
    while (!betza.empty() && betza.back() == ' ')
        betza.remove_suffix(1);
    for (std::size_t at = 0; at < betza.size();) {
        std::string modifiers;
        bool isInitial = false;
        while (at < betza.size() && !(betza[at] >= 'A' && betza[at] <= 'Z')) {
            const char c = betza[at++];
            isInitial = isInitial || c == 'i';
            parts.capturesInPassing = parts.capturesInPassing || c == 'e';
            if (c != 'i' && c != 'e')
                modifiers += c;
        }
        std::string &target = isInitial ? parts.initial : parts.always;
        // The engine makes initial moves without capture, whatever the string says.
        if (isInitial && modifiers.find('m') == std::string::npos)
            modifiers += 'm';
        target += modifiers;
        if (at < betza.size())
            target += betza[at++];
        if (at < betza.size() && (isAsciiDigit(betza[at]) || betza[at] == betza[at - 1]))
            target += betza[at++];
    }
    return parts;
}

namespace {

/// Letters of atoms whose cells may be the same have a bit in common.
unsigned cellsOf(char atom)
{
    constexpr std::string_view orthogonal = "WRDHKQ";
    constexpr std::string_view diagonal = "FBAGKQ";
    const unsigned lines = (orthogonal.find(atom) != std::string_view::npos ? 1U : 0U)
                           | (diagonal.find(atom) != std::string_view::npos ? 2U : 0U);
    return lines != 0 ? lines : 4U << static_cast<unsigned>(atom - 'A');
}

} // namespace

CaptureOnly captureOnly(std::string_view betza)
{
    unsigned captures = 0;
    unsigned moves = 0;
    bool doesBoth = false;
    std::string modifiers;
    for (const char c : betzaParts(betza).always) {
        const bool isAtom = c >= 'A' && c <= 'Z';
        if (!isAtom) {
            modifiers += c;
            continue;
        }
        const bool onlyMoves = modifiers.find('m') != std::string::npos;
        const bool onlyCaptures = modifiers.find('c') != std::string::npos && !onlyMoves;
        (onlyCaptures ? captures : moves) |= cellsOf(c);
        doesBoth = doesBoth || (!onlyMoves && !onlyCaptures);
        modifiers.clear();
    }
    if (captures == 0)
        return CaptureOnly::Nowhere;
    return doesBoth || (captures & moves) != 0 ? CaptureOnly::Somewhere : CaptureOnly::Wherever;
}

} // namespace rookery::fairy
