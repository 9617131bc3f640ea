#pragma once

#include "model/exchange/target/subject.h"

#include <string>
#include <string_view>

namespace rookery {

/// The part of a page that is the diagram; an error where the notation has no word for a move.
Result<std::string> diagramPage(const Subject &subject, const Verdict &verdict);

/// A word for the lines of a diagram, which end a field at ':' and are read as HTML.
std::string diagramWord(std::string_view name);

} // namespace rookery
