#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/move_outcome.h"

#include <algorithm>
#include <array>
#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rookery {

/// A piece that comes in from the hand on a cell that the move has left.
struct Gate
{
    PieceId type;
    CellId cell;

    friend bool operator==(const Gate &, const Gate &) = default;
};

/// What was chosen for one line of an own move. Numbers say themselves, all else is an index.
struct OwnChoice
{
    enum class Kind : std::uint8_t { Cell, Direction, Player, Type, Number, Truth };

    Kind kind = Kind::Cell;
    std::int32_t value = 0;

    friend auto operator<=>(const OwnChoice &, const OwnChoice &) = default;
};

/// The choices of an own move in the order of the lines; a line left out has none. Few of them, as
/// most moves have, take no room of their own.
class ChoiceList
{
public:
    void push_back(OwnChoice choice)
    {
        if (m_size < m_few.size()) {
            m_few[m_size++] = choice;
            return;
        }
        if (m_size == m_few.size())
            m_all.assign(m_few.begin(), m_few.end());
        m_all.push_back(choice);
        ++m_size;
    }
    void pop_back()
    {
        if (m_size > m_few.size())
            m_all.pop_back();
        --m_size;
    }

    const OwnChoice *begin() const { return m_size > m_few.size() ? m_all.data() : m_few.data(); }
    const OwnChoice *end() const { return begin() + m_size; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const OwnChoice &front() const { return *begin(); }
    const OwnChoice &operator[](std::size_t place) const { return begin()[place]; }

    friend bool operator==(const ChoiceList &a, const ChoiceList &b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    friend auto operator<=>(const ChoiceList &a, const ChoiceList &b)
    {
        return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<OwnChoice, 4> m_few;
    std::size_t m_size = 0;
    std::vector<OwnChoice> m_all; ///< where they are more
};

/// Names that texts of own moves need; shared by all moves of a design.
struct OwnMoveNames
{
    std::vector<std::string> rules; ///< of own moves, in the design's order
    std::vector<std::string> players;
};

/// A move that an own rule of the design describes.
struct OwnPart
{
    std::size_t rule = 0; ///< in Rules::ownMoves
    ChoiceList choices;
    std::shared_ptr<const OwnMoveNames> names;
    std::int64_t weight = 1; ///< how often it is drawn among the moves of its position
    SecretUntil secret = SecretUntil::Never; ///< until when other players do not see its choices
    bool isIdle = false;                     ///< a try that counts for nothing

    friend bool operator==(const OwnPart &a, const OwnPart &b)
    {
        return a.rule == b.rule && a.choices == b.choices;
    }
};

/// The part of a move that only own moves have; a pointer that compares what it points to.
class OwnPartOf
{
public:
    OwnPartOf() = default;
    explicit OwnPartOf(OwnPart part)
        : m_part(std::make_shared<const OwnPart>(std::move(part)))
    {
    }
    explicit operator bool() const { return m_part != nullptr; }
    const OwnPart &operator*() const { return *m_part; }
    const OwnPart *operator->() const { return m_part.get(); }

    friend bool operator==(const OwnPartOf &a, const OwnPartOf &b)
    {
        return a.m_part == b.m_part || (a.m_part && b.m_part && *a.m_part == *b.m_part);
    }

private:
    std::shared_ptr<const OwnPart> m_part;
};

/// One thing a player may do. What follows from it by the rules, such as explosions, is not part of
/// it.
struct Move
{
    enum class Kind : std::uint8_t {
        Displace,
        Castle, ///< the king moves from `from` to `to`; its partner is the piece taken and put down
        Drop,
        Promote, ///< on the spot
        Remove,  ///< the piece on `from`, and nothing else but pieces taken elsewhere
        Build,   ///< a wall and nothing else
        Pass,
        Own, ///< by an own move of the design: see OwnPart
    };

    Kind kind = Kind::Pass;
    bool captures = false; ///< what stands on `to`
    CellId from;           ///< of a displacement
    CellId to;
    PieceId type; ///< the piece that moves, or as which a piece is dropped
    std::vector<Taken> taken =
        {}; ///< pieces captured elsewhere, and pieces put down on another cell
    std::optional<PieceId> becomes = {};
    std::optional<Gate> gate = {};
    std::optional<CellId> wall = {};
    bool retires = false;   ///< a pass of a player who has lost and leaves the game to the others
    bool mated = false;     ///< and that by mate
    bool exchanges = false; ///< spends a right to change places with a friend
    bool goesOn = false;    ///< costs no turn: the same player moves again
    OwnPartOf own = {};     ///< of own moves; `from` and `to` are then its first and last cell

    bool isCapture() const
    {
        return captures || std::any_of(taken.begin(), taken.end(), [](const Taken &piece) {
                   return !piece.putTo;
               });
    }

    /// A try that counts neither for mate nor for repetition nor among the moves there are.
    bool isIdle() const { return own && own->isIdle; }

    /// Whether it captures, or changes the type of a piece that is on the board.
    bool isNoisy() const { return isCapture() || (becomes && kind != Kind::Drop); }

    friend bool operator==(const Move &, const Move &) = default;
};

/// A piece is taken from, or put on, a cell or an off-board cell. A move is a list of these, so
/// that no piece ever appears or vanishes.
struct Change
{
    enum class Kind : std::uint8_t { Take, Put };

    Kind kind;
    std::variant<CellId, OffBoard> where;
    Piece piece;

    friend bool operator==(const Change &, const Change &) = default;
};

} // namespace rookery
