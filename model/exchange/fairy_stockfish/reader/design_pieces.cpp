#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/reader/betza_parts.h"
#include "model/exchange/fairy_stockfish/reader/design_builder.h"
#include "model/exchange/fairy_stockfish/reader/janggi_moves.h"
#include "model/file/bundled/piece_library_reader.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

class PieceAdder
{
public:
    explicit PieceAdder(DesignBuilder &builder)
        : m_builder(builder)
        , m_variant(builder.variant())
    {
    }

    void add(Kind kind)
    {
        PieceType type;
        type.name = nameOf(kind);
        type.letter = std::string(1, static_cast<char>(m_variant.letters.at(kind) - 'a' + 'A'));
        type.royalty = kind == kingKind() ? Royalty::Royal : Royalty::None;
        type.confinedTo = m_builder.zone(
            "home-of-" + std::string(1, m_variant.letters.at(kind)),
            Sides<Squares>{m_variant.mobilityOf(kind, white), m_variant.mobilityOf(kind, black)});
        addMoves(kind, type.moves);
        m_builder.addPiece(kind, std::move(type));
    }

private:
    static Movement betza(std::string text)
    {
        return Movement{BetzaText{std::move(text), BetzaDialect::FairyStockfish}, When::Always, {}};
    }

    std::string nameOf(Kind kind)
    {
        std::string name(kindTitle(kind));
        if (name.empty())
            name = libraryName(m_variant.betzaOf(kind));
        if (name.empty())
            name = "Piece " + lettersUpper(kind);
        const auto isTaken = [&](const std::string &wanted) {
            return m_builder.pieceTypes().find(wanted).has_value();
        };
        return isTaken(name) ? name + " " + lettersUpper(kind) : name;
    }

    std::string lettersUpper(Kind kind) const
    {
        return std::string(1, static_cast<char>(m_variant.letters.at(kind) - 'a' + 'A'));
    }

    /// Only where the library writes the very same moves.
    std::string libraryName(const std::string &text)
    {
        if (!m_library)
            m_library = bundledPieceLibrary();
        const auto pieces = m_library->pieces();
        const auto found =
            std::find_if(pieces.begin(), pieces.end(), [&](const LibraryPiece &piece) {
                return piece.betza == text;
            });
        return found == pieces.end() ? std::string() : found->name;
    }

    void addMoves(Kind kind, std::vector<Movement> &moves)
    {
        if (kind == cannonKind())
            return; // its moves name its own type, see addJanggiMoves
        if (kind == soldierKind() && m_variant.soldierPromotionRank > 1)
            return addSoldier(moves);
        const BetzaParts parts = betzaParts(m_variant.betzaOf(kind));
        if (!parts.always.empty())
            moves.push_back(betza(parts.always));
        if (!parts.initial.empty())
            addFrom("double-step", m_variant.doubleStepRegion, betza(parts.initial), moves);
        if (kind == pawnKind()) {
            addFrom("double-step", m_variant.doubleStepRegion, betza("fmnD"), moves);
            addFrom("triple-step",
                    m_variant.tripleStepRegion,
                    Movement{PathText{"move (~n ~n n stop)"}, When::Always, {}},
                    moves);
        }
        if (m_variant.cambodianMoves)
            addFirstLeaps(kind, moves);
    }

    void addFrom(std::string_view zone,
                 const Sides<Squares> &region,
                 Movement movement,
                 std::vector<Movement> &moves)
    {
        if (m_builder.cellsOf(region[white]).empty() && m_builder.cellsOf(region[black]).empty())
            return;
        movement.startsIn = m_builder.zone(zone, region);
        moves.push_back(std::move(movement));
    }

    /// Forward at first, sideways too from its rank of promotion on.
    void addSoldier(std::vector<Movement> &moves)
    {
        Sides<Squares> farther;
        for (int rank = m_variant.soldierPromotionRank; rank <= m_variant.ranks; ++rank) {
            farther[white].addRank(rank - 1);
            farther[black].addRank(m_variant.ranks - rank);
        }
        moves.push_back(betza("fW"));
        addFrom("farther-side", farther, betza("sW"), moves);
    }

    /// In Cambodian chess the king may leap like a knight and the counsellor two cells ahead, each
    /// as its first move.
    static void addFirstLeaps(Kind kind, std::vector<Movement> &moves)
    {
        if (kind == kingKind())
            moves.push_back(Movement{PathText{"move leap nee nww"}, When::UnmovedUnchecked, {}});
        else if (kindKey(kind) == "fers")
            moves.push_back(
                Movement{BetzaText{"mfD", BetzaDialect::XBetza}, When::UnmovedUnchecked, {}});
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
    std::optional<PieceLibrary> m_library;
};

} // namespace

void addPieces(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    PieceAdder adder(builder);
    for (const auto &[kind, letter] : variant.letters)
        adder.add(kind);
    addJanggiMoves(builder);
}

} // namespace rookery::fairy
