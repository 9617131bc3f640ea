#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// "a, b and c"; with more than `most` items "a, b, c and 4 more".
std::string listed(std::span<const std::string> items, std::size_t most = 6);

/// Adds an item to a list that is one text; the separator stands between items only.
void appendItem(std::string &list, std::string_view separator, std::string_view item);

/// "1 piece", "2 pieces"; plural is singular + "s" unless given.
std::string counted(std::size_t count, std::string_view singular, std::string_view plural = {});

/// The candidate that `word` most likely meant, or an empty string if none is near.
std::string nearest(std::string_view word, std::span<const std::string> candidates);

/// ASCII only, so that files read the same in every locale.
std::string lowered(std::string_view text);
bool isAsciiLetter(char c);
bool isAsciiDigit(char c);

/// Without the blanks, tabs and ends of lines around it.
std::string_view trimmed(std::string_view text);

std::vector<std::string_view> split(std::string_view text, char separator);

/// Bytes that are not part of a well-formed UTF-8 text, counted from 0; npos if all is well.
std::size_t firstBadUtf8(std::string_view text);

} // namespace rookery
