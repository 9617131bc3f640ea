#include "model/exchange/move_table/movetable_rows.h"

#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <set>

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

/// Both lists as beginnings of one.
bool joinOccupied(MoveTableRow &row,
                  std::vector<std::uint32_t> friends,
                  std::vector<std::uint32_t> enemies)
{
    row.friends = friends.size();
    row.enemies = enemies.size();
    auto &longer = friends.size() > enemies.size() ? friends : enemies;
    const auto &shorter = friends.size() > enemies.size() ? enemies : friends;
    const auto isShared = [&](std::uint32_t place) {
        return std::find(shorter.begin(), shorter.end(), place) != shorter.end();
    };
    const auto end = std::stable_partition(longer.begin(), longer.end(), isShared);
    const bool fits = static_cast<std::size_t>(end - longer.begin()) == shorter.size();
    row.occupied = std::move(longer);
    return fits;
}

/// Counts more entries than a table has, from the legs alone.
class SizeBound
{
public:
    explicit SizeBound(const Subject &subject)
        : m_subject(subject)
        , m_cells(static_cast<double>(subject.board().size()))
        , m_longest(subject.isPlainRectangle() ? std::max(subject.files(), subject.ranks()) - 1.0
                                               : m_cells)
    {
    }

    bool fits() const
    {
        double entries = 0;
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const MovementLegs &move : m_subject.moves(piece)) {
                if (!moveTableFault(std::span(&move, 1)).empty())
                    return false;
                for (const LegId first : move.legs.first)
                    entries += below(move.legs, first, 1);
            }
        }
        return entries * m_cells * static_cast<double>(m_subject.rules().players.size())
               <= static_cast<double>(mostEntries);
    }

private:
    static constexpr double tooMany = 1e12;

    /// Entries of a leg and of all that may follow, from one cell.
    double below(const LegGraph &legs, LegId id, std::size_t depth) const
    {
        const Leg &leg = legs[id];
        const bool branchesByOwner = !leg.onFriend.then.empty() && !leg.onEnemy.then.empty();
        if (depth > legs.legs.size() || branchesByOwner)
            return tooMany;
        std::set<LegId> next;
        for (const LegEnd *end : endsOf(leg))
            next.insert(end->then.begin(), end->then.end());
        double each = 1;
        for (const LegId then : next)
            each += below(legs, then, depth + 1);
        const double length =
            leg.leadsAnywhere() ? m_cells : std::min<double>(leg.possibleSteps().most, m_longest);
        return static_cast<double>(leg.steps.size()) * length * each;
    }

    const Subject &m_subject;
    double m_cells;
    double m_longest; ///< ride
};

} // namespace

std::string moveTableLoss(const Subject &subject)
{
    return SizeBound(subject).fits() ? std::string() : MoveTableRows(subject).fault();
}

std::vector<std::string> moveTableTypeWords(const Subject &subject)
{
    std::vector<std::string> words;
    std::set<std::string> used;
    for (const PieceType &type : subject.pieces().types) {
        std::string word = type.letter.empty() || used.count(type.letter) > 0
                               ? "(" + type.name + ")"
                               : type.letter;
        std::replace_if(
            word.begin(), word.end(), [](unsigned char c) { return c <= ' '; }, '_');
        while (!used.insert(word).second)
            word += '\'';
        words.push_back(std::move(word));
    }
    return words;
}

MoveTableRows::MoveTableRows(const Subject &subject)
    : m_subject(subject)
{
    m_fault = addAll();
}

std::string MoveTableRows::addAll()
{
    for (const PlayerId player : m_subject.playerIds()) {
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const CellId from : m_subject.board().cells()) {
                if (auto fault = addTrajectories(player, piece, from); !fault.empty())
                    return aboutPiece(m_subject, piece, fault);
            }
        }
    }
    return {};
}

std::string MoveTableRows::addTrajectories(PlayerId player, PieceId piece, CellId from)
{
    std::vector<std::int64_t> always;
    std::vector<std::int64_t> first;
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
        const int type =
            static_cast<int>(player.index() * m_subject.pieces().types.size() + piece.index());
        if (auto fault = addRows(*table, type, from); !fault.empty())
            return fault;
    }
    m_heads.push_back(addHeads(always));
    m_firstHeads.push_back(addHeads(first));
    return {};
}

std::size_t MoveTableRows::addHeads(const std::vector<std::int64_t> &list)
{
    if (list.empty())
        return 0;
    const std::size_t place = m_headList.size();
    m_headList.insert(m_headList.end(), list.begin(), list.end());
    m_headList.push_back(-1);
    return place;
}

std::string MoveTableRows::addRows(const MoveTable &table, int type, CellId from)
{
    if (m_list.size() + table.entries.size() > mostEntries)
        return "the table would have more than " + std::to_string(mostEntries) + " entries";
    const std::size_t base = m_list.size();
    for (const MoveTable::Entry &entry : table.entries) {
        MoveTableRow row;
        row.cell = entry.cell;
        row.type = type;
        row.reference = from;
        row.rights = rightsOf(entry);
        row.empty = places(table, entry.ends[0].then, base);
        if (!joinOccupied(row,
                          places(table, entry.ends[1].then, base),
                          places(table, entry.ends[2].then, base)))
            return "it goes on in different ways behind a friend and behind an enemy, which share "
                   "one "
                   "list here";
        m_list.push_back(std::move(row));
    }
    for (std::size_t i = base; i < m_list.size(); ++i) {
        for (const auto *next : {&m_list[i].empty, &m_list[i].occupied}) {
            for (const std::uint32_t place : *next)
                m_list[place].previous = static_cast<int>(i);
        }
    }
    return {};
}

std::size_t MoveTableRows::branches() const
{
    std::size_t most = 4;
    for (const MoveTableRow &row : m_list)
        most = std::max({most, row.empty.size(), row.occupied.size()});
    return most;
}

} // namespace rookery
