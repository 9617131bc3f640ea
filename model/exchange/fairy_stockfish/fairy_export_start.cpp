#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

std::string handText(const Draft &draft)
{
    std::string text = "[";
    for (const HandEntry &entry : draft.subject().design().setup->hands) {
        text += std::string(static_cast<std::size_t>(entry.count),
                            draft.letterOf(entry.piece, entry.player));
    }
    return text + "]";
}

/// Files of first-rank pieces that have not moved, beside those whose castling rights say so.
std::string gatingRights(const Draft &draft, PlayerId player)
{
    const Subject &subject = draft.subject();
    const int rank = player.index() == 0 ? 0 : subject.ranks() - 1;
    std::string files;
    for (const Placement &piece : subject.design().setup->placements) {
        const Vector at = subject.board().siteCoordinates(piece.site).value_or(Vector{});
        const auto &castling = draft.rules().castling;
        const bool hasRight =
            !draft.rights.empty()
            && std::any_of(castling.begin(), castling.end(), [&](const CastlingRule &rule) {
                   return std::any_of(
                       rule.wings.begin(), rule.wings.end(), [&](const CastlingWing &wing) {
                           return (wing.king == piece.site || wing.partner == piece.site)
                                  && draft.isReady(rule, wing);
                       });
               });
        if (piece.player == player && at.y() == rank && !hasRight)
            files += static_cast<char>((player.index() == 0 ? 'A' : 'a') + at.x());
    }
    return files;
}

/// The field of FEN: White's capitals first.
std::string rightsText(const Draft &draft)
{
    std::string rights = draft.rights;
    if (draft.hasGates)
        rights += gatingRights(draft, PlayerId(0)) + gatingRights(draft, PlayerId(1));
    std::stable_partition(
        rights.begin(), rights.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return rights.empty() ? "-" : rights;
}

/// A piece that stands promoted at the start is named by what it was, or marked as a pawn that has
/// promoted.
std::string pieceText(Draft &draft, const Placement &piece)
{
    const std::string letter(1, draft.letterOf(piece.piece, piece.player));
    if (!piece.was)
        return letter;
    const auto &forms = draft.promotedForms;
    if (std::find(forms.begin(), forms.end(), std::pair(*piece.was, piece.piece)) != forms.end())
        return "+" + std::string(1, draft.letterOf(*piece.was, piece.player));
    if (draft.promotingPawns == PieceSet{*piece.was})
        return letter + "~";
    draft.verdict().differs(
        aboutPiece(draft.subject(),
                   piece.piece,
                   Message("a piece that stands promoted at the start would not turn back")),
        {Element::Kind::Piece, piece.piece.index()});
    return letter;
}

} // namespace

void writeStart(Draft &draft)
{
    const Subject &subject = draft.subject();
    draft.key("maxFile", subject.files());
    draft.key("maxRank", subject.ranks());
    const std::string checks =
        draft.checks > 0 ? std::to_string(draft.checks) + "+" + std::to_string(draft.checks) + " "
                         : "";
    draft.key("startFen",
              placementFen(
                  subject, [&](const Placement &piece) { return pieceText(draft, piece); }, '*')
                  + (draft.hasHands ? handText(draft) : "") + (draft.isBlackFirst ? " b " : " w ")
                  + rightsText(draft) + " - " + checks + "0 1");
}

} // namespace rookery::fairy
