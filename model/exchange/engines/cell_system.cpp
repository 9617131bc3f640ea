#include "model/exchange/engines/cell_system.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

bool isFile(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

/// One digit, or two: that of a rank is no longer.
std::size_t digitsAt(std::string_view text, std::size_t at)
{
    std::size_t count = 0;
    while (count < 2 && at + count < text.size() && isAsciiDigit(text[at + count]))
        ++count;
    return count;
}

int numberAt(std::string_view text, std::size_t at, std::size_t digits)
{
    int number = 0;
    for (std::size_t i = 0; i < digits; ++i)
        number = number * 10 + (text[at + i] - '0');
    return number;
}

} // namespace

std::string fromSquares(std::string_view text, CellSystem system, int files, int ranks)
{
    if (system == CellSystem::Names || system == CellSystem::Squares)
        return std::string(text);
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t digits = isFile(text[i]) ? digitsAt(text, i + 1) : 0;
        if (digits == 0) {
            all += system == CellSystem::Shogi && text[i] == '@' ? '*' : text[i];
            continue;
        }
        const int rank = numberAt(text, i + 1, digits);
        if (system == CellSystem::FromZero)
            all += text[i] + std::to_string(rank - 1);
        else
            all += std::to_string(files - (text[i] - 'a'))
                   + static_cast<char>('a' + std::clamp(ranks - rank, 0, 25));
        i += digits;
    }
    return all;
}

std::string toSquares(std::string_view text, CellSystem system, int files, int ranks)
{
    if (system == CellSystem::Names || system == CellSystem::Squares)
        return std::string(text);
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isShogi = system == CellSystem::Shogi;
        const std::size_t at = isShogi ? i : i + 1;
        const std::size_t digits = isShogi || isFile(text[i]) ? digitsAt(text, at) : 0;
        const bool hasLetter = !isShogi || (i + digits < text.size() && isFile(text[i + digits]));
        if (digits == 0 || !hasLetter) {
            all += isShogi && text[i] == '*' ? '@' : text[i];
            continue;
        }
        const int number = numberAt(text, at, digits);
        if (isShogi)
            all += static_cast<char>('a' + std::clamp(files - number, 0, 25))
                   + std::to_string(ranks - (text[i + digits] - 'a'));
        else
            all += text[i] + std::to_string(number + 1);
        i += digits;
    }
    return all;
}

} // namespace rookery
