#include "model/exchange/jocly/jocly_lines.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

class Walker
{
public:
    Walker(const Board &board, const Program &program, CellId from, OrientationId held)
        : m_board(board)
        , m_program(program)
        , m_from(from)
        , m_held(held)
    {
    }

    Result<std::vector<JoclyLine>> run()
    {
        for (const std::uint32_t node : m_program.at(m_program.firstAlways))
            walk(node, m_from, m_held, {}, 0);
        if (!m_fault.empty())
            return failure(m_fault);
        return std::move(m_lines);
    }

private:
    static constexpr int mostLegs = 16;
    static constexpr std::size_t mostLines = 2'000;

    void
    walk(std::uint32_t index, CellId cell, OrientationId orientation, JoclyLine line, int depth)
    {
        const Program::Node &node = m_program.nodes[index];
        if (depth > mostLegs || m_lines.size() > mostLines)
            m_fault = "its legs lead to too many lines";
        if (node.onFriend.stop)
            m_fault = "it captures friends";
        const bool isHop = !node.onFriend.then.empty() || !node.onEnemy.then.empty();
        if (isHop && !isCannon(node))
            m_fault =
                "it hops in another way than a cannon, which captures behind any one piece at "
                "any distance";
        if (!m_fault.empty())
            return;
        if (isHop && !line.empty())
            m_fault = "it hops after it has turned, where a piece in its way counts as hopped over";
        if (!m_fault.empty())
            return;
        const std::size_t begin = line.size();
        follow(node, cell, orientation, line, depth);
        const bool ends = node.onEmpty.stop || node.onEnemy.stop;
        if (ends && line.size() > begin && node.way == Way::Empty)
            m_lines.push_back(line);
        if (isHop)
            addScreens(line);
    }

    /// Goes along one leg, and on from each cell where another may follow.
    void follow(const Program::Node &node,
                CellId cell,
                OrientationId orientation,
                JoclyLine &line,
                int depth)
    {
        const Compass &compass = m_board.compass();
        std::set<std::pair<CellId, OrientationId>> seen;
        for (int count = 1; count <= node.most && m_fault.empty(); ++count) {
            const auto link = m_board.link(cell, compass.seen(orientation, node.own));
            if (!link)
                return;
            cell = link->to;
            orientation = compass.crossed(orientation, link->turn);
            if (!seen.insert({cell, orientation}).second)
                return;
            const bool counts = count >= node.least;
            const bool isHome = cell == m_from;
            line.push_back({cell,
                            counts && node.onEmpty.stop && !isHome,
                            counts && node.onEnemy.stop && !isHome,
                            false});
            if (isHome)
                return endAtHome(node, orientation, depth);
            if (node.way == Way::Any && counts)
                m_lines.push_back({line.back()});
            if (!counts || node.onEmpty.then.empty())
                continue;
            JoclyLine way = line;
            for (JoclyCell &passed : way)
                passed.moves = passed.captures = false;
            for (const std::uint32_t next : m_program.at(node.onEmpty.then))
                walk(next, cell, orientation, way, depth + 1);
        }
    }

    /// A piece on a path round the board stops before its own cell, where nothing new can follow.
    void endAtHome(const Program::Node &node, OrientationId orientation, int depth)
    {
        const bool isClosed = depth == 0 && orientation == m_held && node.onEmpty.then.empty();
        if (!isClosed && node.most != 1)
            m_fault = "it crosses its own cell";
    }

    bool isCannon(const Program::Node &node) const
    {
        const auto friends = m_program.at(node.onFriend.then);
        const auto enemies = m_program.at(node.onEnemy.then);
        if (friends.size() != 1 || enemies.size() != 1 || friends[0] != enemies[0]
            || node.way != Way::Empty || node.least != 1 || node.most != unlimited
            || node.onEnemy.stop)
            return false;
        const Program::Node &beyond = m_program.nodes[enemies[0]];
        return beyond.own == node.own && beyond.least == 1 && beyond.most == unlimited
               && beyond.way == Way::Empty && !beyond.onEmpty.stop && beyond.onEnemy.stop
               && !beyond.onFriend.stop && beyond.onEmpty.then.empty()
               && beyond.onFriend.then.empty() && beyond.onEnemy.then.empty();
    }

    void addScreens(JoclyLine line)
    {
        for (JoclyCell &cell : line)
            cell = {cell.cell, false, false, true};
        m_lines.push_back(std::move(line));
    }

    const Board &m_board;
    const Program &m_program;
    CellId m_from;
    OrientationId m_held;
    std::vector<JoclyLine> m_lines;
    std::string m_fault;
};

} // namespace

Result<std::vector<JoclyLine>>
joclyLines(const Board &board, const Program &program, CellId from, OrientationId held)
{
    return Walker(board, program, from, held).run();
}

} // namespace rookery
