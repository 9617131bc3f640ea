#pragma once

#include "model/database/kept_game.h"
#include "model/database/sqlite.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What was played from one position by one move, in how many games, and how they ended for the
/// player who made it.
struct ExploredMove
{
    std::string move;
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t lost = 0;
    std::size_t unfinished = 0;
    std::string last; ///< the last day on which it was played; may be empty

    std::size_t games() const { return won + drawn + lost + unfinished; }
    /// Of the points, of games that were finished; none if there is none.
    std::optional<double> share() const;
};

/// An answer of the lab about a version of a design. Question, settings and answer are JSON as
/// `rookery-cli analyse` writes it.
struct LabAnswer
{
    std::string id; ///< the same answer has the same wherever it is kept
    std::uint64_t version = 0;
    std::string question; ///< `balance`, `values`, `mating`, `solve`, `learn`
    std::string settings;
    std::string answer;
    std::string at; ///< the day
};

struct KeptVersion
{
    std::uint64_t key = 0;
    std::string name;
    std::string text;
    std::size_t games = 0;
};

/// Of a merge.
struct MergeCounts
{
    std::size_t games = 0;   ///< that were new
    std::size_t answers = 0; ///< likewise
    std::size_t twice = 0;   ///< games that were there already
    std::size_t unusable = 0;
};

/// An open file of games. Several programs may have one open; what was kept stays when one of them
/// is killed. For one thread at a time. Errors are sentences without the file's name.
class GameDatabase
{
public:
    /// With Access::Create a new file is made, or an empty one filled. A file of another program or
    /// of a newer version is refused.
    static Result<GameDatabase> open(const std::filesystem::path &path, Sqlite::Access access);

    /// Whether it was new. Games of one call are kept together or not at all.
    Result<std::size_t> add(const DesignVersion &version, const std::vector<KeptGame> &games);
    Result<bool> add(const DesignVersion &version, const LabAnswer &answer);
    /// Whether it was there.
    Result<bool> removeAnswer(const std::string &id);

    /// The most played first. Some microseconds, however many games there are.
    Result<std::vector<ExploredMove>> movesFrom(std::uint64_t version, std::uint64_t position);

    /// Those with the most games first.
    Result<std::vector<KeptVersion>> versions();
    Result<std::size_t> games(std::uint64_t version);
    /// The last ones first; of all versions with `version` 0.
    Result<std::vector<KeptGame>> lastGames(std::uint64_t version, std::size_t most);
    /// The last ones first; of all questions with an empty one.
    Result<std::vector<LabAnswer>> answers(const std::string &question = {});

    /// Adds what the other file has and this one has not.
    Result<MergeCounts> merge(const std::filesystem::path &other);

private:
    explicit GameDatabase(Sqlite connection)
        : m_connection(std::make_unique<Sqlite>(std::move(connection)))
    {
    }

    Result<std::int64_t> designId(const DesignVersion &version);
    bool addGame(std::int64_t design, const KeptGame &game);
    bool addAnswer(std::int64_t design, const LabAnswer &answer);
    void
    mergeGames(GameDatabase &from, std::int64_t theirs, std::int64_t ours, MergeCounts &counts);
    template<class T>
    Result<T> orFault(T value) const;

    std::unique_ptr<Sqlite> m_connection; ///< where statements find it
};

/// The file of games that belongs to a design's file: `chess.rookery` has `chess.rookery-games`.
std::filesystem::path gamesBeside(const std::filesystem::path &design);

} // namespace rookery
