#include "model/play/end_look.h"

#include "model/play/facing_men.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether a condition holds for a player in a position.
class ConditionLook
{
public:
    ConditionLook(const RuleBook &book, Threats &threats, const Position &position, PlayerId player)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_player(player)
    {
    }

    bool operator()(const Extinct &rule) const
    {
        const bool mayAnswer = rule.answered && m_player == m_position.toMove();
        const int foeAtLeast = rule.foeAtLeast + (mayAnswer ? 1 : 0);
        const auto isGone = [&](const PieceSet &types) {
            int foes = 0;
            for (const PlayerId other : IdRange<PlayerId>(m_book.players()))
                foes +=
                    other == m_player || m_position.state().isOut(other) ? 0 : count(other, types);
            return count(m_player, types) <= rule.atMost && foes >= foeAtLeast;
        };
        if (rule.counted == Counted::Together)
            return isGone(rule.types);
        return anyId(IdRange<PieceId>(m_book.types()),
                     [&](PieceId type) { return covers(rule.types, type) && isGone({type}); });
    }

    /// Not while somebody has a move left to do the same.
    /// Whoever has come through an attack has reached it when his own turn comes.
    bool operator()(const Reached &rule) const
    {
        const bool counts = rule.answered.empty() ? hasMoved() || rule.safe : !mayBeAnswered(rule);
        return counts && hasReached(rule);
    }

    bool mayBeAnswered(const Reached &rule) const
    {
        return m_player != m_position.toMove() && !rule.answered.empty()
               && covers(rule.answered, m_position.toMove());
    }

    bool hasReached(const Reached &rule) const
    {
        int men = 0;
        bool isFull = true;
        for (const CellId cell : m_book.board().cells()) {
            if (!m_book.isIn(rule.zone, m_player, cell))
                continue;
            const auto man = m_position.at(cell);
            isFull = isFull && !m_position.isEmpty(cell);
            const bool counts =
                man && man->owner == m_player && covers(rule.types, man->type)
                && (!rule.safe || !m_threats.isAttacked(m_position, cell, m_player));
            men += counts ? 1 : 0;
        }
        return men >= rule.count || (rule.blockedCounts && isFull && men > 0);
    }

    bool operator()(const Checks &rule) const
    {
        return m_position.state().checksGiven[m_player.index()] >= rule.count;
    }

    bool operator()(const Row &rule) const { return hasMoved() && !witness(rule).empty(); }
    bool operator()(const Block &rule) const { return hasMoved() && !witness(rule).empty(); }
    bool operator()(const ShutIn &rule) const { return !witness(rule).empty(); }
    bool operator()(const Joining &rule) const { return hasMoved() && !witness(rule).empty(); }
    bool operator()(const Arranged &rule) const { return hasMoved() && !witness(rule).empty(); }

    // What shows that such a condition holds, whoever has moved; none if it does not.

    /// The men of a row that is long enough.
    std::vector<CellId> witness(const Row &rule) const
    {
        std::vector<CellId> row;
        anyCell(m_position.men(m_player), [&](CellId cell) {
            if (!belongs(cell, rule.types))
                return false;
            const auto &lines = m_book.lines().from(cell, rule.lines);
            const auto found = std::find_if(lines.begin(), lines.end(), [&](const auto &line) {
                return lengthAlong(line, rule) >= rule.length;
            });
            if (found != lines.end())
                row = menAlong(cell, *found, rule);
            return found != lines.end();
        });
        return row;
    }

    std::vector<CellId> witness(const Block &rule) const
    {
        std::vector<CellId> block;
        anyCell(m_position.men(m_player), [&](CellId cell) {
            const auto &opposites = m_book.lines().opposites(Lines::Orthogonal);
            for (std::size_t up = 0; up < opposites.size() && block.empty(); ++up) {
                for (std::size_t across = 0; across < up && block.empty(); ++across) {
                    if (opposites[up] != across && fillsBlock(cell, up, across, rule))
                        block = blockFrom(cell, up, across, rule);
                }
            }
            return !block.empty();
        });
        return block;
    }

    /// The man who is shut in, and his neighbours.
    std::vector<CellId> witness(const ShutIn &rule) const
    {
        const auto isFoe = [&](const std::vector<CellId> &line) {
            const auto man = line.empty() ? std::nullopt : m_position.at(line.front());
            return line.empty() || (man && man->owner != m_player);
        };
        std::vector<CellId> found;
        anyCell(m_position.men(m_player), [&](CellId cell) {
            const auto &lines = m_book.lines().from(cell, rule.lines);
            const bool hasNeighbours = std::any_of(
                lines.begin(), lines.end(), [](const auto &line) { return !line.empty(); });
            if (!hasNeighbours || !belongs(cell, rule.types)
                || !m_book.isIn(rule.zone, m_player, cell)
                || !std::all_of(lines.begin(), lines.end(), isFoe))
                return false;
            found = {cell};
            for (const auto &line : lines) {
                if (!line.empty())
                    found.push_back(line.front());
            }
            return true;
        });
        return found;
    }

    std::vector<CellId> witness(const Arranged &rule) const
    {
        std::vector<CellId> cells;
        for (const Standing &standing : rule.men) {
            const auto cell = m_book.board().cellAt(standing.cell);
            const auto man = cell ? m_position.at(*cell) : std::nullopt;
            if (!man || man->owner != m_player || man->type != standing.type)
                return {};
            cells.push_back(*cell);
        }
        return cells;
    }

    /// A shortest chain from one zone to the other.
    std::vector<CellId> witness(const Joining &rule) const
    {
        CellSet seen(m_book.board().size());
        std::vector<CellId> reached;
        std::vector<std::size_t> before; ///< of each, the one in `reached` that it was reached from
        const auto enter = [&](CellId cell, std::size_t from) {
            if (seen.has(cell) || !belongs(cell, rule.types))
                return;
            seen.add(cell);
            reached.push_back(cell);
            before.push_back(from);
        };
        for (const CellId cell : m_book.board().cells()) {
            if (m_book.isIn(rule.from, m_player, cell))
                enter(cell, reached.size());
        }
        for (std::size_t at = 0; at < reached.size(); ++at) {
            if (m_book.isIn(rule.to, m_player, reached[at]))
                return chainTo(at, reached, before);
            forNextInChain(rule, reached[at], [&](CellId next) { enter(next, at); });
        }
        return {};
    }

    /// Where a chain may go on.
    template<class Visit>
    void forNextInChain(const Joining &rule, CellId cell, Visit &&visit) const
    {
        if (rule.directions.empty()) {
            for (const auto &line : m_book.lines().from(cell, rule.lines)) {
                if (!line.empty())
                    visit(line.front());
            }
            return;
        }
        const Compass &compass = m_book.board().compass();
        const OrientationId facing = compass.find(m_book.rules()[m_player].facing);
        for (const DirectionId direction : rule.directions) {
            const StepId step = compass.seen(facing, compass.step(direction));
            if (const auto link = m_book.board().link(cell, step))
                visit(link->to);
        }
    }

    /// Those who have come there.
    std::vector<CellId> witness(const Reached &rule) const
    {
        std::vector<CellId> cells;
        for (const CellId cell : m_book.board().cells()) {
            if (m_book.isIn(rule.zone, m_player, cell) && belongs(cell, rule.types))
                cells.push_back(cell);
        }
        return cells;
    }

    template<class Other>
    std::vector<CellId> witness(const Other &) const
    {
        return {};
    }

    bool operator()(const Fallen &rule) const
    {
        const auto &fallen = m_position.state().fallen;
        return std::any_of(fallen.begin(), fallen.end(), [&](const Fall &fall) {
            return fall.owner == m_player && covers(rule.types, fall.type)
                   && covers(rule.captors, fall.captor);
        });
    }

    bool operator()(const CastlingLost &rule) const
    {
        const auto &wings = m_book.wings();
        for (std::size_t i = 0; i < wings.size(); ++i) {
            const bool stands = (m_position.state().castlingRights >> i & 1U) != 0;
            if (wings[i].player == m_player && stands && isNamed(rule.letters, wings[i]))
                return false;
        }
        return true;
    }

    bool operator()(const BoardFull &) const
    {
        return m_player == m_position.toMove() && !anyId(m_book.board().cells(), [&](CellId cell) {
                   return m_position.isEmpty(cell);
               });
    }

    bool operator()(const LeftAlone &) const
    {
        return m_player == m_position.toMove()
               && !anyId(IdRange<PlayerId>(m_book.players()), [&](PlayerId other) {
                      return other != m_player && !m_position.state().isOut(other);
                  });
    }

    bool operator()(const Passes &rule) const
    {
        return m_player == m_position.toMove() && m_position.state().passes >= rule.count;
    }

    bool operator()(const Castled &rule) const
    {
        const int index = m_position.state().castledWing;
        if (index < 0)
            return false;
        const Wing &wing = m_book.wings()[static_cast<std::size_t>(index)];
        return wing.player == m_player && isNamed(rule.letters, wing)
               && covers(rule.players, m_player);
    }

    bool operator()(const FacingRefused &rule) const
    {
        return m_player != m_position.toMove() && m_position.state().facing
               && royalsFace(m_book, m_position, rule.lines);
    }

    /// Conditions about players without a move, and about the moves before.
    template<class Other>
    bool operator()(const Other &) const
    {
        return false;
    }

private:
    /// What a player builds counts when it is built.
    bool hasMoved() const { return m_player != m_position.toMove() || m_book.players() == 1; }

    static bool isNamed(const std::vector<std::string> &letters, const Wing &wing)
    {
        return letters.empty()
               || std::find(letters.begin(), letters.end(), wing.letter) != letters.end();
    }

    bool belongs(CellId cell, const PieceSet &types) const
    {
        const auto man = m_position.at(cell);
        return man && man->owner == m_player && covers(types, man->type);
    }

    /// From a corner along two lines.
    bool fillsBlock(CellId corner, std::size_t up, std::size_t across, const Block &rule) const
    {
        const auto fills = [&](CellId from, std::size_t line) {
            const auto &cells = m_book.lines().from(from, Lines::Orthogonal)[line];
            const auto side = static_cast<std::size_t>(rule.side - 1);
            return belongs(from, rule.types) && cells.size() >= side
                   && std::all_of(cells.begin(), cells.begin() + (rule.side - 1), [&](CellId cell) {
                          return belongs(cell, rule.types);
                      });
        };
        if (!fills(corner, up) || !fills(corner, across))
            return false;
        const auto &column = m_book.lines().from(corner, Lines::Orthogonal)[up];
        return std::all_of(column.begin(), column.begin() + (rule.side - 1), [&](CellId cell) {
            return fills(cell, across);
        });
    }

    /// The cells of a block that is filled.
    std::vector<CellId>
    blockFrom(CellId corner, std::size_t up, std::size_t across, const Block &rule) const
    {
        const auto side = static_cast<std::size_t>(rule.side);
        const auto firstOf = [&](CellId from, std::size_t line) {
            const auto &rest = m_book.lines().from(from, Lines::Orthogonal)[line];
            std::vector<CellId> cells{from};
            cells.insert(cells.end(), rest.begin(), rest.begin() + (rule.side - 1));
            return cells;
        };
        std::vector<CellId> cells;
        cells.reserve(side * side);
        for (const CellId first : firstOf(corner, up)) {
            const std::vector<CellId> row = firstOf(first, across);
            cells.insert(cells.end(), row.begin(), row.end());
        }
        return cells;
    }

    static std::vector<CellId> chainTo(std::size_t last,
                                       const std::vector<CellId> &reached,
                                       const std::vector<std::size_t> &before)
    {
        std::vector<CellId> chain{reached[last]};
        for (; before[last] != last; last = before[last])
            chain.push_back(reached[before[last]]);
        return chain;
    }

    int count(PlayerId player, const PieceSet &types) const
    {
        int men = 0;
        forEachCell(m_position.men(player), [&](CellId cell) {
            men += covers(types, PieceId(m_position.square(cell).type)) ? 1 : 0;
        });
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            if (covers(types, type))
                men += m_position.count(OffBoard::Hand, player, type);
        }
        return men;
    }

    int lengthAlong(const std::vector<CellId> &line, const Row &rule) const
    {
        int length = 1;
        for (const CellId cell : line) {
            const bool isMan = belongs(cell, rule.types);
            if (!isMan && rule.order == RowOrder::Unbroken)
                break;
            length += isMan ? 1 : 0;
        }
        return length;
    }

    std::vector<CellId>
    menAlong(CellId first, const std::vector<CellId> &line, const Row &rule) const
    {
        std::vector<CellId> men{first};
        for (const CellId cell : line) {
            const bool isMan = belongs(cell, rule.types);
            if (!isMan && rule.order == RowOrder::Unbroken)
                break;
            if (isMan)
                men.push_back(cell);
        }
        return men;
    }

    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    PlayerId m_player;
};

} // namespace

bool EndLook::holds(const EndCondition &condition) const
{
    return std::visit(ConditionLook(m_book, m_threats, m_position, m_player), condition);
}

bool EndLook::hasReached(const Reached &rule) const
{
    return ConditionLook(m_book, m_threats, m_position, m_player).hasReached(rule);
}

std::vector<CellId> EndLook::witness(const EndCondition &condition) const
{
    const ConditionLook look(m_book, m_threats, m_position, m_player);
    return std::visit([&](const auto &rule) { return look.witness(rule); }, condition);
}

bool EndLook::mayBeAnswered(const Reached &rule) const
{
    return m_player != m_position.toMove() && !rule.answered.empty()
           && covers(rule.answered, m_position.toMove());
}

} // namespace rookery
