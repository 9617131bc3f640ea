#include "model/base/did_you_mean.h"

#include "model/base/text.h"

namespace rookery {

Message didYouMean(std::string_view word, std::span<const std::string> candidates)
{
    const std::string found = nearest(word, candidates);
    return found.empty() ? Message() : Message("; did you mean '{word}'?", {{"word", found}});
}

} // namespace rookery
