#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Own rules that are ready to be taken into a design. What an author may want otherwise, such as a
/// number or a set of cells, is one of their own words.
struct LibraryRule
{
    /// What the rules do to a bundled game.
    struct Example
    {
        std::string design;
        std::vector<std::string> moves; ///< made first
        std::vector<std::string> allows;
        std::vector<std::string> refuses;
    };

    std::string key;
    std::string title;
    std::string help;  ///< a sentence for people who look for it
    std::string finds; ///< other words that people look for it with, separated by commas
    std::string rules; ///< as model/file/design/rule_clip.h pastes them
    std::vector<Example> examples;
};

/// Those of resources/rules/library.json, in its order.
std::span<const LibraryRule> ruleLibrary();

/// The design with the rules of this key behind its own. Fails for an unknown key, where the rules
/// are in the design already, and where a name that they need is taken.
Result<Design> withLibraryRule(const Design &design, std::string_view key);

} // namespace rookery
