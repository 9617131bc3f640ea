#pragma once

#include "model/play/phrases/phrase_board.h"
#include "model/play/position/position.h"

#include <array>
#include <memory>
#include <vector>

/// What phrases are evaluated over. Values are numbers: truths 0 and 1, cells, directions, players
/// and piece types by their index, with -1 for none; the player after the last is `nobody`.
namespace rookery {

using Value = std::int64_t;
constexpr Value noValue = -1;

/// Room for sets while a phrase is evaluated; nothing is given back to the system.
class SetRoom
{
public:
    explicit SetRoom(std::size_t words)
        : m_words(words)
    {
    }

    sets::Word *take()
    {
        if (m_used == m_sets.size())
            grow();
        return m_sets[m_used++].get();
    }
    std::size_t mark() const { return m_used; }
    void release(std::size_t mark) { m_used = mark; }

private:
    // Rare, and apart so that the rest is small.
    [[gnu::noinline]] void grow() { m_sets.push_back(std::make_unique<sets::Word[]>(m_words)); }

    std::size_t m_words;
    std::vector<std::unique_ptr<sets::Word[]>> m_sets;
    std::size_t m_used = 0;
};

/// Which position phrases read: the present one, or one that was kept.
enum class ReadFrom : std::uint8_t { Now, BeforeMove, BeforeTurn, AtStart, Seen };

/// What phrases ask that only the rules of the whole game can answer. For one thread.
class GameQuestions
{
public:
    virtual ~GameQuestions() = default;

    /// Adds the cells that the piece on this one may go to by its type, or would as that type (-1:
    /// its own), own rules aside.
    virtual void addMoves(
        const Position &position, CellId from, Value type, bool captures, sets::Word *cells) = 0;
    /// Adds the cells of the player's pieces that attack this one.
    virtual void
    addAttackers(const Position &position, CellId target, PlayerId player, sets::Word *cells) = 0;
    virtual bool isInCheck(const Position &position, PlayerId player) = 0;
    virtual void addRoyals(const Position &position, PlayerId player, sets::Word *cells) = 0;
    /// Adds the cells where legal moves of the piece end.
    virtual void addLegal(const Position &position, CellId from, sets::Word *cells) = 0;
    virtual bool isStuck(const Position &position, PlayerId player) = 0;
    /// The most moves that the player can still make in this turn, if it is that player's.
    virtual int movesLeft(const Position &position, PlayerId player) = 0;
};

struct Frame;

/// What players may not see of a position.
class Sight
{
public:
    virtual ~Sight() = default;

    /// Takes what the player does not see out of a copy of the position that is read.
    virtual void hide(Frame &frame, Value player, Position &copy) const = 0;
};

/// What phrases ask of the move: these are the first scalars of every frame, so that they are read
/// as locals are.
enum class MoveValue : std::uint8_t { Me, Other, From, To, Mover, Turn };
constexpr std::size_t moveValues = 6;

/// The move that a phrase is asked about, as far as it is known.
struct MoveContext
{
    MoveContext(std::vector<Value> &scalars, std::size_t words)
        : me(scalars[static_cast<std::size_t>(MoveValue::Me)])
        , other(scalars[static_cast<std::size_t>(MoveValue::Other)])
        , from(scalars[static_cast<std::size_t>(MoveValue::From)])
        , to(scalars[static_cast<std::size_t>(MoveValue::To)])
        , mover(scalars[static_cast<std::size_t>(MoveValue::Mover)])
        , turn(scalars[static_cast<std::size_t>(MoveValue::Turn)])
        , captured(words)
        , path(words)
    {
        me = other = from = to = mover = noValue;
    }

    // Both are set by PhraseGame::letMove().
    Value &me;    ///< the player whose move it is or was
    Value &other; ///< the next one who is not chance
    Value &from;
    Value &to;
    Value &mover; ///< the type that moved
    Value &turn;  ///< of the move, counted from 1
    std::vector<sets::Word> captured;
    std::vector<sets::Word> path;
};

/// How much room a frame needs.
struct FrameSize
{
    std::size_t scalars = moveValues;
    std::size_t sets = 0;
    std::size_t lists = 0;
};

/// Values of one evaluation, and room to make them. A frame belongs to one thread.
struct Frame
{
    Frame(const PhraseBoard &of, const FrameSize &size)
        : board(of)
        , words(of.words())
        , scalars(size.scalars)
        , setWords(size.sets * of.words())
        , lists(size.lists)
        , room(of.words())
        , context(scalars, words)
    {
    }

    const Position &position() const { return *read[static_cast<std::size_t>(from)]; }
    /// Pays for so many members gone through.
    void pay(Value members) { budget -= members; }
    bool isSpent() const { return budget < 0; }
    sets::Word *set(std::size_t slot) { return &setWords[slot * words]; }

    const PhraseBoard &board;
    std::size_t words; ///< of a set
    std::array<const Position *, 5> read{};
    ReadFrom from = ReadFrom::Now;
    std::vector<Value> scalars;
    std::vector<sets::Word> setWords;
    std::vector<std::vector<Value>> lists; ///< sets of numbers, sorted
    SetRoom room;
    MoveContext context;
    GameQuestions *game = nullptr; ///< null: no move is known, every such question is answered no
    const Sight *sight = nullptr;  ///< null: everything is seen
    bool isHiding = false;         ///< a view is being asked, and itself sees everything
    Value budget = 0;
};

/// Gives room back at the end of a block.
class RoomMark
{
public:
    explicit RoomMark(Frame &frame)
        : m_room(frame.room)
        , m_mark(m_room.mark())
    {
    }
    ~RoomMark() { m_room.release(m_mark); }
    RoomMark(const RoomMark &) = delete;
    RoomMark &operator=(const RoomMark &) = delete;

private:
    SetRoom &m_room;
    std::size_t m_mark;
};

} // namespace rookery
