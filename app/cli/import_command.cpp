#include "app/cli/command_table.h"
#include "app/cli/format_choice.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/base/text.h"
#include "model/exchange/recognition.h"

#include <iostream>

namespace rookery::cli {

namespace {

struct ImportWords
{
    std::vector<std::string> files;
    std::optional<std::string> from;
    std::optional<std::string> variant;
    std::optional<std::string> out;
    bool isForced = false;
};

Tried<const Format *> chosenFormat(const ImportWords &words, std::string_view text)
{
    if (const Format *format = recognised(text, words.files.front()))
        return format;
    return wrongUsage(
        "neither the file's name nor its text tells the format; say it with '--from'");
}

} // namespace

Outcome runImport(Arguments &arguments)
{
    ImportWords words;
    arguments.words("FILE", words.files, 0, 1);
    arguments.value("--from",
                    "ID",
                    words.from,
                    "the format, if the file's name does not tell; 'formats' lists them");
    arguments.value("--variant",
                    "NAME",
                    words.variant,
                    "which of several games in the file, or which known one without a file");
    arguments.value("-o", "OUT", words.out, "where to write the design; - is standard output");
    arguments.flag("--force", words.isForced, "replace OUT if it exists");
    if (auto end = arguments.parse())
        return *end;
    if (!words.out)
        return wrongUsage("option '-o' is missing");
    if (words.files.empty() && !(words.from && words.variant))
        return wrongUsage(
            "a FILE is missing; only with '--from' and '--variant' a game can be named instead");
    if (auto fault = overwritingFault(*words.out,
                                      words.isForced ? Overwriting::Forced : Overwriting::Refused))
        return failed(std::move(*fault));
    const auto named = words.from ? formatOf("--from", *words.from, FormatUse::Read)
                                  : Tried<const Format *>(nullptr);
    if (!named)
        return failed(named.error());
    const std::string name = words.files.empty() ? *words.variant : words.files.front();
    const auto text = words.files.empty() ? Result<std::string>(std::string()) : readInput(name);
    if (!text)
        return failed(Failure{ExitCode::File, {name + ": error: " + text.error().sentence()}});
    const auto format = *named != nullptr ? named : chosenFormat(words, *text);
    if (!format)
        return failed(format.error());
    const auto imported = (*format)->read(*text, {words.variant.value_or("")});
    if (!imported) {
        Failure failure{ExitCode::Problems, {}};
        for (const Error &error : imported.error()) {
            // A text without mistakes may still say what no design can.
            const std::string sentence = error.sentence();
            if (sentence.find("cannot be imported") != std::string::npos)
                failure.code = ExitCode::Unsayable;
            failure.lines.push_back(messageLine(name, error.place, "error", sentence));
        }
        return failed(std::move(failure));
    }
    for (const Loss &loss : imported->losses)
        std::clog << printable(name + ": difference: " + loss.sentence()) << '\n';
    return save(*words.out, imported->design);
}

} // namespace rookery::cli
