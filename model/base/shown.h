#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// Given text as a message may show it: one line, not long, no control characters.
std::string shownText(std::string_view text);

/// The same in quotes.
std::string inQuotes(std::string_view text);

/// The character that begins the text, in quotes.
std::string shownCharacter(std::string_view text);

} // namespace rookery
