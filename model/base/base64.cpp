#include "model/base/base64.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace rookery {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string base64Of(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t group = 0;
        for (std::size_t i = 0; i < 3; ++i)
            group = group << 8U | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i > count ? '=' : alphabet[group >> (18 - 6 * i) & 63U];
    }
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t group = 0;
        std::size_t letters = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t value = alphabet.find(text[at + i]);
            if (value != std::string_view::npos && letters == i) {
                group = group << 6U | static_cast<std::uint32_t>(value);
                ++letters;
            } else if (text[at + i] != '=') {
                return std::nullopt;
            }
        }
        const bool isLast = at + 4 == text.size();
        if (letters < 2 || (letters < 4 && !isLast))
            return std::nullopt;
        group <<= 6U * (4 - letters);
        for (std::size_t i = 0; i + 1 < letters; ++i)
            bytes += static_cast<char>(group >> (16 - 8 * i) & 255U);
    }
    return base64Of(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace rookery
