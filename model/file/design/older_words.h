#pragma once

#include "model/file/json/json_tree.h"

#include <optional>
#include <string>

namespace rookery {

/// The text with the keys and values that version 1 called `foe` or `men` in the field's words;
/// none if it holds no such word. Lines stay those of the file. Early files of version 2 have them
/// too, so files of every version are asked.
std::optional<std::string> withWordsOfTheField(const JsonTree &older);

} // namespace rookery
