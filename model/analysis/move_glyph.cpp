#include "model/analysis/move_glyph.h"

#include "model/movement/movement.h"
#include "model/play/compiled_game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace rookery {

namespace {

constexpr int farthest = MoveGlyph::farthest;
constexpr int side = 2 * farthest + 1;

MoveGlyph::Mark at(const Vector &away)
{
    MoveGlyph::Mark mark;
    mark.at = away;
    return mark;
}

int distance(const Vector &away)
{
    return std::max(std::abs(away.x()), std::abs(away.y()));
}

Design stage(const PieceType &type, const Directions &directions)
{
    BoardRecipe board;
    board.files = side;
    board.ranks = side;
    Design design = newDesign(board, "Glyph");
    design.directions = directions;
    design.pieces = Pieces{{PieceType{"piece", {}, type.moves}}};
    return design;
}

/// All marks there are on a board with the piece in its middle.
class Look
{
public:
    Look(const PieceType &type, const Directions &directions)
        : m_design(stage(type, directions))
        , m_game(m_design)
    {
        const Vector middle{{farthest, farthest}};
        for (const CellId cell : m_game.board().cells()) {
            const Vector away = *m_game.board().coordinates(cell) + -middle;
            m_marks.push_back(at(away));
            if (away == Vector{})
                m_from = cell;
        }
    }

    std::vector<MoveGlyph::Mark> take()
    {
        lookAtEmptyBoard();
        for (const CellId cell : m_game.board().cells()) {
            if (cell != m_from) {
                lookAtLoneFoe(cell);
                lookAtLoneFriend(cell);
            }
        }
        for (const CellId cell : m_game.board().cells()) {
            if (cell != m_from && distance(mark(cell).at) <= 2)
                lookOver(cell);
        }
        for (const CellId cell : m_game.board().cells()) {
            if (cell != m_from && (mark(cell).moves || mark(cell).captures))
                lookAtCrowd(cell);
        }
        std::erase_if(m_marks, [](const MoveGlyph::Mark &each) {
            return !each.isPlace() && !each.hopCaptures && !each.isHurdle && !each.isJoint;
        });
        return std::move(m_marks);
    }

private:
    MoveGlyph::Mark &mark(CellId cell) { return m_marks[cell.index()]; }

    Position position() const { return {m_game.board().size(), 2, 1}; }

    const Reach &ask(const Position &position, bool hasMoved)
    {
        m_game.reach(position, m_from, {PieceId(0), PlayerId(0), hasMoved}, m_reach, m_scratch);
        return m_reach;
    }

    void lookAtEmptyBoard()
    {
        const Position empty = position();
        for (const CellId cell : ask(empty, false).touched())
            mark(cell).isFirst = mark(cell).moves = m_reach.has(cell, Mark::Move);
        for (const CellId cell : ask(empty, true).touched()) {
            if (m_reach.has(cell, Mark::Move)) {
                mark(cell).moves = true;
                mark(cell).isFirst = false;
            }
        }
    }

    void lookAtLoneFoe(CellId foe)
    {
        Position one = position();
        one.put(foe, {PieceId(0), PlayerId(1), true});
        ask(one, true);
        mark(foe).captures = m_reach.has(foe, Mark::Capture);
        mark(foe).isVictim = m_reach.has(foe, Mark::Victim);
        for (const CellId cell : m_reach.touched()) {
            if (cell != m_from && m_reach.has(cell, Mark::Move) && !mark(cell).moves)
                mark(cell).hops = mark(foe).isHurdle = true;
        }
    }

    void lookAtLoneFriend(CellId man)
    {
        Position one = position();
        one.put(man, {PieceId(0), PlayerId(0), true});
        ask(one, true);
        for (const CellId cell : m_game.board().cells()) {
            if (cell == m_from || cell == man)
                continue;
            const MoveGlyph::Mark &usual = mark(cell);
            const bool goes = m_reach.has(cell, Mark::Move);
            if (goes && !usual.moves)
                mark(cell).hops = mark(man).isHurdle = true;
            else if (!goes && usual.moves && !usual.isFirst && !mark(man).moves
                     && !mark(man).captures)
                mark(man).isJoint = true;
        }
    }

    /// A friend with foes behind it.
    void lookOver(CellId man)
    {
        Position ring = position();
        ring.put(man, {PieceId(0), PlayerId(0), true});
        for (const CellId cell : m_game.board().cells()) {
            if (distance(mark(cell).at) > distance(mark(man).at))
                ring.put(cell, {PieceId(0), PlayerId(1), true});
        }
        for (const CellId cell : ask(ring, true).touched()) {
            if (m_reach.has(cell, Mark::Capture) && m_reach.has(man, Mark::Hurdle)
                && !mark(cell).captures)
                mark(cell).hopCaptures = mark(man).isHurdle = true;
        }
    }

    /// Friends everywhere else.
    void lookAtCrowd(CellId target)
    {
        Position crowd = position();
        for (const CellId cell : m_game.board().cells()) {
            if (cell != m_from && cell != target)
                crowd.put(cell, {PieceId(0), PlayerId(0), true});
        }
        if (mark(target).captures)
            crowd.put(target, {PieceId(0), PlayerId(1), true});
        mark(target).isStoppable = !ask(crowd, !mark(target).isFirst).isTarget(target);
    }

    Design m_design;
    CompiledGame m_game;
    CellId m_from;
    std::vector<MoveGlyph::Mark> m_marks; ///< by cell
    Reach m_reach;
    ReachScratch m_scratch;
};

/// Lines of equal marks that run from near the piece to the end of the board.
class Rides
{
public:
    explicit Rides(const std::vector<MoveGlyph::Mark> &marks)
        : m_marks(marks)
    {
        for (const MoveGlyph::Mark &mark : marks)
            m_byPlace[placeOf(mark.at)] = &mark;
    }

    /// Rides on from the last place inside such a window; nothing if a mark outside of it belongs
    /// to none.
    std::optional<std::vector<MoveGlyph::Ride>> past(int radius) const
    {
        std::vector<MoveGlyph::Ride> rides;
        for (const MoveGlyph::Mark &mark : m_marks) {
            if (distance(mark.at) <= radius || !mark.isPlace())
                continue;
            const auto ride = rideTo(mark, radius);
            if (!ride)
                return std::nullopt;
            if (std::find(rides.begin(), rides.end(), *ride) == rides.end())
                rides.push_back(*ride);
        }
        return rides;
    }

private:
    static std::size_t placeOf(const Vector &away)
    {
        return static_cast<std::size_t>((away.x() + farthest) * side + away.y() + farthest);
    }

    const MoveGlyph::Mark *markAt(const Vector &at) const
    {
        return distance(at) <= farthest ? m_byPlace[placeOf(at)] : nullptr;
    }

    static bool isAlike(const MoveGlyph::Mark &a, const MoveGlyph::Mark *b)
    {
        return b && a.moves == b->moves && a.captures == b->captures && a.hops == b->hops
               && a.isFirst == b->isFirst && a.isVictim == b->isVictim;
    }

    std::optional<MoveGlyph::Ride> rideTo(const MoveGlyph::Mark &mark, int radius) const
    {
        constexpr int longest = 3;
        for (int length = 1; length <= longest; ++length) {
            for (int x = -length; x <= length; ++x) {
                for (int y = -length; y <= length; ++y) {
                    const Vector step{{x, y}};
                    if (distance(step) != length)
                        continue;
                    if (const auto from = start(mark, step, radius))
                        return MoveGlyph::Ride{*from, step};
                }
            }
        }
        return std::nullopt;
    }

    /// The last place inside the window on the way to this mark.
    std::optional<Vector> start(const MoveGlyph::Mark &mark, const Vector &step, int radius) const
    {
        for (Vector at = mark.at; distance(at) <= farthest; at = at + step) {
            if (!isAlike(mark, markAt(at)))
                return std::nullopt;
        }
        std::optional<Vector> last;
        int inside = 0;
        Vector at = mark.at + -step;
        for (; isAlike(mark, markAt(at)); at = at + -step) {
            if (distance(at) > radius)
                continue;
            if (!last)
                last = at;
            ++inside;
        }
        const bool isFromPiece = at == Vector{};
        return inside >= (isFromPiece ? 1 : 2) ? last : std::nullopt;
    }

    const std::vector<MoveGlyph::Mark> &m_marks;
    std::array<const MoveGlyph::Mark *, std::size_t{side} *side> m_byPlace = {};
};

bool leadsAnywhere(const PieceType &type, const Directions &directions)
{
    for (const Movement &movement : type.moves) {
        const auto legs = legsOf(movement, directions);
        for (std::size_t i = 0; legs && i < legs->size(); ++i) {
            const auto &list = (*legs)[i].legs.legs;
            if (std::any_of(
                    list.begin(), list.end(), [](const Leg &leg) { return leg.leadsAnywhere(); }))
                return true;
        }
    }
    return false;
}

} // namespace

MoveGlyph moveGlyph(const PieceType &type, const Directions &directions)
{
    MoveGlyph glyph;
    glyph.leadsAnywhere = leadsAnywhere(type, directions);
    if (glyph.leadsAnywhere)
        return glyph;
    glyph.marks = Look(type, directions).take();
    const Rides rides(glyph.marks);
    for (glyph.radius = 2; glyph.radius <= farthest; ++glyph.radius) {
        if (auto found = rides.past(glyph.radius)) {
            glyph.rides = std::move(*found);
            break;
        }
    }
    std::erase_if(glyph.marks,
                  [&](const MoveGlyph::Mark &mark) { return distance(mark.at) > glyph.radius; });
    return glyph;
}

} // namespace rookery
