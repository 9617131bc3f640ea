#pragma once

#include "app/cli/outcome.h"
#include "model/database/learned_file.h"

namespace rookery::cli {

/// What `--learned FILE` says that games have taught.
Tried<LearnedFile> learnedFile(const std::string &name);

} // namespace rookery::cli
