#pragma once

#include "model/phrase/types.h"

#include <span>
#include <string_view>

/// What phrases and steps are made of beside functions and names, one row each.
namespace rookery::phrase {

struct PhrasePattern
{
    std::string_view text; ///< `?` is a blank, `$x` a name to be given, `@` what stands there
    bool (*fits)(Type);    ///< what it gives
    std::string_view help;
    std::string_view title = {}; ///< where the sentence does not say it
};

std::span<const PhrasePattern> phrasePatterns();
std::span<const PhrasePattern> aroundPatterns();
std::span<const PhrasePattern> stepPatterns();
std::span<const PhrasePattern> choicePatterns();

} // namespace rookery::phrase
