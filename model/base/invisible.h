#pragma once

#include <string_view>

namespace rookery {

/// Bytes of the character at the start of a well-formed UTF-8 text if it shows nothing and can make
/// the text read as another, else 0: control characters, marks that turn the direction of writing,
/// characters without width.
std::size_t invisibleLength(std::string_view text);

/// Where the first such character begins; npos if there is none.
std::size_t firstInvisible(std::string_view text);

} // namespace rookery
