#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/file/disk/atomic_write.h"

#include <filesystem>
#include <string>

namespace rookery {

/// The one text that a consistent design has: fixed order of keys, short lines, so that a change
/// of the design is a small difference of its file. Reading it gives the same design.
std::string writeDesign(const Design &design);

/// Writes the design to a file, whole or not at all. A design that is too large to be read again is
/// refused; the file stays as it was.
Result<SavedFile> saveDesign(const std::filesystem::path &path, const Design &design);

} // namespace rookery
