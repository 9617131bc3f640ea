#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// JSON as constants of C, of the types in resources/play/c/10_board.c. `name` is what the whole is
/// called; equal parts stand there once.
std::string cData(std::string_view json, std::string_view name);

} // namespace rookery
