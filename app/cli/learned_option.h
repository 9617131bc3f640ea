#pragma once

#include "app/cli/outcome.h"
#include "model/database/learned_file.h"

#include <string>

namespace rookery::cli {

/// What `analyse --learn` has written.
Tried<LearnedFile> learnedFile(const std::string &name);

/// What games have taught, by such a file or by a database of games: for the design that it was
/// learned of, and null for others.
Tried<LearnedSource> learnedOption(const std::string &name);

/// `'NAME' is about another design ...`: where a recipe has got nothing from learnedOption().
std::string isAboutAnother(const std::string &name);

} // namespace rookery::cli
