#pragma once

#include "model/play/reach/trace.h"

#include <deque>
#include <set>
#include <vector>

namespace rookery {

/// A path of a piece, with the node of its program that takes each step.
struct NodePath
{
    std::vector<WalkStep> steps;
    std::vector<std::uint32_t> nodes;
};

/// Searches the paths by which a piece comes to stand on a cell, breadth first by legs. With
/// `Belief::Actual` the position is as it is; with `Belief::Anything` every cell may hold whatever
/// would let the piece go on, and ranges may be overstepped.
class PathSearch
{
public:
    enum class Belief { Actual, Anything };

    /// All of them must live as long.
    PathSearch(const Board &board,
               const Program &program,
               const Position &position,
               const Mover &mover,
               Belief belief)
        : m_board(board)
        , m_program(program)
        , m_rules(board, program, mover, &position)
        , m_belief(belief)
    {
    }

    /// Every distinct path to the cell that begins with this node. Of the imagined ones the first
    /// few hundred, which have the fewest legs.
    std::vector<NodePath> paths(std::uint32_t first, CellId to);

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static constexpr std::size_t mostImagined = 300;

    struct Visit
    {
        WalkStep here;
        std::uint32_t node;
        std::size_t parent;
    };

    struct Open
    {
        Traveller traveller;
        std::size_t parent;
    };

    bool isActual() const { return m_belief == Belief::Actual; }
    void begin(Traveller traveller, std::uint32_t node, std::size_t parent);
    void leapAnywhere(const Traveller &start, std::size_t parent);
    void travel(Traveller traveller, std::size_t parent);
    bool goOn(const Traveller &traveller, std::size_t visit);
    std::size_t add(const Traveller &traveller, std::optional<StepId> step, std::size_t parent);

    const Board &m_board;
    const Program &m_program;
    LegRules m_rules;
    Belief m_belief;
    CellId m_to;
    std::vector<Visit> m_visits;
    std::set<Traveller> m_seen;
    std::deque<Open> m_open;
    std::vector<NodePath> m_found;
};

} // namespace rookery
