#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/phrase/draft.h"

#include <string>
#include <string_view>
#include <vector>

/// Members of rules that are texts: names and remarks of the author, and what is said in the words
/// of own rules. Paths are those of model/edit/rules/rule_parts.h.
namespace rookery {

/// A text line by line; of a list of moves, their names.
std::vector<std::string> ruleLines(const Design &design, std::string_view path);

/// Fails where the text cannot be read, or where another own rule needs what it said before. What
/// has another name now keeps it wherever it is used.
Result<Design>
withRuleLines(const Design &design, std::string_view path, const std::vector<std::string> &lines);

/// What a phrase, choices or steps say, with the blanks that are not filled yet; one blank where
/// nothing is said.
Result<phrase::Draft>
ruleDraft(const Design &design, std::string_view path, const Wording &wording = {});

/// While it has blanks the rule stays as it is, and the draft stands beside it.
Result<Design>
withRuleDraft(const Design &design, std::string_view path, const phrase::Draft &draft);

/// Whether a rule or a member of it has blanks that are not filled.
bool hasRuleDraft(const Design &design, std::string_view path);

/// The design with rules whose texts are read again; `path` is where a fault is the author's own.
Result<Design> withOwnRulesRead(const Design &design, Rules rules, std::string_view path = {});

/// An edit that named things, unless own rules use a name that means two of them now: such a design
/// could not be read back from a file. Asks the rules only where things or their names may have
/// changed; then they are read once more.
Result<Design> withRulesReadable(const Design &before, Result<Design> after);

/// The rules with texts in place of all trees.
Rules textsOfOwnRules(const Design &design);

} // namespace rookery
