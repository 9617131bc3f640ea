#include "model/board/phrase_names.h"
#include "model/design/rule_sheet.h"
#include "model/exchange/drawing/drawing.h"
#include "model/exchange/play_html/compact_json.h"
#include "model/exchange/play_html/piece_cards.h"
#include "model/exchange/play_html/play_data.h"
#include "model/exchange/play_html/rule_data.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/form_use.h"
#include "model/picture/piece_svg.h"
#include "model/play/phrases/own_program.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

std::string points(const Polygon &outline)
{
    return json::list(outline, [](const Point &corner) {
        return json::number(corner.x) + ',' + json::number(-corner.y);
    });
}

const char *inkName(Ink ink)
{
    switch (ink) {
    case Ink::LightCell:
        return "light";
    case Ink::DarkCell:
        return "dark";
    case Ink::MiddleCell:
        return "middle";
    case Ink::Label:
        break;
    }
    return "label";
}

/// What is drawn of the board, with y down: cells in their order, and labels.
class View
{
public:
    explicit View(const Subject &subject)
        : m_subject(subject)
        , m_drawing(boardDrawing(subject))
    {
    }

    std::string text()
    {
        for (const Drawn &shape : m_drawing.shapes)
            std::visit([&](const auto &drawn) { add(drawn); }, shape);
        const Point low = m_drawing.low;
        const Point high = m_drawing.high;
        const std::vector<int> box = {low.x, -high.y, high.x - low.x, high.y - low.y};
        const auto itself = [](const std::string &row) {
            return row;
        };
        return json::Object()
            .add("box", json::list(box, [](int value) { return json::number(value); }))
            .add("cells", json::list(m_cells, itself))
            .add("labels", json::list(m_labels, itself))
            .done();
    }

private:
    void add(const DrawnPolygon &polygon)
    {
        m_cells.push_back(json::Object()
                              .add("points", points(polygon.outline))
                              .add("ink", json::text(inkName(polygon.ink)))
                              .done());
    }
    void add(const DrawnPiece &piece)
    {
        std::string &cell = m_cells[m_places++];
        cell.pop_back();
        cell += ",\"x\":" + json::number(piece.at.x) + ",\"y\":" + json::number(-piece.at.y)
                + ",\"side\":" + json::number(piece.side) + '}';
    }
    void add(const DrawnText &label)
    {
        m_labels.push_back(json::Object()
                               .add("x", json::number(label.at.x))
                               .add("y", json::number(-label.at.y))
                               .add("size", json::number(label.size))
                               .add("text", json::text(label.text))
                               .done());
    }
    void add(const DrawnMark &) {}

    const Subject &m_subject;
    Drawing m_drawing;
    std::vector<std::string> m_cells;
    std::vector<std::string> m_labels;
    std::size_t m_places = 0;
};

/// Each type of each player as a symbol that the script puts on cells: `piece-TYPE-PLAYER`, and
/// with `-turned` where it looks different on the turned board. Behind the last player come pieces
/// that belong to none, which only own rules put there.
std::string symbols(const Subject &subject)
{
    constexpr PieceColours unowned{0x9aa3ad, 0x24282d};
    std::vector<PieceColours> colours = pieceColours(subject.rules());
    const std::size_t players = colours.size();
    if (OwnProgram::isNeeded(subject.rules()))
        colours.push_back(unowned);
    const std::string half = std::to_string(cellUnit / 2);
    const std::string side = std::to_string(cellUnit);
    std::string all;
    const auto add = [&](const std::string &name, std::string picture) {
        std::replace(picture.begin(), picture.end(), '\n', ' ');
        all += "<symbol id=\"" + name + "\" viewBox=\"-" + half + " -" + half + " " + side + " "
               + side + "\">" + picture + "</symbol>\n";
    };
    for (const PieceId type : subject.pieceIds()) {
        for (std::size_t i = 0; i < colours.size(); ++i) {
            const std::string name =
                "piece-" + std::to_string(type.index()) + "-" + std::to_string(i);
            const PieceSvgs pictures = pieceSvgs(subject.pieces()[type],
                                                 subject.design(),
                                                 PlayerId(i < players ? i : 0),
                                                 colours[i],
                                                 cellUnit,
                                                 name + "-");
            add(name, pictures.upright);
            if (!pictures.flipped.empty())
                add(name + "-turned", pictures.flipped);
        }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "class=\"symbols\" aria-hidden=\"true\">\n"
           + all + "</svg>\n";
}

std::string ruleList(const Design &design)
{
    std::string items;
    for (const RuleSentence &sentence : formSheet(design, {}, thingNames(design).cellName))
        items += "<li>" + htmlText(sentence.text) + "</li>\n";
    return items;
}

/// What the author says of the game.
std::string aboutGame(const Info &info)
{
    std::string html = htmlParagraphs(info.about);
    if (!info.license.empty())
        html += "<p><small>" + htmlText(info.license) + "</small></p>\n";
    return html.empty() ? html : "<section class=\"about\">\n" + html + "</section>\n";
}

/// A word that no text of the design can know: only what bears it may run.
std::string passwordOf(std::string_view text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return "rookery" + std::to_string(hash);
}

/// The page's parts between its marks, which stand as `@NAME@` in the frame.
std::string withParts(std::string_view frame, const std::map<std::string, std::string> &parts)
{
    std::string text;
    while (!frame.empty()) {
        const std::size_t begin = frame.find('@');
        const std::size_t end =
            begin == std::string_view::npos ? begin : frame.find('@', begin + 1);
        if (end == std::string_view::npos)
            return text + std::string(frame);
        text += frame.substr(0, begin);
        text += parts.at(std::string(frame.substr(begin + 1, end - begin - 1)));
        frame = frame.substr(end + 1);
    }
    return text;
}

} // namespace

Verdict checkPlayHtml(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0 || subject.rules().players.empty())
        verdict.prevents(Message("there is no board to play on, or no player"));
    judgePlayedRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>>
writePlayHtml(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const Design &design = subject.design();
    const std::string data =
        json::Object().add("game", playData(subject)).add("view", View(subject).text()).done();
    const std::string name = design.info->name.empty() ? "Game" : design.info->name;
    std::string losses;
    for (const Loss &loss : verdict.differences)
        losses += "<li>" + htmlText(loss.sentence()) + "</li>\n";
    const std::string page =
        withParts(bundledPage(),
                  {{"PASSWORD", passwordOf(data)},
                   {"GENERATOR", htmlText(headLines(subject, verdict).front())},
                   {"NAME", htmlText(name)},
                   {"AUTHOR", htmlText(design.info->author)},
                   {"STYLE", std::string(bundledPageStyle())},
                   {"SYMBOLS", symbols(subject)},
                   {"RULES", ruleList(design)},
                   {"ABOUT", aboutGame(*design.info)},
                   {"PIECES", pieceCards(subject)},
                   {"LOSSES", losses},
                   {"DATA", data},
                   {"SCRIPT", std::string(bundledRulesScript())},
                   {"OPPONENT", std::string(bundledPageOpponent())},
                   {"PAGE", std::string(bundledPageScript())}});
    return std::vector<ExportedFile>{{request.name + ".html", page}};
}

} // namespace rookery
