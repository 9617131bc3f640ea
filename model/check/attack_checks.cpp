#include "model/check/attack_checks.h"

#include "model/board/labels.h"
#include "model/check/armies.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether a piece attacks a cell is asked so often at most; larger games are left alone.
constexpr std::size_t mostQuestions = 20'000;

/// Where pieces are captured by dozens, as in draughts, one that is attacked says nothing.
bool isAboutAttacks(const Design &design)
{
    return canBeTried(design) && !royalTypes(design).empty();
}

PlayerId enemyOf(PlayerId player)
{
    return PlayerId(1 - player.index());
}

PieceId commonestType(const std::vector<int> &army)
{
    return PieceId(
        static_cast<std::size_t>(std::max_element(army.begin(), army.end()) - army.begin()));
}

/// The cells where a player would capture an enemy of this type, those of own pieces included.
std::size_t countAttacked(MoveRules &rules, const Position &start, PlayerId player, PieceId victim)
{
    const PlayerId enemy = enemyOf(player);
    Position position = start;
    std::size_t count = 0;
    for (const CellId cell : rules.board().cells()) {
        if (start.isWall(cell))
            continue;
        position.put(cell, {victim, enemy, true});
        count += rules.attackers(position, cell, enemy).empty() ? 0 : 1;
        position.setSquare(cell, start.square(cell));
    }
    return count;
}

/// Whether every cell has another in its place for who sits across.
bool lookAlike(const Board &board, const Orientation &across)
{
    for (const CellId cell : board.cells()) {
        const auto image = board.image(board.site(cell), across);
        if (!image || !board.cellAt(*image))
            return false;
    }
    return true;
}

/// Looks for pieces of one player that the enemy's first move can attack.
class AttackSeeker
{
public:
    AttackSeeker(const Design &design, MoveRules &rules, PlayerId player)
        : m_design(design)
        , m_rules(rules)
        , m_start(startPosition(design, rules.board()))
        , m_player(player)
        , m_enemy(enemyOf(player))
    {
    }

    /// In board order; none where the question would take too long, or cannot be answered.
    std::vector<CellId> attackedByOneMove()
    {
        std::vector<CellId> targets = undefended();
        std::vector<CellId> found;
        Position position = m_start;
        position.setToMove(m_enemy);
        std::vector<Move> moves;
        m_rules.pseudoLegal(position, moves);
        if (moves.size() * targets.size() * m_design.setup->placements.size() > mostQuestions)
            return {};
        m_rules.legal(position, moves);
        for (const Move &move : moves) {
            Undo undo;
            m_rules.make(position, move, undo);
            if (!isLost(position, move))
                std::erase_if(targets, [&](CellId cell) {
                    const bool isHit = isAttackedForNothing(position, cell);
                    if (isHit)
                        found.push_back(cell);
                    return isHit;
                });
            MoveRules::unmake(position, undo);
        }
        std::sort(found.begin(), found.end());
        return m_rules.isInTrouble() ? std::vector<CellId>() : found;
    }

private:
    /// Cells of pieces that are not royal, not attacked, and that nothing would avenge.
    std::vector<CellId> undefended()
    {
        const std::vector<PieceId> royals = royalTypes(m_design);
        std::vector<CellId> cells;
        Position position = m_start;
        for (const Placement &piece : m_design.setup->placements) {
            const auto cell = m_rules.board().cellAt(piece.site);
            if (!cell || piece.player != m_player
                || std::binary_search(royals.begin(), royals.end(), piece.piece)
                || !m_rules.attackers(m_start, *cell, m_player).empty())
                continue;
            position.put(*cell, {piece.piece, m_enemy, true});
            if (m_rules.attackers(position, *cell, m_enemy).empty())
                cells.push_back(*cell);
            position.setSquare(*cell, m_start.square(*cell));
        }
        return cells;
    }

    /// Whether what has moved can be captured.
    bool isLost(const Position &position, const Move &move)
    {
        const auto there = position.at(move.to);
        return there && there->owner == m_enemy
               && !m_rules.attackers(position, move.to, m_enemy).empty();
    }

    /// Whether the piece there can be captured, and nothing captures in turn.
    bool isAttackedForNothing(const Position &position, CellId cell)
    {
        const auto there = position.at(cell);
        if (!there || there->owner != m_player)
            return false;
        const auto attackers = m_rules.attackers(position, cell, m_player);
        return std::any_of(attackers.begin(), attackers.end(), [&](CellId from) {
            return !canBeRecaptured(m_rules, position, from, cell);
        });
    }

    const Design &m_design;
    MoveRules &m_rules;
    Position m_start;
    PlayerId m_player;
    PlayerId m_enemy;
};

} // namespace

void findUnequalAttacks(const Design &design, std::vector<Problem> &problems)
{
    if (!isAboutAttacks(design))
        return;
    const PlayerId first(0);
    const PlayerId second(1);
    const std::vector<int> army = armyOf(design, first);
    if (army != armyOf(design, second))
        return;
    MoveRules rules(design);
    const ArmyMirror mirror = likelyMirror(design, first, second);
    if (rules.board().size() * design.setup->placements.size() > mostQuestions
        || !lookAlike(rules.board(), orientationBetween(design, first, second, mirror)))
        return;
    const Position start = startPosition(design, rules.board());
    const PieceId victim = commonestType(army);
    const std::size_t own = countAttacked(rules, start, first, victim);
    const std::size_t others = countAttacked(rules, start, second, victim);
    if (own == others || rules.isInTrouble())
        return;
    // Where they are each other's image already, it is the board or how the players face.
    const bool areMirrored = armiesMirror(design, first, second, mirror);
    problems.push_back({Severity::Info,
                        "S008",
                        Message("start position: {white} attacks {whites#cell#cells} and {black} "
                                "{blacks}, though [{?mirrored}the armies mirror each other|the "
                                "armies are equal]",
                                {{"white", (*design.rules)[first].name},
                                 {"whites", own},
                                 {"black", (*design.rules)[second].name},
                                 {"blacks", others},
                                 {"mirrored", areMirrored ? 1 : 0}}),
                        {},
                        areMirrored ? Element{} : Element{Element::Kind::Player, second.index()}});
}

std::string_view unequalAttacksFixTitle(const Problem &problem)
{
    return problem.element.kind == Element::Kind::Player ? "Mirror the first army"
                                                         : std::string_view();
}

void findUndefendedPieces(const Design &design, std::vector<Problem> &problems)
{
    if (!isAboutAttacks(design))
        return;
    MoveRules rules(design);
    for (const PlayerId player : IdRange<PlayerId>(2)) {
        const std::vector<CellId> cells = AttackSeeker(design, rules, player).attackedByOneMove();
        if (cells.empty())
            continue;
        problems.push_back({Severity::Info,
                            "S009",
                            Message("start position: what {player} has on {cells} is not "
                                    "defended, and {enemy} can attack it with one move",
                                    {{"player", (*design.rules)[player].name},
                                     {"cells", cellsArgument(rules.board(), cells)},
                                     {"enemy", (*design.rules)[enemyOf(player)].name}}),
                            {},
                            {Element::Kind::Player, player.index()}});
    }
}

} // namespace rookery
