#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>

/// Standard input and output in the places of files.
namespace rookery::cli {

/// `-`, `/dev/stdin`, or what a shell passes for `<(command)`.
bool isInputStream(std::string_view name);

/// `-` or `/dev/stdin`.
bool isStandardInput(std::string_view name);

/// `-` or `/dev/stdout`.
bool isOutputStream(std::string_view name);

/// A file, or a stream to its end, for which this waits; at most limits::fileBytes.
Result<std::string> readInput(const std::string &name);

} // namespace rookery::cli
