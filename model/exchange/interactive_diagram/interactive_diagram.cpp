#include "model/base/text.h"
#include "model/exchange/interactive_diagram/diagram_moves.h"
#include "model/exchange/interactive_diagram/diagram_page.h"
#include "model/exchange/interactive_diagram/diagram_promotion.h"
#include "model/exchange/interactive_diagram/known_pieces.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostSide = 32;

bool isBoardKnown(const Subject &subject)
{
    const BoardEdits &edits = subject.design().board->edits;
    return subject.isPlainRectangle()
           || (isCylinder(subject) && edits.added.empty() && edits.links.empty()
               && edits.facings.empty());
}

/// Whether games end like this there: mate is lost, and who has no move otherwise has drawn.
bool isDiagramEnd(const End &end)
{
    return (isPlainMate(end.condition) && end.outcome == Outcome::Loss)
           || (std::holds_alternative<Stalemate>(end.condition) && end.outcome == Outcome::Draw);
}

bool isSaid(const Subject &subject, const UsedRule &rule)
{
    switch (rule.kind) {
    case RuleKind::UnmovedOnly:
        return true;
    case RuleKind::End:
        return isDiagramEnd(subject.rules().ends[rule.index]);
    case RuleKind::StartZone:
        return areMovesFromHome(subject, PieceId(rule.index));
    case RuleKind::Castling:
        return diagramCastling(subject).has_value();
    case RuleKind::EnPassant:
        return isDiagramEnPassant(subject);
    case RuleKind::Promotion:
        return diagramPromotion(subject).has_value();
    case RuleKind::RoyalType:
        return subject.markedRoyals().size() == 1;
    default:
        return false;
    }
}

void checkRules(const Subject &subject, Verdict &verdict)
{
    leaveOutOfGame(subject, verdict, [&](const UsedRule &rule) { return isSaid(subject, rule); });
    const auto &ends = subject.rules().ends;
    const bool losesByMate = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        return isDiagramEnd(end) && isPlainMate(end.condition);
    });
    if (!losesByMate && !subject.markedRoyals().empty())
        verdict.differs(Message("a player who is mated loses there"));
}

} // namespace

Verdict checkInteractiveDiagram(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!isBoardKnown(subject)) {
        verdict.prevents(
            Message("the board must be a rectangle, flat or joined left and right, without "
                    "added cells or links of its own"));
        return verdict;
    }
    if (subject.files() > 26 || subject.ranks() > mostSide)
        verdict.prevents(
            Message("the board may have 26 files and {ranks} ranks", {{"ranks", mostSide}}));
    if (!requireTwoPlayersOnly(subject, verdict) || !requireLetters(subject, verdict))
        return verdict;
    requireOppositeFacing(subject, verdict);
    for (const PieceId piece : subject.pieceIds()) {
        const Element element{Element::Kind::Piece, piece.index()};
        const auto betza = diagramMoves(subject, piece);
        if (!betza)
            verdict.prevents(aboutPiece(subject, piece, betza.error().message), element);
        const std::string &name = subject.pieces()[piece].name;
        if (betza && betza->empty() && findKnownPiece(lowered(name)))
            verdict.prevents(
                aboutPiece(subject, piece, Message("would get the usual moves of its name")),
                element);
        if (diagramWord(name) != name)
            verdict.differs(Message("the piece '{name}' is called '{word}'",
                                    {{"name", name}, {"word", diagramWord(name)}}),
                            element,
                            Remedy::Approximate);
    }
    if (subject.hasHoles())
        verdict.differs(
            Message(
                "holes are written as a piece called 'hole', which has not been tried on the site"),
            {},
            Remedy::Approximate);
    checkRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>> writeInteractiveDiagram(const Subject &subject,
                                                          const Verdict &verdict,
                                                          const ExportRequest &request)
{
    auto text = diagramPage(subject, verdict);
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
