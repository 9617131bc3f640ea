#include "app/cli/arguments.h"

#include "model/base/did_you_mean.h"
#include "model/base/text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cctype>
#include <iostream>

namespace rookery::cli {

namespace {

constexpr std::string_view endOfOptions = "--";

/// CLI11's help with this program's own line of usage.
class HelpFormatter final : public CLI::Formatter
{
public:
    explicit HelpFormatter(std::string usage)
        : m_usage(std::move(usage))
    {
        column_width(28);
    }

    std::string make_usage(const CLI::App *, std::string) const override
    {
        return "\nUsage: " + m_usage + "\n";
    }

private:
    std::string m_usage;
};

/// `-1` is a value and no option.
bool isNumber(std::string_view word)
{
    const std::string_view digits = word.substr(word.starts_with('-') ? 1 : 0);
    return !digits.empty() && std::all_of(digits.begin(), digits.end(), isAsciiDigit);
}

} // namespace

struct Arguments::Options
{
    struct Value
    {
        CLI::Option *option;
        std::optional<std::string> *text;
    };

    struct Values
    {
        CLI::Option *option;
        std::vector<std::string> *texts;
    };

    struct Flag
    {
        CLI::Option *option;
        bool *isGiven;
    };

    struct Words
    {
        std::string valueName;
        std::vector<std::string> *texts;
        std::size_t least;
        std::size_t most;
    };

    CLI::App app;
    bool isQuiet = false;
    std::vector<Value> values;
    std::vector<Values> lists;
    std::vector<Flag> flags;
    std::optional<Words> words;

    /// Whether the word is written exactly like a declared option.
    bool isOption(const std::string &word) const
    {
        return word.starts_with('-') && app.get_option_no_throw(word) != nullptr;
    }
    bool takesValue(const std::string &word) const
    {
        return isOption(word) && app.get_option_no_throw(word)->get_expected_min() > 0;
    }

    std::vector<std::string> optionNames() const
    {
        std::vector<std::string> names;
        for (const CLI::Option *option : app.get_options())
            names.push_back(option->get_name());
        return names;
    }
};

Arguments::Arguments(const Command &command,
                     std::string program,
                     std::vector<std::string> words,
                     std::span<const Command> ownCommands)
    : m_program(std::move(program))
    , m_ownCommands(ownCommands)
    , m_words(std::move(words))
    , m_options(std::make_unique<Options>())
{
    CLI::App &app = m_options->app;
    std::string title(command.title);
    title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
    app.description(title);
    std::string usage = m_program;
    for (const std::string_view part : {command.name, command.usage}) {
        if (!part.empty())
            usage.append(" ").append(part);
    }
    app.formatter(std::make_shared<HelpFormatter>(usage));
    app.set_help_flag("-h,--help", "this text");
    flag("-q,--quiet", m_options->isQuiet, "no notes, warnings and differences");
    app.allow_extras();
}

Arguments::~Arguments() = default;

void Arguments::flag(const std::string &name, bool &isGiven, const std::string &help)
{
    m_options->flags.push_back({m_options->app.add_flag(name, help), &isGiven});
}

void Arguments::value(const std::string &name,
                      const std::string &valueName,
                      std::optional<std::string> &text,
                      const std::string &help)
{
    CLI::Option *option = m_options->app.add_option(name, help);
    option->type_name(valueName);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_options->values.push_back({option, &text});
}

void Arguments::formerValue(const std::string &name, std::optional<std::string> &text)
{
    value(name, "", text, "");
    m_options->values.back().option->group("");
}

void Arguments::values(const std::string &name,
                       const std::string &valueName,
                       std::vector<std::string> &texts,
                       const std::string &help)
{
    const std::string all = help + "; may be given several times";
    CLI::Option *option = m_options->app.add_option(name, all);
    option->type_name(valueName);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_options->lists.push_back({option, &texts});
}

void Arguments::words(const std::string &valueName,
                      std::vector<std::string> &texts,
                      std::size_t least,
                      std::size_t most)
{
    m_options->words = Options::Words{valueName, &texts, least, most};
}

void Arguments::note(const std::string &text)
{
    m_options->app.footer(text);
}

std::optional<Outcome> Arguments::parse()
{
    CLI::App &app = m_options->app;
    if (auto fault = preliminaryFault())
        return failed(*fault);
    try {
        app.parse(std::vector<std::string>(m_words.rbegin(), m_words.rend()));
    } catch (const CLI::CallForHelp &) {
        std::string help = app.help();
        help.erase(help.find_last_not_of('\n') + 1);
        std::cout << help << '\n';
        return ExitCode::Fine;
    } catch (const CLI::ParseError &error) {
        return wrongUsage(error.what());
    }
    for (const auto &[option, isGiven] : m_options->flags)
        *isGiven = option->count() > 0;
    if (isQuiet())
        std::clog.rdbuf(nullptr);
    for (const auto &[option, text] : m_options->values) {
        if (option->count() > 1)
            return wrongUsage("option '" + option->get_name() + "' is given twice");
        if (option->count() == 1)
            *text = option->results().front();
    }
    for (const auto &[option, texts] : m_options->lists)
        *texts = option->results();
    if (auto fault = faultOfWords(app.remaining()))
        return failed(*fault);
    return std::nullopt;
}

bool Arguments::isQuiet() const
{
    return m_options->isQuiet;
}

/// What CLI11 would report in its own words, or take for a value.
std::optional<Failure> Arguments::preliminaryFault() const
{
    for (std::size_t i = 0; i < m_words.size() && m_words[i] != endOfOptions; ++i) {
        const std::string &word = m_words[i];
        const std::string name = word.substr(0, word.find('='));
        if (name != word && m_options->isOption(name) && !m_options->takesValue(name))
            return wrongUsage("option '" + name + "' takes no value").take();
        if (word == name + "=" && m_options->takesValue(name))
            return wrongUsage("option '" + name + "' needs a value").take();
        if (!m_options->takesValue(word))
            continue;
        const bool hasNext = i + 1 < m_words.size();
        if (!hasNext || m_options->isOption(m_words[i + 1]))
            return wrongUsage("option '" + word + "' needs a value").take();
        ++i;
    }
    return std::nullopt;
}

Failure Arguments::unknownOption(const std::string &name) const
{
    const std::string hint = didYouMean(name, m_options->optionNames()).text();
    return wrongUsage("unknown option '" + name + "'" + hint).take();
}

/// Takes the words that belong to no option.
std::optional<Failure> Arguments::faultOfWords(const std::vector<std::string> &loose)
{
    std::vector<std::string> texts;
    bool areAllWords = false;
    for (const std::string &word : loose) {
        if (!areAllWords && word == endOfOptions) {
            areAllWords = true;
            continue;
        }
        if (!areAllWords && word.size() > 1 && word.starts_with('-') && !isNumber(word))
            return unknownOption(word.substr(0, word.find('=')));
        texts.push_back(word);
    }
    const auto &words = m_options->words;
    if (words && texts.size() < words->least)
        return wrongUsage("a " + words->valueName + " is missing").take();
    const std::size_t most = words ? words->most : 0;
    if (texts.size() > most)
        return wrongUsage("'" + texts[most] + "' is not expected here").take();
    if (words)
        *words->texts = std::move(texts);
    return std::nullopt;
}

} // namespace rookery::cli
