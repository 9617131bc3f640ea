#include "app/cli/learned_option.h"

#include "app/cli/games/kept_games.h"
#include "app/cli/sources.h"
#include "model/database/kept_learning.h"

namespace rookery::cli {

Tried<LearnedFile> learnedFile(const std::string &name)
{
    const auto text = textNamed(name);
    if (!text)
        return failed(failureOf(name, {FileFault::Unavailable, {text.error()}}));
    auto file = readLearned(*text);
    if (!file)
        return failed(failureOf(name, {FileFault::Malformed, {file.error()}}));
    return std::move(*file);
}

Tried<LearnedSource> learnedOption(const std::string &name)
{
    if (isDatabase(name))
        return learnedKeptIn(name);
    auto file = learnedFile(name);
    if (!file)
        return failed(file.error());
    return learnedFrom(std::move(*file));
}

std::string isAboutAnother(const std::string &name)
{
    return "'" + name + "' is about another design, or another version of this one";
}

} // namespace rookery::cli
