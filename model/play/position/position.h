#pragma once

#include "model/board/board.h"
#include "model/design/design.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// A piece on a cell.
struct Piece
{
    PieceId type;
    PlayerId owner;
    bool moved = false;
    std::optional<PieceId> was = {}; ///< the type it promoted from, if it may be that again

    friend bool operator==(const Piece &, const Piece &) = default;
};

/// A piece that can be captured on a cell that it has just passed.
struct Passer
{
    CellId passed;
    CellId stands;

    friend auto operator<=>(const Passer &, const Passer &) = default;
};

/// Where king and partner of a castling wing stood at the start of the game.
struct WingHome
{
    CellId king;
    CellId partner;

    friend bool operator==(const WingHome &, const WingHome &) = default;
};

/// A list that is empty in most positions, and then copied for nothing: a state is copied twice
/// with every move that is made and taken back.
template<class Member>
struct RareList : std::vector<Member>
{
    using std::vector<Member>::vector;
    RareList() = default;
    RareList(const RareList &) = default;
    RareList(RareList &&) noexcept = default;
    ~RareList() = default;
    RareList &operator=(RareList &&) noexcept = default;
    RareList &operator=(const RareList &other)
    {
        if (!this->empty() || !other.empty())
            std::vector<Member>::operator=(other);
        return *this;
    }
};

/// What own rules ask of the moves before; as in a new game where none asks.
struct OwnState
{
    static constexpr int none = -1;

    int only = none;      ///< the list of moves that may follow in this turn, see `again with`
    int lastMover = none; ///< the player who has moved last
    int lastFrom = none;  ///< cells of the last move
    int lastTo = none;
    int lastType = none; ///< the type of the piece that moved last
    bool goesOn = false; ///< the last move has not ended the turn

    friend bool operator==(const OwnState &, const OwnState &) = default;
};

/// What a position knows that cannot be seen on its board.
struct PlayState
{
    static constexpr std::size_t mostPlayers = 16;

    RareList<Passer> passers;         ///< sorted; for the player to move
    std::uint64_t castlingRights = 0; ///< a bit for each wing, in the order of the rules
    std::array<std::uint16_t, mostPlayers> checksGiven{}; ///< by player
    int turn = 0;       ///< moves made so far, in the order of turns
    int quietMoves = 0; ///< in a row, without a capture or a move that cannot be undone
    int passes = 0;     ///< in a row
    std::optional<PieceId> lastMoved = {}; ///< what type of piece moved last, for imitators
    bool facing = false;                   ///< royal pieces faced each other before the last move
    std::uint16_t out = 0; ///< players who have lost and do not move any more, a bit for each
    std::array<std::uint8_t, mostPlayers>
        exchanges{};                       ///< by player: how often pieces changed places
    std::array<int, mostPlayers> points{}; ///< by player: won by captures and mates
    OwnState own;

    // Large, and copied in many places: compiled once, in its source.
    PlayState();
    PlayState(const PlayState &);
    PlayState(PlayState &&) noexcept;
    PlayState &operator=(const PlayState &);
    PlayState &operator=(PlayState &&) noexcept;
    ~PlayState();

    bool isOut(PlayerId player) const { return (out >> player.index() & 1U) != 0; }

    friend bool operator==(const PlayState &, const PlayState &);
};

/// What stands on a cell, as one player sees it. A wall stands in every player's way like a friend,
/// but no move does anything to it.
enum class Occupant : std::uint8_t { Empty, Friend, Enemy };

/// Where pieces are that are not on the board. Nothing ever vanishes: a captured piece goes to its
/// owner's `captured` cell and stays counted, a piece to be dropped comes from `hand`.
enum class OffBoard : std::uint8_t { Hand, Captured };

template<>
struct EnumNames<OffBoard>
{
    static constexpr EnumName<OffBoard> rows[] = {
        {OffBoard::Hand, "hand", "in hand"},
        {OffBoard::Captured, "captured", "captured"},
    };
};

class Position;

/// Positions in which turns have begun, the last one first. Links are shared by all positions that
/// come after them, and never change.
struct PastTurns
{
    std::array<std::uint64_t, 2> key{}; ///< of what repetition compares, the turn left aside
    PlayerId player;                    ///< to move there
    std::size_t length = 1;             ///< this one included
    std::uint64_t sum = 0;              ///< of all keys in any order
    std::shared_ptr<const PastTurns> before;

    ~PastTurns();
};

/// What came before a position, as far as own rules ask for it. No part of comparisons: two
/// positions are equal whatever led to them.
struct Past
{
    std::shared_ptr<const PastTurns> turns;
    std::shared_ptr<const Position> turnStart; ///< the position in which this turn began

    bool isKept() const { return turns || turnStart; }

    friend bool operator==(const Past &, const Past &) { return true; }
};

/// What stands where, what waits beside the board, and whose turn it is.
class Position
{
public:
    static constexpr std::uint8_t noOwner = 0xff;
    static constexpr std::uint8_t wall = 0xfe;
    static constexpr std::uint16_t noType = 0xffff;
    /// `was` of a piece that belongs to no player. Such a piece stands in the way like a wall, and
    /// only own rules do anything to it.
    static constexpr std::uint16_t unowned = 0xfffe;

    /// What stands on a cell, packed.
    struct Square
    {
        std::uint16_t type = 0;
        std::uint16_t was = noType;
        std::uint8_t owner = noOwner;
        bool moved = false;

        friend bool operator==(const Square &, const Square &) = default;
    };

    /// A piece under another one of the same cell.
    struct Under
    {
        CellId cell;
        Square square;

        friend bool operator==(const Under &, const Under &) = default;
    };

    // Large, and copied in many places: compiled once, in its source.
    Position(const Position &);
    Position(Position &&) noexcept;
    Position &operator=(const Position &);
    Position &operator=(Position &&) noexcept;
    ~Position();

    Position(std::size_t cells, std::size_t players, std::size_t types);

    std::optional<Piece> at(CellId cell) const;
    Occupant seenBy(PlayerId player, CellId cell) const
    {
        const Square &square = m_squares[cell.index()];
        if (square.owner == noOwner)
            return Occupant::Empty;
        return square.owner == player.index() || square.owner == wall ? Occupant::Friend
                                                                      : Occupant::Enemy;
    }
    bool isEmpty(CellId cell) const { return m_squares[cell.index()].owner == noOwner; }
    bool isWall(CellId cell) const { return m_squares[cell.index()].owner == wall; }
    /// The type of a piece of no player.
    std::optional<PieceId> unownedAt(CellId cell) const
    {
        const Square &square = m_squares[cell.index()];
        return square.owner == wall && square.was == unowned ? std::optional(PieceId(square.type))
                                                             : std::nullopt;
    }
    std::size_t size() const { return m_squares.size(); }
    std::size_t players() const { return m_players; }
    std::size_t types() const { return m_types; }

    const Square &square(CellId cell) const { return m_squares[cell.index()]; }
    void setSquare(CellId cell, const Square &square);

    void put(CellId cell, const Piece &piece);
    std::optional<Piece> take(CellId cell);
    void putWall(CellId cell);
    /// The cells of a player's pieces, one bit for each, in words of 64.
    std::span<const std::uint64_t> pieces(PlayerId player) const
    {
        return std::span(m_boardPieces).subspan(player.index() * m_words, m_words);
    }
    bool hasWalls() const { return m_walls > 0; }

    /// Pieces under the top one, by cell, each cell's from the bottom up; most games have none.
    const std::vector<Under> &under() const { return m_under; }
    /// Those of one cell.
    std::span<const Under> under(CellId cell) const;
    /// Puts these in their place.
    void setUnder(CellId cell, std::span<const Square> squares);

    /// The numbers of own rules, in the order of the rule book's layout; none in most games.
    std::span<const std::int32_t> numbers() const { return m_numbers; }
    void setNumber(std::size_t place, std::int32_t value) { m_numbers[place] = value; }
    void setNumbers(std::vector<std::int32_t> numbers) { m_numbers = std::move(numbers); }

    const Past &past() const { return m_past; }
    void setPast(Past past) { m_past = std::move(past); }

    int count(OffBoard place, PlayerId player, PieceId type) const
    {
        return m_offBoard[counter(place, player, type)];
    }
    void setCount(OffBoard place, PlayerId player, PieceId type, int count);

    PlayerId toMove() const { return m_toMove; }
    void setToMove(PlayerId player) { m_toMove = player; }

    const PlayState &state() const { return m_state; }
    PlayState &state() { return m_state; }
    /// For each castling wing of the rules; the same all through a game.
    const std::vector<WingHome> &homes() const { return m_homes; }
    void setHomes(std::vector<WingHome> homes) { m_homes = std::move(homes); }

    /// Every piece there is, on the board and off it.
    int pieceCount() const;

    friend bool operator==(const Position &, const Position &);

private:
    std::size_t counter(OffBoard place, PlayerId player, PieceId type) const
    {
        return (static_cast<std::size_t>(place) * m_players + player.index()) * m_types
               + type.index();
    }

    std::vector<Square> m_squares;
    std::vector<int> m_offBoard;              ///< [place][player][type]
    std::vector<std::uint64_t> m_boardPieces; ///< [player][word]
    std::vector<WingHome> m_homes;
    std::size_t m_players;
    std::size_t m_types;
    std::size_t m_words;
    int m_walls = 0;
    std::vector<Under> m_under;
    std::vector<std::int32_t> m_numbers;
    PlayerId m_toMove;
    PlayState m_state;
    Past m_past;
};

/// The design's setup; placements on removed cells do not occur in a consistent design. Numbers of
/// own rules are not in it yet.
Position setupPosition(const Design &design, const Board &board);

/// The position before the first move: the setup, and what own rules do at the start (see
/// model/play/phrases).
Position startPosition(const Design &design, const Board &board);

} // namespace rookery
