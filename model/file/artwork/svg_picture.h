#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// An SVG picture that only draws: shapes, groups and gradients, with references into itself
/// alone, and not so many that drawing takes long.
struct CleanSvg
{
    std::string text;
    /// What was left out and may be missed, once each: `script`, `href of image`.
    std::vector<std::string> removed;
};

/// Keeps what is known to be harmless of a picture and leaves the rest out; styles become
/// attributes. An error, with line and column where it has one, for what is no SVG, is past a limit
/// or would be empty. Cleaning again changes nothing.
Result<CleanSvg> cleanedSvg(std::string_view text);

} // namespace rookery
