#pragma once

#include "model/file/json/json_tree.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

/// What a form leaves open. In the texts of its rules `?zone` is the parameter `zone`; of what
/// stands in square brackets, between bars, the first is taken of which all parameters are given. A
/// rule with the member `given` is there only if that parameter is. `?#` behind the name of an own
/// rule is nothing, or a number where the name is taken.
struct FormParameter
{
    std::string name;
    std::string member; ///< its key in older files; empty: the name
    std::string title;  ///< for the command line
    std::string is;     ///< what an older file has: see model/file/design/older_members.h
    std::string usual;  ///< the phrase where nothing is said; empty: it may be left out
    std::string begun;  ///< the phrase to begin with, if that is another
    std::vector<std::pair<std::string, std::string>>
        words;     ///< choices of an older file, as phrases
    int least = 0; ///< of a number of an older file
    int most = 0;

    const std::string &key() const { return member.empty() ? name : member; }
};

/// Phrases by the names of parameters.
using FormBlanks = std::map<std::string, std::string, std::less<>>;
/// What the parameters are where nothing is said.
FormBlanks usualBlanks(const std::vector<FormParameter> &parameters);

/// Names that a design has given already, of whatever kind.
using TakenNames = std::set<std::string, std::less<>>;

/// The names in the text of a design.
TakenNames takenNames(const JsonTree &design);

/// The rules of a form, an object of lists, with its blanks filled in. No own rule gets a taken
/// name; the names that they have are taken from then on.
std::string filledForm(std::string_view rules, const FormBlanks &blanks, TakenNames &taken);

/// Parts between commas, those in brackets and quotes aside.
std::vector<std::string_view> partsBetweenCommas(std::string_view text);

} // namespace rookery
