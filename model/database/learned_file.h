#pragma once

#include "model/base/result.h"
#include "model/engine/recipe/learned_values.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// What games taught about a design, as a line of JSON: for the recipe of this fingerprint alone.
struct LearnedFile
{
    std::uint64_t fingerprint = 0;
    std::string design; ///< its name, for readers
    std::size_t games = 0;
    std::uint64_t nodes = 0; ///< for each of their moves
    LearnedValues values;
};

std::string writeLearned(const LearnedFile &file);
/// The sentence says what is wrong with the text. Whether it fits a recipe, the recipe says.
Result<LearnedFile> readLearned(std::string_view text);

/// Null of none.
std::shared_ptr<const LearnedValues> sharedValues(std::optional<LearnedFile> file);

/// What comes with the program; see resources/learned. Reads one file at most.
std::optional<LearnedFile> bundledLearnedFile(std::uint64_t fingerprint);
/// The same, as a LearnedSource.
std::shared_ptr<const LearnedValues> bundledLearned(std::uint64_t fingerprint);
/// Of the file; null for other designs than its own.
LearnedSource learnedFrom(LearnedFile file);

} // namespace rookery
