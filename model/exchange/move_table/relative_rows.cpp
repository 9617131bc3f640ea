#include "model/exchange/move_table/relative_rows.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace rookery {

namespace {

/// The nodes that may follow one, whatever stands there.
std::vector<std::uint32_t> followers(const Program &program, const Program::Node &node)
{
    std::vector<std::uint32_t> all;
    for (const Program::End *end : endsOf(node)) {
        const auto next = program.at(end->then);
        all.insert(all.end(), next.begin(), next.end());
    }
    return all;
}

/// Whether legs lead back to one before them.
bool hasCycle(const Program &program)
{
    enum class Mark { New, Open, Done };
    std::vector<Mark> marks(program.nodes.size(), Mark::New);
    const std::function<bool(std::uint32_t)> leadsBack = [&](std::uint32_t node) {
        if (marks[node] != Mark::New)
            return marks[node] == Mark::Open;
        marks[node] = Mark::Open;
        const auto next = followers(program, program.nodes[node]);
        const bool found = std::any_of(next.begin(), next.end(), leadsBack);
        marks[node] = Mark::Done;
        return found;
    };
    for (std::uint32_t node = 0; node < program.nodes.size(); ++node) {
        if (leadsBack(node))
            return true;
    }
    return false;
}

bool isSayable(const Subject &subject, const Program &program, const Program::Node &node)
{
    const auto isUnusual = [](const Program::End &end) {
        return end.lastOnly || end.becomes || end.filter != 0 || end.movesPiece();
    };
    const auto stopsBeside = [](const Program::End &end) {
        return end.stop && !end.takes();
    };
    if (node.isAnywhere || node.looksBack() || node.only != 0 || anyEnd(node, isUnusual)
        || stopsBeside(node.onFriend) || stopsBeside(node.onEnemy))
        return false;
    const Compass &compass = subject.board().compass();
    const auto &vector = compass.vector(compass.seen(program.facing, node.own));
    return vector && vector->along[2] == 0 && vector->along[3] == 0;
}

/// What a row of a leg allows where it may end.
int rightsOf(const Program::Node &node)
{
    int rights = node.returns ? returns : 0;
    const std::pair<const Program::End *, int> ends[] = {
        {&node.onEmpty, endsOnEmpty}, {&node.onFriend, endsOnFriend}, {&node.onEnemy, endsOnEnemy}};
    for (const auto &[end, right] : ends)
        rights |= end->stop ? right : 0;
    return rights;
}

bool takesAndGoesOn(const Program::End &end)
{
    return end.takes() && !end.then.empty();
}

} // namespace

Vector vectorOf(const Subject &subject, const Program &program, const Program::Node &node)
{
    const Compass &compass = subject.board().compass();
    return *compass.vector(compass.seen(program.facing, node.own));
}

Message relativeFault(const Subject &subject, const Program &program)
{
    for (const Program::Node &node : program.nodes) {
        if (!isSayable(subject, program, node))
            return Message("leg {number} is more than going on and taking pieces",
                           {{"number", node.leg.index() + 1}});
    }
    return hasCycle(program) ? Message("legs lead back to legs before them") : Message();
}

int longestStep(const Subject &subject, const Program &program)
{
    int longest = 0;
    for (const Program::Node &node : program.nodes) {
        const Vector vector = vectorOf(subject, program, node);
        longest = std::max({longest, std::abs(vector.x()), std::abs(vector.y())});
    }
    return longest;
}

std::size_t mostTakenBy(const Program &program)
{
    std::vector<std::optional<std::size_t>> known(program.nodes.size());
    const std::function<std::size_t(std::uint32_t)> below = [&](std::uint32_t index) {
        if (known[index])
            return *known[index];
        const Program::Node &node = program.nodes[index];
        std::size_t most = 0;
        for (const Program::End *end : endsOf(node)) {
            for (const std::uint32_t next : program.at(end->then))
                most = std::max(most, below(next) + (end->takes() ? 1 : 0));
        }
        return *(known[index] = most);
    };
    std::size_t most = 0;
    for (std::uint32_t node = 0; node < program.nodes.size(); ++node)
        most = std::max(most, below(node));
    return most;
}

std::vector<std::uint32_t> RelativeRows::begun(Program::Range range, Vector start, bool isNewLeg)
{
    std::vector<std::uint32_t> rows;
    for (const std::uint32_t node : m_program.at(range)) {
        const auto known = m_newLegs.find(node);
        const auto begins =
            isNewLeg && known != m_newLegs.end() ? known->second : leg(node, start, isNewLeg);
        if (isNewLeg)
            m_newLegs[node] = begins;
        rows.insert(rows.end(), begins.begin(), begins.end());
    }
    return rows;
}

/// Whether two squares of the board can lie so.
bool RelativeRows::isPossible(Vector at) const
{
    return std::abs(at.x()) < m_subject.files() && std::abs(at.y()) < m_subject.ranks();
}

/// The rows of one leg, one for each number of steps, each leading to the next. Where what stands
/// in the way may be passed or taken, a twin of the row does the taking.
std::vector<std::uint32_t> RelativeRows::leg(std::uint32_t index, Vector start, bool isNewLeg)
{
    const Program::Node &node = m_program.nodes[index];
    const Vector step = vectorOf(m_subject, m_program, node);
    const bool jumps = node.way == Way::Any;
    const bool hasTwin =
        jumps && node.most > 1 && (takesAndGoesOn(node.onFriend) || takesAndGoesOn(node.onEnemy));
    std::vector<std::pair<std::uint32_t, Vector>> rides;
    const auto add = [&](Vector at, bool isFirst) {
        m_rows.push_back({at.x() * m_ranks + at.y(), isNewLeg && isFirst});
        return static_cast<std::uint32_t>(m_rows.size() - 1);
    };
    Vector at = start + step;
    for (int count = 1; count <= node.most && isPossible(at); ++count, at = at + step) {
        rides.emplace_back(add(at, count == 1), at);
        if (count >= node.least)
            m_rows[rides.back().first].rights = rightsOf(node);
        if (count == 1)
            continue;
        MoveTableRow &before = m_rows[rides[rides.size() - 2].first];
        before.empty.push_back(rides.back().first);
        if (jumps) {
            before.friends.push_back(rides.back().first);
            before.enemies.push_back(rides.back().first);
        }
    }
    std::vector<std::uint32_t> begins;
    for (std::size_t i = 0; i < rides.size(); ++i) {
        const auto [row, place] = rides[i];
        if (i == 0)
            begins.push_back(row);
        if (static_cast<int>(i) + 1 < node.least)
            continue;
        follow(row, node, place, hasTwin ? Behind::Passed : Behind::All);
        if (!hasTwin)
            continue;
        const std::uint32_t twin = add(place, i == 0);
        follow(twin, node, place, Behind::Taken);
        if (i == 0) {
            begins.push_back(twin);
            continue;
        }
        MoveTableRow &before = m_rows[rides[i - 1].first];
        for (auto *list : {&before.empty, &before.friends, &before.enemies})
            list->push_back(twin);
    }
    return begins;
}

/// What may follow where a leg ends.
void RelativeRows::follow(std::uint32_t row, const Program::Node &node, Vector at, Behind behind)
{
    const auto append = [&](std::vector<std::uint32_t> MoveTableRow::*list,
                            const std::vector<std::uint32_t> &next) {
        auto &rows = m_rows[row].*list;
        rows.insert(rows.end(), next.begin(), next.end());
    };
    if (behind != Behind::Taken)
        append(&MoveTableRow::empty, begun(node.onEmpty.then, at, false));
    const auto addBehind = [&](const Program::End &end,
                               std::vector<std::uint32_t> MoveTableRow::*list,
                               int right) {
        if (end.then.empty() || (behind != Behind::All && end.takes() != (behind == Behind::Taken)))
            return;
        append(list, begun(end.then, {}, true));
        m_rows[row].rights |= end.takes() ? right : 0;
    };
    addBehind(node.onFriend, &MoveTableRow::friends, takesFriend);
    addBehind(node.onEnemy, &MoveTableRow::enemies, takesEnemy);
}

} // namespace rookery
