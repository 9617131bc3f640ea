#pragma once

#include "app/cli/outcome.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::cli {

class Arguments;

/// One row of the table of commands.
struct Command
{
    using Run = Outcome (*)(Arguments &arguments);

    std::string_view name;  ///< empty: the program is this command alone
    std::string_view usage; ///< what stands behind the name
    std::string_view title; ///< one line
    Run run;
};

/// The words behind a command's name. The command declares what it understands, each with the
/// variable that receives it, and then calls parse():
///
///     CheckRequest request;
///     arguments.words("FILE", request.files);
///     arguments.flag("--strict", request.isStrict, "warnings count as errors");
///     if (auto end = arguments.parse())
///         return *end;
class Arguments
{
public:
    Arguments(const Command &command,
              std::string program,
              std::vector<std::string> words,
              std::span<const Command> ownCommands = {});
    ~Arguments();

    const std::string &program() const { return m_program; }
    /// The commands that only this program has, for `help`.
    std::span<const Command> ownCommands() const { return m_ownCommands; }

    void flag(const std::string &name, bool &isGiven, const std::string &help);
    void value(const std::string &name,
               const std::string &valueName,
               std::optional<std::string> &text,
               const std::string &help);
    /// A name that an option had in earlier versions: it is still read, and help does not list it.
    void formerValue(const std::string &name, std::optional<std::string> &text);
    /// An option that may be given several times.
    void values(const std::string &name,
                const std::string &valueName,
                std::vector<std::string> &texts,
                const std::string &help);
    /// The words that belong to no option; at least `least` and at most `most` of them.
    void words(const std::string &valueName,
               std::vector<std::string> &texts,
               std::size_t least = 1,
               std::size_t most = static_cast<std::size_t>(-1));
    /// More to say in the command's help, behind the options.
    void note(const std::string &text);

    /// Whether nothing is wanted but what was asked for: no notes, warnings and differences.
    bool isQuiet() const;

    /// How the command ends already: help was asked for, or the usage is wrong.
    std::optional<Outcome> parse();

private:
    struct Options;

    std::optional<Failure> preliminaryFault() const;
    Failure unknownOption(const std::string &name) const;
    std::optional<Failure> faultOfWords(const std::vector<std::string> &loose);

    std::string m_program;
    std::span<const Command> m_ownCommands;
    std::vector<std::string> m_words;
    std::unique_ptr<Options> m_options;
};

} // namespace rookery::cli
