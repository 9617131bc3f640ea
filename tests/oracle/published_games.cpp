#include "tests/oracle/published_games.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/edit/board/board_edits.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "tests/oracle/game_variations.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace rookery::oracle {

namespace {

/// How an entry writes its positions.
enum class Writing {
    Fen,
    Xiangqi,  ///< with H and E for horses and elephants
    Ataxx,    ///< with x, o and - for the pieces and the gaps
    Lichess,  ///< perhaps with a slash behind the last rank, where hands once stood
    Draughts, ///< by numbered squares
    Sjaak,    ///< with a space before the hands
};

struct BoardSize
{
    int files = 0;
    int ranks = 0;
};

struct GameRow
{
    std::string_view game;
    std::string_view says = {}; ///< what the position has to contain
    std::string_view design = {};
    Writing writing = Writing::Fen;
    std::string_view start = {}; ///< where it begins, if not with the design's own setup
    bool countsWays = false;     ///< captures of the same pieces in another order count again
    BoardSize draughtsOn = {};   ///< if the design has another board
    BoardSize emptyOn = {};      ///< the same of a game that begins on an empty one
    bool hasCheck = true;        ///< false: kings are captured, in spite of the design
};

/// As many pieces as elsewhere, where Thai players have eight.
constexpr std::string_view twelvePieces =
    "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

/// The fifteen puzzle upside down.
constexpr std::string_view emptyCorner =
    "b4:O c4:N d4:M a3:L b3:K c3:J d3:I a2:H b2:G c2:F d2:E a1:D b1:C c1:A d1:B / turn=1";

/// After moves of a game of Quoridor in which Black begins: here that is White, who stands below.
constexpr std::string_view faceToFace =
    "9/9/9/4p4/4P4/9/9/9/9 b - - 0 1 numbers=fence:0*81 numbers=fences:10*2";
constexpr std::string_view wallBehind =
    "9/9/9/4p4/4P4/9/9/9/9 w - - 8 5 numbers=fence:0*41,1,0*39 numbers=fences:10,9";
constexpr std::string_view outOfWalls =
    "4p4/9/9/9/9/9/9/9/4P4 w - - 20 11 numbers=fence:1,0,1,0,1,0,1,0*11,1,0,1,0,1,0,1,0*33,1,0,1,"
    "0*20 numbers=fences:0,10";

constexpr GameRow rows[] = {
    {"draughts/International", "basic_board<international>", "international-draughts"},
    {.game = "draughts/International",
     .says = "rectangular<6, 6>",
     .design = "international-draughts",
     .draughtsOn = {6, 6}},
    {.game = "draughts/Board14x14", .design = "international-draughts", .draughtsOn = {14, 14}},
    {.game = "draughts/Board12x10", .design = "international-draughts", .draughtsOn = {12, 10}},
    {.game = "draughts/Spantsiretti", .design = "international-draughts", .draughtsOn = {10, 8}},
    {.game = "draughts/Ktar08x10", .design = "international-draughts", .draughtsOn = {8, 10}},
    {.game = "draughts/Ktar10x11", .design = "international-draughts", .draughtsOn = {10, 11}},
    {.game = "draughts/Ktar10x12", .design = "international-draughts", .draughtsOn = {10, 12}},
    {.game = "draughts/Checkers",
     .says = "rectangular<6, 6>",
     .design = "english-draughts",
     .draughtsOn = {6, 6}},
    {"draughts/International 10x10", "", "international-draughts"},
    {"draughts/Checkers", "rectangular<8, 8>", "english-draughts"},
    {"draughts/English checkers 8x8", "", "english-draughts"},
    {"draughts/Brazilian", "rectangular<8, 8>", "brazilian-draughts"},
    {"draughts/Pool", "rectangular<8, 8>", "pool-checkers"},
    {"draughts/Russian", "rectangular<8, 8>", "russian-draughts"},
    {"draughts/Czech", "rectangular<8, 8>", "czech-draughts"},
    {"draughts/Spanish", "rectangular<8, 8, true>", "spanish-draughts"},
    {"draughts/Italian", "rectangular<8, 8, true>", "italian-draughts"},
    {"draughts/Frisian", "basic_board<frisian>", "frisian-draughts"},
    {"draughts/Thai", "rectangular<8, 8>", "thai-draughts", Writing::Draughts, twelvePieces},
    {"draughts/Killer", "killer<international>", "killer-draughts"},
    {"draughts/Board12x12", "rectangular<12, 12>", "canadian-draughts"},
    {"draughts/", "[international]", "international-draughts", Writing::Draughts},
    {"draughts/", "[killer<international>]", "killer-draughts", Writing::Draughts},
    {"draughts/", "[italian]", "italian-draughts", Writing::Draughts},
    {"othello/8x8", "", "othello"},
    {"shogi", "", "shogi", Writing::Sjaak},
    {"xiangqi", "", "xiangqi", Writing::Xiangqi},
    {"chess", "", "chess"},
    {"seirawan", "", "seirawan-chess", Writing::Sjaak},
    {"spartan", "", "spartan-chess", Writing::Sjaak},
    {"crazyhouse", "", "crazyhouse", Writing::Sjaak},
    {"ataxx", " 0 1", "ataxx", Writing::Ataxx},
    {"lichess/antichess", "", "antichess"},
    {"lichess/atomic", "", "atomic-chess"},
    {"lichess/crazyhouse", "", "crazyhouse", Writing::Lichess},
    {"lichess/horde", "", "horde"},
    {"lichess/racingkings", "", "racing-kings"},
    {"lichess/3check", "", "three-check"},
    {"lichess/chess tricky", "", "fsf:fischerandom"},
    {"lichess/chess960", "", "chess960"},
    {"lichess/chess random", "", "chess"},
    {"rbg/alquerque", "", "alquerque", Writing::Fen, {}, true},
    {"rbg/amazons", "", "amazons"},
    {"rbg/breakthrough", "", "breakthrough"},
    {"rbg/canadianDraughts", "", "canadian-draughts"},
    {"rbg/chess", "", "chess"},
    {"rbg/connect4", "", "connect-four"},
    {"rbg/connect6", "", "connect6"},
    {"rbg/englishDraughts", "", "english-draughts"},
    {"rbg/gomoku_standard", "", "gomoku"},
    {"rbg/hex", "", "hex-11"},
    {"rbg/internationalDraughts", "", "international-draughts"},
    {"rbg/reversi", "", "othello"},
    {"rbg/reversi_6x6", "", "othello-6x6"},
    {"rbg/breakthrough_6x6", "", "breakthrough-6x6"},
    {"rbg/knightthrough", "", "knightthrough"},
    {"rbg/surakarta", "", "surakarta"},
    {"rbg/theMillGame", "", "nine-mens-morris"},
    {"rbg/yavalath", "", "yavalath"},
    {"rbg/ticTacToe", "", "tic-tac-toe"},
    {.game = "rbg/15puzzle", .design = "fifteen-puzzle", .start = emptyCorner},
    {"rbg/chessCylinder", "", "chess-cylinder"},
    {.game = "rbg/chess_kingCapture", .design = "chess", .hasCheck = false},
    {"rbg/breakthru", "", "breakthru"},
    {.game = "tak/5x5", .design = "tak-5x5", .start = "initial"},
    {.game = "tak/6x6", .design = "tak-6x6", .start = "initial"},
    {"oware", "initial [two rows of six", "oware"},
    {"lines of action", "initial", "lines-of-action"},
    {"go", "initial [9x9", "go-9x9"},
    {.game = "go", .says = "initial [2x2", .design = "go-9x9", .emptyOn = {2, 2}},
    {.game = "go", .says = "initial [3x3", .design = "go-9x9", .emptyOn = {3, 3}},
    {.game = "go", .says = "initial [4x4", .design = "go-9x9", .emptyOn = {4, 4}},
    {.game = "go", .says = "initial [5x5", .design = "go-9x9", .emptyOn = {5, 5}},
    {"rbg/go", "", "go-19x19"},
    {.game = "m,n,k game",
     .says = "[4x4",
     .design = "tic-tac-toe",
     .start = "initial",
     .emptyOn = {4, 4}},
    {"clobber", "[5 rows, 6 columns", "clobber"},
    {"quoridor", "initial [9x9, ten", "quoridor"},
    {.game = "quoridor", .says = "(face to face)", .design = "quoridor", .start = faceToFace},
    {.game = "quoridor", .says = "(wall behind", .design = "quoridor", .start = wallBehind},
    {.game = "quoridor", .says = "(one side out", .design = "quoridor", .start = outOfWalls},
    {.game = "ultimate tic-tac-toe",
     .says = "9/9/9/9/9/9/9/9/9",
     .design = "ultimate-tic-tac-toe",
     .start = "initial"},
    {"pentago", "initial", "pentago"},
    {"rbg/pentago", "", "pentago"},
    {.game = "hive", .says = "Base;NotStarted", .design = "hive", .start = "initial"},
    {"backgammon", "initial", "backgammon"},
    {.game = "rbg/chessCylinder_kingCapture", .design = "chess-cylinder", .hasCheck = false},
    {.game = "rbg/chessLosAlamos6x6_kingCapture", .design = "los-alamos-chess", .hasCheck = false},
};

constexpr std::string_view byName = "fsf:";

const GameRow *rowOf(std::string_view game, std::string_view position)
{
    const auto fits = [&](const GameRow &row) {
        const bool isGame = row.game.ends_with('/') ? game.starts_with(row.game) : game == row.game;
        return isGame && position.find(row.says) != std::string_view::npos;
    };
    const auto found = std::find_if(std::begin(rows), std::end(rows), fits);
    return found == std::end(rows) ? nullptr : &*found;
}

/// With ` (chess960)` behind it, a variant whose kings and rooks castle from wherever they start.
Result<Design> variantNamed(std::string_view name)
{
    constexpr std::string_view shuffled = " (chess960)";
    std::string definition;
    if (name.ends_with(shuffled)) {
        const std::string base(name.substr(0, name.size() - shuffled.size()));
        definition = "[shuffled:" + base + "]\nchess960 = true\n";
        name = "shuffled";
    }
    auto imported = fairy::importVariant(definition, name);
    if (!imported)
        return failure(imported.error().front().sentence());
    return std::move(imported->design);
}

Result<Design> designNamed(std::string_view name)
{
    if (name.starts_with(byName))
        return variantNamed(name.substr(byName.size()));
    const BundledDesign *bundled = findBundled(name);
    auto read = readDesign(bundled->text);
    if (!read)
        return failure(read.error().front().sentence());
    return std::move(read->design);
}

/// Everything up to the first space with letters exchanged, each with the one below it.
std::string respelled(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result(text);
    for (char &c : result) {
        if (c == ' ')
            break;
        const std::size_t place = from.find(c);
        c = place == std::string_view::npos ? c : to[place];
    }
    return result;
}

/// `8/8 w` with a rank of no hands behind the last as `8/8[] w`.
std::string withHandsBracketed(std::string_view text)
{
    std::string fen(text);
    if (const std::size_t slash = fen.find("/ "); slash != std::string::npos)
        fen.replace(slash, 1, "[]");
    return fen;
}

/// Where the position has gaps, as places on a flat board.
std::vector<SiteId> gapsIn(std::string_view ataxx)
{
    const std::vector<std::string_view> ranks = split(ataxx.substr(0, ataxx.find(' ')), '/');
    const int count = static_cast<int>(ranks.size());
    std::vector<SiteId> gaps;
    for (int row = 0; row < count; ++row) {
        int file = 0;
        for (const char c : ranks[static_cast<std::size_t>(row)]) {
            if (c == '-')
                gaps.push_back(SiteId(file * count + count - 1 - row));
            file += isAsciiDigit(c) ? c - '0' : 1;
        }
    }
    return gaps;
}

std::string ataxxFen(std::string_view text)
{
    std::string fen = respelled(text, "xo-", "Pp*");
    const std::size_t side = fen.find(' ') + 1;
    fen[side] = fen[side] == 'x' ? 'w' : 'b';
    return fen;
}

/// `4P3 [HEhe] b` as `4P3[HEhe] b`.
std::string withHandsJoined(std::string_view text)
{
    std::string fen(text);
    if (const std::size_t gap = fen.find(" ["); gap != std::string::npos)
        fen.erase(gap, 1);
    return fen;
}

/// Whether the first rank of a side, first its far left cell, has king and rooks where chess has
/// them, as far as the rights in a position say that they may castle.
bool castlesFromHome(std::string_view rank, std::string_view rights, char king, char rook)
{
    std::string cells;
    for (const char c : rank)
        cells.append(isAsciiDigit(c) ? static_cast<std::size_t>(c - '0') : 1,
                     isAsciiDigit(c) ? ' ' : c);
    const char queen = king == 'K' ? 'Q' : 'q';
    const bool isShort = rights.find(king) != std::string_view::npos;
    const bool isLong = rights.find(queen) != std::string_view::npos;
    if (cells.size() != 8 || (!isShort && !isLong))
        return true;
    return cells[4] == king && (!isShort || cells[7] == rook) && (!isLong || cells[0] == rook);
}

/// Whether somebody may castle from other cells than in chess.
bool isShuffled(std::string_view fen)
{
    const std::vector<std::string_view> words = split(fen, ' ');
    const std::vector<std::string_view> ranks = split(words.front(), '/');
    return words.size() > 2 && ranks.size() == 8
           && !(castlesFromHome(ranks.front(), words[2], 'k', 'r')
                && castlesFromHome(ranks.back(), words[2], 'K', 'R'));
}

/// The square with this number, counted from the far left along the cells that are played on.
std::optional<CellId> squareNumbered(int number, const Board &board, int parity)
{
    const int files = board.recipe().files;
    const int ranks = board.recipe().ranks;
    int count = 0;
    for (int rank = ranks - 1; rank >= 0; --rank) {
        for (int file = 0; file < files; ++file) {
            if ((file + rank) % 2 == parity && ++count == number)
                return board.cellAt(SiteId(file * ranks + rank));
        }
    }
    return std::nullopt;
}

} // namespace

Result<std::string> draughtsPosition(std::string_view text, const Design &design)
{
    const Board board(design.board, design.directions);
    const auto first = board.coordinates(*board.cellAt(design.setup->placements.front().site));
    const int parity = (first->x() + first->y()) % 2;
    const std::string_view body = text.substr(0, text.find(' '));
    std::string pairs;
    for (const std::string_view part : split(body.substr(2), ':')) {
        const int player = part.front() == 'W' ? 1 : 2;
        for (std::string_view word : split(part.substr(1), ',')) {
            const bool isKing = word.starts_with('K');
            word.remove_prefix(isKing ? 1 : 0);
            int number = 0;
            std::from_chars(word.data(), word.data() + word.size(), number);
            const auto cell = squareNumbered(number, board, parity);
            if (!cell)
                return failure("the board has no square " + std::string(word));
            pairs +=
                board.name(*cell) + ":" + std::to_string(player) + (isKing ? "/King " : "/Man ");
        }
    }
    return pairs + "/ turn=" + (body.front() == 'W' ? "1" : "2");
}

Result<PublishedGame> publishedGame(std::string_view game, std::string_view position)
{
    constexpr std::string_view engine = "fsf/";
    const GameRow *row = rowOf(game, position);
    if (!row && !game.starts_with(engine))
        return failure(Message("no bundled design plays it from there"));
    std::string name =
        row ? std::string(row->design) : std::string(byName).append(game.substr(engine.size()));
    // Rights named by files only are those of shuffled games.
    const std::vector<std::string_view> words = split(position, ' ');
    if (!row && words.size() > 2 && words[2] != "-"
        && words[2].find_first_of("KQkq") == std::string_view::npos)
        name += " (chess960)";
    if (row && row->writing == Writing::Fen && isShuffled(position)) {
        name = name == "atomic-chess" ? "fsf:atomic (chess960)" : "fsf:fischerandom";
    }
    auto design = designNamed(name);
    if (!design)
        return Unexpected(design.error());
    if (row && row->draughtsOn.files > 0)
        *design = draughtsOn(std::move(*design), row->draughtsOn.files, row->draughtsOn.ranks);
    if (row && row->emptyOn.files > 0)
        *design = onBoard(std::move(*design), row->emptyOn.files, row->emptyOn.ranks);
    if (row && !row->hasCheck)
        *design = withoutCheck(std::move(*design));
    PublishedGame result{name, std::move(*design), std::string(position), row && row->countsWays};
    if (row && !row->start.empty()) {
        position = row->start;
        result.position = std::string(position);
    }
    if (position.starts_with("initial") || position == "startpos") {
        result.position.reset();
    } else if (row && row->writing == Writing::Xiangqi) {
        result.position = respelled(position, "heHE", "nbNB");
    } else if (row && row->writing == Writing::Lichess) {
        result.position = withHandsBracketed(position);
    } else if (row && row->writing == Writing::Sjaak) {
        result.position = withHandsJoined(position);
    } else if (row && row->writing == Writing::Ataxx) {
        auto holed = withCellsRemoved(result.design, gapsIn(position));
        if (!holed)
            return Unexpected(holed.error());
        result.design = std::move(*holed);
        result.position = ataxxFen(position);
    } else if (row && row->writing == Writing::Draughts) {
        auto pairs = draughtsPosition(position, result.design);
        if (!pairs)
            return Unexpected(pairs.error());
        result.position = std::move(*pairs);
    }
    return result;
}

} // namespace rookery::oracle
