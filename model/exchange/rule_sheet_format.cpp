#include "model/design/rule_sheet.h"
#include "model/exchange/drawing.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"
#include "model/movement/leg_words.h"
#include "model/movement/movement.h"

namespace rookery {

namespace {

constexpr const char *style =
    "body { font: 16px/1.5 'DejaVu Sans', sans-serif; max-width: 52em; margin: 2em auto; padding: 0 1em; color: #1d1d1f; }\n"
    "svg { display: block; width: 100%; max-width: 30em; }\n"
    ".pieces { display: grid; grid-template-columns: repeat(auto-fill, minmax(15em, 1fr)); gap: 1.5em; }\n"
    "figure { margin: 0; break-inside: avoid; }\n"
    "figcaption { margin-top: 0.4em; }\n";

/// Text of several lines as paragraphs.
std::string paragraphs(std::string_view text)
{
    std::string html;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string line = htmlText(text.substr(0, end));
        if (line.find_first_not_of(' ') != std::string::npos)
            html += "<p>" + line + "</p>\n";
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return html;
}

std::string pieces(const Subject &subject)
{
    std::string html;
    for (const PieceId piece : subject.pieceIds()) {
        const PieceType &type = subject.pieces()[piece];
        const auto moves = legsOf(type, subject.design());
        const std::string words = moves.empty() ? "does not move" : describeMovesInWords(moves, *subject.design().directions);
        html += "<figure>\n" + svgOf(moveDrawing(subject, piece), type.name) + "<figcaption><strong>" + htmlText(type.name) + "</strong> "
                + htmlText(words) + ".</figcaption>\n</figure>\n";
    }
    return html.empty() ? html
                        : "<h2>Pieces</h2>\n<p>A dot: it may move or capture there. A ring: it may only move. A cross: it may only capture.</p>\n"
                          "<div class=\"pieces\">\n"
                              + html + "</div>\n";
}

std::string rules(const Design &design)
{
    std::string html;
    for (const RuleSentence &sentence : ruleSheet(design))
        html += "<li>" + htmlText(sentence.text) + "</li>\n";
    return html.empty() ? html : "<h2>Rules</h2>\n<ul>\n" + html + "</ul>\n";
}

} // namespace

/// Everything is said: what the diagrams cannot show is in the words.
Verdict checkHtml(const Subject &, const ExportRequest &)
{
    return {};
}

Result<std::vector<ExportedFile>> writeHtml(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const Info &info = *subject.design().info;
    const std::string name = info.name.empty() ? "Game" : info.name;
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"generator\" content=\""
                       + htmlText(headLines(subject, verdict).front()) + "\"/>\n<title>" + htmlText(name) + "</title>\n<style>\n" + style
                       + "</style>\n</head>\n<body>\n<h1>" + htmlText(name) + "</h1>\n";
    if (!info.author.empty())
        html += "<p>By " + htmlText(info.author) + "</p>\n";
    html += paragraphs(info.about) + "<h2>Setup</h2>\n" + svgOf(setupDrawing(subject), name) + pieces(subject) + rules(subject.design());
    if (!info.license.empty())
        html += "<p><small>" + htmlText(info.license) + "</small></p>\n";
    return std::vector<ExportedFile>{{request.name + ".html", html + "</body>\n</html>\n"}};
}

} // namespace rookery
