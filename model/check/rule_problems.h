#pragma once

#include "model/base/problem.h"

#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// A warning about a place within the rules, such as "ends/2", and what it says there.
inline void warnOfRule(std::vector<Problem> &problems,
                       const char *code,
                       Message message,
                       const std::string &pointer,
                       const Element &element = {})
{
    problems.push_back(
        {Severity::Warning, code, std::move(message), {0, 0, "/rules/" + pointer}, element});
}

/// The place of a row of a list.
inline std::string rowOf(const char *list, std::size_t index)
{
    return list + ("/" + std::to_string(index));
}

} // namespace rookery
