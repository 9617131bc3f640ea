#include "model/base/text.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/movement/betza/betza_writer.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostSide = 32;

/// A word for the lines of a diagram, which end a field at ':' and are read as HTML.
std::string fieldText(std::string_view name)
{
    std::string text = oneLine(name);
    for (char &c : text) {
        if (std::string_view(":=<>&\"'\\").find(c) != std::string_view::npos)
            c = '_';
    }
    return text;
}

/// Whether this promotion is what promoZone and promoChoice say.
bool isDiagramPromotion(const Subject &subject)
{
    const auto shape =
        subject.rules().promotions.size() == 1 ? lastRankPromotion(subject, 0) : std::nullopt;
    return shape && shape->depth == 1;
}

/// On a cylinder every step goes round, which the notation says with `o`.
LegGraph goingRound(LegGraph legs, const Directions &directions)
{
    for (Leg &leg : legs.legs) {
        for (Step &step : leg.steps) {
            const auto *id = std::get_if<DirectionId>(&step);
            if (id != nullptr && directions[*id].vector)
                step = Around{*directions[*id].vector, Joined::Sides};
            else if (const auto *vector = std::get_if<Vector>(&step))
                step = Around{*vector, Joined::Sides};
        }
    }
    return legs;
}

bool isCylinder(const Subject &subject)
{
    return subject.design().board->topology == Topology::Cylinder;
}

Result<std::string> diagramBetza(const Subject &subject, PieceId piece)
{
    if (!isCylinder(subject))
        return betzaOf(subject, piece, BetzaDialect::XBetza);
    const Directions &directions = *subject.design().directions;
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (!move.startsIn)
            moves.push_back({goingRound(move.legs, directions), move.when});
    }
    return moves.empty() ? Result<std::string>(std::string())
                         : writeBetza(moves, BetzaDialect::XBetza, directions);
}

bool isBoardKnown(const Subject &subject)
{
    const BoardEdits &edits = subject.design().board->edits;
    return subject.isPlainRectangle()
           || (isCylinder(subject) && edits.added.empty() && edits.links.empty()
               && edits.facings.empty());
}

/// Where each player's pieces of a type stand, as squares.
class Diagram
{
public:
    explicit Diagram(const Subject &subject)
        : m_subject(subject)
        , m_letters(*lettersFor(subject.pieces()))
    {
    }

    Result<std::string> text(const Verdict &verdict)
    {
        std::string page = "<!--\n";
        for (std::string line : headLines(m_subject, verdict)) {
            for (std::size_t at = line.find("--"); at != std::string::npos; at = line.find("--"))
                line.replace(at, 2, "- ");
            std::replace(line.begin(), line.end(), '>', ')');
            page += "  " + oneLine(line) + "\n";
        }
        page += "-->\n<script type=\"text/javascript\" "
                "src=\"/membergraphics/MSinteractive-diagrams/betza.js\"></script>\n"
                "<div class=\"idiagram\" style=\"float: left; margin: 40px;\">\n";
        page += settings();
        for (const PieceId piece : order()) {
            const auto line = pieceLine(piece);
            if (!line)
                return failure(line.error());
            page += *line;
        }
        if (m_subject.hasHoles())
            page += "hole::::" + holeNames(m_subject) + "\n";
        return page + "</div>\n";
    }

private:
    /// Types that promote come first.
    std::vector<PieceId> order() const
    {
        std::vector<PieceId> all;
        for (const PieceId piece : m_subject.pieceIds())
            all.push_back(piece);
        if (isDiagramPromotion(m_subject)) {
            std::stable_partition(all.begin(), all.end(), [&](PieceId piece) {
                return covers(m_subject.rules().promotions.front().types, piece);
            });
        }
        return all;
    }

    std::string settings() const
    {
        std::string text = "files=" + std::to_string(m_subject.files())
                           + "\nranks=" + std::to_string(m_subject.ranks())
                           + "\nsymmetry=none\ngraphicsDir=/graphics.dir/alfaeriePNG/"
                             "\ngraphicsType=png\nsquareSize=50\n";
        if (isDiagramPromotion(m_subject)) {
            const Promotion &promotion = m_subject.rules().promotions.front();
            const auto ids = order();
            const auto promoting = std::count_if(ids.begin(), ids.end(), [&](PieceId piece) {
                return covers(promotion.types, piece);
            });
            text += "promoZone=1\nmaxPromote=" + std::to_string(promoting) + "\npromoChoice=";
            for (const PieceId piece : promotion.into)
                text += m_letters[piece.index()];
            text += "\n";
        } else {
            text += "maxPromote=0\n"; // else the first piece would promote
        }
        const auto royal = m_subject.markedRoyals();
        if (royal.size() == 1) {
            const auto all = order();
            const auto place = std::find(all.begin(), all.end(), royal.front()) - all.begin();
            text += "royal=" + std::to_string(place + 1) + "\n";
        }
        return text;
    }

    std::string squares(PieceId piece, PlayerId player) const
    {
        std::string text;
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            if (boardPiece.piece == piece && boardPiece.player == player)
                appendItem(
                    text, ",", squareName(m_subject, *m_subject.board().cellAt(boardPiece.site)));
        }
        return text;
    }

    Result<std::string> pieceLine(PieceId piece) const
    {
        const auto betza = diagramBetza(m_subject, piece);
        if (!betza)
            return failure(betza.error());
        const std::string name = fieldText(m_subject.pieces()[piece].name);
        const std::string black = squares(piece, PlayerId(1));
        return name + ":" + m_letters[piece.index()] + ":" + *betza + ":" + lowered(asciiLine(name))
               + ":" + squares(piece, PlayerId(0)) + (black.empty() ? "" : ",," + black) + "\n";
    }

    const Subject &m_subject;
    std::string m_letters;
};

void checkRules(const Subject &subject, Verdict &verdict)
{
    for (const UsedRule &rule : subject.usedRules()) {
        const bool isMate = rule.kind == RuleKind::End
                            && isPlainMate(subject.rules().ends[rule.index].condition)
                            && subject.rules().ends[rule.index].outcome == Outcome::Loss;
        const bool isSaid =
            rule.kind == RuleKind::UnmovedOnly || isMate
            || (rule.kind == RuleKind::Promotion && isDiagramPromotion(subject))
            || (rule.kind == RuleKind::RoyalType && subject.markedRoyals().size() == 1);
        if (!isSaid)
            leaveOut(subject, verdict, rule);
    }
}

} // namespace

Verdict checkInteractiveDiagram(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!isBoardKnown(subject)) {
        verdict.prevents("the board must be a rectangle, flat or joined left and right, without "
                         "added cells or links of its own");
        return verdict;
    }
    if (subject.files() > 26 || subject.ranks() > mostSide)
        verdict.prevents("the board may have 26 files and " + std::to_string(mostSide) + " ranks");
    if (!requireTwoPlayers(subject, verdict) || !requireLetters(subject, verdict))
        return verdict;
    requireOppositeFacing(subject, verdict);
    for (const PieceId piece : subject.pieceIds()) {
        const Element element{Element::Kind::Piece, piece.index()};
        const auto betza = diagramBetza(subject, piece);
        if (!betza)
            verdict.prevents(aboutPiece(subject, piece, betza.error().message), element);
        const std::string &name = subject.pieces()[piece].name;
        if (fieldText(name) != name)
            verdict.differs("the piece '" + name + "' is called '" + fieldText(name) + "'",
                            element,
                            Remedy::Approximate);
    }
    if (subject.hasHoles())
        verdict.differs(
            "holes are written as a piece called 'hole', which has not been tried on the site",
            {},
            Remedy::Approximate);
    checkRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>> writeInteractiveDiagram(const Subject &subject,
                                                          const Verdict &verdict,
                                                          const ExportRequest &request)
{
    auto text = Diagram(subject).text(verdict);
    if (!text)
        return failure(std::move(text).error());
    if (chosenOption(*findFormat("interactive-diagram"), request, "form") == "page") {
        const std::string title = htmlText(
            subject.design().info->name.empty() ? "Game" : oneLine(subject.design().info->name));
        *text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
                + title
                + "</title>\n<base href=\"https://www.chessvariants.com/\">\n</head>\n<body>\n"
                + *text + "</body>\n</html>\n";
    }
    return std::vector<ExportedFile>{{request.name + ".html", std::move(*text)}};
}

} // namespace rookery
