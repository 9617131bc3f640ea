#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"
#include "model/file/disk/file_errors.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace rookery {

/// The format that this program writes.
inline constexpr int designFormatVersion = 2;

struct ReadDesign
{
    Design design;
    std::vector<Problem> warnings; ///< unknown keys, which are kept: code "key"
};

/// Reads the text of a design file. A bad file gives all its errors, each with line, column and
/// JSON pointer, in the order of the file; a text that is no JSON gives the first. What is read is
/// consistent as model/design/design.h promises. Pictures in files are not looked for.
Result<ReadDesign, Errors> readDesign(std::string_view text);

/// The same of a file, with the pictures that lie beside it; those of a recovery copy lie in the
/// folder of the file it was made from, its `home`.
Result<ReadDesign, FileErrors> readDesignFile(const std::filesystem::path &path,
                                              const std::filesystem::path &home = {});

} // namespace rookery
