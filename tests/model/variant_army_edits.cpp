#include "model/edit/pieces/piece_edits.h"
#include "tests/model/variant_edits.h"

namespace rookery::test {

namespace {

std::string withBetza(Design &design, PieceId piece, const std::string &text)
{
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types[piece.index()].moves = {{BetzaText{text}, When::Always, {}}};
    });
    return VariantDice::nameOf(design, piece) + " moves " + text;
}

std::string pawnMoves(VariantDice &dice, Design &design)
{
    const std::string text = dice.anyOf<std::string>({"fmWfcF",
                                                      "fmWfcFfmnD",
                                                      "fmWfcFifmnD",
                                                      "fmFfcW",
                                                      "fmWfcFimfnA",
                                                      "fWfcF",
                                                      "fFfsW",
                                                      "fmWsmWfcFifmnD",
                                                      "fmWfceFifmnD",
                                                      "mWcF"});
    return withBetza(design, VariantDice::pawnOf(design), text);
}

std::string firstMove(VariantDice &dice, Design &design)
{
    const PieceId piece = dice.oneIn(2) ? VariantDice::pawnOf(design) : dice.anyPiece(design);
    std::string words;
    std::optional<ZoneId> zone;
    if (dice.oneIn(2))
        zone = dice.newZone(design, words);
    const std::string text = dice.anyOf<std::string>({"fmnD", "fmnD", "mD", "mN", "fmR3", "cfF"});
    const When when = zone && dice.oneIn(2) ? When::Always : When::Unmoved;
    design.pieces.edit([&](Pieces &pieces) {
        auto &moves = pieces.types[piece.index()].moves;
        std::erase_if(moves, [](const Movement &move) { return move.when != When::Always; });
        moves.push_back({BetzaText{text}, when, {}, zone});
    });
    return VariantDice::nameOf(design, piece) + " has " + text
           + (when == When::Unmoved ? " at first" : "") + (zone ? " from " + words : "");
}

std::string exchangePieces(VariantDice &dice, Design &design)
{
    const auto &pieces = design.setup->placements;
    if (pieces.size() < 2)
        return {};
    const SiteId a = dice.pick(pieces).site;
    const SiteId b = dice.oneIn(3) ? dice.anySite(design) : dice.pick(pieces).site;
    const std::pair<SiteId, SiteId> both[] = {
        {a, b}, {VariantDice::mirrored(design, a), VariantDice::mirrored(design, b)}};
    design.setup.edit([&](Setup &setup) {
        for (std::size_t i = dice.oneIn(4) ? 1 : 0; i < 2; ++i) {
            for (Placement &piece : setup.placements) {
                if (piece.site == both[i].first)
                    piece.site = both[i].second;
                else if (piece.site == both[i].second)
                    piece.site = both[i].first;
            }
        }
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const auto &x, const auto &y) { return x.site < y.site; });
    });
    return "pieces exchanged in the setup";
}

std::string removePiece(VariantDice &dice, Design &design)
{
    if (design.setup->placements.empty())
        return {};
    const Placement gone = dice.pick(design.setup->placements);
    const SiteId other = VariantDice::mirrored(design, gone.site);
    const bool isOdds = dice.oneIn(3);
    design.setup.edit([&](Setup &setup) {
        std::erase_if(setup.placements, [&](const Placement &piece) {
            return piece.site == gone.site || (!isOdds && piece.site == other);
        });
    });
    return (isOdds ? "odds of a " : "without a ") + VariantDice::nameOf(design, gone.piece);
}

std::string pieceMoves(VariantDice &dice, Design &design)
{
    return withBetza(design, dice.anyPiece(design), dice.betza());
}

std::string newPiece(VariantDice &dice, Design &design)
{
    if (design.pieces->types.size() > 20 || design.setup->placements.empty())
        return {};
    design = must(withPieceAdded(design, freePieceName(*design.pieces, "Novelty")));
    const PieceId piece(design.pieces->types.size() - 1);
    const std::string words = withBetza(design, piece, dice.betza());
    const SiteId site = dice.pick(design.setup->placements).site;
    const SiteId other = VariantDice::mirrored(design, site);
    design.setup.edit([&](Setup &setup) {
        for (Placement &boardPiece : setup.placements) {
            if (boardPiece.site == site || boardPiece.site == other)
                boardPiece.piece = piece;
        }
    });
    return words;
}

std::string army(VariantDice &dice, Design &design)
{
    std::string what = "army";
    const PieceId pawn = VariantDice::pawnOf(design);
    design.pieces.edit([&](Pieces &pieces) {
        for (std::size_t i = 0; i < pieces.types.size(); ++i) {
            if (PieceId(i) == pawn || pieces.types[i].royalty != Royalty::None)
                continue;
            const std::string text = dice.betza();
            pieces.types[i].moves = {{BetzaText{text}, When::Always, {}}};
            what += " " + text;
        }
    });
    return what;
}

std::string royalty(VariantDice &dice, Design &design)
{
    const PieceId piece = dice.anyPiece(design);
    const bool isRoyal = (*design.pieces)[piece].royalty != Royalty::None;
    design.pieces.edit([&](Pieces &pieces) {
        if (!isRoyal && dice.oneIn(2)) {
            for (PieceType &type : pieces.types)
                type.royalty = Royalty::None;
        }
        pieces.types[piece.index()].royalty = isRoyal ? Royalty::None : Royalty::Royal;
    });
    return VariantDice::nameOf(design, piece) + (isRoyal ? " not royal" : " royal");
}

std::string size(VariantDice &dice, Design &design)
{
    Margins margins;
    (dice.oneIn(2) ? margins.top : margins.right) = 1 + dice.upTo(1);
    if (dice.oneIn(2))
        (dice.oneIn(2) ? margins.bottom : margins.left) = 1;
    auto larger = withMargins(design, margins);
    if (!larger)
        return {};
    design = std::move(*larger);
    return "board " + std::to_string(design.board->files) + "x"
           + std::to_string(design.board->ranks);
}

std::string holes(VariantDice &dice, Design &design)
{
    int count = 0;
    for (int wanted = 1 + dice.upTo(2); wanted > 0; --wanted) {
        const SiteId site = dice.anySite(design);
        for (const SiteId each : {site, VariantDice::mirrored(design, site)}) {
            auto holed = withCellsRemoved(design, std::span(&each, 1));
            if (!design.setup->at(each) && holed) {
                design = std::move(*holed);
                ++count;
            }
        }
    }
    return count == 0 ? std::string() : std::to_string(count) + " holes";
}

std::string confinement(VariantDice &dice, Design &design)
{
    std::string words;
    const ZoneId zone = dice.newZone(design, words);
    const PieceId piece = dice.oneIn(3) ? VariantDice::pawnOf(design) : dice.anyPiece(design);
    design.pieces.edit([&](Pieces &pieces) { pieces.types[piece.index()].confinedTo = zone; });
    return VariantDice::nameOf(design, piece) + " kept to " + words;
}

std::string pieceOrder(VariantDice &dice, Design &design)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i)
        design = must(withPieceAt(design,
                                  PieceId(i),
                                  static_cast<std::size_t>(dice.upTo(
                                      static_cast<int>(design.pieces->types.size()) - 1))));
    return "pieces in another order";
}

} // namespace

std::span<const VariantEdit> armyEdits()
{
    static constexpr VariantEdit edits[] = {
        pawnMoves,
        firstMove,
        exchangePieces,
        removePiece,
        pieceMoves,
        newPiece,
        army,
        royalty,
        size,
        holes,
        confinement,
        pieceOrder,
    };
    return edits;
}

} // namespace rookery::test
