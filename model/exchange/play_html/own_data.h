#pragma once

#include "model/exchange/target/subject.h"
#include "model/exchange/target/verdict.h"

#include <string>

namespace rookery {

/// The own rules of a game as JSON for the script in resources/play, their phrases as trees; `null`
/// without any.
std::string ownData(const Subject &subject);

/// What of the own rules the script does not play.
void judgeOwnRules(const Subject &subject, Verdict &verdict);

} // namespace rookery
