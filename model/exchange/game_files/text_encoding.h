#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// UTF-8 without a byte order mark. What is not UTF-8 is taken for Latin-1, in which every byte is
/// a letter.
std::string asUtf8(std::string_view text);

/// The beginning of a text of unknown origin, fit for an error: one line of at most 40 bytes.
std::string excerpt(std::string_view text);

} // namespace rookery
