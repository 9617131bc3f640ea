#pragma once

#include "app/cli/arguments.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace rookery::test {

/// The main() of a program that is one command.
inline int runProgram(const cli::Command &command, int argc, char **argv)
{
    std::string program = argc > 0 ? std::filesystem::path(argv[0]).stem().string() : std::string();
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    cli::Arguments arguments(command, std::move(program), std::move(words));
    return cli::report(command.run(arguments));
}

} // namespace rookery::test
