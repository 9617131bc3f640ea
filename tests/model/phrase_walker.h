#pragma once

#include "model/phrase/tree.h"
#include "model/play/position/number_layout.h"
#include "model/play/position/position.h"

#include <set>
#include <string>
#include <vector>

/// Phrases of own rules, walked part by part over plain sets and the board's links: the witness
/// that the compiled ones are held against. What needs the rules of the whole game (moves, checks,
/// history) it does not know.
namespace rookery::test {

/// A single value, or the members of a set in order.
struct PhraseValue
{
    std::int64_t one = 0;
    std::set<std::int64_t> members;

    friend bool operator==(const PhraseValue &, const PhraseValue &) = default;
};

class PhraseWalker
{
public:
    PhraseWalker(const Design &design, const Board &board, const Position &position);

    /// `locals`: values by slot.
    PhraseValue value(const phrase::Node &node, std::vector<PhraseValue> &locals);
    std::int64_t me = 0; ///< the player whose move it is

    static bool knows(phrase::Function function);

private:
    using Set = std::set<std::int64_t>;

    std::int64_t one(const phrase::Node &node, std::vector<PhraseValue> &locals)
    {
        return value(node, locals).one;
    }
    PhraseValue call(const phrase::Node &node, std::vector<PhraseValue> &locals);
    PhraseValue bound(const phrase::Node &node, std::vector<PhraseValue> &locals);
    PhraseValue named(const phrase::Node &node, std::vector<PhraseValue> &locals);
    PhraseValue pair(const phrase::Node &node, std::vector<PhraseValue> &locals);
    Set spread(const Set &from, const Set &within, const Set &directions) const;
    Set neighbours(std::int64_t cell, const Set &directions) const;
    std::vector<std::int64_t> line(std::int64_t cell, std::int64_t direction) const;
    std::int64_t step(std::int64_t cell, std::int64_t direction) const;
    std::int64_t owner(std::int64_t cell) const;
    std::int64_t type(std::int64_t cell) const;
    bool isEmpty(std::int64_t cell) const;
    Set allCells() const;
    Set group(const std::string &name) const;
    std::int64_t players() const;

    const Design &m_design;
    const Board &m_board;
    const Position &m_position;
    NumberLayout m_layout;
    Set m_dirs;
};

} // namespace rookery::test
