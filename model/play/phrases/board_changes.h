#pragma once

#include "model/play/moves/undo.h"
#include "model/play/phrases/phrase_frame.h"
#include "model/play/phrases/phrase_game.h"

namespace rookery {

/// Changes a position so that it can be taken back.
class BoardChanges
{
public:
    /// `oldNumbers`: where it is noted what numbers were; null where nothing is taken back.
    BoardChanges(Position &position, std::vector<Undo::OldNumber> *oldNumbers)
        : m_position(position)
        , m_oldNumbers(oldNumbers)
    {
    }
    virtual ~BoardChanges() = default;

    Position &position() const { return m_position; }
    [[gnu::always_inline]] void setNumber(std::size_t place, std::int32_t value)
    {
        const std::int32_t old = m_position.numbers()[place];
        m_position.setNumber(place, value);
        if (!m_oldNumbers)
            return;
        if (m_oldNumbers->size() == m_oldNumbers->capacity())
            return growAndNote(place, old);
        m_oldNumbers->push_back({place, old});
    }
    /// Where a cell is emptied, the piece under the top one comes up.
    virtual void set(CellId cell, const Position::Square &square) = 0;
    virtual void setUnder(CellId cell, std::span<const Position::Square> squares) = 0;
    virtual void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) = 0;
    /// The top piece of a player falls, with what the rules say of captured pieces.
    virtual void capture(CellId cell) = 0;

private:
    /// Where the list grows; apart, so that the rest is small.
    [[gnu::noinline]] void growAndNote(std::size_t place, std::int32_t old)
    {
        m_oldNumbers->push_back({place, old});
    }

    Position &m_position;
    std::vector<Undo::OldNumber> *m_oldNumbers;
};

/// What steps do to pieces. A step on no cell, or on one that lacks what it needs, does nothing.
class PieceSteps
{
public:
    PieceSteps(const PhraseGame &game,
               const std::vector<std::int32_t> &startNumbers,
               Frame &frame,
               BoardChanges &changes)
        : m_game(game)
        , m_start(startNumbers)
        , m_frame(frame)
        , m_changes(changes)
    {
    }

    /// The top piece goes; what stands on the goal is captured.
    void move(Value from, Value to);
    /// A new piece that has not moved, in place of the top one.
    void put(Value type, Value player, Value cell);
    void capture(Value cell);
    void remove(Value cell);
    /// All that stands on the two cells.
    void swap(Value one, Value other);
    void turnInto(Value cell, Value type);
    void give(Value cell, Value player);
    void wall(Value cell);
    void clear(Value cell);
    void take(Value type, Value player);
    void addToHand(Value type, Value player);
    enum class Side { Top, Bottom };
    /// The top `count` pieces, in their order.
    void deal(Value count, Value from, Value to, Side side);
    /// All these are lifted first, then put down in their order; a goal of -1 takes a piece off.
    void moveAll(std::span<const std::pair<Value, Value>> goals);

private:
    bool hasPiece(Value cell) const;
    void captureAll(CellId cell);
    void carryNumbers(CellId from, CellId to);
    void resetNumbers(CellId cell);
    std::vector<Position::Square> stackOn(CellId cell) const;
    void setStack(CellId cell, std::span<const Position::Square> squares);
    Position::Square newPiece(Value type, Value player) const;

    const PhraseGame &m_game;
    const std::vector<std::int32_t> &m_start;
    Frame &m_frame;
    BoardChanges &m_changes;
};

} // namespace rookery
