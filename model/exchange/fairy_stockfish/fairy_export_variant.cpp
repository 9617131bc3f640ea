#include "model/exchange/fairy_stockfish/fairy_export_variant.h"

#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// `rk_` and the file's name in the letters that the engine allows.
std::string sectionName(const std::string &name)
{
    std::string section = "rk_";
    for (const char c : lowered(name))
        section += (c >= 'a' && c <= 'z') || isAsciiDigit(c) || c == '-' ? c : '_';
    return section;
}

/// The rules that no part has written.
void leaveOutTheRest(const Subject &subject, const Draft &draft, Verdict &verdict)
{
    for (const UsedRule &rule : subject.usedRules()) {
        const bool isSaid = draft.isSaid(rule);
        const bool isRefused =
            std::any_of(verdict.obstacles.begin(), verdict.obstacles.end(), [&](const Loss &loss) {
                return loss.sentence().find(rule.sentence) != std::string::npos;
            });
        if (!isSaid && !isRefused)
            leaveOut(subject, verdict, rule);
    }
}

/// What Ataxx has beside its pieces without end.
void undoAtaxx(Draft &draft)
{
    for (const char *name : {"customPiece1", "immobile"})
        draft.keyOnce(name, std::string("-"));
    for (const char *name : {"enclosingDrop", "flipEnclosedPieces", "materialCounting"})
        draft.keyOnce(name, std::string("none"));
    for (const char *name : {"passOnStalemate", "stalematePieceCount", "adjudicateFullBoard"})
        draft.keyOnce(name, false);
}

/// A king that goes along lines is known in the engine's own janggi only: then all of it has to be
/// said, so that nothing is left of the parent but that king.
void requireJanggi(const Draft &draft, Verdict &verdict)
{
    constexpr const char *own[] = {"rook",
                                   "wazir",
                                   "soldier",
                                   "horse",
                                   "janggiCannon",
                                   "janggiElephant",
                                   "diagonalLines",
                                   "mobilityRegionWhiteWazir",
                                   "mobilityRegionWhiteKing",
                                   "bikjangRule",
                                   "materialCounting",
                                   "perpetualCheckIllegal",
                                   "pass"};
    const bool isWhole = std::all_of(
        std::begin(own), std::end(own), [&](const char *name) { return draft.hasKey(name); });
    if (!isWhole)
        verdict.prevents(
            Message("only in the whole of janggi does a king go along the lines of a palace"));
}

/// Habits of the engine where two of its rules meet: our own reader knows them, and refuses a text
/// that means something else in the engine than its keys say.
void noteHabits(const ExportedVariant &variant, Verdict &verdict)
{
    for (Message &reason : reasonsAgainst(sectionText(variant), variant.name))
        verdict.differs(std::move(reason), {}, Remedy::Approximate);
}

} // namespace

std::optional<std::string_view> ExportedVariant::value(std::string_view key) const
{
    const auto found =
        std::find_if(keys.begin(), keys.end(), [&](const auto &each) { return each.first == key; });
    return found != keys.end() ? std::optional<std::string_view>(found->second) : std::nullopt;
}

std::string sectionOf(std::string_view ini)
{
    const std::size_t open = ini.find("\n[");
    if (open == std::string_view::npos)
        return {};
    const std::string_view rest = ini.substr(open + 2);
    return std::string(rest.substr(0, rest.find_first_of("]:")));
}

std::string_view startOf(std::string_view ini)
{
    constexpr std::string_view key = "\nstartFen = ";
    const std::size_t at = ini.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = ini.substr(at + key.size());
    return rest.substr(0, rest.find('\n'));
}

std::string sectionText(const ExportedVariant &variant)
{
    std::string text =
        "[" + variant.name + (variant.parent.empty() ? "" : ":" + variant.parent) + "]\n";
    for (const auto &[key, value] : variant.keys)
        text.append(key).append(" = ").append(value).append("\n");
    return text;
}

ExportedVariant exportedVariant(const Subject &subject, const ExportRequest &request)
{
    ExportedVariant variant;
    variant.name = sectionName(request.name);
    Verdict &verdict = variant.verdict;
    if (!requireTwoPlayers(subject, verdict)
        || !requireRectangle(subject, verdict, mostFiles, mostRanks)
        || !requireLetters(subject, verdict))
        return variant;
    requireOppositeFacing(subject, verdict);
    variant.letters = *lettersFor(subject.pieces());
    Draft draft(subject, variant, request.dialect == exportDialects[1]);
    if (draft.isOld() && subject.hasHoles())
        verdict.prevents(Message("version 11.1 knows no holes"));
    writePieces(draft);
    writePawnRules(draft);
    writePromotions(draft);
    writeCastling(draft);
    writeHands(draft);
    writeMoveRules(draft);
    writeEnds(draft);
    writeStart(draft);
    checkImmobility(draft);
    if (variant.parent == Draft::endless)
        undoAtaxx(draft);
    else if (draft.inherits())
        requireJanggi(draft, verdict);
    leaveOutTheRest(subject, draft, verdict);
    if (verdict.obstacles.empty())
        noteHabits(variant, verdict);
    return variant;
}

} // namespace rookery::fairy
