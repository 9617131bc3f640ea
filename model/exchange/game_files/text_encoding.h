#pragma once

#include "model/base/message.h"

#include <string>
#include <string_view>

namespace rookery {

/// What a text is taken for that is not UTF-8.
enum class OtherEncoding {
    Latin1, ///< in which every byte is a letter
    ShiftJis,
};

/// UTF-8 without a byte order mark.
std::string asUtf8(std::string_view text, OtherEncoding other = OtherEncoding::Latin1);

/// The beginning of a text of unknown origin, fit for an error: one line of at most 40 bytes.
std::string excerpt(std::string_view text);

/// `a '(' has no ')'`.
Message withoutPartner(char sign, char partner);

} // namespace rookery
