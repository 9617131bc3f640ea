#include "model/exchange/move_table/movetable_rows.h"

#include "model/exchange/move_table/relative_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

constexpr std::size_t mostEntries = 60'000;

/// A bit for each of what may be found there and still ends a move: nothing, a friend, an enemy.
int rightsOf(const MoveTable::Entry &entry)
{
    int rights = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto &mark = entry.ends[i].mark;
        if (mark == Mark::Move || mark == Mark::Capture)
            rights |= 1 << i;
    }
    return rights;
}

std::vector<std::uint32_t> places(const MoveTable &table, MoveTable::Range range, std::size_t base)
{
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = range.begin; i < range.end; ++i)
        all.push_back(static_cast<std::uint32_t>(base + table.continuations[i]));
    return all;
}

/// The longest step of any piece; what keeps the table from being relative, if anything does.
Result<int> relativeSteps(const Subject &subject)
{
    const BoardRecipe &recipe = *subject.design().board;
    if (!subject.isPlainRectangle() || recipe.lattice != Lattice::Square)
        return failure(Message("the board is no flat rectangle of squares"));
    int longest = 1;
    for (const PlayerId player : subject.playerIds()) {
        for (const PieceId piece : subject.pieceIds()) {
            for (const GuardedProgram &each : programsOf(subject, piece, player)) {
                if (Message fault = relativeFault(subject, each.program); !fault.isEmpty())
                    return failure(aboutPiece(subject, piece, std::move(fault)));
                longest = std::max(longest, longestStep(subject, each.program));
            }
        }
    }
    return longest;
}

Message tooLong()
{
    return Message("the table would have more than {most} rows", {{"most", mostEntries}});
}

} // namespace

std::string relativeTableLoss(const Subject &subject)
{
    const auto steps = relativeSteps(subject);
    return steps ? std::string() : steps.error().sentence();
}

MoveTableRows::MoveTableRows(const Subject &subject)
    : m_subject(subject)
{
    const auto steps = relativeSteps(subject);
    m_isRelative = steps.has_value();
    m_rim = steps ? *steps : 0;
    addSquares();
    m_fault = addAll();
}

/// File by file, as cells are; a rim behind each file is the next one's, too.
void MoveTableRows::addSquares()
{
    const Board &board = m_subject.board();
    if (!m_isRelative) {
        for (const CellId cell : board.cells())
            m_squares.emplace_back(cell);
        return;
    }
    const int inFile = m_subject.ranks() + m_rim;
    m_squares.resize(static_cast<std::size_t>(m_subject.files() * inFile));
    for (const CellId cell : board.cells()) {
        const Vector at = *board.coordinates(cell);
        m_squares[static_cast<std::size_t>(at.x() * inFile + at.y())] = cell;
    }
}

Message MoveTableRows::addAll()
{
    for (const PlayerId player : m_subject.playerIds()) {
        for (const PieceId piece : m_subject.pieceIds()) {
            Message fault = m_isRelative ? addRelative(player, piece) : Message();
            for (const auto &cell : m_squares) {
                if (!m_isRelative && fault.isEmpty())
                    fault = addTrajectories(player, piece, *cell);
            }
            if (fault.isEmpty() && m_list.size() > mostEntries)
                fault = tooLong();
            if (!fault.isEmpty())
                return aboutPiece(m_subject, piece, std::move(fault));
        }
    }
    return {};
}

/// One list for all cells; of a movement that starts in a zone, for those.
Message MoveTableRows::addRelative(PlayerId player, PieceId piece)
{
    struct Begun
    {
        Heads heads;
        When when;
        std::optional<ZoneId> startsIn;
    };
    std::vector<Begun> all;
    for (const GuardedProgram &each : programsOf(m_subject, piece, player)) {
        if (each.when == When::UnmovedUnchecked)
            continue; // left out, as the verdict says
        const auto heads =
            RelativeRows(m_subject, each.program, m_subject.ranks() + m_rim, m_list).heads();
        all.push_back({{heads.begin(), heads.end()}, each.when, each.startsIn});
        m_mostTaken = std::max(m_mostTaken, mostTakenBy(each.program));
    }
    std::map<Heads, std::size_t> known;
    for (const auto &cell : m_squares) {
        for (const When when : {When::Always, When::Unmoved}) {
            Heads heads;
            for (const Begun &each : all) {
                const bool isHere =
                    cell
                    && (!each.startsIn
                        || m_subject.game().zones().isInZone(*cell, *each.startsIn, player));
                if (each.when == when && isHere)
                    heads.insert(heads.end(), each.heads.begin(), each.heads.end());
            }
            const auto [row, isNew] = known.try_emplace(heads, 0);
            if (isNew)
                row->second = addHeads(heads);
            (when == When::Always ? m_heads : m_firstHeads).push_back(row->second);
        }
    }
    return {};
}

Message MoveTableRows::addTrajectories(PlayerId player, PieceId piece, CellId from)
{
    Heads always;
    Heads first;
    for (const MovementLegs &move : m_subject.moves(piece)) {
        if (move.when == When::UnmovedUnchecked)
            continue; // left out, as the verdict says
        if (move.startsIn && !m_subject.game().zones().isInZone(from, *move.startsIn, player))
            continue;
        const MovementLegs legs{move.legs, When::Always};
        auto table = moveTable(
            m_subject.board(),
            from,
            {std::span(&legs, 1), m_subject.rules()[player].facing, {}, mostEntries, player});
        if (!table)
            return table.error().message;
        auto &list = move.when == When::Always ? always : first;
        const std::size_t base = m_list.size();
        for (std::uint32_t i = table->firstAlways.begin; i < table->firstAlways.end; ++i)
            list.push_back(static_cast<std::int64_t>(base + table->continuations[i]));
        if (auto fault = addRows(*table); !fault.isEmpty())
            return fault;
    }
    m_heads.push_back(addHeads(always));
    m_firstHeads.push_back(addHeads(first));
    return {};
}

std::size_t MoveTableRows::addHeads(const Heads &list)
{
    if (list.empty())
        return 0;
    const std::size_t place = m_headList.size();
    m_headList.insert(m_headList.end(), list.begin(), list.end());
    m_headList.push_back(-1);
    return place;
}

Message MoveTableRows::addRows(const MoveTable &table)
{
    if (m_list.size() + table.entries.size() > mostEntries)
        return tooLong();
    const std::size_t base = m_list.size();
    for (const MoveTable::Entry &entry : table.entries)
        m_list.push_back({static_cast<int>(entry.cell.index()),
                          false,
                          rightsOf(entry),
                          places(table, entry.ends[0].then, base),
                          places(table, entry.ends[1].then, base),
                          places(table, entry.ends[2].then, base)});
    return {};
}

std::size_t MoveTableRows::branches() const
{
    std::size_t most = 4;
    for (const MoveTableRow &row : m_list)
        most = std::max({most, row.empty.size(), row.friends.size(), row.enemies.size()});
    return most;
}

} // namespace rookery
