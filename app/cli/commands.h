#pragma once

#include "app/cli/arguments.h"

#include <span>
#include <string_view>

namespace rookery {

/// Whether the word is one that runCommandLine() understands as its first argument, so that a
/// program that also opens files knows what it was given. `own` are commands that only that
/// program has.
bool isCommand(std::string_view word, std::span<const cli::Command> own = {});

/// Runs one command and returns its exit code: 0 fine, 1 the input has problems or a comparison
/// differs, 2 wrong usage, 3 a file is missing or cannot be written. Results go to standard output,
/// messages to standard error.
int runCommandLine(int argc, char **argv, std::span<const cli::Command> own = {});

} // namespace rookery
