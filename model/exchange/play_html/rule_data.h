#pragma once

#include "model/exchange/target/subject.h"
#include "model/exchange/target/verdict.h"

#include <string>

namespace rookery {

/// The rules of a design as JSON for the page's script: every member of every component under the
/// key that it has in a file, whether usual or not. Types, players, zones and directions are
/// numbers, places are cells; -1 is none.
std::string ruleData(const Design &design, const Board &board);

/// What keeps the page's script from playing the design, and what it leaves out: large boards, own
/// rules, components that it does not know.
void judgePlayedRules(const Subject &subject, Verdict &verdict);
/// The same where boards may be as large as they are.
void judgeRulesOnAnyBoard(const Subject &subject, Verdict &verdict);

} // namespace rookery
