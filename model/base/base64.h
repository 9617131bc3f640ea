#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// RFC 4648 with padding, on one line.
std::string base64Of(std::string_view bytes);

/// Nothing for a text that base64Of() would not write.
std::optional<std::string> bytesOfBase64(std::string_view text);

} // namespace rookery
