#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// JSON as a table of Lua with the statements that build it: lists begin at 1, null is false.
/// `name` is what the table is called.
std::string luaData(std::string_view json, std::string_view name);

} // namespace rookery
