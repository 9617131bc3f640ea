#pragma once

#include "model/exchange/target/subject.h"
#include "model/play/reach/move_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery {

/// One row of the C table; what follows it are places in the whole of the table.
struct MoveTableRow
{
    CellId cell;
    int type = 0;
    CellId reference;
    int rights = 0;
    int previous = -1;
    std::vector<std::uint32_t> empty;
    std::vector<std::uint32_t> occupied;
    std::size_t friends = 0;
    std::size_t enemies = 0;
};

/// What the walker calls the types in moves, by piece: the letter, or the name in brackets; no two
/// alike, and none with a blank.
std::vector<std::string> moveTableTypeWords(const Subject &subject);

/// Why the table of a design cannot be made; empty if it can. Takes microseconds where the legs
/// alone show that it fits, else as long as making it, which ends at 60,000 entries.
std::string moveTableLoss(const Subject &subject);

/// All paths of all pieces as one table.
class MoveTableRows
{
public:
    explicit MoveTableRows(const Subject &subject);

    /// A sentence if the table cannot be made.
    const std::string &fault() const { return m_fault; }

    const std::vector<MoveTableRow> &list() const { return m_list; }
    /// Lists of rows to begin with, each ended by -1.
    const std::vector<std::int64_t> &headList() const { return m_headList; }
    /// [type][cell], places in headList(): where pieces always begin, and where else those that
    /// have not moved.
    const std::vector<std::size_t> &heads() const { return m_heads; }
    const std::vector<std::size_t> &firstHeads() const { return m_firstHeads; }
    /// How many rows may follow one, and four at least.
    std::size_t branches() const;

private:
    std::string addAll();
    std::string addTrajectories(PlayerId player, PieceId piece, CellId from);
    std::string addRows(const MoveTable &table, int type, CellId from);
    std::size_t addHeads(const std::vector<std::int64_t> &list);

    const Subject &m_subject;
    std::string m_fault;
    std::vector<MoveTableRow> m_list;
    std::vector<std::int64_t> m_headList = {-1}; ///< the first list is the empty one
    std::vector<std::size_t> m_heads;
    std::vector<std::size_t> m_firstHeads;
};

} // namespace rookery
