#include "model/database/kept_learning.h"

#include <nlohmann/json.hpp>

namespace rookery {

namespace {

constexpr const char *question = "learn";

/// Those that belong to the recipe, the last ones first.
Result<std::vector<std::pair<std::string, LearnedFile>>> filesIn(GameDatabase &database,
                                                                 std::uint64_t fingerprint)
{
    const auto answers = database.answers(question);
    if (!answers)
        return failure(answers.error());
    std::vector<std::pair<std::string, LearnedFile>> files;
    for (const LabAnswer &answer : *answers) {
        auto file = readLearned(answer.answer);
        if (file && file->fingerprint == fingerprint)
            files.emplace_back(answer.id, std::move(*file));
    }
    return files;
}

} // namespace

std::optional<LearnedFile> keptLearning(const std::filesystem::path &games,
                                        std::uint64_t fingerprint)
{
    auto database = GameDatabase::open(games, Sqlite::Access::Read);
    if (!database)
        return std::nullopt;
    auto files = filesIn(*database, fingerprint);
    return files && !files->empty() ? std::optional(std::move(files->front().second))
                                    : std::nullopt;
}

Result<std::monostate>
keepLearning(GameDatabase &database, const DesignVersion &version, const LearnedFile &file)
{
    const nlohmann::json settings{{"games", file.games}, {"nodes", file.nodes}};
    const LabAnswer answer{
        newGameId(), version.key, question, settings.dump(), writeLearned(file), today()};
    const auto added = database.add(version, answer);
    if (!added)
        return failure(added.error());
    return std::monostate();
}

Result<std::size_t> dropLearning(GameDatabase &database, std::uint64_t fingerprint)
{
    const auto files = filesIn(database, fingerprint);
    if (!files)
        return failure(files.error());
    for (const auto &[id, file] : *files) {
        if (const auto gone = database.removeAnswer(id); !gone)
            return failure(gone.error());
    }
    return files->size();
}

LearnedSource learnedKeptIn(std::filesystem::path games)
{
    return [games = std::move(games)](std::uint64_t fingerprint) {
        return sharedValues(keptLearning(games, fingerprint));
    };
}

} // namespace rookery
