#include "model/play/rules/threats.h"

#include "model/play/phrases/own_rules.h"

#include <algorithm>
#include <utility>

namespace rookery {

Threats::Threats(const Design &design,
                 std::shared_ptr<const CompiledGame> game,
                 std::shared_ptr<const RuleBook> book)
    : m_game(std::move(game))
    , m_book(std::move(book))
    , m_trees(design, m_game)
    , m_empty(m_book->board().size(), m_book->players(), m_book->types())
    , m_stuck(m_book->types() * m_book->players() * m_book->board().size())
{
    const auto &bans = m_book->rules().bans;
    const bool areAsked =
        std::any_of(bans.begin(), bans.end(), [](const OwnBan &ban) { return ban.checks; });
    if (areAsked && m_book->own())
        m_own = std::make_unique<OwnRules>(m_book->own());
}

Threats::~Threats() = default;

bool Threats::isStuck(PieceId type, PlayerId player, CellId cell)
{
    Known &known =
        m_stuck[(type.index() * m_book->players() + player.index()) * m_book->board().size()
                + cell.index()];
    if (known != Known::Nothing)
        return known == Known::Stuck;
    const auto mayEnd = [&](CellId to) {
        return m_book->mayEnd(type, player, to);
    };
    bool isMobile = false;
    if (const MoveTree *tree = m_trees.tree(type, player, cell)) {
        // Whatever stands on the way: a piece that needs a hurdle is not stuck.
        const auto nodes = tree->nodes();
        isMobile = std::any_of(nodes.begin(), nodes.end(), [&](const MoveTree::Node &node) {
            const auto empty = static_cast<std::size_t>(Occupant::Empty);
            return node.acts[empty] == MoveTree::Act::Move && mayEnd(CellId(node.cell));
        });
    } else {
        const auto &all = outcomes(m_empty, cell, {type, player, false});
        isMobile = std::any_of(
            all.begin(), all.end(), [&](const MoveOutcome &outcome) { return mayEnd(outcome.to); });
    }
    known = isMobile ? Known::Mobile : Known::Stuck;
    return !isMobile;
}

const std::vector<MoveOutcome> &
Threats::outcomes(const Position &position, CellId from, const Piece &piece)
{
    m_outcomes.clear();
    if (m_trouble.isThere())
        return m_outcomes;
    m_game->outcomes(position, from, piece, m_outcomes, m_reach, m_scratch);
    if (isCut(piece.type, from))
        m_outcomes.clear();
    return m_outcomes;
}

void Threats::reach(const Position &position, CellId from, const Piece &piece, Reach &reach)
{
    m_game->reach(position, from, piece, reach, m_scratch);
    isCut(piece.type, from);
}

/// Whether the walk of the last question had to stop; then there is trouble.
bool Threats::isCut(PieceId type, CellId from)
{
    if (!std::exchange(m_scratch.isCut, false))
        return false;
    m_trouble.note(m_game->cutMessage(type, from));
    return true;
}

bool Threats::attacks(const Position &position, CellId from, CellId target)
{
    const Position::Square &square = position.square(from);
    const PieceId type(square.type);
    const PlayerId player(square.owner);
    const MoveTree *tree = m_trees.tree(type, player, from);
    if (tree && !tree->mayCapture(target))
        return false;
    const Position::Square &victim = position.square(target);
    if (victim.owner < position.players() && m_book->isImmune(PieceId(victim.type), type))
        return false;
    if (tree) {
        return m_book->mayEnd(type, player, target)
               && tree->anyEnd(
                   position,
                   player,
                   [&](When) { return !square.moved; },
                   [&](CellId cell, bool captures) { return captures && cell == target; });
    }
    const auto &all = outcomes(position, from, *position.at(from));
    return std::any_of(all.begin(), all.end(), [&](const MoveOutcome &outcome) {
        const bool takes =
            std::find(outcome.taken.begin(), outcome.taken.end(), Taken{target, std::nullopt})
            != outcome.taken.end();
        return takes && m_book->mayEnd(type, player, outcome.to);
    });
}

template<class Visit>
bool Threats::anyAttacker(const Position &position, CellId target, PlayerId owner, Visit &&visit)
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        if (player == owner || position.state().isOut(player))
            continue;
        const bool isFound = anyCell(position.pieces(player), [&](CellId from) {
            return attacks(position, from, target) && !losesRoyal(position, from, target)
                   && !isForbidden(position, from, target) && visit(from);
        });
        if (isFound)
            return true;
    }
    return false;
}

bool Threats::isAttacked(const Position &position, CellId target, PlayerId owner)
{
    return anyAttacker(position, target, owner, [](CellId) { return true; });
}

std::vector<CellId> Threats::attackers(const Position &position, CellId target, PlayerId owner)
{
    std::vector<CellId> cells;
    anyAttacker(position, target, owner, [&](CellId from) {
        cells.push_back(from);
        return false;
    });
    return cells;
}

/// Whether a ban that is asked of captures of royal pieces forbids this one.
bool Threats::isForbidden(const Position &position, CellId from, CellId target)
{
    if (!m_own || m_asksBans)
        return false;
    m_asksBans = true;
    const bool isBanned = m_own->forbidsCapture(position, from, target);
    m_asksBans = false;
    return isBanned;
}

/// Whether a capture on the target would cost the captor's side a royal piece.
bool Threats::losesRoyal(const Position &position, CellId from, CellId target) const
{
    const Rules &rules = m_book->rules();
    if (rules.explosions.empty() && rules.petrifications.empty())
        return false;
    const Piece captor = *position.at(from);
    std::vector<CellId> royals;
    decisiveCells(position, captor.owner, royals);
    const auto isRoyal = [&](CellId cell) {
        return std::find(royals.begin(), royals.end(), cell) != royals.end();
    };
    const bool petrifies =
        std::any_of(rules.petrifications.begin(),
                    rules.petrifications.end(),
                    [&](const Petrification &rule) { return covers(rule.types, captor.type); });
    if (petrifies && isRoyal(from))
        return true;
    return std::any_of(
        rules.explosions.begin(), rules.explosions.end(), [&](const Explosion &rule) {
            if (!covers(rule.captors, captor.type))
                return false;
            const auto names = [](const std::vector<PieceId> &types, PieceId type) {
                return std::find(types.begin(), types.end(), type) != types.end();
            };
            const auto &lines = m_book->lines().from(target, rule.lines);
            return (isRoyal(from) && !names(rule.survivors, captor.type))
                   || std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
                          return !line.empty() && line.front() != from && isRoyal(line.front())
                                 && !names(rule.unharmed, position.at(line.front())->type);
                      });
        });
}

bool Threats::isInCheck(const Position &position,
                        PlayerId player,
                        const std::vector<CellId> *lasting)
{
    if (m_asksBans)
        return false;
    const auto &groups = m_book->royals(player);
    return std::any_of(groups.begin(), groups.end(), [&](const RoyalGroup &group) {
        m_royalCells.clear();
        if (lasting && group.newcomers == Newcomers::NextTurn)
            m_royalCells = *lasting;
        else
            cellsOf(position, player, group, m_royalCells);
        return areHit(position, player, group.safety);
    });
}

/// Whether so many of the royal pieces that were found are attacked.
bool Threats::areHit(const Position &position, PlayerId player, Safety safety)
{
    const auto isHit = [&](CellId cell) {
        return isAttacked(position, cell, player);
    };
    if (safety == Safety::One)
        return !m_royalCells.empty()
               && std::all_of(m_royalCells.begin(), m_royalCells.end(), isHit);
    return std::any_of(m_royalCells.begin(), m_royalCells.end(), isHit);
}

void Threats::lastingRoyals(const Position &position,
                            PlayerId player,
                            std::vector<CellId> &cells) const
{
    cells.clear();
    for (const RoyalGroup &group : m_book->royals(player)) {
        if (group.newcomers == Newcomers::NextTurn)
            cellsOf(position, player, group, cells);
    }
}

void Threats::royalCells(const Position &position,
                         PlayerId player,
                         std::vector<CellId> &cells) const
{
    cells.clear();
    for (const RoyalGroup &group : m_book->royals(player))
        cellsOf(position, player, group, cells);
}

void Threats::decisiveCells(const Position &position,
                            PlayerId player,
                            std::vector<CellId> &cells) const
{
    cells.clear();
    for (const RoyalGroup &group : m_book->royals(player)) {
        const std::size_t before = cells.size();
        cellsOf(position, player, group, cells);
        if (group.safety == Safety::One && cells.size() > before + 1)
            cells.resize(before);
    }
}

void Threats::cellsOf(const Position &position,
                      PlayerId player,
                      const RoyalGroup &group,
                      std::vector<CellId> &cells) const
{
    const std::size_t before = cells.size();
    forEachCell(position.pieces(player), [&](CellId cell) {
        if (group.types[position.square(cell).type])
            cells.push_back(cell);
    });
    if (group.whileAtMost == 0)
        return;
    const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(before);
    const auto fellows = [&](CellId cell) {
        return std::count_if(begin, cells.end(), [&](CellId other) {
            return group.counted == Counted::Together
                   || position.square(other).type == position.square(cell).type;
        });
    };
    std::vector<CellId> royal;
    std::copy_if(begin, cells.end(), std::back_inserter(royal), [&](CellId cell) {
        return fellows(cell) <= group.whileAtMost;
    });
    cells.erase(begin, cells.end());
    cells.insert(cells.end(), royal.begin(), royal.end());
}

} // namespace rookery
