#pragma once

#include "model/file/bundled/bundled.h"

#include <QString>

#include <span>

namespace rookery {

/// What a term of design files means to people who look for a game.
struct RuleWords
{
    const char *term;  ///< as BundledDesign::has() knows it
    const char *words; ///< in English; a comma between them
};

std::span<const RuleWords> knownRuleWords();

/// The words for all terms of a design, in English and in the language of now.
QString ruleWords(const BundledDesign &design);

} // namespace rookery
