#include "model/base/text.h"
#include "model/board/phrase_names.h"
#include "model/design/rule_sheet.h"
#include "model/exchange/drawing/drawing.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/file/design/form_use.h"
#include "model/movement/words/leg_words.h"

#include <set>

namespace rookery {

namespace {

constexpr const char *style =
    "body { font: 16px/1.5 'DejaVu Sans', sans-serif; max-width: 52em; margin: 2em auto; padding: "
    "0 1em; color: #1d1d1f; }\n"
    "svg { display: block; width: 100%; max-width: 30em; }\n"
    ".pieces { display: grid; grid-template-columns: repeat(auto-fill, minmax(15em, 1fr)); gap: "
    "1.5em; }\n"
    ".legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4em 1.5em; }\n"
    ".legend li { display: flex; align-items: center; gap: 0.4em; }\n"
    ".legend svg { width: 1.6em; }\n"
    "figure { margin: 0; break-inside: avoid; }\n"
    "figcaption { margin-top: 0.4em; }\n";

/// What the marks of the diagrams mean, each with its mark.
std::string legend(const std::set<MarkKind> &kinds)
{
    constexpr double side = 24;
    std::string html;
    for (const MarkLegend &row : markLegend()) {
        if (kinds.contains(row.kind))
            html += "<li><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-13 -13 26 26\">\n"
                    + svgElements(legendFigures(row.kind, side)) + "</svg>" + htmlText(row.name)
                    + "</li>\n";
    }
    return html.empty() ? html : "<ul class=\"legend\">\n" + html + "</ul>\n";
}

std::string pieces(const Subject &subject)
{
    std::string html;
    std::set<MarkKind> kinds;
    for (const PieceId piece : subject.pieceIds()) {
        const PieceType &type = subject.pieces()[piece];
        const Drawing drawing = moveDrawing(subject, piece);
        kinds.insert(drawing.marks.begin(), drawing.marks.end());
        const std::string prefix = "d" + std::to_string(piece.index()) + "-";
        html += "<figure>\n" + svgOf(drawing, subject, type.name, {}, prefix)
                + "<figcaption><strong>" + htmlText(type.name) + "</strong> "
                + htmlText(pieceSentence(subject, piece).text()) + "</figcaption>\n</figure>\n";
    }
    return html.empty() ? html
                        : "<h2>Pieces</h2>\n" + legend(kinds) + "<div class=\"pieces\">\n" + html
                              + "</div>\n";
}

std::string hands(const Design &design)
{
    std::string html;
    for (const Message &sentence : handSentences(design))
        html += "<p>" + htmlText(sentence.text()) + "</p>\n";
    return html;
}

std::string rules(const Design &design)
{
    std::string html;
    for (const RuleSentence &sentence : formSheet(design, {}, thingNames(design).cellName))
        html += "<li>" + htmlText(sentence.text) + "</li>\n";
    return html.empty() ? html : "<h2>Rules</h2>\n<ul>\n" + html + "</ul>\n";
}

} // namespace

Message pieceSentence(const Subject &subject, PieceId piece)
{
    return Message("{moves}.",
                   {{"moves", describePieceInWords(subject.pieces()[piece], subject.design())}});
}

std::vector<Message> handSentences(const Design &design)
{
    std::vector<Message> sentences;
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        std::vector<std::string> pieces;
        for (const HandEntry &entry : design.setup->hands) {
            if (entry.player == player)
                pieces.push_back(std::to_string(entry.count) + " "
                                 + (*design.pieces)[entry.piece].name);
        }
        if (!pieces.empty())
            sentences.push_back(Message("{player} begins with these in hand: {pieces/, }.",
                                        {{"player", (*design.rules)[player].name},
                                         {"pieces", listArgument(std::move(pieces))}}));
    }
    return sentences;
}

/// Everything is said: what the diagrams cannot show is in the words.
Verdict checkHtml(const Subject &, const ExportRequest &)
{
    return {};
}

Result<std::vector<ExportedFile>>
writeHtml(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const Info &info = *subject.design().info;
    const std::string name = info.name.empty() ? "Game" : info.name;
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
                       "charset=\"utf-8\"/>\n<meta name=\"generator\" content=\""
                       + htmlText(headLines(subject, verdict).front()) + "\"/>\n<title>"
                       + htmlText(name) + "</title>\n<style>\n" + style
                       + "</style>\n</head>\n<body>\n<h1>" + htmlText(name) + "</h1>\n";
    if (!info.author.empty())
        html += "<p>By " + htmlText(info.author) + "</p>\n";
    html += htmlParagraphs(info.about) + "<h2>Setup</h2>\n"
            + svgOf(setupDrawing(subject), subject, name) + hands(subject.design())
            + pieces(subject) + rules(subject.design());
    if (!info.license.empty())
        html += "<p><small>" + htmlText(info.license) + "</small></p>\n";
    return std::vector<ExportedFile>{{request.name + ".html", html + "</body>\n</html>\n"}};
}

} // namespace rookery
