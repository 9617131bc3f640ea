#include "widgets/movement/pattern_board.h"

#include "model/board/board_forms.h"
#include "model/board/neighbours.h"
#include "model/edit/board/board_edits.h"
#include "model/play/reach/leg_walk.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace rookery {

namespace {

BoardRecipe patternRecipe(Lattice lattice, int side)
{
    const BoardForm &form =
        hasThreeAxes(lattice) ? *boardForm(lattice, Outline::Hexagon) : usualForm(lattice);
    BoardRecipe recipe = usualRecipe(form);
    recipe.labels = Labels::None;
    if (lattice == Lattice::Cube)
        recipe.layout = Layout::Stack; // the grid is higher than wide
    const int size = lattice == Lattice::Triangle ? side / 4 + 1
                     : hasThreeAxes(lattice)      ? side / 2 + 1
                                                  : side;
    for (const SizeParameter &parameter : form.sizes)
        recipe.*parameter.member = size;
    return recipe;
}

bool hasLevels(Lattice lattice)
{
    return lattice == Lattice::Cube || lattice == Lattice::Hyper;
}

/// The site in the middle of the lattice, on triangles one beside it.
SiteId middleOf(const LatticeSites &sites)
{
    Vector low = sites.coordinates(SiteId(0));
    Vector high = low;
    for (const SiteId site : IdRange<SiteId>(sites.count())) {
        const Vector at = sites.coordinates(site);
        for (std::size_t i = 0; i < at.along.size(); ++i) {
            low.along[i] = std::min(low.along[i], at.along[i]);
            high.along[i] = std::max(high.along[i], at.along[i]);
        }
    }
    SiteId middle(0);
    int least = std::numeric_limits<int>::max();
    for (const SiteId site : IdRange<SiteId>(sites.count())) {
        const Vector twice = sites.coordinates(site) + sites.coordinates(site);
        int away = 0;
        for (std::size_t i = 0; i < twice.along.size(); ++i)
            away += std::abs(twice.along[i] - low.along[i] - high.along[i]);
        if (away < least) {
            least = away;
            middle = site;
        }
    }
    return middle;
}

PieceType named(std::string name, std::vector<Movement> moves)
{
    PieceType type;
    type.name = std::move(name);
    type.moves = std::move(moves);
    return type;
}

/// In the order of PatternBoard::About, then two that stand about.
Pieces typesOf(const PieceType &type, PatternBoard::Movements movements)
{
    Pieces pieces;
    pieces.types.push_back(named("selected", std::move(movements.selected)));
    pieces.types.push_back(named("others", std::move(movements.others)));
    pieces.types.push_back(named("item", std::move(movements.item)));
    pieces.types.push_back(named(type.name, {}));
    pieces.types.back().letter = type.letter;
    pieces.types.back().artwork = type.artwork;
    pieces.types.back().royalty = type.royalty;
    pieces.types.push_back(named(" ", {})); // a plain disc
    return pieces;
}

/// Without anything that is asked about.
Design patternDesign(Lattice lattice, int side)
{
    Design design = newDesign(patternRecipe(lattice, side), {});
    design.pieces = typesOf({}, {});
    return design;
}

} // namespace

std::vector<int> patternSides(Lattice lattice)
{
    if (lattice == Lattice::Hyper)
        return {3, 5};
    return hasLevels(lattice) ? std::vector{3, 5, 7, 9} : std::vector{7, 9, 11, 13, 15, 19, 23, 31};
}

int usualPatternSide(Lattice lattice)
{
    return hasLevels(lattice) ? 5 : 15;
}

PatternBoard::PatternBoard(Lattice lattice, int side)
    : m_lattice(lattice == Lattice::Free ? Lattice::Square : lattice)
    , m_side(side)
    , m_design(patternDesign(m_lattice, side))
    , m_game(std::make_unique<CompiledGame>(m_design))
    , m_centre(middleOf(board().lattice()))
    , m_position(startPosition(m_design, board()))
{
    const LatticeSites &sites = board().lattice();
    for (const SiteId to : IdRange<SiteId>(sites.count()))
        m_vectors.push_back(sites.stepTo(m_centre, to).value_or(Vector{}));
    setPieces(m_mover, {});
}

std::optional<SiteId> PatternBoard::site(const Vector &fromCentre) const
{
    if (fromCentre == Vector{})
        return m_centre;
    const auto arrival = board().lattice().arrival(m_centre, fromCentre);
    return arrival ? std::optional(arrival->to) : std::nullopt;
}

std::optional<CellId> PatternBoard::cell(const Vector &fromCentre) const
{
    const auto at = site(fromCentre);
    return at ? board().cellAt(*at) : std::nullopt;
}

bool PatternBoard::endsAhead(const Vector &fromCentre, const Vector &step) const
{
    const auto at = cell(fromCentre);
    return at && rookery::endsAhead(board(), *at, step);
}

bool PatternBoard::setWalls(const std::vector<TestPiece> &pieces)
{
    std::vector<SiteId> walls;
    for (const TestPiece &piece : pieces) {
        const auto at = site(piece.at);
        if (piece.side == TestPiece::Side::Wall && at && *at != m_centre)
            walls.push_back(*at);
    }
    std::sort(walls.begin(), walls.end());
    if (walls == m_walls)
        return false;
    m_walls = walls;
    m_design.board = patternRecipe(m_lattice, m_side);
    if (auto walled = withCellsRemoved(m_design, walls))
        m_design.board = walled->board;
    return true;
}

void PatternBoard::set(const Design &edited, const PieceType &type, Movements movements)
{
    m_design.directions = edited.directions;
    if (!m_design.rules.sameAs(edited.rules)) {
        m_design.rules = edited.rules;
        if (edited.rules->players.size() < 2)
            m_design.rules.edit([](Rules &rules) { rules.players.resize(2); });
    }
    m_design.pieces = typesOf(type, std::move(movements));
    m_game = std::make_unique<CompiledGame>(m_design, m_game.get());
}

void PatternBoard::setPieces(PlayerId mover, const std::vector<TestPiece> &pieces)
{
    const std::size_t players = m_design.rules->players.size();
    m_mover = PlayerId(std::min(mover.index(), players - 1));
    m_position = Position(board().size(), players, m_design.pieces->types.size());
    m_position.put(centre(), {PieceId(plainPiece), m_mover, false});
    for (const TestPiece &piece : pieces) {
        const auto at = cell(piece.at);
        if (at && *at != centre() && piece.side != TestPiece::Side::Wall)
            m_position.put(*at,
                           {PieceId(testPiece),
                            piece.side == TestPiece::Side::Enemy ? enemy() : m_mover,
                            false});
    }
}

void PatternBoard::reach(const Piece &piece, Reach &reach) const
{
    m_game->reach(m_position, centre(), piece, reach, m_scratch);
}

const Reach &PatternBoard::ask(About about)
{
    const Piece mover{PieceId(static_cast<std::size_t>(about)), m_mover, false};
    m_scratch.walkStates = limits::walkStates;
    m_scratch.isCut = false;
    reach(mover, m_answer);
    if (m_design.pieces->types[mover.type.index()].moves.empty())
        return m_answer;
    const Piece guest{PieceId(testPiece), enemy(), false};
    for (const CellId cell : board().cells()) {
        if (m_position.at(cell))
            continue;
        m_position.put(cell, guest);
        reach(mover, m_whatIf);
        m_position.take(cell);
        if (m_whatIf.has(cell, Mark::Capture))
            m_answer.add(cell, Mark::Capture);
    }
    return m_answer;
}

Mover PatternBoard::mover() const
{
    return {centre(), m_mover, m_design.rules->players[m_mover.index()].facing, false};
}

std::vector<Trajectory> PatternBoard::waysAsItIs(CellId cell,
                                                 std::span<const MovementLegs> legs) const
{
    return trajectories(board(), m_position, mover(), legs, cell);
}

std::vector<Trajectory> PatternBoard::waysWithEnemy(CellId cell,
                                                    std::span<const MovementLegs> legs) const
{
    if (m_position.at(cell) || cell == centre())
        return {};
    Position withEnemy = m_position;
    withEnemy.put(cell, {PieceId(testPiece), enemy(), false});
    return trajectories(board(), withEnemy, mover(), legs, cell);
}

/// One step away along any axes.
std::vector<CellId> PatternBoard::besides(CellId cell) const
{
    std::vector<CellId> found;
    for (int way = 0; way < 81; ++way) {
        const Vector step{{way / 27 - 1, way / 9 % 3 - 1, way / 3 % 3 - 1, way % 3 - 1}};
        const auto arrival =
            step == Vector{} ? std::nullopt : board().lattice().arrival(board().site(cell), step);
        const auto beside = arrival ? board().cellAt(arrival->to) : std::nullopt;
        if (beside && *beside != cell)
            found.push_back(*beside);
    }
    return found;
}

PatternBoard::Ways PatternBoard::waysTo(CellId cell, const MovementLegs &legs) const
{
    const auto onlyOpen = [](std::vector<Trajectory> ways) {
        std::erase_if(ways, [](const Trajectory &way) { return way.obstacle.has_value(); });
        return ways;
    };
    Ways found{onlyOpen(waysAsItIs(cell, {&legs, 1})), Given::AsItIs};
    if (found.open.empty())
        found = {onlyOpen(waysWithEnemy(cell, {&legs, 1})), Given::EnemyThere};
    for (const CellId beside : besides(cell)) {
        if (!found.open.empty())
            break;
        if (beside == centre() || m_position.at(beside))
            continue;
        Position among = m_position;
        among.put(beside, {PieceId(testPiece), enemy(), false});
        const auto reach = reachOf(board(), among, mover(), {&legs, 1});
        if (reach && reach->isTarget(cell))
            found = {onlyOpen(trajectories(board(), among, mover(), {&legs, 1}, cell)),
                     Given::PieceBeside};
    }
    return found;
}

} // namespace rookery
