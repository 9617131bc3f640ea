#pragma once

#include "model/exchange/zrf/zrf_vocabulary.h"

#include <string>

namespace rookery {

/// What stands for an end's condition; empty if the language cannot say the end.
std::string zrfGoal(const Subject &subject, const ZrfVocabulary &words, const End &end);

/// The sections of all ends, and of mate, which the language draws where nothing else is said.
std::string zrfGoals(const Subject &subject, const ZrfVocabulary &words);

} // namespace rookery
