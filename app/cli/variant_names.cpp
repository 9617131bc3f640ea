#include "app/cli/variant_names.h"

#include "app/cli/format_choice.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"

#include <algorithm>
#include <filesystem>

namespace rookery::cli {

namespace {

struct KnownName
{
    std::string_view known;
    std::string_view bundled;
};

/// Names that differ by more than signs and the word chess.
constexpr KnownName knownNames[] = {
    {"3check", "three-check"},
    {"cambodian", "ouk-chatrang"},
    {"cfour", "connect-four"},
    {"checkers", "english-draughts"},
    {"cylinder", "chess-cylinder"},
    {"different-armies", "chess-with-different-armies"},
    {"dobutsu", "dobutsu-shogi"},
    {"fairy", "chess"},
    {"flipello", "othello"},
    {"gardner", "gardner-minichess"},
    {"giveaway", "antichess"},
    {"judkins", "judkins-shogi"},
    {"koth", "king-of-the-hill"},
    {"normal", "chess"},
    {"placement", "placement-chess"},
    {"seirawan", "seirawan-chess"},
    {"tictactoe", "tic-tac-toe"},
};

/// In lower case, without signs and the word chess at the end.
std::string bare(std::string_view name)
{
    std::string text;
    for (const char letter : name) {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    constexpr std::string_view chess = "chess";
    if (text.size() > chess.size() && text.ends_with(chess))
        text.resize(text.size() - chess.size());
    return text;
}

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
        failure.lines.push_back(messageLine(shown, error.place, "error", error.message));
    return failed(std::move(failure));
}

} // namespace

std::string bundledVariant(const std::string &name)
{
    const auto names = bundledNames();
    if (std::find(names.begin(), names.end(), name) != names.end())
        return name;
    for (const KnownName &row : knownNames) {
        if (bare(row.known) == bare(name))
            return std::string(row.bundled);
    }
    const auto match = std::find_if(names.begin(), names.end(), [&](const std::string &bundled) {
        return bare(bundled) == bare(name);
    });
    return match == names.end() ? std::string() : *match;
}

std::vector<std::string> offeredVariants()
{
    std::vector<std::string> names;
    for (const std::string &bundled : bundledNames()) {
        names.push_back(bundled);
        if (bare(bundled) != bundled)
            names.push_back(bare(bundled));
    }
    for (const KnownName &row : knownNames) {
        if (!row.bundled.empty() && row.known != "fairy" && row.known != "normal")
            names.emplace_back(row.known);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

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
        return failed(Failure{ExitCode::File, {file + ": error: " + text.error().message}});
    return imported(file, *text, name);
}

} // namespace rookery::cli
