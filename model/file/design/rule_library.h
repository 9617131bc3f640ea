#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/file/design/rule_form.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Own rules, or an end of the program's own, that are ready to be taken into a design. What an
/// author may want otherwise, such as a number or a set of cells, is one of their own words, or a
/// parameter that is filled in as they are added.
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
    /// A component that files of older builds have, which these rules say: the key of its list, or
    /// `ends/` and the word of a condition.
    std::string reads;
    /// What an end of theirs is for the player it is about, where they are added to a design;
    /// empty: they say it themselves.
    std::string outcome;
    /// What the rules say where they stand in a design: a template (model/base/message.h) whose
    /// arguments are the parameters; empty: the help.
    std::string says;
    std::vector<FormParameter> parameters;
    std::string rules; ///< as model/file/design/rule_clip.h pastes them, once they are filled in
    std::vector<Example> examples;
};

/// Those of resources/rules/library.json, in its order.
std::span<const LibraryRule> ruleLibrary();

/// The design with the rules of this key behind its own, as `drowning`, or with phrases for its
/// parameters, as `drowning: types={Lion, Zebra}, zone=river`. Fails for an unknown key or
/// parameter, where the rules are in the design already, and where a name that they need is taken.
Result<Design> withLibraryRule(const Design &design, std::string_view wanted);

/// The rules of a form as a design gets them first, with what it begins with.
std::string begunRules(const LibraryRule &rule);

} // namespace rookery
