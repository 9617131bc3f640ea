#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/exchange/proof/proof_program.h"
#include "model/exchange/target/format.h"

#include <iostream>

namespace rookery::cli {

namespace {

std::string padded(std::string_view text, std::size_t width)
{
    std::string cell(text);
    cell.resize(std::max(width, cell.size() + 1), ' ');
    return cell;
}

/// With the dialect where that makes a difference.
std::string proofPrograms(const Format &format)
{
    std::string programs(proofProgram(format, {}));
    for (const std::string_view dialect : format.dialects) {
        const std::string_view program = proofProgram(format, dialect);
        if (program != proofProgram(format, {}))
            programs.append(", version ").append(dialect).append(" with ").append(program);
    }
    return programs;
}

void printTable()
{
    std::cout << padded("Format", 22) << padded("Way", 14) << padded("Carries", 28) << "Title\n";
    for (const Format &format : formats()) {
        const char *way = format.writes() && format.reads() ? "write, read"
                          : format.writes()                 ? "write"
                                                            : "read";
        std::cout << padded(format.id, 22) << padded(way, 14)
                  << padded(enumTitle(format.carries), 28) << format.title
                  << (format.isExperimental ? " (experimental)" : "") << '\n';
        if (!format.dialects.empty()) {
            std::cout << padded("", 22) << "dialects:";
            for (const std::string_view dialect : format.dialects)
                std::cout << ' ' << dialect;
            std::cout << '\n';
        }
        for (const FormatOption &option : format.options) {
            std::cout << padded("", 22) << "options:";
            for (const OptionChoice &choice : option.choices)
                std::cout << ' ' << option.id << '=' << choice.id;
            std::cout << '\n';
        }
        if (format.isPainted)
            std::cout << padded("", 22) << "painted by rookery, not by rookery-cli\n";
        if (const std::string programs = proofPrograms(format); !programs.empty())
            std::cout << padded("", 22) << "can be proved with " << programs << '\n';
    }
}

Json asJson()
{
    Json all = Json::array();
    for (const Format &format : formats()) {
        Json dialects = Json::array();
        for (const std::string_view dialect : format.dialects)
            dialects.push_back(dialect);
        Json options = Json::array();
        for (const FormatOption &option : format.options) {
            Json choices = Json::array();
            for (const OptionChoice &choice : option.choices)
                choices.push_back({{"id", choice.id}, {"title", choice.title}});
            options.push_back({{"id", option.id}, {"title", option.title}, {"choices", choices}});
        }
        all.push_back({{"id", format.id},
                       {"title", format.title},
                       {"carries", enumName(format.carries)},
                       {"suffix", format.suffix},
                       {"writes", format.writes()},
                       {"reads", format.reads()},
                       {"dialects", dialects},
                       {"options", options},
                       {"painted", format.isPainted},
                       {"proof", format.proof.empty() ? Json() : Json(format.proof)},
                       {"experimental", format.isExperimental}});
    }
    return all;
}

Json asJson(const std::vector<Loss> &losses)
{
    Json all = Json::array();
    for (const Loss &loss : losses)
        all.push_back({{"kind", enumName(loss.kind)}, {"says", loss.sentence()}});
    return all;
}

/// What becomes of a design in every format that is written.
void printVerdicts(const Design &design, bool isJson)
{
    const Subject subject(design);
    Json all = Json::array();
    for (const Format &format : formats()) {
        if (!format.writes())
            continue;
        const Verdict verdict = verdictOf(format, subject, {});
        if (!isJson) {
            std::cout << padded(format.id, 22) << enumTitle(verdict.portability()) << '\n';
            continue;
        }
        all.push_back({{"id", format.id},
                       {"verdict", enumName(verdict.portability())},
                       {"title", enumTitle(verdict.portability())},
                       {"differences", asJson(verdict.differences)},
                       {"obstacles", asJson(verdict.obstacles)}});
    }
    if (isJson)
        printJson(all);
}

} // namespace

Outcome runFormats(Arguments &arguments)
{
    std::vector<std::string> files;
    bool isJson = false;
    arguments.words("FILE", files, 0, 1);
    arguments.flag("--json", isJson, "print for machines");
    arguments.note("With FILE, or the name of a bundled design, what becomes of it in each format "
                   "that can be written; '--json' names every difference.");
    if (auto end = arguments.parse())
        return *end;
    if (files.empty()) {
        if (isJson)
            printJson(asJson());
        else
            printTable();
        return ExitCode::Fine;
    }
    const auto read = readFileOrBundled(files.front());
    if (!read)
        return failed(read.error());
    printVerdicts(read->design, isJson);
    return ExitCode::Fine;
}

} // namespace rookery::cli
