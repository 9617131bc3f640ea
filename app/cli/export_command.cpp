#include "app/cli/command_table.h"
#include "app/cli/format_choice.h"
#include "app/cli/sources.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/proof.h"
#include "model/file/atomic_write.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace rookery::cli {

namespace {

struct ExportRequestWords
{
    std::vector<std::string> files;
    std::optional<std::string> to;
    std::optional<std::string> out;
    std::optional<std::string> dialect;
    bool isForced = false;
    bool isProved = false;
};

void declare(Arguments &arguments, ExportRequestWords &words)
{
    arguments.words("FILE", words.files, 1, 1);
    arguments.value("--to", "ID", words.to, "the format; 'formats' lists them");
    arguments.value("-o", "OUT", words.out, "where to write; standard output if not given");
    arguments.value("--dialect", "VERSION", words.dialect, "which version of the target, where there are several");
    arguments.flag("--force", words.isForced, "replace OUT even if this program did not write it");
    arguments.flag("--prove", words.isProved, "let the target count moves and compare; NODE_PATH says where its Node modules are");
    arguments.note("FILE may also be the name of a bundled design. What the target cannot say is listed on standard error.");
}

Tried<std::string> dialectOf(const std::optional<std::string> &wanted, const Format &format)
{
    if (!wanted)
        return std::string();
    const auto found = std::find(format.dialects.begin(), format.dialects.end(), *wanted);
    if (found != format.dialects.end())
        return *wanted;
    const std::vector<std::string> known(format.dialects.begin(), format.dialects.end());
    const std::string right = known.empty() ? " has no dialects" : " has the dialects " + listed(known) + ", not " + inQuotes(*wanted);
    return badValue("--dialect", {std::string(format.title) + right, {}, {}});
}

/// What is in the way of writing there; files of this program are replaced without asking.
std::optional<Failure> replacementFault(const std::filesystem::path &path, bool isForced)
{
    std::error_code ignored;
    if (isForced || !std::filesystem::exists(path, ignored))
        return std::nullopt;
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return Failure{ExitCode::File, {path.string() + ": error: " + bytes.error().message}};
    if (bytes->empty() || isOwnExport(*bytes))
        return std::nullopt;
    return Failure{ExitCode::File, {path.string() + ": error: this file was not written by Rookery; --force replaces it"}};
}

Outcome write(const Exported &exported, const std::filesystem::path &out, bool isForced)
{
    std::vector<std::filesystem::path> paths = {out};
    for (std::size_t i = 1; i < exported.files.size(); ++i)
        paths.push_back(out.parent_path() / exported.files[i].name);
    for (const auto &path : paths) {
        if (auto fault = replacementFault(path, isForced))
            return failed(std::move(*fault));
    }
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto written = writeFileAtomically(paths[i], exported.files[i].text);
        if (!written)
            return failed({ExitCode::File, {paths[i].string() + ": error: " + written.error().message}});
    }
    return ExitCode::Fine;
}

/// What the target counted. A difference is a problem, a target that fails is another program's.
Outcome report(const Proof &proof)
{
    const std::string sentence(enumTitle(proof.state));
    std::cerr << printable("proof: " + sentence + (proof.sentence.empty() ? "" : ", " + proof.sentence)) << '\n';
    for (std::size_t i = 0; i < proof.ours.size(); ++i) {
        std::cerr << "proof: depth " << i + 1 << ": Rookery " << proof.ours[i] << ", target "
                  << (i < proof.theirs.size() ? std::to_string(proof.theirs[i]) : std::string("no answer")) << '\n';
    }
    if (proof.disagreement && !proof.disagreement->path.empty()) {
        std::cerr << "proof: after";
        for (const std::string &move : proof.disagreement->path)
            std::cerr << ' ' << printable(move);
        std::cerr << '\n';
    }
    switch (proof.state) {
    case ProofState::Proved:
        return ExitCode::Fine;
    case ProofState::Differs:
        return ExitCode::Problems;
    case ProofState::Unprovable:
        return ExitCode::Unsayable;
    default:
        return ExitCode::External;
    }
}

/// Where Node looks for modules.
std::string nodeModules()
{
    const char *folders = std::getenv("NODE_PATH");
    return folders != nullptr ? folders : "/usr/local/lib/node_modules:/usr/lib/node_modules:/usr/share/nodejs";
}

Outcome proved(const Format &format, const Subject &subject, const ExportRequest &request)
{
    ProofRequest proof;
    proof.modules = nodeModules();
    return report(prove(format, subject, request, proof));
}

/// The file's name without what follows the dot, as the names of further files begin.
std::string stemOf(const ExportRequestWords &words)
{
    const std::string stem = std::filesystem::path(words.out ? *words.out : words.files.front()).stem().string();
    std::string safe;
    for (const char c : stem)
        safe += isAsciiLetter(c) || isAsciiDigit(c) || c == '-' || c == '_' ? c : '_';
    return safe.empty() ? "game" : safe;
}

} // namespace

Outcome runExport(Arguments &arguments)
{
    ExportRequestWords words;
    declare(arguments, words);
    if (auto end = arguments.parse())
        return *end;
    if (!words.to)
        return wrongUsage("option '--to' is missing");
    const auto format = formatOf("--to", *words.to, FormatUse::Write);
    if (!format)
        return failed(format.error());
    const auto dialect = dialectOf(words.dialect, **format);
    if (!dialect)
        return failed(dialect.error());
    const auto read = readFileOrBundled(words.files.front());
    if (!read)
        return failed(read.error());

    const Subject subject(read->design);
    const ExportRequest request{*dialect, stemOf(words)};
    const auto made = exported(**format, subject, request);
    if (!made) {
        Failure failure{ExitCode::Unsayable, {"error: " + made.error().message}};
        for (const std::string &note : made.error().notes)
            failure.lines.push_back("impossible: " + note);
        return failed(std::move(failure));
    }
    for (const Loss &loss : made->verdict.differences)
        std::cerr << printable("difference: " + loss.sentence) << '\n';
    if (words.out) {
        const auto written = write(*made, *words.out, words.isForced);
        return written && words.isProved ? proved(**format, subject, request) : written;
    }
    if (made->files.size() > 1) {
        std::vector<std::string> names;
        for (const ExportedFile &file : made->files)
            names.push_back(file.name);
        std::cerr << "note: only the first of " << listed(names) << " is printed; -o writes all\n";
    }
    std::cout << made->files.front().text;
    return words.isProved ? proved(**format, subject, request) : Outcome(ExitCode::Fine);
}

} // namespace rookery::cli
