#pragma once

#include "app/cli/json_output.h"
#include "app/cli/outcome.h"

#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace rookery::cli {

/// A part of a long job, as `K/N`: the whole of it without one.
struct Shard
{
    std::size_t part = 0; ///< from 0
    std::size_t parts = 1;
};

Tried<Shard> shardOf(const std::optional<std::string> &text);

/// The games of a job, in a file of lines of JSON: the first says what the job is, each of the
/// others holds a game with its number. What was killed goes on where it stopped; parts are added
/// up by their numbers, whatever is missing or twice.
class PartFile
{
public:
    /// Games of another job are refused, not mixed. Without a file there are none, and none are
    /// kept.
    static Tried<PartFile> open(const std::optional<std::string> &file, const Json &job);
    /// All games of some files of the same job.
    static Tried<PartFile> merged(const std::vector<std::string> &files);

    const Json &job() const { return m_job; }
    /// Objects, each with a `game`.
    const std::vector<Json> &games() const { return m_games; }
    std::optional<Failure> add(const Json &game);

private:
    std::optional<Failure> read(const std::string &file);

    std::string m_name;
    std::ofstream m_out;
    Json m_job;
    std::vector<Json> m_games;
};

} // namespace rookery::cli
