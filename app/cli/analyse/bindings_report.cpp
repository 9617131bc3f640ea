#include "app/cli/analyse/questions.h"
#include "app/cli/analyse/tables_report.h"
#include "app/cli/sources.h"
#include "model/analysis/bindings.h"
#include "model/base/text.h"
#include "model/exchange/vectors/basis.h"

#include <iostream>

namespace rookery::cli {

namespace {

/// "14.250"
std::string thousandths(std::size_t number)
{
    std::string rest = std::to_string(number % 1'000);
    rest.insert(0, 3 - rest.size(), '0');
    return std::to_string(number / 1'000) + "." + rest;
}

std::vector<std::string> namesOf(const Board &board, const std::vector<CellId> &cells)
{
    std::vector<std::string> names;
    for (const CellId cell : cells)
        names.push_back(board.name(cell));
    return names;
}

void printText(const std::string &piece, const Bindings &bindings, const Board &board)
{
    std::cout << piece << "\n  moves    " << thousandths(bindings.mobility())
              << " on average on the empty board\n";
    std::cout << "  classes  " << bindings.classes().size() << ":";
    for (const auto &cells : bindings.classes())
        std::cout << ' ' << cells.size();
    std::cout << '\n';
    if (bindings.parity())
        std::cout << "  parity   every move changes it\n";
    const auto line = [&](const char *title, const std::vector<CellId> &cells) {
        if (!cells.empty())
            std::cout << title << listed(namesOf(board, cells)) << '\n';
    };
    line("  stuck    on ", bindings.withoutMoves());
    line("  never    gets to ", bindings.unreached());
}

Json asJson(const std::string &piece, const Bindings &bindings, const Board &board)
{
    Json classes = Json::array();
    for (const auto &cells : bindings.classes())
        classes.push_back(namesOf(board, cells));
    return {{"piece", piece},
            {"mobility", static_cast<double>(bindings.mobility()) / 1'000},
            {"classes", classes},
            {"parity", bindings.parity().has_value()},
            {"stuck", namesOf(board, bindings.withoutMoves())},
            {"unreached", namesOf(board, bindings.unreached())}};
}

Outcome analyse(const std::string &file, const AnalyseRequest &request, Json &output)
{
    const auto read = readFileOrBundled(file);
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    if (request.piece && !design.pieces->find(*request.piece))
        return badValue("--piece",
                        {"there is no piece '" + *request.piece + "' in " + file, {1, 1, {}}, {}});
    const auto player = playerOf(request.player, *design.rules);
    if (!player)
        return failed(player.error());
    const CompiledGame game(design);
    Json pieces = Json::array();
    for (const PieceId piece : IdRange<PieceId>(design.pieces->types.size())) {
        const std::string &name = (*design.pieces)[piece].name;
        if (request.piece && *request.piece != name)
            continue;
        const Bindings bindings(game, piece, *player);
        if (request.isJson)
            pieces.push_back(asJson(name, bindings, game.board()));
        else
            printText(name, bindings, game.board());
    }
    output.push_back(
        {{"file", file}, {"cells", game.board().size()}, {"pieces", std::move(pieces)}});
    return ExitCode::Fine;
}

/// `(-1,0)+`: a row up, again and again; letters say what for where that is not both.
std::string vectorText(const Basis &basis, int longest)
{
    std::string text =
        "(" + std::to_string(-basis.vector.y()) + "," + std::to_string(basis.vector.x()) + ")";
    if (basis.most >= longest)
        text += "+";
    else if (basis.most > 1)
        text += "x" + std::to_string(basis.most);
    return text + (basis.kind == "mc" ? "" : basis.kind);
}

} // namespace

Outcome reportBindings(const AnalyseRequest &request)
{
    Json output = Json::array();
    for (const std::string &file : request.files) {
        if (request.files.size() > 1 && !request.isJson)
            std::cout << file << ":\n";
        auto outcome = analyse(file, request, output);
        if (!outcome)
            return outcome;
    }
    if (request.isJson)
        printJson(output);
    return ExitCode::Fine;
}

Outcome reportTables(const AnalyseRequest &request)
{
    for (const std::string &file : request.files) {
        const auto read = readFileOrBundled(file);
        if (!read)
            return failed(read.error());
        if (request.isJson)
            printJson(tablesReportJson(file, read->design));
        else
            std::cout << tablesReportText(file, read->design);
    }
    return ExitCode::Fine;
}

Outcome reportVectors(const AnalyseRequest &request)
{
    if (request.isJson)
        return wrongUsage("'--vectors' prints for people only");
    for (const std::string &file : request.files) {
        const auto read = readFileOrBundled(file);
        if (!read)
            return failed(read.error());
        const Subject subject(read->design);
        std::cout << "(row, column); + again and again, m to empty cells, c captures, j jumps over "
                     "an enemy, f while unmoved\n";
        for (const PieceId piece : subject.pieceIds()) {
            const std::string &name = subject.pieces()[piece].name;
            if (request.piece && *request.piece != name)
                continue;
            const auto all = basisOf(subject, piece);
            std::string line = all ? "" : " " + all.error().sentence();
            for (const Basis &basis : all ? *all : std::vector<Basis>{})
                line += " " + vectorText(basis, std::max(subject.files(), subject.ranks()));
            std::cout << name << line << '\n';
        }
    }
    return ExitCode::Fine;
}

} // namespace rookery::cli
