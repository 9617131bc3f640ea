#pragma once

#include "model/base/enum_names.h"
#include "model/base/result.h"
#include "model/exchange/fairy_stockfish/reader/fairy_pieces.h"

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rookery::fairy {

inline constexpr int mostFiles = 12;
inline constexpr int mostRanks = 10;

/// Squares of the engine's largest board, by rank and then file. A variant's own board may be
/// smaller; what lies outside it means nothing.
class Squares
{
public:
    bool has(int file, int rank) const { return m_bits[index(file, rank)]; }
    void add(int file, int rank) { m_bits[index(file, rank)] = true; }
    void addRank(int rank);
    void addFile(int file);
    bool isEmpty() const { return m_bits.none(); }

    static Squares all();
    static Squares rank(int rank);

    friend Squares common(const Squares &a, const Squares &b);
    friend Squares without(const Squares &a, const Squares &b);
    friend bool operator==(const Squares &, const Squares &) = default;

private:
    static std::size_t index(int file, int rank)
    {
        return static_cast<std::size_t>(rank * mostFiles + file);
    }

    std::bitset<static_cast<std::size_t>(mostFiles *mostRanks)> m_bits;
};

/// White's and Black's.
template<class T>
using Sides = std::array<T, 2>;

enum class GameValue { None, Win, Draw, Loss };
enum class Enclosing { None, Reversi, Ataxx, Quadwrangle, Snort, AnySide, Top };
enum class Walling { None, Arrow, Duck, Edge, Past, Static };
enum class Counting { None, Janggi, Unweighted, WhiteDrawOdds, BlackDrawOdds };
enum class MoveCounting { None, Makruk, Cambodian, Asean };
enum class Chasing { None, Axf };

/// Everything that variants.ini can say about one variant, after inheritance. The members have the
/// engine's names and meanings; what it says for pictures and strength only is left out.
struct FairyVariant
{
    FairyVariant();

    std::string name;
    std::map<std::string, Place> places; ///< of the values that were read from a file, by key

    int ranks = 8;
    int files = 8;
    std::string startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    bool chess960 = false;
    bool twoBoards = false;

    std::map<Kind, char> letters;      ///< small; the types that the variant has
    std::map<Kind, std::string> betza; ///< of custom pieces and of a king with moves of its own
    Sides<std::map<Kind, Squares>> mobility;

    Sides<Squares> promotionRegion;
    Sides<KindSet> promotionPawns;
    Sides<KindSet> promotionPieces;
    bool sittuyinPromotion = false;
    std::map<Kind, int> promotionLimit;
    std::map<Kind, Kind> promoted;
    bool promotionOnCapture = false;
    bool mandatoryPawnPromotion = true;
    bool mandatoryPiecePromotion = false;
    bool pieceDemotion = false;

    bool blastOnCapture = false;
    KindSet blastImmune;
    KindSet mutuallyImmune;
    KindSet petrifying;
    bool petrifyBlast = false;

    bool doubleStep = true;
    Sides<Squares> doubleStepRegion;
    Sides<Squares> tripleStepRegion;
    Sides<Squares> enPassantRegion;
    Sides<KindSet> enPassantTypes;

    bool castling = true;
    bool castlingDropped = false;
    int castlingKingside = 6; ///< file, from 0, as all of these
    int castlingQueenside = 2;
    int castlingRank = 1; ///< from 1, as its owner counts
    int castlingKingFile = 4;
    Sides<KindSet> castlingKing;
    int castlingRookKingside = mostFiles - 1;
    int castlingRookQueenside = 0;
    Sides<KindSet> castlingRooks;
    bool oppositeCastling = false;
    std::string castlingWins = "-";

    bool checking = true;
    bool dropChecks = true;
    bool mustCapture = false;
    bool mustDrop = false;
    KindSet mustDropType;
    bool pieceDrops = false;
    bool freeDrops = false; ///< hands never run out
    bool dropLoop = false;
    bool capturesToHand = false;
    bool firstRankPawnDrops = false;
    bool promotionZonePawnDrops = false;
    Enclosing enclosingDrop = Enclosing::None;
    Squares enclosingDropStart;
    Sides<Squares> dropRegion;
    bool sittuyinRookDrop = false;
    bool dropOppositeBishop = false;
    bool dropPromoted = false;
    KindSet dropNoDoubled;
    int dropNoDoubledCount = 1;
    bool immobilityIllegal = false;
    bool gating = false;
    bool seirawanGating = false;
    bool cambodianMoves = false;

    Walling walling = Walling::None;
    Sides<Squares> wallingRegion;
    bool wallOrMove = false;
    Squares diagonalLines;
    Sides<bool> pass = {};
    Sides<bool> passOnStalemate = {};
    bool makpong = false;
    bool flyingGeneral = false;
    int soldierPromotionRank = 1;
    Enclosing flipEnclosed = Enclosing::None;

    Sides<KindSet> moveRuleTypes;
    int moveRule = 50;
    int foldRule = 3;
    GameValue foldValue = GameValue::Draw;
    bool foldValueAbsolute = false;
    bool perpetualCheckIllegal = false;
    bool moveRepetitionIllegal = false;
    Chasing chasing = Chasing::None;
    GameValue stalemateValue = GameValue::Draw;
    bool stalematePieceCount = false;
    GameValue checkmateValue = GameValue::Loss;
    bool pawnDropMateIllegal = false;
    bool shatarMate = false;
    bool bikjang = false;
    GameValue extinctionValue = GameValue::None;
    bool extinctionClaim = false;
    bool extinctionPseudoRoyal = false;
    bool dupleCheck = false;
    KindSet extinctionTypes;
    int extinctionCount = 0;
    int extinctionOpponentCount = 0;
    Sides<KindSet> flagPiece;
    Sides<Squares> flagRegion;
    int flagCount = 1;
    bool flagBlockedWin = false;
    bool flagMove = false;
    bool flagSafe = false;
    bool checkCounting = false;
    int connectN = 0;
    KindSet connectTypes;
    bool connectVertical = true;
    bool connectHorizontal = true;
    bool connectDiagonal = true;
    Sides<Squares> connectRegion1;
    Sides<Squares> connectRegion2;
    int connectNxN = 0;
    int collinearN = 0;
    GameValue connectValue = GameValue::Win;
    Counting materialCounting = Counting::None;
    bool adjudicateFullBoard = false;
    MoveCounting countingRule = MoveCounting::None;

    bool has(Kind kind) const { return letters.count(kind) > 0; }
    std::optional<Kind> kindOf(char letter) const;
    /// Gives the type this letter, in place of whatever had the letter before.
    void setLetter(Kind kind, char letter);
    void removeKind(Kind kind);
    /// In the engine's dialect.
    std::string betzaOf(Kind kind) const;
    /// Where such pieces of a side may stand.
    Squares mobilityOf(Kind kind, std::size_t side) const;
};

/// What a section without a parent begins with: the rules of chess, but no pieces.
FairyVariant emptyVariant();

} // namespace rookery::fairy

namespace rookery {

template<>
struct EnumNames<fairy::GameValue>
{
    static constexpr EnumName<fairy::GameValue> rows[] = {
        {fairy::GameValue::None, "none", "none"},
        {fairy::GameValue::Win, "win", "win"},
        {fairy::GameValue::Draw, "draw", "draw"},
        {fairy::GameValue::Loss, "loss", "loss"},
    };
};

template<>
struct EnumNames<fairy::Enclosing>
{
    static constexpr EnumName<fairy::Enclosing> rows[] = {
        {fairy::Enclosing::None, "none", "none"},
        {fairy::Enclosing::Reversi, "reversi", "between own pieces on a queen's line"},
        {fairy::Enclosing::Ataxx, "ataxx", "beside the piece"},
        {fairy::Enclosing::Quadwrangle,
         "quadwrangle",
         "beside the piece, of a drop only beside a friend"},
        {fairy::Enclosing::Snort, "snort", "not beside an enemy"},
        {fairy::Enclosing::AnySide, "anyside", "slid in from an edge"},
        {fairy::Enclosing::Top, "top", "slid in from the top"},
    };
};

template<>
struct EnumNames<fairy::Walling>
{
    static constexpr EnumName<fairy::Walling> rows[] = {
        {fairy::Walling::None, "none", "none"},
        {fairy::Walling::Arrow, "arrow", "shot as the piece moves"},
        {fairy::Walling::Duck, "duck", "one wall that is moved"},
        {fairy::Walling::Edge, "edge", "on the edge of the board"},
        {fairy::Walling::Past, "past", "where the piece came from"},
        {fairy::Walling::Static, "static", "in a region"},
    };
};

template<>
struct EnumNames<fairy::Counting>
{
    static constexpr EnumName<fairy::Counting> rows[] = {
        {fairy::Counting::None, "none", "none"},
        {fairy::Counting::Janggi, "janggi", "janggi points"},
        {fairy::Counting::Unweighted, "unweighted", "pieces"},
        {fairy::Counting::WhiteDrawOdds, "whitedrawodds", "White wins a draw"},
        {fairy::Counting::BlackDrawOdds, "blackdrawodds", "Black wins a draw"},
    };
};

template<>
struct EnumNames<fairy::MoveCounting>
{
    static constexpr EnumName<fairy::MoveCounting> rows[] = {
        {fairy::MoveCounting::None, "none", "none"},
        {fairy::MoveCounting::Makruk, "makruk", "makruk"},
        {fairy::MoveCounting::Cambodian, "cambodian", "cambodian"},
        {fairy::MoveCounting::Asean, "asean", "asean"},
    };
};

template<>
struct EnumNames<fairy::Chasing>
{
    static constexpr EnumName<fairy::Chasing> rows[] = {
        {fairy::Chasing::None, "none", "none"},
        {fairy::Chasing::Axf, "axf", "Asian Xiangqi Federation"},
    };
};

} // namespace rookery
