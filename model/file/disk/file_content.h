#pragma once

#include "model/base/result.h"
#include "model/design/limits.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

struct stat;

namespace rookery {

/// What a file held at one time, to notice that another program has changed it since.
struct FileStamp
{
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970
    std::uint64_t hash = 0;    ///< of the content

    /// Files with the same content are equal whenever they were written.
    friend bool operator==(const FileStamp &a, const FileStamp &b)
    {
        return a.size == b.size && a.hash == b.hash;
    }
};

FileStamp fileStamp(const struct stat &status, std::string_view bytes);

/// FNV-1a: notices changes, but is no protection against a forger.
std::uint64_t contentHash(std::string_view bytes);

/// Nothing for a file that cannot be read.
std::optional<FileStamp> stampOf(const std::filesystem::path &path);

/// The content of a regular file. Nothing else is read, so that a pipe blocks nothing.
Result<std::string> readWholeFile(const std::filesystem::path &path,
                                  std::size_t most = limits::fileBytes);

/// What an open descriptor, such as 0 for standard input, holds to its end, for which this waits.
/// Errors call it `name`; it stays open.
Result<std::string>
readStream(int descriptor, const std::string &name, std::size_t most = limits::fileBytes);

/// Why a file of this kind is neither read nor replaced; empty for a regular one.
Message fileKindFault(const struct stat &status);

} // namespace rookery
