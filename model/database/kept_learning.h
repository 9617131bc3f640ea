#pragma once

#include "model/database/game_database.h"
#include "model/database/learned_file.h"

#include <filesystem>
#include <optional>

namespace rookery {

/// What games have taught about a design, in its file of games: an answer of the lab to the
/// question `learn`, as the text of a LearnedFile.
Result<std::monostate>
keepLearning(GameDatabase &database, const DesignVersion &version, const LearnedFile &file);
/// All that belongs to this recipe goes; how much that was.
Result<std::size_t> dropLearning(GameDatabase &database, std::uint64_t fingerprint);

/// The last that belongs to this recipe; none where there is none, or where the file cannot be
/// read. Any thread.
std::optional<LearnedFile> keptLearning(const std::filesystem::path &games,
                                        std::uint64_t fingerprint);
/// What is kept there; null for other designs.
LearnedSource learnedKeptIn(std::filesystem::path games);

} // namespace rookery
