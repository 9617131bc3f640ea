#pragma once

#include "model/base/result.h"
#include "model/movement/movement.h"
#include "model/play/reach/move_tree.h"
#include "model/play/rules/rule_book.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace rookery::fast {

/// How cells are numbered in sets. Sites of the board where that costs no more words, because then
/// one step leads the same number of places further from every cell of most lattices.
class CellNumbers
{
public:
    explicit CellNumbers(const Board &board);

    unsigned of(CellId cell) const { return m_numbers[cell.index()]; }
    CellId cell(unsigned number) const { return m_cells[number]; }
    /// One past the largest number.
    unsigned end() const { return static_cast<unsigned>(m_cells.size()); }
    int words() const { return static_cast<int>((m_cells.size() + 63) / 64); }

private:
    std::vector<std::uint16_t> m_numbers; ///< by cell
    std::vector<CellId> m_cells;          ///< by number; of no meaning where no cell has it
};

/// A cell that must be empty, or that must be taken, for a path to be open.
struct Condition
{
    std::uint16_t cell = 0;
    bool taken = false;

    friend auto operator<=>(const Condition &, const Condition &) = default;
};

/// One trajectory between two cells: a piece may end there if all conditions hold. Cells are
/// numbers.
struct Way
{
    std::uint16_t from = 0;
    std::uint16_t to = 0;
    bool moves = false;                ///< may end on an empty cell
    bool captures = false;             ///< may end on a enemy's
    std::vector<Condition> conditions; ///< sorted, each cell once

    friend auto operator<=>(const Way &, const Way &) = default;
};

/// Paths by when they are available.
using TypeWays = std::map<When, std::vector<Way>>;

/// The tree of everything a piece may do from a cell; null if there is none.
using TreeFrom = std::function<const MoveTree *(CellId)>;

/// Everything that pieces of one type and player can ever do, sorted, each path once; or what they
/// do that is no set of paths, or that some path goes past more than `mostConditions` cells.
Result<TypeWays> waysOf(const TreeFrom &treeFrom,
                        const RuleBook &book,
                        const CellNumbers &numbers,
                        PieceId type,
                        PlayerId player,
                        std::size_t mostConditions = 14);

/// What pieces of a type leave aside, as sets of types.
struct LeftAside
{
    std::uint64_t hurdles = 0; ///< no piece goes on over them
    std::uint64_t victims = 0; ///< they are not captured

    friend bool operator==(const LeftAside &, const LeftAside &) = default;
};

/// Takes out of the legs which pieces they are meant for, if it is the same for all of them; what
/// it was. Nothing if it differs from leg to leg.
std::optional<LeftAside> withoutFilters(std::vector<MovementLegs> &movements, std::size_t types);

} // namespace rookery::fast
