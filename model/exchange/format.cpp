#include "model/exchange/format.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/fairy_export_variant.h"
#include "model/exchange/format_rows.h"

#include <algorithm>
#include <cassert>

namespace rookery {

namespace {

constexpr std::string_view marker = "Written by Rookery";

constexpr OptionChoice pictureChoices[] = {
    {"setup", "The start position"},
    {"pieces", "How each piece moves"},
};
constexpr FormatOption pictureOptions[] = {
    {"show", "Show", "What is drawn: one picture of the setup, or one for each piece", pictureChoices},
};
constexpr OptionChoice pageChoices[] = {
    {"setup", "The start position"},
    {"pieces", "Piece sheet: the board and how each piece moves"},
};
constexpr FormatOption pageOptions[] = {
    {"show", "Show", "What is drawn: the setup on a page of its size, or a sheet to be printed and handed out", pageChoices},
};
constexpr OptionChoice diagramChoices[] = {
    {"block", "A block for a page"},
    {"page", "A whole page"},
};
constexpr FormatOption diagramOptions[] = {
    {"form", "Form", "Lines to be put into a page of the site, or a page of its own", diagramChoices},
};

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
    {"fairymax", "Fairy-Max fmax.ini", Carries::Game, ".ini", checkFairyMax, writeFairyMax, nullptr, {}, "fairymax"},
    {"fen", "FEN", Carries::Position, ".fen", checkFen, writeFen, readFen},
    {"game-courier", "Game Courier definitions", Carries::Pieces, ".txt", checkGameCourier, writeGameCourier, readGameCourier, {}, {}, true},
    {"html", "Rule sheet", Carries::Picture, ".html", checkHtml, writeHtml},
    {"interactive-diagram",
     "Interactive Diagram",
     Carries::Pieces,
     ".html",
     checkInteractiveDiagram,
     writeInteractiveDiagram,
     readInteractiveDiagram,
     {},
     {},
     false,
     diagramOptions},
    {"jocly", "Jocly model", Carries::Game, ".js", checkJocly, writeJocly, nullptr, {}, "jocly"},
    {"ludii", "Ludii", Carries::Game, ".lud", checkLudii, writeLudii},
    {"movetable", "Move table in C", Carries::Pieces, ".h", checkMoveTableC, writeMoveTableC, nullptr, {}, "gcc"},
    {"nomignolov", "Nomignolov script", Carries::Pieces, ".lua", checkNomignolov, writeNomignolov, nullptr, {}, "lua5.4"},
    {"pdf", "Page in PDF", Carries::Picture, ".pdf", checkPdf, nullptr, nullptr, {}, {}, false, pageOptions, true},
    {"piece-set", "Piece set for PyChess", Carries::Picture, ".svg", checkPieceSet, nullptr, nullptr, {}, {}, false, {}, true},
    {"png", "Picture in PNG", Carries::Picture, ".png", checkPng, nullptr, nullptr, {}, {}, false, pictureOptions, true},
    {"rbg", "Regular Boardgames", Carries::Game, ".rbg", checkRbg, writeRbg},
    {"sjaak", "Sjaak II variants.txt", Carries::Game, ".txt", checkSjaak, writeSjaak, nullptr, {}, "sjaakii"},
    {"svg", "Picture in SVG", Carries::Picture, ".svg", checkSvg, writeSvg, nullptr, {}, {}, false, pictureOptions},
    {"tikz", "Picture for TeX (TikZ)", Carries::Picture, ".tex", checkTikz, writeTikz, nullptr, {}, {}, false, pictureOptions},
    {"xboard", "XBoard setup and pieces", Carries::Pieces, ".txt", checkXboard, writeXboard, readXboard},
    {"zrf", "Zillions of Games", Carries::Game, ".zrf", checkZrf, writeZrf, readZrf},
};

std::vector<std::string> sentences(const std::vector<Loss> &losses)
{
    std::vector<std::string> all;
    for (const Loss &loss : losses)
        all.push_back(loss.sentence);
    return all;
}

ExportRequest completed(const Format &format, const ExportRequest &request)
{
    ExportRequest full = request;
    if (full.dialect.empty() && !format.dialects.empty())
        full.dialect = format.dialects.front();
    return full;
}

/// What the format says, behind what was changed before it was asked.
Verdict checked(const Format &format, const Subject &subject, const ExportRequest &full)
{
    Verdict verdict = format.check(subject, full);
    verdict.differences.insert(verdict.differences.begin(), full.adaptations.begin(), full.adaptations.end());
    return verdict;
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

std::string_view chosenOption(const Format &format, const ExportRequest &request, std::string_view option)
{
    const auto row = std::find_if(format.options.begin(), format.options.end(), [&](const FormatOption &each) { return each.id == option; });
    assert(row != format.options.end());
    const auto named = request.options.find(option);
    for (const OptionChoice &choice : row->choices) {
        if (named != request.options.end() && choice.id == named->second)
            return choice.id;
    }
    return row->choices.front().id;
}

Verdict verdictOf(const Format &format, const Subject &subject, const ExportRequest &request)
{
    return checked(format, subject, completed(format, request));
}

Result<Exported> exported(const Format &format, const Subject &subject, const ExportRequest &request, Paint paint)
{
    const ExportRequest full = completed(format, request);
    Verdict verdict = checked(format, subject, full);
    if (!verdict.obstacles.empty())
        return failure(Error{std::string(format.title) + " cannot say this design", {}, sentences(verdict.obstacles)});
    if (format.isPainted && paint == nullptr)
        return failure(std::string(format.title) + " must be painted; 'rookery' does that, a program without a screen cannot");
    auto files = format.isPainted ? paint(format, subject, full) : format.write(subject, verdict, full);
    if (!files)
        return failure(std::move(files).error());
    return Exported{std::move(*files), std::move(verdict)};
}

bool isOwnExport(std::string_view text)
{
    // In a PDF each letter has two bytes.
    std::string head(text.substr(0, 2000));
    std::erase(head, '\0');
    return head.find(marker) != std::string::npos;
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
