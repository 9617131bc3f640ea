#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// The text as a search compares it: small letters without accents, hyphens as spaces. Only Latin
/// letters have accents taken off; everything else stays as it is.
std::string folded(std::string_view text);

} // namespace rookery
