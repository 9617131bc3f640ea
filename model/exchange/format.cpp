#include "model/exchange/format.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/fairy_export_variant.h"
#include "model/exchange/format_rows.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::string_view marker = "Written by Rookery";

constexpr Format table[] = {
    {"fairy-stockfish",
     "Fairy-Stockfish variants.ini",
     Carries::Game,
     ".ini",
     checkFairyStockfish,
     writeFairyStockfish,
     readFairyStockfish,
     fairy::exportDialects,
     "fairy-stockfish"},
    {"fen", "FEN", Carries::Position, ".fen", checkFen, writeFen},
    {"game-courier", "Game Courier definitions", Carries::Pieces, ".txt", checkGameCourier, writeGameCourier, nullptr, {}, {}, true},
    {"html", "Rule sheet", Carries::Picture, ".html", checkHtml, writeHtml},
    {"interactive-diagram",
     "Interactive Diagram",
     Carries::Pieces,
     ".html",
     checkInteractiveDiagram,
     writeInteractiveDiagram,
     readInteractiveDiagram},
    {"jocly", "Jocly model", Carries::Game, ".js", checkJocly, writeJocly, nullptr, {}, "jocly"},
    {"ludii", "Ludii", Carries::Game, ".lud", checkLudii, writeLudii},
    {"movetable", "Move table in C", Carries::Pieces, ".h", checkMoveTableC, writeMoveTableC, nullptr, {}, "gcc"},
    {"nomignolov", "Nomignolov script", Carries::Pieces, ".lua", checkNomignolov, writeNomignolov},
    {"rbg", "Regular Boardgames", Carries::Game, ".rbg", checkRbg, writeRbg},
    {"sjaak", "Sjaak II variants.txt", Carries::Game, ".txt", checkSjaak, writeSjaak, nullptr, {}, "sjaakii"},
    {"svg", "Picture in SVG", Carries::Picture, ".svg", checkSvg, writeSvg},
    {"tikz", "Picture for TeX (TikZ)", Carries::Picture, ".tex", checkTikz, writeTikz},
    {"xboard", "XBoard setup and pieces", Carries::Pieces, ".txt", checkXboard, writeXboard},
    {"zrf", "Zillions of Games", Carries::Game, ".zrf", checkZrf, writeZrf, readZrf},
};

std::vector<std::string> sentences(const std::vector<Loss> &losses)
{
    std::vector<std::string> all;
    for (const Loss &loss : losses)
        all.push_back(loss.sentence);
    return all;
}

} // namespace

std::span<const Format> formats()
{
    return table;
}

const Format *findFormat(std::string_view id)
{
    const auto all = formats();
    const auto row = std::find_if(all.begin(), all.end(), [&](const Format &format) { return format.id == id; });
    return row == all.end() ? nullptr : &*row;
}

Verdict verdictOf(const Format &format, const Subject &subject, const ExportRequest &request)
{
    ExportRequest full = request;
    if (full.dialect.empty() && !format.dialects.empty())
        full.dialect = format.dialects.front();
    return format.check(subject, full);
}

Result<Exported> exported(const Format &format, const Subject &subject, const ExportRequest &request)
{
    ExportRequest full = request;
    if (full.dialect.empty() && !format.dialects.empty())
        full.dialect = format.dialects.front();
    Verdict verdict = format.check(subject, full);
    if (!verdict.obstacles.empty())
        return failure(Error{std::string(format.title) + " cannot say this design", {}, sentences(verdict.obstacles)});
    auto files = format.write(subject, verdict, full);
    if (!files)
        return failure(std::move(files).error());
    return Exported{std::move(*files), std::move(verdict)};
}

bool isOwnExport(std::string_view text)
{
    return text.substr(0, 2000).find(marker) != std::string_view::npos;
}

std::vector<std::string> headLines(const Subject &subject, const Verdict &verdict)
{
    std::vector<std::string> lines = {std::string(marker)};
    const std::string &name = subject.design().info->name;
    if (!name.empty())
        lines.push_back("Design: " + shownText(name));
    for (const Loss &loss : verdict.differences)
        lines.push_back("Difference: " + shownText(loss.sentence));
    return lines;
}

} // namespace rookery
