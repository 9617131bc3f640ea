#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"

namespace rookery {

namespace {

constexpr int mostFiles = 16;
constexpr int mostRanks = 16;

} // namespace

Verdict checkXboard(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict) || !requireRectangle(subject, verdict, mostFiles, mostRanks)
        || !requireLetters(subject, verdict))
        return verdict;
    if (subject.hasHoles())
        verdict.prevents("the board may not have holes");
    requireOppositeFacing(subject, verdict);
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = betzaOf(subject, piece, BetzaDialect::XBoard);
        if (!betza)
            verdict.prevents(aboutPiece(subject, piece, betza.error().message), {Element::Kind::Piece, piece.index()});
    }
    leaveOutRules(subject, verdict, {RuleKind::UnmovedOnly});
    return verdict;
}

/// What an engine sends after `variant NAME`.
Result<std::vector<ExportedFile>> writeXboard(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const std::string letters = *lettersFor(subject.pieces());
    std::string small;
    for (const char c : letters)
        small += static_cast<char>(c - 'A' + 'a');
    std::string text;
    for (const std::string &line : headLines(subject, verdict))
        text += "# " + oneLine(line) + "\n";
    text += "setup (" + letters + small + ") " + std::to_string(subject.files()) + "x" + std::to_string(subject.ranks())
            + "+0_fairy " + placementFen(subject, letters, '*') + " w - - 0 1\n";
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = betzaOf(subject, piece, BetzaDialect::XBoard);
        if (!betza)
            return failure(betza.error());
        text += std::string("piece ") + letters[piece.index()] + "& " + *betza + "\n";
    }
    return std::vector<ExportedFile>{{request.name + ".txt", text}};
}

} // namespace rookery
