#pragma once

#include <filesystem>
#include <string>

namespace rookery {

/// Names of files that are written beside the one whose place they take in the end. Who writes one
/// keeps it locked, so that what a killed process left behind can be told from what is being
/// written.
class TemporaryNames
{
public:
    explicit TemporaryNames(const std::filesystem::path &target);

    /// Another name each time.
    std::filesystem::path next() const;

    /// Removes what saves of the same file left behind that were killed: regular files of this user
    /// with such a name that no process has locked.
    void removeStale() const;

private:
    bool isOne(const std::string &name) const;

    std::filesystem::path m_folder;
    std::string m_stem;
};

/// Marks a new file as being written; false if another process has just removed it as stale.
bool markWritten(int file);

} // namespace rookery
