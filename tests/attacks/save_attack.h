#pragma once

#include "tests/attacks/traced_process.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace rookery::test {

/// One way to save a file, which is to be attacked.
struct Save
{
    std::string file = "x.rookery";    ///< in the folder of the attack
    std::optional<std::string> before; ///< what it holds; nothing: it is not there
    /// Saves; runs in a process of its own, in which it says what failed on standard error.
    std::function<int(const std::filesystem::path &file)> run;
    /// Puts other things beside the file.
    std::function<void(const std::filesystem::path &folder)> prepare = [](const auto &) {
    };
    /// What else is not as it should be afterwards; empty if nothing.
    std::function<std::string(const std::filesystem::path &file, const Traced &)> judge =
        [](const auto &, const auto &) {
            return std::string();
        };
    /// Whether it has to be refused whatever happens.
    enum class Expected { Saved, Refused };
    Expected expected = Expected::Saved;
};

/// How much is tried.
struct AttackSize
{
    std::size_t stride = 1; ///< every so manieth call
    std::vector<int> errors;
    std::vector<std::size_t> longestWrites; ///< bytes; each gives a sweep of its own
};

/// Kills a save before each of its system calls, or lets each of them fail, and looks at what is
/// left: the old content or the new one, whole; a sentence that says what happened and what to do;
/// and, after the next save, no file more than before.
class SaveAttack
{
public:
    SaveAttack(Save save, std::filesystem::path folder);

    /// What is wrong, with the system call; empty if nothing. `tried` counts.
    std::string kill(const AttackSize &size, std::size_t &tried);
    std::string fail(const AttackSize &size, std::size_t &tried);

private:
    Traced attempt(const Interference &interference);
    std::string prepareNew();
    std::string fault(const Traced &traced, Interference::Kind kind);
    std::string faultOfExit(const Traced &traced, bool isNew) const;
    std::string faultOfNextSave();
    std::string faultAt(const Interference &interference, std::size_t &tried);

    Save m_save;
    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    std::string m_new;                ///< what the file holds after a save
    std::vector<std::string> m_names; ///< of what is in the folder then
};

/// Names of everything in the folder.
std::vector<std::string> namesIn(const std::filesystem::path &folder);

/// The whole content; nothing if there is no such file.
std::optional<std::string> contentOf(const std::filesystem::path &file);

} // namespace rookery::test
