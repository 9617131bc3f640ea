#pragma once

#include "model/movement/betza/betza_atoms.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace rookery::betza {

/// What a written leg may do where it ends: stop there, or go on to the legs that follow.
struct Role
{
    bool stopsOnEmpty = false;
    bool takesFriend = false; ///< stops by capturing
    bool takesEnemy = false;
    bool leavesEmpty = false;    ///< goes on from an empty cell
    bool tramplesFriend = false; ///< captures and goes on
    bool tramplesEnemy = false;
    bool passesFriend = false; ///< goes on from an occupied cell that it leaves alone
    bool passesEnemy = false;
    Whom enemies = Whom::Anyone; ///< whom it captures

    bool stops() const { return stopsOnEmpty || takesFriend || takesEnemy; }
};

/// Where a leg goes on: legs that exist, and joints that get theirs later.
struct Onward
{
    std::vector<LegId> legs;
    std::vector<std::size_t> joints;
};

using Steps = std::vector<Step>;

/// The step along a vector, round the board where edges count as joined.
Step stepAlong(const Vector &vector, std::optional<Joined> around);
/// One step for each heading.
Steps stepsAlong(const Shape &shape, Headings headings, std::optional<Joined> around);
/// Turns relative to the leg before, one for each heading.
Steps turnsBy(Headings headings);

/// The legs that can be reached and lead to a stop, in the order in which a move comes to them.
LegGraph usefulLegs(LegGraph graph);

/// Makes the legs of a graph, from the end of a move to its beginning. Each function answers the
/// legs that one enters by.
class Weaver
{
public:
    /// The plain leg; a second one where a piece may be captured or left alone.
    std::vector<LegId> slide(const Steps &steps,
                             int least,
                             int most,
                             const Role &role,
                             const Onward &onward,
                             const LegTies &ties,
                             Way way = Way::Empty);

    /// `p` and `g` on a last leg: to the first piece, over him and at most so far beyond; the range
    /// counts the whole way.
    std::vector<LegId>
    cannon(const Steps &steps, int range, const Role &landing, const LegTies &ties);
    std::vector<LegId>
    grasshopper(const Steps &steps, int range, const Role &landing, const LegTies &ties);

    /// A leap of so many straight steps that needs every cell between empty, any number of times
    /// up to `range`.
    std::vector<LegId> lame(const Steps &unitSteps,
                            int length,
                            int range,
                            const Role &role,
                            const Onward &onward,
                            const LegTies &ties);

    /// A leap of so many straight steps over at least one piece; `last` is the farthest cell where
    /// the first of them may stand.
    std::vector<LegId> mustJump(const Steps &unitSteps,
                                int length,
                                int last,
                                const Role &role,
                                const Onward &onward,
                                const LegTies &ties);

    /// Steps of one cell or leap that turn each time, `limit` of them at most.
    struct Curve
    {
        int points = 1;          ///< of each turn
        bool alternates = false; ///< now left, now right
        int limit = unlimited;
        bool hops = false; ///< over the first piece on the way
        bool landsAtOnce = false;
    };
    std::vector<LegId> curve(const Steps &steps, const Curve &curve, const Role &role);

    /// Lame oblique leaps: one orthogonal step over an empty cell, then so many diagonal ones
    /// outward over empty cells. One diagonal step makes the lame knight.
    std::vector<LegId>
    horse(Headings octants, int diagonal, std::optional<Joined> around, const Role &role);

    Leg &leg(LegId id) { return m_legs[id.index()].leg; }
    std::size_t size() const { return m_legs.size(); }

    /// The graph, once every joint's entries are known.
    LegGraph finish(const std::vector<std::vector<LegId>> &entries, std::vector<LegId> first) &&;

private:
    struct Draft
    {
        Leg leg;
        std::vector<std::size_t> onEmpty;
        std::vector<std::size_t> onFriend;
        std::vector<std::size_t> onEnemy;
    };

    std::vector<LegId> landings(int most, const Role &landing, const LegTies &ties);
    LegId curveStep(const Curve &curve, int place, int sense, bool hopped);
    void goOnAlong(const Curve &curve, LegId id, int place, int sense, bool hopped);

    std::vector<Draft> m_legs;
    /// Legs of the curve being made, by place, sense and whether it is beyond the hurdle.
    std::map<std::array<int, 3>, LegId> m_curveSteps;
    Role m_curveRole;
};

} // namespace rookery::betza
