#pragma once

#include "model/exchange/subject.h"

#include <string>
#include <vector>

namespace rookery {

/// The ends of a game as Sjaak II has them.
struct SjaakEnds
{
    std::vector<std::string> lines;
    std::vector<std::size_t> said; ///< which of Rules::ends the lines say
};

SjaakEnds sjaakEnds(const Subject &subject);

} // namespace rookery
