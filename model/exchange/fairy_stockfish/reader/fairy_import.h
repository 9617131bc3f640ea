#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery::fairy {

struct ImportedVariant
{
    Design design;
    std::vector<Message> notes; ///< what the text says that is no rule, as sentences
};

/// The variant of this name from the text of a variants.ini, or one that Fairy-Stockfish knows
/// without a file. Without a name the text's only variant. Errors have line and column where the
/// text is to blame.
Result<ImportedVariant, Errors> importVariant(std::string_view text, std::string_view name);

/// Why there is no such design, without the keys that the reasons are about; nothing if there is.
std::vector<Message> reasonsAgainst(std::string_view text, std::string_view name);

} // namespace rookery::fairy
