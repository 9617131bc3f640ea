#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/royals.h"
#include "model/design/sets.h"

#include <optional>
#include <string>
#include <variant>

/// What ends a game. Each condition says whom its result is for.
namespace rookery {

/// What the end means for the player whom the condition names; the opponents have the reverse.
enum class Outcome {
    Loss,
    Draw,
    Win,
    MoreMen,    ///< a win for whoever has more men on the board, else a draw
    FewerMen,   ///< a win for whoever has fewer
    MorePoints, ///< a win for whoever has more points, else a draw
};

/// For the player to move, who is in check and has no move.
struct Mate
{
    PieceSet checkers; ///< only while all men who give the check are of these types
    /// Only after a check by one of these, in this position or in one before it of a row of
    /// checks: the shak of Mongolian chess.
    PieceSet series;

    friend bool operator==(const Mate &, const Mate &) = default;
};

/// For the player to move, who is not in check and has no move.
struct Stalemate
{
    friend bool operator==(const Stalemate &, const Stalemate &) = default;
};

/// For a player who has too few men of these types left, hand included.
struct Extinct
{
    PieceSet types;
    Counted counted = Counted::Together;
    int atMost = 0;
    int foeAtLeast = 0; ///< only while the opponent still has so many
    /// The opponent may still answer in kind: it ends only when the turn comes back.
    bool answered = false;

    friend bool operator==(const Extinct &, const Extinct &) = default;
};

/// For a player whose men of these types stand in the zone.
struct Reached
{
    PieceSet types;
    std::optional<ZoneId> zone;
    int count = 1;
    /// Also when there are fewer, but every cell of the zone is taken and a man of the player is
    /// there.
    bool blockedCounts = false;
    bool safe = false; ///< still so many after any single capture; a draw if both players have
    PlayerSet
        answered; ///< players who have one more move to do the same, for a draw; must be named

    friend bool operator==(const Reached &, const Reached &) = default;
};

/// For the player who has given check so many times.
struct Checks
{
    int count = 3;

    friend bool operator==(const Checks &, const Checks &) = default;
};

/// How men in a row stand.
enum class RowOrder {
    Unbroken,  ///< on neighbouring cells
    Scattered, ///< anywhere on one line
};

/// For the player who has so many men in a row.
struct Row
{
    PieceSet types;
    int length = 3;
    Lines lines = Lines::All;
    RowOrder order = RowOrder::Unbroken;

    friend bool operator==(const Row &, const Row &) = default;
};

/// For the player whose men fill a square with so many cells to a side.
struct Block
{
    PieceSet types;
    int side = 2;

    friend bool operator==(const Block &, const Block &) = default;
};

/// For the player one of whose men is shut in: every neighbour of its cell along these lines is
/// taken by a foe.
struct ShutIn
{
    PieceSet types;
    std::optional<ZoneId> zone; ///< where the man stands
    Lines lines = Lines::All;

    friend bool operator==(const ShutIn &, const ShutIn &) = default;
};

/// For the player of whom one of these men has just been captured, by a man of those types.
struct Fallen
{
    PieceSet types;
    PieceSet captors;

    friend bool operator==(const Fallen &, const Fallen &) = default;
};

/// A man of this type on this cell.
struct Standing
{
    SiteId cell;
    PieceId type;

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// For the player whose men stand so, wherever others stand.
struct Arranged
{
    std::vector<Standing> men;

    friend bool operator==(const Arranged &, const Arranged &) = default;
};

/// For the player whose men join two zones.
struct Joining
{
    PieceSet types;
    std::optional<ZoneId> from;
    std::optional<ZoneId> to;
    Lines lines = Lines::Orthogonal;
    /// Chains only go on in these, as their player sees them, from the first zone to the second,
    /// instead of along lines.
    DirectionSet directions = {};

    friend bool operator==(const Joining &, const Joining &) = default;
};

/// For the player who is to move when no cell is empty.
struct BoardFull
{
    friend bool operator==(const BoardFull &, const BoardFull &) = default;
};

/// For the player to move after so many passes in a row.
struct Passes
{
    int count = 2;

    friend bool operator==(const Passes &, const Passes &) = default;
};

/// For the player who castles; with letters, only on these wings.
struct Castled
{
    PlayerSet players;
    std::vector<std::string> letters; ///< none: any

    friend bool operator==(const Castled &, const Castled &) = default;
};

/// For the player who can never castle any more; with letters, on none of these wings.
struct CastlingLost
{
    std::vector<std::string> letters; ///< none: any

    friend bool operator==(const CastlingLost &, const CastlingLost &) = default;
};

/// For the player who leaves royal men of two players facing each other, once the opponent has left
/// it so.
struct FacingRefused
{
    Lines lines = Lines::Orthogonal;

    friend bool operator==(const FacingRefused &, const FacingRefused &) = default;
};

/// What a player has done in every move since the position first occurred.
enum class Repeating { Anything, Check, Chase };

/// For the player whose move brings a position back for the n-th time; who gives check (or chases)
/// all the while, if that is asked. To chase is to begin with each of these moves to threaten the
/// capture of the same piece, which is not royal and whose capture could not be answered by another;
/// a chariot that goes up and down the file of its victim begins nothing.
struct Repetition
{
    int times = 3;
    Repeating repeating = Repeating::Anything;
    PieceSet chasers = {};              ///< whose threats count; royal men's only if they are named
    std::vector<PieceId> unchased = {}; ///< men who may be chased for ever
    std::optional<ZoneId> zone = {};    ///< where those stand, as their player sees it
    std::vector<PieceId> prized = {};   ///< men chased by others than these also where avenged

    friend bool operator==(const Repetition &, const Repetition &) = default;
};

/// For the player who has made so many moves in a row, passes not counted, with one man of these
/// types, out of check and without a capture, after the first only there and back: janggi's modern
/// rule.
struct ToAndFro
{
    PieceSet types;
    int moves = 5;

    friend bool operator==(const ToAndFro &, const ToAndFro &) = default;
};

/// For the player to move after so many moves in a row (one by one player) without a capture or a
/// move of these types.
struct QuietMoves
{
    int moves = 100;
    std::vector<PieceId> types; ///< none: only captures count

    friend bool operator==(const QuietMoves &, const QuietMoves &) = default;
};

/// For the player to move after so many moves of all players together.
struct MoveLimit
{
    int moves = 1000;

    friend bool operator==(const MoveLimit &, const MoveLimit &) = default;
};

/// How the men of the players have to compare.
enum class Balance {
    Any,
    Number, ///< everybody has as many
    Types,  ///< everybody has as many of each type
    Points, ///< everybody's are worth the same by the points of the rules
};

/// For the player to move after so many moves in a row (one by one player) all through which every
/// player has had at most so many men of these types on the board, in balance.
struct FewMen
{
    PieceSet types;
    int atMost = 3;
    Balance balance = Balance::Any;
    int moves = 10;

    friend bool operator==(const FewMen &, const FewMen &) = default;
};

/// For the player to move when all others have lost and he is left alone.
struct LeftAlone
{
    friend bool operator==(const LeftAlone &, const LeftAlone &) = default;
};

/// Endgames in which the weaker side counts its own moves.
enum class CountingRule {
    /// From when no pawn is left: from nothing by a player who has other men than one, else from
    /// the number of all men on the board.
    Makruk,
    /// By a player with at most three men, from nothing; by one with a single man and no pawn on
    /// the
    /// board, from the number of all men.
    Cambodian,
    /// By a player with a single man and no pawn on the board, from nothing.
    Asean,
};

/// How far a player with a single man counts against an opponent who has so many men of each of
/// these types.
struct CountLimit
{
    std::vector<PieceId> types; ///< none: against anybody
    int men = 1;
    int moves = 64;

    friend bool operator==(const CountLimit &, const CountLimit &) = default;
};

/// For the player who has made one move more than the count allows.
struct CountedOut
{
    CountingRule rule = CountingRule::Makruk;
    std::vector<PieceId> pawns = {};     ///< while these are on the board nobody counts
    std::vector<CountLimit> limits = {}; ///< the first that fits
    int moves = 64;                      ///< where none does; 0: nobody counts then

    friend bool operator==(const CountedOut &, const CountedOut &) = default;
};

using EndCondition = std::variant<Mate,
                                  Stalemate,
                                  Extinct,
                                  Reached,
                                  Checks,
                                  Row,
                                  Block,
                                  Arranged,
                                  Joining,
                                  BoardFull,
                                  Passes,
                                  Castled,
                                  CastlingLost,
                                  FacingRefused,
                                  Repetition,
                                  QuietMoves,
                                  MoveLimit,
                                  CountedOut,
                                  ShutIn,
                                  Fallen,
                                  FewMen,
                                  LeftAlone,
                                  ToAndFro>;

/// The first condition in the list that holds decides. A player without a move whom no condition
/// names has drawn.
struct End
{
    EndCondition condition;
    Outcome outcome = Outcome::Draw;
    PlayerSet players; ///< whom it is about
    Extras extras;

    friend bool operator==(const End &, const End &) = default;
};

struct TypePoints
{
    PieceId type;
    int points = 0;

    friend bool operator==(const TypePoints &, const TypePoints &) = default;
};

struct PlayerPoints
{
    PlayerId player;
    int points = 0;

    friend bool operator==(const PlayerPoints &, const PlayerPoints &) = default;
};

/// How ends that are decided by points are decided, and who wins what would be a draw.
struct Scoring
{
    std::vector<TypePoints> men;       ///< for each man on the board
    std::vector<TypePoints> captured;  ///< for each man captured, to the captor; none for dead men
    int mate = 0;                      ///< to whose move has made another player lose
    std::vector<PlayerPoints> players; ///< in addition
    std::optional<PlayerId> drawsGoTo;
    Extras extras;

    friend bool operator==(const Scoring &, const Scoring &) = default;
};

template<>
struct EnumNames<Outcome>
{
    static constexpr EnumName<Outcome> rows[] = {
        {Outcome::Loss, "loss", "loses"},
        {Outcome::Draw, "draw", "draws"},
        {Outcome::Win, "win", "wins"},
        {Outcome::MoreMen, "more-men", "wins with more men"},
        {Outcome::FewerMen, "fewer-men", "wins with fewer men"},
        {Outcome::MorePoints, "more-points", "wins with more points"},
    };
};

template<>
struct EnumNames<RowOrder>
{
    static constexpr EnumName<RowOrder> rows[] = {
        {RowOrder::Unbroken, "unbroken", "side by side"},
        {RowOrder::Scattered, "scattered", "anywhere on one line"},
    };
};

template<>
struct EnumNames<Repeating>
{
    static constexpr EnumName<Repeating> rows[] = {
        {Repeating::Anything, "anything", "whatever was moved"},
        {Repeating::Check, "check", "by giving check all the time"},
        {Repeating::Chase, "chase", "by chasing all the time"},
    };
};

template<>
struct EnumNames<Balance>
{
    static constexpr EnumName<Balance> rows[] = {
        {Balance::Any, "any", "whatever they are"},
        {Balance::Number, "number", "as many on each side"},
        {Balance::Types, "types", "the same on each side"},
        {Balance::Points, "points", "of the same points on each side"},
    };
};

template<>
struct EnumNames<CountingRule>
{
    static constexpr EnumName<CountingRule> rows[] = {
        {CountingRule::Makruk, "makruk", "as in makruk"},
        {CountingRule::Cambodian, "cambodian", "as in ouk chatrang"},
        {CountingRule::Asean, "asean", "as in ASEAN chess"},
    };
};

} // namespace rookery
