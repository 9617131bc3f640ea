#include "model/exchange/fairy_stockfish/betza_parts.h"

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

} // namespace rookery::fairy
