#include "model/picture/move_glyph.h"

#include "model/board/zone_map.h"
#include "model/movement/movement.h"
#include "model/picture/glyph_frame.h"
#include "model/picture/glyph_rides.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

/// Whether a piece does the same wherever it stands on an endless board: no zones, and no
/// directions that lead only where links are drawn.
bool isSameEverywhere(const PieceType &type, const Design &design)
{
    const auto namesZones = [](const Leg &leg) {
        return !leg.only.zones.empty();
    };
    for (const Movement &movement : type.moves) {
        const auto legs = legsOf(movement, *design.directions);
        if (movement.startsIn)
            return false;
        for (std::size_t i = 0; legs && i < legs->size(); ++i) {
            const auto &list = (*legs)[i].legs.legs;
            if (std::any_of(list.begin(), list.end(), namesZones))
                return false;
        }
    }
    for (const DirectionId id : IdRange<DirectionId>(design.directions->list.size())) {
        const Direction &direction = (*design.directions)[id];
        if (!direction.vector && direction.walk.empty() && uses(type, *design.directions, id))
            return false;
    }
    return true;
}

/// Where a piece is looked at.
enum class Ground { Endless, OwnBoard };

/// The piece as the only type, on the design's own board or on an endless one.
Design stage(const PieceType &type, const Design &design, PlayerId owner, Ground ground)
{
    const bool isEndless = ground == Ground::Endless;
    Design made = newDesign(isEndless ? glyphBoard(*design.board) : *design.board, "Glyph");
    made.directions = design.directions;
    PieceType alone{"piece", {}, type.moves};
    if (!isEndless)
        alone.confinedTo = type.confinedTo;
    made.pieces = Pieces{{std::move(alone)}};
    made.rules.edit([&](Rules &rules) {
        rules.players = design.rules->players;
        while (rules.players.size() < std::max<std::size_t>(2, owner.index() + 1))
            rules.players.push_back({"Player", {}, {}});
    });
    return made;
}

std::vector<std::vector<SiteId>> zonesOf(const Design &design, const Board &board)
{
    std::vector<std::vector<SiteId>> zones;
    for (const Zone &zone : board.recipe().edits.zones)
        zones.push_back(commonSites(board, zone, design.rules->facings()));
    return zones;
}

/// All marks there are on a board with the piece where it can do most.
class Look
{
public:
    Look(const PieceType &type, const Design &design, PlayerId owner, Ground ground)
        : m_design(stage(type, design, owner, ground))
        , m_game(m_design)
        , m_frame(*m_design.board)
        , m_owner(owner)
        , m_enemy((owner.index() + 1) % m_design.rules->players.size())
        , m_isEndless(ground == Ground::Endless)
        , m_zones(zonesOf(m_design, m_game.board()))
        , m_from(bestCell())
    {
        m_scratch.walkStates = quickWalkStates;
        if (isEmpty())
            return;
        const Vector middle = m_frame.place(m_game.board(), m_from);
        for (const CellId cell : m_game.board().cells()) {
            MoveGlyph::Mark mark;
            mark.at = m_frame.place(m_game.board(), cell) + -middle;
            mark.drawn = m_frame.drawn(mark.at);
            mark.up = m_frame.up(mark.at);
            mark.across = m_frame.across(mark.at);
            m_marks.push_back(mark);
        }
    }

    /// Whether the board has no cell to stand on.
    bool isEmpty() const { return m_game.board().size() == 0; }
    const GlyphFrame &frame() const { return m_frame; }
    bool isCut() const { return m_scratch.isCut; }

    /// Where marks could be, on this board.
    std::set<Vector> places() const
    {
        std::set<Vector> all;
        for (const MoveGlyph::Mark &mark : m_marks) {
            if (isNear(mark))
                all.insert(mark.at);
        }
        return all;
    }

    std::vector<MoveGlyph::Mark> find()
    {
        lookAtEmptyBoard();
        m_near = nearCells();
        for (const CellId cell : m_near) {
            lookAtLoneEnemy(cell);
            lookAtLoneFriend(cell);
        }
        for (const CellId cell : m_near) {
            if (distance(cell) <= 2)
                lookOver(cell);
        }
        for (const CellId cell : m_near) {
            if (mark(cell).moves || mark(cell).captures)
                lookAtCrowd(cell);
        }
        std::vector<MoveGlyph::Mark> found = m_marks;
        std::erase_if(found, [&](const MoveGlyph::Mark &each) {
            return !isNear(each)
                   || (!each.isPlace() && !each.hopCaptures && !each.isHurdle && !each.isJoint);
        });
        return found;
    }

private:
    MoveGlyph::Mark &mark(CellId cell) { return m_marks[cell.index()]; }
    int distance(CellId cell) const { return m_frame.distance(m_marks[cell.index()].at); }

    /// Whether a glyph can show the place, or it is just outside, where it is seen what goes on.
    bool isNear(const MoveGlyph::Mark &mark) const
    {
        return m_isEndless || m_frame.distance(mark.at) <= MoveGlyph::farthest + 1;
    }

    std::vector<CellId> nearCells() const
    {
        std::vector<CellId> near;
        for (const CellId cell : m_game.board().cells()) {
            if (cell != m_from && isNear(m_marks[cell.index()]))
                near.push_back(cell);
        }
        return near;
    }

    Position position() const { return {m_game.board().size(), m_design.rules->players.size(), 1}; }
    Piece enemy() const { return {PieceId(0), m_enemy, true}; }
    Piece friendly() const { return {PieceId(0), m_owner, true}; }

    const Reach &ask(const Position &position, bool hasMoved)
    {
        m_game.reach(position, m_from, {PieceId(0), m_owner, hasMoved}, m_reach, m_scratch);
        return m_reach;
    }

    /// The cell with most places to go to on the empty board, the one nearest to the middle of
    /// equals; on an endless board the middle itself, as the owner sees it. Of large boards some
    /// thousand cells are asked, and those of zones.
    CellId bestCell()
    {
        const Board &board = m_game.board();
        using Value = std::tuple<std::size_t, long long, bool>;
        std::optional<Value> best;
        CellId found;
        const Vector middle = sumOfPlaces();
        const Position empty = position();
        const std::size_t step = board.size() / mostAsked + 1;
        for (const CellId cell : board.cells()) {
            if (!m_isEndless && cell.index() % step != 0 && !isInZone(cell))
                continue;
            const Value value{placesFrom(cell, empty), -farFrom(middle, cell), pointsUp(cell)};
            if (!best || value > *best) {
                best = value;
                found = cell;
            }
        }
        if (!m_isEndless)
            return found;
        const auto image = board.image(board.site(found), (*m_design.rules)[m_owner].facing);
        return image ? board.cellAt(*image).value_or(found) : found;
    }

    /// As it lies or as the owner sees it.
    bool isInZone(CellId cell) const
    {
        const SiteId site = m_game.board().site(cell);
        const auto image = m_game.board().image(site, (*m_design.rules)[m_owner].facing);
        return std::any_of(m_zones.begin(), m_zones.end(), [&](const std::vector<SiteId> &zone) {
            const auto has = [&](SiteId each) {
                return std::binary_search(zone.begin(), zone.end(), each);
            };
            return zone.size() < mostAsked && (has(site) || (image && has(*image)));
        });
    }

    std::size_t placesFrom(CellId cell, const Position &empty)
    {
        if (m_isEndless)
            return 0;
        m_from = cell;
        return ask(empty, false).cells(Mark::Move).size();
    }

    Vector sumOfPlaces() const
    {
        Vector sum;
        for (const CellId cell : m_game.board().cells())
            sum = sum + m_frame.place(m_game.board(), cell);
        return sum;
    }

    /// Squared, for comparisons.
    long long farFrom(const Vector &sum, CellId cell) const
    {
        const Vector at = m_frame.place(m_game.board(), cell);
        const auto count = static_cast<long long>(m_game.board().size());
        long long far = 0;
        for (std::size_t axis = 0; axis < at.along.size(); ++axis) {
            const long long away = (count * at.along[axis] - sum.along[axis]);
            far += away * away;
        }
        return far;
    }

    /// Of triangles those with the base below.
    bool pointsUp(CellId cell) const
    {
        const auto at = m_game.board().coordinates(cell);
        return m_design.board->lattice != Lattice::Triangle || !at || at->along[2] == 0;
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

    void lookAtLoneEnemy(CellId cell)
    {
        Position one = position();
        one.put(cell, enemy());
        ask(one, true);
        mark(cell).captures = m_reach.has(cell, Mark::Capture);
        mark(cell).isVictim = m_reach.has(cell, Mark::Victim);
        for (const CellId other : m_reach.touched()) {
            if (other != m_from && m_reach.has(other, Mark::Move) && !mark(other).moves)
                mark(other).hops = mark(cell).isHurdle = true;
        }
    }

    void lookAtLoneFriend(CellId piece)
    {
        Position one = position();
        one.put(piece, friendly());
        ask(one, true);
        for (const CellId cell : m_near) {
            if (cell == piece)
                continue;
            const MoveGlyph::Mark &usual = mark(cell);
            const bool goes = m_reach.has(cell, Mark::Move);
            if (goes && !usual.moves)
                mark(cell).hops = mark(piece).isHurdle = true;
            else if (!goes && usual.moves && !usual.isFirst && !mark(piece).moves
                     && !mark(piece).captures)
                mark(piece).isJoint = true;
        }
    }

    /// A friend with enemies behind it.
    void lookOver(CellId piece)
    {
        Position ring = position();
        ring.put(piece, friendly());
        for (const CellId cell : m_near) {
            if (distance(cell) > distance(piece))
                ring.put(cell, enemy());
        }
        for (const CellId cell : ask(ring, true).touched()) {
            if (m_reach.has(cell, Mark::Capture) && m_reach.has(piece, Mark::Hurdle)
                && !mark(cell).captures)
                mark(cell).hopCaptures = mark(piece).isHurdle = true;
        }
    }

    /// Friends everywhere else.
    void lookAtCrowd(CellId target)
    {
        Position crowd = position();
        for (const CellId cell : m_near) {
            if (cell != target)
                crowd.put(cell, friendly());
        }
        if (mark(target).captures)
            crowd.put(target, enemy());
        mark(target).isStoppable = !ask(crowd, !mark(target).isFirst).isTarget(target);
    }

    static constexpr std::size_t mostAsked = 4'000;

    Design m_design;
    CompiledGame m_game;
    GlyphFrame m_frame;
    PlayerId m_owner;
    PlayerId m_enemy;
    bool m_isEndless;
    std::vector<std::vector<SiteId>> m_zones;
    Reach m_reach;
    ReachScratch m_scratch;
    CellId m_from;                        ///< found by asking
    std::vector<CellId> m_near;           ///< the others that are looked at
    std::vector<MoveGlyph::Mark> m_marks; ///< by cell
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

namespace {

MoveGlyph lookedAt(const PieceType &type, const Design &design, PlayerId owner, Ground ground)
{
    MoveGlyph glyph;
    glyph.isOfOwnBoard = ground == Ground::OwnBoard;
    Look look(type, design, owner, ground);
    if (look.isEmpty())
        return glyph;
    glyph.marks = look.find();
    glyph.isCut = look.isCut();
    const GlyphRides rides(glyph.marks, look.frame(), look.places());
    while (glyph.radius < MoveGlyph::farthest && !rides.past(glyph.radius))
        ++glyph.radius;
    glyph.rides = rides.past(glyph.radius).value_or(std::vector<MoveGlyph::Ride>());
    std::erase_if(glyph.marks, [&](const MoveGlyph::Mark &mark) {
        return look.frame().distance(mark.at) > glyph.radius;
    });
    return glyph;
}

} // namespace

namespace {

/// Half a turn on within the level.
Vector turned(const Vector &away, int up, int across)
{
    Vector half = -away;
    if (up != 0 || across != 0) {
        half.along[2] = up;
        half.along[3] = across;
    }
    return half;
}

Point turned(Point drawn)
{
    return Point{} - drawn;
}

} // namespace

MoveGlyph glyphSeen(MoveGlyph glyph, SeenFrom from)
{
    if (from == SeenFrom::Below)
        return glyph;
    for (MoveGlyph::Mark &mark : glyph.marks) {
        mark.at = turned(mark.at, mark.up, mark.across);
        mark.drawn = turned(mark.drawn);
    }
    for (MoveGlyph::Ride &ride : glyph.rides) {
        ride.from = turned(ride.from, ride.up, ride.across);
        ride.step = turned(ride.step, ride.upStep, ride.acrossStep);
        ride.drawnFrom = turned(ride.drawnFrom);
        ride.drawnStep = turned(ride.drawnStep);
    }
    // In the order of cells again: a piece that does the same both ways has the same glyph.
    std::reverse(glyph.marks.begin(), glyph.marks.end());
    std::reverse(glyph.rides.begin(), glyph.rides.end());
    return glyph;
}

MoveGlyph moveGlyph(const PieceType &type, const Design &design, PlayerId owner)
{
    if (leadsAnywhere(type, *design.directions)) {
        MoveGlyph glyph;
        glyph.leadsAnywhere = true;
        return glyph;
    }
    if (isSameEverywhere(type, design)) {
        MoveGlyph glyph = lookedAt(type, design, owner, Ground::Endless);
        // What goes on to where the board ends shows nothing on a board without an end.
        if (glyph.radius < MoveGlyph::farthest)
            return glyph;
    }
    return lookedAt(type, design, owner, Ground::OwnBoard);
}

} // namespace rookery
