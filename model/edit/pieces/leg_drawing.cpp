#include "model/edit/pieces/leg_drawing.h"

#include "model/board/turn_steps.h"
#include "model/edit/pieces/leg_edits.h"
#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// The steps of one image of a move, leg by leg.
using Image = std::vector<Step>;

int largestPart(const Vector &vector)
{
    int largest = 0;
    for (const int part : vector.along)
        largest = std::max(largest, std::abs(part));
    return largest;
}

Step stepBy(const Vector &vector, const Directions &directions)
{
    const PathDirection direction = directionFor(vector, directions);
    if (const auto *id = std::get_if<DirectionId>(&direction))
        return *id;
    return vector;
}

Vector stepOf(const DrawnLeg &leg)
{
    return leg.span == LegSpan::Leap ? leg.by : primitiveStep(leg.by);
}

bool stepsBefore(const Step &a, const Step &b, const Directions &directions)
{
    const auto *turn = std::get_if<Turn>(&a);
    const auto *otherTurn = std::get_if<Turn>(&b);
    if (turn && otherTurn)
        return std::pair(std::abs(turn->points), -turn->points)
               < std::pair(std::abs(otherTurn->points), -otherTurn->points);
    if (turn || otherTurn)
        return turn != nullptr;
    const auto vector = [&](const Step &step) {
        const auto *id = std::get_if<DirectionId>(&step);
        return id ? *directions[*id].vector : std::get<Vector>(step);
    };
    return comesBefore(vector(a), vector(b));
}

/// Builds the graph from the images, sharing what they have in common.
class Weaver
{
public:
    Weaver(const DrawnMove &move, const Directions &directions)
        : m_move(move)
        , m_directions(directions)
    {
    }

    LegGraph woven()
    {
        std::set<Image> images;
        for (const PaintImage &way : imagesOf(m_move.symmetry, m_move.lattice))
            images.insert(image(way));
        m_graph.first = legs(0, images);
        if (!m_move.bounces.empty()) {
            for (const LegId last : m_last)
                m_graph = withBounce(std::move(m_graph), last, m_directions);
        }
        return std::move(m_graph);
    }

private:
    Image image(const PaintImage &way) const
    {
        Image steps;
        std::optional<Vector> heading;
        for (const DrawnLeg &leg : m_move.legs) {
            const Vector step = way.apply(stepOf(leg));
            const auto turn = heading ? turnBetween(m_move.lattice, *heading, step) : std::nullopt;
            steps.push_back(turn ? Step(*turn) : stepBy(step, m_directions));
            heading = step;
        }
        return steps;
    }

    /// The legs at this depth: one for all steps from which the images go on alike.
    std::vector<LegId> legs(std::size_t depth, const std::set<Image> &images)
    {
        std::map<Step, std::set<Image>> goingOn;
        for (const Image &image : images)
            goingOn[image.front()].insert(Image(image.begin() + 1, image.end()));
        std::map<std::set<Image>, std::vector<Step>> alike;
        for (const auto &[step, rest] : goingOn)
            alike[rest].push_back(step);
        std::vector<std::pair<std::vector<Step>, std::set<Image>>> groups;
        const auto isBefore = [&](const Step &a, const Step &b) {
            return stepsBefore(a, b, m_directions);
        };
        for (auto &[rest, steps] : alike) {
            std::sort(steps.begin(), steps.end(), isBefore);
            groups.emplace_back(steps, rest);
        }
        std::sort(groups.begin(), groups.end(), [&](const auto &a, const auto &b) {
            return isBefore(a.first.front(), b.first.front());
        });
        std::vector<LegId> made;
        for (const auto &[steps, rest] : groups)
            addGroup(depth, steps, rest, made);
        return made;
    }

    void addGroup(std::size_t depth,
                  const std::vector<Step> &steps,
                  const std::set<Image> &rest,
                  std::vector<LegId> &made)
    {
        const DrawnLeg &drawn = m_move.legs[depth];
        const bool isLast = depth + 1 == m_move.legs.size();
        const bool isPlainJoint = drawn.joint == Joint::Empty;
        if (isLast || (drawn.mayStop && !isPlainJoint)) {
            const LegId stop = add(drawn, steps);
            letStop(m_graph.legs[stop.index()]);
            made.push_back(stop);
            if (isLast) {
                m_last.push_back(stop);
                return;
            }
        }
        const LegId on = add(drawn, steps);
        made.push_back(on);
        if (drawn.mayStop && isPlainJoint)
            letStop(m_graph.legs[on.index()]);
        goOn(on, drawn.joint, legs(depth + 1, rest));
    }

    LegId add(const DrawnLeg &drawn, const std::vector<Step> &steps)
    {
        Leg leg;
        leg.steps = steps;
        if (drawn.span == LegSpan::UpTo)
            leg.most = stepsAlong(drawn.by);
        else if (drawn.span == LegSpan::Any)
            leg.most = unlimited;
        m_graph.legs.push_back(std::move(leg));
        return LegId(m_graph.legs.size() - 1);
    }

    void letStop(Leg &leg) const
    {
        leg.onEmpty.stop = m_move.rights != Rights::Capture;
        if (m_move.rights != Rights::Move) {
            leg.onEnemy.stop = true;
            leg.onEnemy.effect = Effect::Capture;
        }
    }

    void goOn(LegId from, Joint joint, const std::vector<LegId> &then)
    {
        Leg &leg = m_graph.legs[from.index()];
        if (joint == Joint::Empty || joint == Joint::Anything)
            leg.onEmpty.then = then;
        if (joint == Joint::Anything || joint == Joint::Hurdle)
            leg.onFriend.then = then;
        if (joint != Joint::Empty)
            leg.onEnemy.then = then;
        if (joint == Joint::Victim)
            leg.onEnemy.effect = Effect::Capture;
    }

    const DrawnMove &m_move;
    const Directions &m_directions;
    LegGraph m_graph;
    std::vector<LegId> m_last; ///< the legs after which none follows
};

} // namespace

Vector DrawnMove::end() const
{
    Vector end;
    for (const DrawnLeg &leg : legs)
        end = end + leg.by;
    for (const Vector &by : bounces)
        end = end + by;
    return end;
}

LegGraph legsOfDrawn(const DrawnMove &move, const Directions &directions)
{
    return move.legs.empty() ? LegGraph() : Weaver(move, directions).woven();
}

bool canBounce(Lattice lattice, const Vector &from, const Vector &to, const Directions &directions)
{
    const auto turn = turnBetween(lattice, primitiveStep(from), primitiveStep(to));
    const auto turns = bounceTurns(directions);
    return turn && std::find(turns.begin(), turns.end(), *turn) != turns.end();
}

int stepsAlong(const Vector &by)
{
    const int step = largestPart(primitiveStep(by));
    return step == 0 ? 0 : largestPart(by) / step;
}

LegSpan usualSpan(const Vector &by)
{
    return stepsAlong(by) >= 3 ? LegSpan::UpTo : LegSpan::Leap;
}

} // namespace rookery
