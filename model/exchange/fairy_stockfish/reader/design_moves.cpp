#include "model/exchange/fairy_stockfish/reader/betza_parts.h"
#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// The wings on which a variant's start position lets a side castle.
class WingFinder
{
public:
    WingFinder(const DesignBuilder &builder, std::size_t side)
        : m_builder(builder)
        , m_variant(builder.variant())
        , m_side(side)
        , m_rank(side == white ? m_variant.castlingRank - 1
                               : m_variant.ranks - m_variant.castlingRank)
    {
    }

    std::vector<CastlingWing> find() const
    {
        std::vector<CastlingWing> wings;
        if (m_variant.castlingDropped) {
            add(wings, m_variant.castlingKingFile, lastRookFile());
            add(wings, m_variant.castlingKingFile, m_variant.castlingRookQueenside);
            return wings;
        }
        const auto king = kingFile();
        if (!king)
            return wings;
        for (const char right : m_builder.fen().rights) {
            const bool isOwn = (right >= 'A' && right <= 'Z') == (m_side == white);
            const auto rook = isOwn ? rookFile(static_cast<char>(right | 0x20)) : std::nullopt;
            if (rook)
                add(wings, *king, *rook);
        }
        return wings;
    }

private:
    int lastRookFile() const
    {
        return std::min(m_variant.castlingRookKingside, m_variant.files - 1);
    }

    bool stands(int file, const Sides<KindSet> &kinds) const
    {
        const FenPiece *piece = m_builder.fen().at(file, m_rank);
        return piece && piece->side == m_side && kinds[m_side].kinds[piece->kind];
    }

    /// The only one there is, else the one on the file that the variant names.
    std::optional<int> kingFile() const
    {
        const auto &pieces = m_builder.fen().pieces;
        const auto isKing = [&](const FenPiece &piece) {
            return piece.side == m_side && m_variant.castlingKing[m_side].kinds[piece.kind];
        };
        const auto first = std::find_if(pieces.begin(), pieces.end(), isKing);
        const int file = std::count_if(pieces.begin(), pieces.end(), isKing) == 1
                             ? first->file
                             : m_variant.castlingKingFile;
        return stands(file, m_variant.castlingKing) ? std::optional(file) : std::nullopt;
    }

    std::optional<int> rookFile(char right) const
    {
        if (right == 'k' || right == 'q') {
            const int step = right == 'k' ? -1 : 1;
            int file = right == 'k' ? lastRookFile() : m_variant.castlingRookQueenside;
            while (file >= 0 && file < m_variant.files && !stands(file, m_variant.castlingRooks))
                file += step;
            return file >= 0 && file < m_variant.files ? std::optional(file) : std::nullopt;
        }
        const int file = right - 'a';
        const bool isFile =
            !m_variant.gating && file < m_variant.files && stands(file, m_variant.castlingRooks);
        return isFile ? std::optional(file) : std::nullopt;
    }

    void add(std::vector<CastlingWing> &wings, int king, int rook) const
    {
        const bool isKingside = king < rook;
        const int to = isKingside ? m_variant.castlingKingside : m_variant.castlingQueenside;
        CastlingWing wing;
        wing.player = PlayerId(m_side);
        wing.letter = isKingside ? "K" : "Q";
        wing.king = m_builder.site(king, m_rank);
        wing.partner = m_builder.site(rook, m_rank);
        wing.kingTo = m_builder.site(to, m_rank);
        wing.partnerTo = m_builder.site(isKingside ? to - 1 : to + 1, m_rank);
        wings.push_back(std::move(wing));
    }

    const DesignBuilder &m_builder;
    const FairyVariant &m_variant;
    std::size_t m_side;
    int m_rank;
};

void addCastlingOf(std::size_t side, DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    CastlingRule rule;
    rule.wings = WingFinder(builder, side).find();
    rule.kings = builder.pieceSet(variant.castlingKing[side]);
    rule.partners = builder.pieceSet(variant.castlingRooks[side]);
    rule.home = variant.chess960 ? CastlingHome::Shuffled : CastlingHome::Fixed;
    rule.pieces = variant.castlingDropped ? CastlingPieces::Dropped : CastlingPieces::Unmoved;
    rule.rivalry =
        variant.oppositeCastling ? CastlingRivalry::OppositeWings : CastlingRivalry::None;
    if (rule.wings.empty() || rule.kings.empty() || rule.partners.empty())
        return;
    auto &rules = builder.rules().castling;
    const bool continues = !rules.empty() && rules.back().kings == rule.kings
                           && rules.back().partners == rule.partners;
    if (continues)
        rules.back().wings.insert(rules.back().wings.end(), rule.wings.begin(), rule.wings.end());
    else
        rules.push_back(std::move(rule));
}

/// Whether a player's own explosions may leave so few pieces of a type that they become royal.
bool mayLoseOneOfMany(const DesignBuilder &builder, const PieceSet &royals)
{
    const FairyVariant &variant = builder.variant();
    const auto &pieces = builder.fen().pieces;
    return variant.blastOnCapture
           && std::any_of(pieces.begin(), pieces.end(), [&](const FenPiece &piece) {
                  const auto alike =
                      std::count_if(pieces.begin(), pieces.end(), [&](const FenPiece &other) {
                          return other.kind == piece.kind && other.side == piece.side;
                      });
                  return covers(royals, builder.piece(piece.kind))
                         && alike > variant.extinctionCount + 1;
              });
}

/// In the engine a pawn that becomes royal counts at once, other pieces from the next turn on.
/// Refused where there are both.
std::optional<Newcomers> newcomersOf(DesignBuilder &builder, const PieceSet &royals)
{
    const FairyVariant &variant = builder.variant();
    const auto isRoyal = [&](Kind kind) {
        return variant.has(kind) && covers(royals, builder.piece(kind));
    };
    const bool promotes =
        std::any_of(variant.promoted.begin(), variant.promoted.end(), [&](const auto &row) {
            return variant.has(row.first) && isRoyal(row.second);
        });
    const bool isPawns = std::any_of(
        variant.promotionPieces.begin(), variant.promotionPieces.end(), [&](const KindSet &set) {
            const auto kinds = builder.kindsOf(set);
            return std::any_of(kinds.begin(), kinds.end(), isRoyal);
        });
    const bool isLater = promotes || mayLoseOneOfMany(builder, royals);
    if (isLater && isPawns)
        builder.refuse(
            "extinctionPseudoRoyal",
            Message("the engine counts pawns that become royal at once and other pieces later, "
                    "which is no rule here"));
    if (!isLater && !isPawns)
        return std::nullopt;
    return isLater ? Newcomers::NextTurn : Newcomers::AtOnce;
}

/// Types with a move of several steps that lets others capture them in passing.
std::vector<Kind> runners(const DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    std::vector<Kind> kinds;
    for (const auto &[kind, letter] : variant.letters) {
        if (kind == pawnKind() || !betzaParts(variant.betzaOf(kind)).initial.empty())
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace

void addRoyals(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    CheckRules &check = builder.rules().check;
    // These are about kings, in the engine, not about other royal pieces.
    const bool hasKing = variant.has(kingKind());
    check.giving = variant.checking || !hasKing ? GivingCheck::Allowed : GivingCheck::Forbidden;
    check.flight = variant.makpong && hasKing ? Flight::None : Flight::Free;
    if (variant.flyingGeneral && hasKing)
        check.facing.push_back({{builder.piece(kingKind())}, Lines::Orthogonal, {}});
    if (!variant.extinctionPseudoRoyal)
        return;
    Royal royal;
    royal.types = builder.pieceSet(variant.extinctionTypes);
    royal.counted = Counted::EachType;
    royal.whileAtMost = variant.dupleCheck ? 0 : variant.extinctionCount + 1;
    royal.safety = variant.dupleCheck ? Safety::One : Safety::Each;
    if (const auto newcomers = newcomersOf(builder, royal.types))
        royal.newcomers = *newcomers;
    if (!royal.types.empty())
        builder.rules().royals.push_back(std::move(royal));
}

namespace {

std::vector<Kind> takersInPassing(DesignBuilder &builder, std::size_t side)
{
    const FairyVariant &variant = builder.variant();
    std::vector<Kind> takers;
    KindSet types = variant.enPassantTypes[side];
    types.kinds.set(pawnKind()); // the engine's own pawn always does
    for (const Kind kind : builder.kindsOf(types)) {
        const CaptureOnly captures = captureOnly(variant.betzaOf(kind));
        if (captures == CaptureOnly::Wherever)
            takers.push_back(kind);
        else if (captures == CaptureOnly::Somewhere)
            builder.refuse("enPassantTypes",
                           Message("in the engine '{letter}' captures en passant only where it "
                                   "could not go otherwise",
                                   {{"letter", std::string(1, variant.letters.at(kind))}}));
    }
    return takers;
}

} // namespace

void addCastling(DesignBuilder &builder)
{
    if (!builder.variant().castling)
        return;
    addCastlingOf(white, builder);
    addCastlingOf(black, builder);
}

void addPawnRules(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    const auto victims = runners(builder);
    const auto &region = variant.enPassantRegion;
    const bool isAnywhere =
        !builder.cellsOf(region[white]).empty() || !builder.cellsOf(region[black]).empty();
    if (victims.empty() || !isAnywhere)
        return;
    for (const auto &[side, players] : builder.sidesOf(variant.enPassantTypes)) {
        EnPassant rule;
        rule.victims = builder.pieces(victims);
        rule.takers = builder.pieces(takersInPassing(builder, side));
        rule.players = players;
        rule.zone = builder.zone("en-passant", region);
        if (!rule.takers.empty())
            builder.rules().enPassant.push_back(std::move(rule));
    }
}

} // namespace rookery::fairy
