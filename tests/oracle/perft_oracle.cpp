#include "tests/oracle/perft_oracle.h"

#include "app/cli/perft_branches.h"
#include "app/cli/sources.h"
#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/engine/make_game_engine.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/disk/file_content.h"
#include "model/play/position/position_text.h"
#include "tests/oracle/counts_file.h"
#include "tests/oracle/published_counts.h"

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace rookery::oracle {

namespace {

cli::Tried<std::string> textOf(const std::string &file)
{
    auto text = readWholeFile(file);
    if (!text)
        return cli::failed(cli::failureOf(file, {FileFault::Unavailable, {text.error()}}));
    return std::move(*text);
}

class OracleRun
{
public:
    OracleRun(const OracleRequest &request,
              std::string definitions,
              const fairy::FairyCatalogue &defined)
        : m_request(request)
        , m_definitions(std::move(definitions))
        , m_defined(defined.names())
    {
    }

    cli::Outcome run(const std::vector<fairy::OracleVariant> &variants)
    {
        for (const fairy::OracleVariant &variant : variants) {
            if (!m_request.variant || variant.name == *m_request.variant)
                compare(variant);
        }
        std::cout << m_rows << " counts compared\n"
                  << m_passed << " passed, " << m_failed << " failed, " << m_refused
                  << " refused\n";
        return m_failed > 0 ? cli::ExitCode::Problems : cli::ExitCode::Fine;
    }

private:
    /// The given definition, else a built-in one, else what the oracle says of the rules.
    Result<fairy::ImportedVariant, Errors> import(const fairy::OracleVariant &variant) const
    {
        const bool isDefined =
            std::find(m_defined.begin(), m_defined.end(), variant.name) != m_defined.end();
        const bool isBuiltIn = fairy::builtInVariants().find(variant.name) != nullptr;
        if (isDefined || isBuiltIn)
            return fairy::importVariant(m_definitions, variant.name);
        return fairy::importVariant(variant.definition, variant.name);
    }

    void compare(const fairy::OracleVariant &variant)
    {
        const auto wanted = [&](const fairy::OracleRow &row) {
            return row.nodes <= m_request.mostNodes;
        };
        const auto rows = std::count_if(variant.rows.begin(), variant.rows.end(), wanted);
        if (rows == 0)
            return;
        if (isatty(STDERR_FILENO) == 1)
            std::cerr << "\r" << variant.name << std::string(30, ' ') << std::flush;
        const auto imported = import(variant);
        if (!imported) {
            ++m_refused;
            std::cout << "REFUSED " << variant.name << ": " << imported.error().front().sentence()
                      << '\n';
            return;
        }
        const auto engine = makeGameEngine(imported->design);
        std::size_t failures = 0;
        std::string first;
        for (const fairy::OracleRow &row : variant.rows) {
            if (!wanted(row))
                continue;
            ++m_rows;
            const std::string fault = faultOf(row, imported->design, *engine);
            failures += fault.empty() ? 0 : 1;
            if (first.empty())
                first = fault;
        }
        ++(failures == 0 ? m_passed : m_failed);
        if (failures == 0)
            std::cout << "PASS " << variant.name << ": " << rows << " counts\n";
        else
            std::cout << "FAIL " << variant.name << ": " << failures << " of " << rows
                      << " counts; first " << first << '\n';
        std::cout.flush();
    }

    std::string faultOf(const fairy::OracleRow &row, const Design &design, GameEngine &engine) const
    {
        const auto position = readPosition(row.fen, design, engine.board());
        if (!position)
            return "'" + row.fen + "': " + position.error().sentence();
        engine.begin(*position);
        const std::uint64_t nodes = engine.perft(row.depth);
        if (nodes == row.nodes)
            return {};
        std::string fault = "'" + row.fen + "' at depth " + std::to_string(row.depth) + ": "
                            + std::to_string(nodes) + " instead of " + std::to_string(row.nodes);
        if (m_request.isDivided) {
            for (const cli::Branch &branch : cli::perftBranches(engine, design, row.depth))
                fault += "\n    " + branch.text + ": " + std::to_string(branch.nodes);
        }
        return fault;
    }

    const OracleRequest &m_request;
    std::string m_definitions;
    std::vector<std::string> m_defined;
    std::size_t m_rows = 0;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
    std::size_t m_refused = 0;
};

} // namespace

cli::Outcome runPerftOracle(const OracleRequest &request)
{
    const auto text = textOf(request.file);
    if (!text)
        return cli::failed(text.error());
    if (hasPublishedCounts(*text)) {
        const auto uncounted = request.uncounted ? textOf(*request.uncounted) : std::string();
        if (!uncounted)
            return cli::failed(uncounted.error());
        return runPublishedCounts(request, *text, *uncounted);
    }
    const auto variants = fairy::readPerftOracle(*text);
    if (!variants)
        return cli::failed(cli::failureOf(request.file, {FileFault::Malformed, variants.error()}));
    std::string definitions;
    if (request.definitions) {
        auto given = textOf(*request.definitions);
        if (!given)
            return cli::failed(given.error());
        definitions = std::move(*given);
    }
    auto defined = fairy::readIniFile(definitions);
    if (!defined)
        return cli::failed(
            cli::failureOf(*request.definitions, {FileFault::Malformed, defined.error()}));
    const auto isAsked = [&](const fairy::OracleVariant &variant) {
        return variant.name == request.variant;
    };
    if (request.variant && std::none_of(variants->begin(), variants->end(), isAsked)) {
        std::vector<std::string> names;
        for (const fairy::OracleVariant &variant : *variants)
            names.push_back(variant.name);
        return cli::badValue("--variant",
                             {"the file has no variant '" + *request.variant + "'"
                                  + didYouMean(*request.variant, names).text(),
                              {1, 1, {}},
                              {}});
    }
    return OracleRun(request, std::move(definitions), fairy::FairyCatalogue(std::move(*defined)))
        .run(*variants);
}

} // namespace rookery::oracle
