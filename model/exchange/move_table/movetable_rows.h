#pragma once

#include "model/base/message.h"
#include "model/exchange/target/subject.h"
#include "model/play/reach/move_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// One row of the C table: where a path comes to, and what follows it there.
struct MoveTableRow
{
    int leap = 0;          ///< in squares of the table, from the reference; or the square itself
    bool isNewLeg = false; ///< the reference is the square that the row before has come to
    int rights = 0;        ///< bits of MoveTableRights
    std::vector<std::uint32_t> empty = {}; ///< rows that follow while nothing stands there
    std::vector<std::uint32_t> friends = {};
    std::vector<std::uint32_t> enemies = {};
};

/// What a row allows; the C program has the same numbers.
enum MoveTableRights {
    endsOnEmpty = 1,
    endsOnFriend = 2,
    endsOnEnemy = 4,
    takesFriend = 8, ///< as the path goes on
    takesEnemy = 16,
    returns = 32, ///< may end where it began
};

/// Why the table cannot be one list for each piece type, relative to the piece, as on a flat
/// rectangle; empty if it can.
std::string relativeTableLoss(const Subject &subject);

/// All paths of all pieces as one table: relative to the piece where that can be, else a list for
/// each cell. Cost: in the order of its rows, of which it takes 60,000 at most.
class MoveTableRows
{
public:
    explicit MoveTableRows(const Subject &subject);

    /// A sentence if the table cannot be made.
    const Message &fault() const { return m_fault; }
    /// Whether squares are those of a rectangle with a rim, so that leaps are differences.
    bool isRelative() const { return m_isRelative; }
    /// The cell of each square; none on the rim. Cells are in their order.
    const std::vector<std::optional<CellId>> &squares() const { return m_squares; }

    const std::vector<MoveTableRow> &list() const { return m_list; }
    /// Lists of rows to begin with, each ended by -1.
    const std::vector<std::int64_t> &headList() const { return m_headList; }
    /// [type][square], places in headList(): where pieces always begin, and where else those that
    /// have not moved.
    const std::vector<std::size_t> &heads() const { return m_heads; }
    const std::vector<std::size_t> &firstHeads() const { return m_firstHeads; }
    /// How many rows may follow one, and four at least.
    std::size_t branches() const;
    /// How many pieces a path may take before it ends.
    std::size_t mostTaken() const { return m_mostTaken; }

private:
    using Heads = std::vector<std::int64_t>;

    void addSquares();
    Message addAll();
    Message addRelative(PlayerId player, PieceId piece);
    Message addTrajectories(PlayerId player, PieceId piece, CellId from);
    Message addRows(const MoveTable &table);
    std::size_t addHeads(const Heads &list);

    const Subject &m_subject;
    bool m_isRelative;
    int m_rim = 0; ///< squares beyond a file's last rank, as wide as the longest step
    Message m_fault;
    std::vector<std::optional<CellId>> m_squares;
    std::vector<MoveTableRow> m_list;
    Heads m_headList = {-1}; ///< the first list is the empty one
    std::vector<std::size_t> m_heads;
    std::vector<std::size_t> m_firstHeads;
    std::size_t m_mostTaken = 0;
};

} // namespace rookery
