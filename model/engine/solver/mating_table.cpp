#include "model/engine/solver/mating_table.h"

#include "model/play/position/turn_order.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rookery {

MatingResult MatingPower::result() const
{
    constexpr double most = 90;
    constexpr double some = 10;
    constexpr double least = 0.005;
    if (percentWon() < least)
        return MatingResult::No;
    if (percentWon() >= most)
        return MatingResult::Wins;
    return percentWon() >= some ? MatingResult::Partly : MatingResult::Exceptions;
}

Position placed(const MoveRules &moveRules,
                const Ending &ending,
                const std::vector<std::size_t> &cells,
                PlayerId toMove)
{
    Position position = startPosition(moveRules.design(), moveRules.board());
    for (const CellId cell : moveRules.board().cells()) {
        while (!position.under(cell).empty())
            position.setUnder(cell, {});
        position.take(cell);
    }
    for (const OffBoard place : {OffBoard::Hand, OffBoard::Captured}) {
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            for (const PieceId type : IdRange<PieceId>(position.types()))
                position.setCount(place, player, type, 0);
        }
    }
    position.state().castlingRights = 0;
    position.state().turn = firstTurnOf(*moveRules.design().rules, toMove);
    position.setToMove(toMove);
    position.put(CellId(cells.front()), Piece{ending.royal, ending.strong, true});
    for (std::size_t i = 0; i < ending.pieces.size(); ++i)
        position.put(CellId(cells[i + 1]), Piece{ending.pieces[i], ending.strong, true});
    position.put(CellId(cells.back()), Piece{ending.loneRoyal, ending.lone, true});
    return position;
}

double MatingTable::bytesFor(std::size_t cells, std::size_t pieces)
{
    // Two numbers for each placement, and up to one of them in the lists of a level.
    return std::pow(static_cast<double>(cells), static_cast<double>(pieces) + 2)
           * (2 * sizeof(std::uint16_t) + sizeof(Index));
}

MatingTable::MatingTable(std::size_t cells, std::size_t roles)
    : m_cells(cells)
    , m_steps(roles, 1)
{
    for (std::size_t role = roles - 1; role > 0; --role)
        m_steps[role - 1] = m_steps[role] * static_cast<Index>(cells);
}

bool MatingTable::unpack(Index index, Placement &placement) const
{
    placement.cells.resize(m_steps.size());
    placement.crowd = Crowd();
    for (std::size_t role = m_steps.size(); role > 0; --role) {
        const std::size_t cell = index % m_cells;
        index /= static_cast<Index>(m_cells);
        if (placement.crowd.has(cell))
            return false;
        placement.crowd.add(cell);
        placement.cells[role - 1] = cell;
    }
    return true;
}

MatingTable::Index MatingTable::indexOf(const std::vector<std::size_t> &cells) const
{
    Index index = 0;
    for (std::size_t role = 0; role < cells.size(); ++role)
        index += static_cast<Index>(cells[role]) * m_steps[role];
    return index;
}

Result<std::shared_ptr<const MatingTable>>
MatingTable::make(MoveRules &moveRules, const Ending &ending, const SolverWatch &watch)
{
    const std::size_t roles = ending.pieces.size() + 2;
    const std::size_t cells = moveRules.board().size();
    if (std::pow(static_cast<double>(cells), static_cast<double>(roles))
        >= static_cast<double>(std::numeric_limits<Index>::max()))
        return failure(Message("there are too many placements"));
    const std::shared_ptr<MatingTable> table(new MatingTable(cells, roles));
    if (auto done = table->prepare(moveRules, ending, watch); !done)
        return Unexpected(std::move(done).error());
    return std::shared_ptr<const MatingTable>(table);
}

Result<std::monostate>
MatingTable::prepare(MoveRules &moveRules, const Ending &ending, const SolverWatch &watch)
{
    const auto add = [&](PieceId type, PlayerId player) -> std::optional<Error> {
        auto ways = PieceWays::make(moveRules, type, player);
        if (!ways)
            return std::move(ways).error();
        m_ways.push_back(std::make_shared<const PieceWays>(std::move(*ways)));
        return std::nullopt;
    };
    std::optional<Error> fault = add(ending.royal, ending.strong);
    for (const PieceId piece : ending.pieces)
        fault = fault ? fault : add(piece, ending.strong);
    fault = fault ? fault : add(ending.loneRoyal, ending.lone);
    if (fault)
        return Unexpected(std::move(*fault));
    for (std::size_t i = 0; i < ending.pieces.size(); ++i) {
        const bool isTwin = i > 0 && ending.pieces[i] == ending.pieces[i - 1];
        if (isTwin) {
            m_fewer.push_back(m_fewer.back());
            continue;
        }
        Ending fewer = ending;
        fewer.pieces.erase(fewer.pieces.begin() + static_cast<std::ptrdiff_t>(i));
        auto table = make(moveRules, fewer, watch);
        if (!table)
            return Unexpected(std::move(table).error());
        m_fewer.push_back(*table);
    }

    const std::size_t placements = std::size_t(m_steps.front()) * m_cells;
    m_strong.assign(placements, open);
    m_lone.assign(placements, 0);
    Placement placement;
    const auto sweep = [&](const char *what, auto &&visit) {
        constexpr std::size_t often = 4'096;
        for (std::size_t index = 0; index < placements; ++index) {
            if (index % often == 0) {
                if (watch.isStopped())
                    return false;
                watch.say(std::string(what) + " " + std::to_string(100 * index / placements)
                          + " %");
            }
            visit(static_cast<Index>(index));
        }
        return true;
    };
    const bool isWhole = sweep("checks", [&](Index index) { findLegal(index, placement); })
                         && sweep("replies", [&](Index index) {
                                countReplies(index, placement, moveRules, ending);
                            });
    std::vector<Index> won;
    for (std::size_t level = 0; isWhole && level < m_levels.size(); ++level) {
        watch.say("won in " + std::to_string(level + 1) + " moves");
        const auto moves = static_cast<std::uint16_t>(level);
        won.clear();
        const std::vector<Index> losses = std::move(m_levels[level]);
        for (const Index index : losses)
            expandLoss(index, moves, placement, won);
        if (watch.isStopped())
            break;
        for (const Index index : won)
            expandWin(index, static_cast<std::uint16_t>(moves + 1), placement);
    }
    if (watch.isStopped())
        return failure(Message("it was interrupted"));
    if (auto trouble = moveRules.takeTrouble())
        return failure(*std::move(trouble));
    m_levels = {};
    m_ways.clear();
    m_fewer.clear();
    return std::monostate();
}

void MatingTable::findLegal(Index index, Placement &placement)
{
    if (!unpack(index, placement)) {
        m_strong[index] = illegal;
        m_lone[index] = illegal;
        return;
    }
    const std::size_t lonely = placement.cells[lone()];
    for (std::size_t role = 0; role < lone(); ++role) {
        if (m_ways[role]->attacks(placement.cells[role], lonely, placement.without(role)))
            m_strong[index] = illegal;
    }
    if (m_ways[lone()]->attacks(lonely, placement.cells.front(), placement.without(lone())))
        m_lone[index] = illegal;
}

void MatingTable::countReplies(Index index,
                               Placement &placement,
                               MoveRules &moveRules,
                               const Ending &ending)
{
    if (m_lone[index] == illegal)
        return;
    unpack(index, placement);
    const std::size_t from = placement.cells[lone()];
    const Crowd others = placement.without(lone());
    std::uint16_t replies = 0;
    m_ways[lone()]->forMoves(from, others, [&](std::size_t to) {
        if (m_strong[moved(index, lone(), from, to)] != illegal)
            ++replies;
    });
    const auto capture = lossByCapture(placement);
    if (capture == safe)
        m_lone[index] = safe;
    else if (replies > 0)
        m_lone[index] = replies;
    else if (capture)
        settle(index, *capture);
    else if (isLost(placement, m_strong[index] == illegal, moveRules, ending))
        settle(index, 0);
    else
        m_lone[index] = safe;
}

std::optional<std::uint16_t> MatingTable::lossByCapture(const Placement &placement) const
{
    std::optional<std::uint16_t> loss;
    m_ways[lone()]->forCaptures(
        placement.cells[lone()], placement.without(lone()), [&](std::size_t to) {
            const auto victim = std::find(placement.cells.begin(), placement.cells.end(), to);
            const auto role = static_cast<std::size_t>(victim - placement.cells.begin());
            if (role == 0 || loss == safe)
                return;
            std::vector<std::size_t> cells = placement.cells;
            cells.back() = to;
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(role));
            const MatingTable &table = *m_fewer[role - 1];
            const std::uint16_t value = table.m_strong[table.indexOf(cells)];
            if (value != illegal)
                loss = value == open ? safe : std::max(value, loss.value_or(0));
        });
    return loss;
}

bool MatingTable::isLost(const Placement &placement,
                         bool isInCheck,
                         MoveRules &moveRules,
                         const Ending &ending)
{
    std::optional<bool> &known = m_isStuckLost[isInCheck ? 1 : 0];
    if (!known) {
        Position position = placed(moveRules, ending, placement.cells, ending.lone);
        const auto end = moveRules.end(position);
        known = end && end->winner == ending.strong;
    }
    return *known;
}

/// What the strong side may have done to come there.
void MatingTable::expandLoss(Index index,
                             std::uint16_t moves,
                             Placement &placement,
                             std::vector<Index> &won)
{
    unpack(index, placement);
    for (std::size_t role = 0; role < lone(); ++role) {
        const std::size_t to = placement.cells[role];
        m_ways[role]->forUnmoves(to, placement.without(role), [&](std::size_t from) {
            const Index before = moved(index, role, to, from);
            if (m_strong[before] != open)
                return;
            m_strong[before] = static_cast<std::uint16_t>(moves + 1);
            won.push_back(before);
        });
    }
}

/// What the lone royal may have done to come there: one move less that it is safe by.
void MatingTable::expandWin(Index index, std::uint16_t moves, Placement &placement)
{
    unpack(index, placement);
    const std::size_t to = placement.cells[lone()];
    m_ways[lone()]->forUnmoves(to, placement.without(lone()), [&](std::size_t from) {
        const Index before = moved(index, lone(), to, from);
        std::uint16_t &replies = m_lone[before];
        if (replies == 0 || replies >= safe || --replies > 0)
            return;
        Placement earlier = placement;
        earlier.crowd = placement.without(lone());
        earlier.crowd.add(from);
        earlier.cells[lone()] = from;
        settle(before, std::max(moves, lossByCapture(earlier).value_or(0)));
    });
}

void MatingTable::settle(Index index, std::uint16_t moves)
{
    m_lone[index] = static_cast<std::uint16_t>(lost | moves);
    if (m_levels.size() <= moves)
        m_levels.resize(moves + std::size_t(1));
    m_levels[moves].push_back(index);
}

MatingPower MatingTable::power(const Admits &admits) const
{
    MatingPower power;
    Placement placement;
    for (std::size_t i = 0; i < m_strong.size(); ++i) {
        const auto index = static_cast<Index>(i);
        if (m_strong[i] == illegal && m_lone[i] == illegal)
            continue;
        if (admits && !(unpack(index, placement) && admits(placement.cells)))
            continue;
        if (m_strong[i] != illegal) {
            ++power.placements;
            power.won += m_strong[i] == open ? 0 : 1;
            if (m_strong[i] != open)
                power.longest = std::max(power.longest.value_or(0), int(m_strong[i]));
        }
        if (m_lone[i] != illegal) {
            ++power.lonePlacements;
            power.lost += m_lone[i] >= lost ? 1 : 0;
            power.mates += m_lone[i] == lost ? 1 : 0;
        }
    }
    return power;
}

std::optional<int> MatingTable::winIn(const std::vector<std::size_t> &cells) const
{
    const std::uint16_t value = m_strong[indexOf(cells)];
    return value == open || value == illegal ? std::nullopt : std::optional<int>(value);
}

std::optional<int> MatingTable::lossIn(const std::vector<std::size_t> &cells) const
{
    const std::uint16_t value = m_lone[indexOf(cells)];
    return value < lost || value == illegal ? std::nullopt : std::optional<int>(value & safe);
}

std::optional<std::vector<std::size_t>> MatingTable::worst() const
{
    std::optional<Index> worst;
    for (std::size_t i = 0; i < m_strong.size(); ++i) {
        const bool isWon = m_strong[i] != open && m_strong[i] != illegal;
        if (isWon && (!worst || m_strong[i] > m_strong[*worst]))
            worst = static_cast<Index>(i);
    }
    Placement placement;
    if (!worst || !unpack(*worst, placement))
        return std::nullopt;
    return placement.cells;
}

} // namespace rookery
