#include "model/exchange/ludii/ludii_paths.h"

#include <algorithm>

namespace rookery {

namespace {

// Of one movement.
constexpr std::size_t mostPaths = 300;
constexpr std::size_t mostEntries = 20'000;

/// Follows the nodes of a program for as long as some cell has a link for the next step.
class PathFinder
{
public:
    PathFinder(const Subject &subject, const Program &program)
        : m_board(subject.board())
        , m_program(program)
    {
        for (const CellId cell : m_board.cells())
            m_cells.push_back(cell);
    }

    Result<std::vector<LudiiPath>> found()
    {
        follow(m_program.firstAlways);
        if (!m_fault.isEmpty())
            return failure(m_fault);
        return std::move(m_paths);
    }

private:
    void follow(Program::Range range)
    {
        for (const std::uint32_t index : m_program.at(range))
            follow(m_program.nodes[index]);
    }

    void follow(const Program::Node &node)
    {
        const LudiiPath before = m_path;
        const StepId step = m_board.compass().seen(m_program.facing, node.own);
        for (int count = 1; count <= node.most && m_fault.isEmpty(); ++count) {
            m_path.steps.push_back(step);
            if (!leadsSomewhere())
                break;
            if (count >= node.least)
                end(node);
            if (node.way == Way::Empty)
                m_path.passed.push_back({m_path.steps.size(), Occupant::Empty});
        }
        m_path = before;
    }

    bool leadsSomewhere()
    {
        const auto pairs = m_path.pairs(m_board, m_cells);
        const bool comesBack = std::any_of(
            pairs.begin(), pairs.end(), [](const auto &pair) { return pair.first == pair.second; });
        if (comesBack)
            m_fault = Message("it may come back to where it started, which no map can say");
        return !pairs.empty();
    }

    void end(const Program::Node &node)
    {
        LudiiPath path = m_path;
        path.onEmpty = node.onEmpty.stop;
        path.onFriend = node.onFriend.stop;
        path.onEnemy = node.onEnemy.stop;
        if (path.onEmpty || path.onFriend || path.onEnemy)
            m_paths.push_back(std::move(path));
        m_fault = ludiiPathsFault(m_paths.size(), m_board);
        for (const Occupant occupant : {Occupant::Empty, Occupant::Friend, Occupant::Enemy}) {
            const Program::Range then = node.endOn(occupant).then;
            if (then.empty() || !m_fault.isEmpty())
                continue;
            m_path.passed.push_back({m_path.steps.size(), occupant});
            follow(then);
            m_path.passed.pop_back();
        }
    }

    const Board &m_board;
    const Program &m_program;
    std::vector<CellId> m_cells;
    LudiiPath m_path;
    std::vector<LudiiPath> m_paths;
    Message m_fault;
};

} // namespace

Message ludiiPathsFault(std::size_t paths, const Board &board)
{
    const bool areTooMany = paths > mostPaths || paths * board.size() > mostEntries;
    return areTooMany ? Message("it moves in more ways than maps can say") : Message();
}

bool LudiiPath::isStraight() const
{
    return std::adjacent_find(steps.begin(), steps.end(), std::not_equal_to<>()) == steps.end();
}

LudiiGraph::Pairs LudiiPath::pairs(const Board &board, const std::vector<CellId> &from) const
{
    LudiiGraph::Pairs pairs;
    for (const CellId cell : from) {
        std::optional<CellId> at = cell;
        for (auto step = steps.begin(); step != steps.end() && at; ++step) {
            const auto link = board.link(*at, *step);
            at = link ? std::optional(link->to) : std::nullopt;
        }
        if (at)
            pairs.emplace_hint(pairs.end(), cell, *at);
    }
    return pairs;
}

std::vector<LudiiGraph::Pairs> LudiiPath::walk(const Board &board,
                                               const std::vector<CellId> &from) const
{
    std::vector<LudiiGraph::Pairs> walked(steps.size() + 1);
    for (const CellId cell : from) {
        std::optional<CellId> at = cell;
        for (std::size_t count = 0; at; ++count) {
            walked[count].emplace_hint(walked[count].end(), cell, *at);
            const auto link = count == steps.size() ? std::nullopt : board.link(*at, steps[count]);
            at = link ? std::optional(link->to) : std::nullopt;
        }
    }
    return walked;
}

Result<std::vector<LudiiPath>> ludiiPaths(const Subject &subject, const Program &program)
{
    return PathFinder(subject, program).found();
}

bool isLudiiSlide(const Program::Node &node)
{
    return node.least == 1 && node.most == unlimited && node.way == Way::Empty
           && node.onEmpty.then.empty() && node.onFriend.then.empty() && node.onEnemy.then.empty()
           && node.onEmpty.stop && !node.onFriend.stop;
}

} // namespace rookery
