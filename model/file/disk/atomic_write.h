#pragma once

#include "model/base/result.h"
#include "model/file/disk/file_content.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace rookery {

/// What was written, to be compared with later content.
struct SavedFile : FileStamp
{
    Message loss; ///< what the file had besides its content and could not keep: a sentence
                  ///< without a full stop, else empty
};

/// Replaces a file, or makes a new one. Afterwards it holds these bytes; after a failure, a crash
/// or a power cut it holds either these or what it held before. A symbolic link stays and its
/// target is replaced; owner, permissions, access list and the user's attributes stay, or the loss
/// is said. What saves of the same file left behind that were killed is removed.
Result<SavedFile> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes);

} // namespace rookery
