#include "model/exchange/fairymax/fairymax_rays.h"

namespace rookery::fairymax {

namespace {

/// Bits of a move's mode, as the engine names them in hexadecimal.
enum Mode : unsigned { Captures = 1, Quiet = 2, Leaper = 4, Hopper = 8, Toggle = 16 };

std::string hexadecimal(unsigned mode)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (; mode > 0; mode /= 16)
        text.insert(text.begin(), digits[mode % 16]);
    return text.empty() ? "0" : text;
}

} // namespace

int stepNumber(const Vector &step, PlayerId player)
{
    const int number = step.x() - width * step.y();
    return player.index() == 0 ? number : -number;
}

std::optional<std::string> ray(const SimpleMove &way, PlayerId player)
{
    const unsigned ends = (way.captures ? Captures : 0U) | (way.quiet ? Quiet : 0U);
    unsigned mode = ends;
    std::string tail;
    const bool isShort = way.most > 1 && way.most <= 5;
    if (way.friendly || way.kind == SimpleMove::Kind::Jump || way.least != 1)
        return std::nullopt;
    if (way.kind == SimpleMove::Kind::Lame) {
        mode = (ends | Leaper) * Toggle;
        tail = "," + std::to_string(stepNumber(way.second, player));
    } else if (way.kind == SimpleMove::Kind::Hop) {
        if (way.most != 1 && way.most != unlimited)
            return std::nullopt;
        mode = Hopper | (Hopper | ends | (way.most == 1 ? Leaper : 0U)) * Toggle;
    } else if (way.most == 1) {
        mode = ends | Leaper;
    } else if (isShort) {
        // It becomes a leaper, which ends after one more step, so many steps later.
        mode = ends | Leaper * Toggle | static_cast<unsigned>(way.most - 2) * 4U * Toggle * Toggle;
    } else if (way.most != unlimited) {
        return std::nullopt;
    }
    return " " + std::to_string(stepNumber(way.step, player)) + "," + hexadecimal(mode) + tail;
}

} // namespace rookery::fairymax
