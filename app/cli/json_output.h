#pragma once

#include <iostream>
#include <nlohmann/json.hpp>

namespace rookery::cli {

/// Members stay in the order in which they are given.
using Json = nlohmann::ordered_json;

/// On one line. Bytes that are no UTF-8, such as those of a strange file name, become U+FFFD.
inline void printJson(const Json &json)
{
    std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace rookery::cli
