#pragma once

#include "model/exchange/target/subject.h"
#include "model/play/position/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// The position as FEN in the letters of an export (by piece, capitals), with counters; rights to
/// castle by wing or by the partner's file, as `setup` has them. Nothing where FEN does not say the
/// whole position, or where the setup written this way is not `setup`, the FEN that the export
/// begins with: then nothing is known of how that program reads others.
std::optional<std::string> fenFor(const Subject &subject,
                                  const Position &position,
                                  std::string_view letters,
                                  std::string_view setup);

} // namespace rookery
