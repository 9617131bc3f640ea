#pragma once

#include "model/exchange/zrf/zrf_vocabulary.h"

#include <string>

namespace rookery {

/// The board section of a game: a grid where the lattice is one, else every position and link.
std::string zrfBoardText(const Subject &subject, const ZrfVocabulary &words);

} // namespace rookery
