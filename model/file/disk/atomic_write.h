#pragma once

#include "model/base/result.h"
#include "model/file/disk/file_content.h"

#include <filesystem>
#include <string_view>

namespace rookery {

/// Replaces a file, or makes a new one. Afterwards it holds these bytes; after a failure, a crash
/// or a power cut it holds either these or what it held before. A symbolic link stays and its
/// target is replaced; permissions stay. Gives the stamp of what was written.
Result<FileStamp> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes);

} // namespace rookery
