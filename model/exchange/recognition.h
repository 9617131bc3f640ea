#pragma once

#include "model/exchange/target/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// The format of a file of this name, else the one that the text looks like; null if
/// nothing that can be read looks like this.
const Format *recognised(std::string_view text, std::string_view fileName = {});

/// The games of a text that holds several; empty for formats that hold one.
std::vector<std::string> variantsIn(const Format &format, std::string_view text);

/// Games that the format's reader knows by name, so that an empty text will do; by name.
std::vector<std::string> variantsKnownTo(const Format &format);

} // namespace rookery
