#pragma once

#include <string>
#include <string_view>

namespace rookery::cli {

/// What may be written for a component of `rules`, or of "ends": a line for each member, with what
/// it takes, its values and what it means. Empty if there is no such component.
std::string ruleMembers(std::string_view component);

} // namespace rookery::cli
