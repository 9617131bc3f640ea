#include "widgets/editor/pattern_board.h"

#include "model/edit/board_edits.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

BoardRecipe plainSquare(int side)
{
    BoardRecipe recipe;
    recipe.files = side;
    recipe.ranks = side;
    recipe.labels = Labels::None;
    return recipe;
}

PieceType named(std::string name, std::vector<Movement> moves)
{
    PieceType type;
    type.name = std::move(name);
    type.moves = std::move(moves);
    return type;
}

} // namespace

PatternBoard::PatternBoard(int side)
    : m_design(newDesign(plainSquare(side), {}))
    , m_game(std::make_unique<CompiledGame>(m_design))
    , m_position(m_game->board().size(), 2, 0)
{
}

std::optional<CellId> PatternBoard::cell(const Vector &fromCentre) const
{
    const int x = fromCentre.x() + side() / 2;
    const int y = fromCentre.y() + side() / 2;
    if (x < 0 || y < 0 || x >= side() || y >= side())
        return std::nullopt;
    return board().cellAt(SiteId(x * side() + y));
}

Vector PatternBoard::fromCentre(CellId cell) const
{
    const int middle = side() / 2;
    return *board().coordinates(cell) + Vector{{-middle, -middle}};
}

bool PatternBoard::setWalls(const std::vector<TestMan> &men)
{
    std::vector<SiteId> walls;
    for (const TestMan &man : men) {
        const auto x = man.at.x() + side() / 2;
        const auto y = man.at.y() + side() / 2;
        const bool isInside = x >= 0 && y >= 0 && x < side() && y < side() && man.at != Vector{};
        if (man.side == TestMan::Side::Wall && isInside)
            walls.push_back(SiteId(x * side() + y));
    }
    std::sort(walls.begin(), walls.end());
    if (walls == m_walls)
        return false;
    m_walls = walls;
    m_design.board = plainSquare(side());
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
    Pieces pieces;
    pieces.types.push_back(named("selected", std::move(movements.selected)));
    pieces.types.push_back(named("others", std::move(movements.others)));
    pieces.types.push_back(named("item", std::move(movements.item)));
    pieces.types.push_back(named(type.name, {}));
    pieces.types.back().letter = type.letter;
    pieces.types.push_back(named(" ", {})); // a plain disc
    m_design.pieces = std::move(pieces);
    m_game = std::make_unique<CompiledGame>(m_design, m_game.get());
}

void PatternBoard::setMen(PlayerId mover, const std::vector<TestMan> &men)
{
    const std::size_t players = m_design.rules->players.size();
    m_mover = PlayerId(std::min(mover.index(), players - 1));
    m_position = Position(board().size(), players, m_design.pieces->types.size());
    m_position.put(centre(), {PieceId(plainMan), m_mover, false});
    for (const TestMan &man : men) {
        const auto at = cell(man.at);
        if (at && *at != centre() && man.side != TestMan::Side::Wall)
            m_position.put(
                *at, {PieceId(testMan), man.side == TestMan::Side::Foe ? foe() : m_mover, false});
    }
}

void PatternBoard::reach(const Man &man, Reach &reach) const
{
    m_game->reach(m_position, centre(), man, reach, m_scratch);
}

const Reach &PatternBoard::ask(About about)
{
    const Man mover{PieceId(static_cast<std::size_t>(about)), m_mover, false};
    reach(mover, m_answer);
    if (m_design.pieces->types[mover.type.index()].moves.empty())
        return m_answer;
    const Man guest{PieceId(testMan), foe(), false};
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

std::vector<Trajectory> PatternBoard::waysWithFoe(CellId cell,
                                                  std::span<const MovementLegs> legs) const
{
    if (m_position.at(cell) || cell == centre())
        return {};
    Position withFoe = m_position;
    withFoe.put(cell, {PieceId(testMan), foe(), false});
    return trajectories(board(), withFoe, mover(), legs, cell);
}

PatternBoard::Ways PatternBoard::waysTo(CellId cell, const MovementLegs &legs) const
{
    const auto onlyOpen = [](std::vector<Trajectory> ways) {
        std::erase_if(ways, [](const Trajectory &way) { return way.obstacle.has_value(); });
        return ways;
    };
    Ways found{onlyOpen(waysAsItIs(cell, {&legs, 1})), Given::AsItIs};
    if (found.open.empty())
        found = {onlyOpen(waysWithFoe(cell, {&legs, 1})), Given::FoeThere};
    for (int x = -1; x <= 1 && found.open.empty(); ++x) {
        for (int y = -1; y <= 1 && found.open.empty(); ++y) {
            const auto beside = this->cell(fromCentre(cell) + Vector{{x, y}});
            if (!beside || *beside == cell || *beside == centre() || m_position.at(*beside))
                continue;
            Position among = m_position;
            among.put(*beside, {PieceId(testMan), foe(), false});
            const auto reach = walkedReach(board(), among, mover(), {&legs, 1});
            if (reach && reach->isTarget(cell))
                found = {onlyOpen(trajectories(board(), among, mover(), {&legs, 1}, cell)),
                         Given::ManBeside};
        }
    }
    return found;
}

} // namespace rookery
