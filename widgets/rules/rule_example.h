#pragma once

#include "model/file/design/rule_library.h"

#include <QString>

#include <string_view>

namespace rookery {

/// Some bundled games that are written with this term, as `castling` or `when=mate`: those whose
/// files have the fewest terms, since the rule stands out there. Empty if none is.
QString gamesWithTerm(std::string_view term);

/// The shortest example of ready rules: what may be played in a bundled game then, and what not.
/// Empty without any.
QString shortestExample(const LibraryRule &rule);

} // namespace rookery
