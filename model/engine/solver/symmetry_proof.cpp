#include "model/engine/solver/symmetry_proof.h"

#include "model/base/mixed.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::size_t mostProvedCells = 256;
constexpr std::size_t mostEntries = 200'000; ///< of all tables; more take longer than they save

constexpr std::array allLines = {Lines::Orthogonal, Lines::Diagonal, Lines::All};

/// Writes down the tree of a move table as it lies after a map of the cells. Branches are sorted,
/// so that equal trees are written alike whatever order their legs came in.
class PathWriter
{
public:
    PathWriter(const MoveTable &table, const CellMap &map)
        : m_table(table)
        , m_map(map)
    {
    }

    std::vector<std::int32_t> write() const
    {
        std::vector<std::int32_t> text;
        for (const MoveTable::Range range : {m_table.firstAlways, m_table.firstUnmoved}) {
            std::vector<Branch> first;
            add(range, 1, first);
            append(first, text);
        }
        return text;
    }

private:
    /// An entry, and a bit for each occupant of the cell before with which it is taken.
    struct Branch
    {
        std::uint32_t entry = 0;
        std::int32_t occupants = 0;
    };

    void add(MoveTable::Range range, std::int32_t occupants, std::vector<Branch> &branches) const
    {
        for (std::uint32_t i = range.begin; i < range.end; ++i) {
            const std::uint32_t entry = m_table.continuations[i];
            const auto known =
                std::find_if(branches.begin(), branches.end(), [&](const Branch &branch) {
                    return branch.entry == entry;
                });
            if (known == branches.end())
                branches.push_back({entry, occupants});
            else
                known->occupants |= occupants;
        }
    }

    void append(const std::vector<Branch> &branches, std::vector<std::int32_t> &text) const
    {
        std::vector<std::vector<std::int32_t>> parts;
        for (const Branch &branch : branches) {
            parts.push_back({branch.occupants});
            appendEntry(m_table.entries[branch.entry], parts.back());
        }
        std::sort(parts.begin(), parts.end());
        text.push_back(static_cast<std::int32_t>(parts.size()));
        for (const auto &part : parts)
            text.insert(text.end(), part.begin(), part.end());
    }

    void appendEntry(const MoveTable::Entry &entry, std::vector<std::int32_t> &text) const
    {
        text.push_back(image(entry.cell));
        std::vector<Branch> branches;
        for (std::size_t occupant = 0; occupant < entry.ends.size(); ++occupant) {
            const MoveTable::End &end = entry.ends[occupant];
            text.push_back(end.mark ? static_cast<std::int32_t>(*end.mark) : 0);
            text.push_back(end.without ? static_cast<std::int32_t>(*end.without) : 0);
            appendTaken(end.taken, text);
            add(end.then, std::int32_t(1) << occupant, branches);
        }
        append(branches, text);
    }

    void appendTaken(MoveTable::Range range, std::vector<std::int32_t> &text) const
    {
        std::vector<std::pair<std::int32_t, std::int32_t>> taken;
        for (std::uint32_t i = range.begin; i < range.end; ++i) {
            const Taken &piece = m_table.pieces[i];
            taken.emplace_back(image(piece.cell), piece.putTo ? image(*piece.putTo) : -1);
        }
        std::sort(taken.begin(), taken.end());
        text.push_back(static_cast<std::int32_t>(taken.size()));
        for (const auto &[cell, putTo] : taken)
            text.insert(text.end(), {cell, putTo});
    }

    std::int32_t image(CellId cell) const
    {
        return static_cast<std::int32_t>(m_map[cell.index()].index());
    }

    const MoveTable &m_table;
    const CellMap &m_map;
};

std::vector<CellId> image(const CellMap &map, const std::vector<CellId> &line)
{
    std::vector<CellId> cells;
    for (const CellId cell : line)
        cells.push_back(map[cell.index()]);
    return cells;
}

bool isPermutation(const CellMap &map)
{
    std::vector<bool> seen(map.size());
    for (const CellId cell : map) {
        if (cell.index() >= map.size() || seen[cell.index()])
            return false;
        seen[cell.index()] = true;
    }
    return true;
}

} // namespace

CellMap identityMap(std::size_t cells)
{
    CellMap map;
    for (const CellId cell : IdRange<CellId>(cells))
        map.push_back(cell);
    return map;
}

SymmetryProof::SymmetryProof(const Board &board)
    : m_board(&board)
    , m_cells(board.size())
    , m_lines(board)
    , m_numbers(m_cells)
    , m_pairs(m_cells * m_cells)
{
}

std::optional<SymmetryProof> SymmetryProof::make(const MoveRules &moveRules)
{
    if (moveRules.board().size() > mostProvedCells)
        return std::nullopt;
    SymmetryProof proof(moveRules.board());
    if (!proof.addMovements(moveRules))
        return std::nullopt;
    proof.addZones(moveRules);
    proof.addBelow(moveRules);
    proof.numberAll();
    return proof;
}

bool SymmetryProof::addMovements(const MoveRules &moveRules)
{
    const Design &design = moveRules.design();
    for (const PieceType &type : design.pieces->types) {
        for (const MovementLegs &legs : legsOf(type, design)) {
            for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
                if (!addMovement(moveRules, legs, player))
                    return false;
            }
        }
    }
    return true;
}

bool SymmetryProof::addMovement(const MoveRules &moveRules,
                                const MovementLegs &legs,
                                PlayerId player)
{
    if (!moveTableFault(std::span(&legs, 1)).isEmpty())
        return false;
    MoveTableRequest request;
    request.movements = std::span(&legs, 1);
    request.facing = (*moveRules.design().rules)[player].facing;
    request.mostEntries = mostEntries;
    request.player = player;
    request.zones = &moveRules.game().zones();
    Movement movement;
    const CellMap same = identityMap(m_cells);
    for (const CellId from : m_board->cells()) {
        auto table = moveTable(*m_board, from, request);
        if (!table)
            return false;
        m_entries += table->entries.size();
        if (m_entries > mostEntries)
            return false;
        movement.paths.push_back(PathWriter(*table, same).write());
        movement.tables.push_back(std::move(*table));
    }
    m_movements.push_back(std::move(movement));
    return true;
}

void SymmetryProof::addZones(const MoveRules &moveRules)
{
    const ZoneMap &zones = moveRules.game().zones();
    for (const ZoneId zone : IdRange<ZoneId>(zones.zoneCount())) {
        for (const PlayerId player : IdRange<PlayerId>(moveRules.design().rules->players.size())) {
            std::vector<bool> &cells = m_zones.emplace_back();
            for (const CellId cell : m_board->cells())
                cells.push_back(zones.isInZone(cell, zone, player));
        }
    }
}

void SymmetryProof::addBelow(const MoveRules &moveRules)
{
    if (!moveRules.book().asksBelow())
        return;
    for (const CellId cell : m_board->cells())
        m_below.push_back(moveRules.book().below(cell));
}

/// Sums, which no order can change.
void SymmetryProof::numberAll()
{
    for (const CellId cell : m_board->cells()) {
        for (std::size_t i = 0; i < m_zones.size(); ++i)
            m_numbers[cell.index()] += m_zones[i][cell.index()] ? mixed(i) : 0;
        if (!m_below.empty() && m_below[cell.index()])
            numberPair(cell, *m_below[cell.index()], 1);
        for (const Lines lines : allLines) {
            for (const auto &line : m_lines.from(cell, lines)) {
                for (std::size_t i = 0; i < line.size(); ++i)
                    numberPair(cell, line[i], 2 + static_cast<std::size_t>(lines) + i * 8);
            }
        }
        for (std::size_t i = 0; i < m_movements.size(); ++i) {
            for (const auto &entry : m_movements[i].tables[cell.index()].entries)
                numberPair(cell, entry.cell, 7 + i * 8);
        }
    }
}

void SymmetryProof::numberPair(CellId from, CellId to, std::uint64_t what)
{
    m_pairs[from.index() * m_cells + to.index()] += mixed(mixed(what));
    m_numbers[from.index()] += mixed(mixed(what) + 1);
    m_numbers[to.index()] += mixed(mixed(what) + 2);
}

bool SymmetryProof::holds(const CellMap &map) const
{
    return map.size() == m_cells && isPermutation(map) && mapsZonesAndBelow(map)
           && std::all_of(
               allLines.begin(), allLines.end(), [&](Lines lines) { return mapsLines(map, lines); })
           && mapsMovements(map);
}

bool SymmetryProof::mapsZonesAndBelow(const CellMap &map) const
{
    for (std::size_t cell = 0; cell < m_cells; ++cell) {
        const std::size_t there = map[cell].index();
        for (const auto &zone : m_zones) {
            if (zone[cell] != zone[there])
                return false;
        }
        if (m_below.empty())
            continue;
        const auto below = m_below[cell];
        if (m_below[there] != (below ? std::optional(map[below->index()]) : std::nullopt))
            return false;
    }
    return true;
}

/// There must be one permutation of the directions that serves all cells and keeps opposites
/// opposite. Directions that are alike everywhere are taken in their order, which may miss a
/// symmetry but invents none.
bool SymmetryProof::mapsLines(const CellMap &map, Lines lines) const
{
    const auto &opposites = m_lines.opposites(lines);
    std::vector<std::size_t> images;
    for (std::size_t line = 0; line < opposites.size(); ++line) {
        const auto serves = [&](std::size_t other) {
            return std::find(images.begin(), images.end(), other) == images.end()
                   && std::all_of(map.begin(), map.end(), [&](const CellId &there) {
                          const auto cell = static_cast<std::size_t>(&there - map.data());
                          return m_lines.from(there, lines)[other]
                                 == image(map, m_lines.from(CellId(cell), lines)[line]);
                      });
        };
        std::size_t other = 0;
        while (other < opposites.size() && !serves(other))
            ++other;
        if (other == opposites.size())
            return false;
        images.push_back(other);
    }
    for (std::size_t line = 0; line < opposites.size(); ++line) {
        if (images[opposites[line]] != opposites[images[line]])
            return false;
    }
    return true;
}

bool SymmetryProof::mapsMovements(const CellMap &map) const
{
    return std::all_of(m_movements.begin(), m_movements.end(), [&](const Movement &movement) {
        for (std::size_t cell = 0; cell < m_cells; ++cell) {
            if (PathWriter(movement.tables[cell], map).write() != movement.paths[map[cell].index()])
                return false;
        }
        return true;
    });
}

} // namespace rookery
