#pragma once

#include "app/cli/outcome.h"
#include "model/exchange/target/format.h"

#include <string>

namespace rookery::cli {

/// The format of this id; what is asked of it says which are hinted at.
enum class FormatUse { Write, Read };
Tried<const Format *> formatOf(std::string_view option, const std::string &id, FormatUse use);

} // namespace rookery::cli
