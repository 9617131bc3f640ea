#pragma once

#include "model/design/pieces.h"

#include <QString>

#include <vector>

namespace rookery {

/// A letter of Betza's notation, for a list that offers them.
struct BetzaWord
{
    QString letter;
    QString meaning;
    std::string example; ///< a string that shows what it does, for a picture; may be empty
};

/// The atoms of a dialect, and then its modifiers.
std::vector<BetzaWord> betzaWords(BetzaDialect dialect);

} // namespace rookery
