#include "app/cli/variant_names.h"

#include "app/cli/format_choice.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/exchange/engines/known_variants.h"

#include <filesystem>

namespace rookery::cli {

namespace {

Tried<Design> imported(const std::string &shown, const std::string &text, const std::string &name)
{
    const auto format = formatOf("--from", "fairy-stockfish", FormatUse::Read);
    if (!format)
        return failed(format.error());
    auto made = (*format)->read(text, {name});
    if (made)
        return std::move(made->design);
    Failure failure{ExitCode::Problems, {}};
    for (const Error &error : made.error())
        failure.lines.push_back(messageLine(shown, error.place, "error", error.sentence()));
    return failed(std::move(failure));
}

} // namespace

Tried<Design> designOfVariant(const std::string &name)
{
    if (!std::filesystem::exists(name)) {
        if (const std::string bundled = bundledVariant(name); !bundled.empty())
            return readBundled(bundled);
        if (auto known = imported(name, {}, name))
            return known;
    }
    auto read = readFileOrBundled(name);
    if (!read)
        return failed(read.error());
    return std::move(read->design);
}

Tried<Design> designOfVariantFile(const std::string &file, const std::string &name)
{
    const auto text = readInput(file);
    if (!text)
        return failed(Failure{ExitCode::File, {file + ": error: " + text.error().sentence()}});
    return imported(file, *text, name);
}

} // namespace rookery::cli
