#pragma once

#include "model/exchange/target/format.h"
#include "model/file/disk/atomic_write.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Exports as files in a folder.
namespace rookery {

/// A name for files, made of letters, digits, '-' and '_'; "game" if nothing is left.
std::string fileStem(std::string_view name);

/// Where the files go: the first to `out`, the others into the same folder.
std::vector<std::filesystem::path> exportPaths(const Exported &made,
                                               const std::filesystem::path &out);

/// The first of these files that exists and was not written by this program; an error if one cannot
/// be read.
Result<std::optional<std::filesystem::path>>
foreignFile(const std::vector<std::filesystem::path> &paths);

/// Writes every file, each whole or not at all. Whatever is there is replaced. The others call the
/// first one by the name it is given here. Gives the first loss.
Result<SavedFile> writeExport(const Exported &made, const std::filesystem::path &out);

} // namespace rookery
