#include "model/play/drop_rules.h"

#include "model/play/enclosure.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

class DropList
{
public:
    DropList(const RuleBook &book,
             Threats &threats,
             const Position &position,
             std::vector<Move> &moves)
        : m_book(book)
        , m_rules(book.rules())
        , m_threats(threats)
        , m_position(position)
        , m_moves(moves)
        , m_player(position.toMove())
    {
    }

    void run()
    {
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            const bool isEndless = m_rules.hands.supply == Supply::Endless;
            if (!isEndless && m_position.count(OffBoard::Hand, m_player, type) == 0)
                continue;
            std::set<std::pair<CellId, std::optional<PieceId>>> found;
            for (const Drop &drop : m_rules.drops) {
                if (covers(drop.types, type) && covers(drop.players, m_player))
                    add(drop, type, found);
            }
            for (const auto &[cell, becomes] : found) {
                Move move{Move::Kind::Drop, false, {}, cell, type};
                move.becomes = becomes;
                m_moves.push_back(std::move(move));
            }
        }
    }

private:
    using Found = std::set<std::pair<CellId, std::optional<PieceId>>>;

    void add(const Drop &drop, PieceId type, Found &found)
    {
        const std::optional<ZoneId> zone = isFirst(drop) ? drop.firstZone : drop.zone;
        std::vector<std::optional<PieceId>> forms{std::nullopt};
        if (drop.form == DropForm::Either) {
            for (const Promotion *promotion : m_book.promotions(type, m_player))
                forms.insert(forms.end(), promotion->into.begin(), promotion->into.end());
        }
        for (const CellId cell : m_book.board().cells()) {
            if (!m_position.isEmpty(cell) || !m_book.isIn(zone, m_player, cell)
                || !m_book.mayEnd(type, m_player, cell) || !isAllowed(drop, type, cell)
                || !leavesRoom(type, cell))
                continue;
            for (const auto &form : forms) {
                const bool isMobile = drop.mobility == DropMobility::Anything
                                      || !m_threats.isStuck(form.value_or(type), m_player, cell);
                if (isMobile)
                    found.insert({cell, form});
            }
        }
    }

    bool isFirst(const Drop &drop) const
    {
        if (!drop.firstZone)
            return false;
        return anyId(m_book.board().cells(), [&](CellId cell) {
            return m_position.isEmpty(cell) && m_book.isIn(drop.firstZone, m_player, cell);
        });
    }

    bool isAllowed(const Drop &drop, PieceId type, CellId cell) const
    {
        if (drop.perFile && fellowsOnFile(type, cell) >= drop.perFile->most)
            return false;
        if (drop.colour == DropColour::Opposite && hasFellowOnColour(type, cell))
            return false;
        return isInContact(drop, cell);
    }

    int fellowsOnFile(PieceId type, CellId cell) const
    {
        const auto here = m_book.board().coordinates(cell);
        int count = 0;
        forEachCell(m_position.men(m_player), [&](CellId other) {
            const auto there = m_book.board().coordinates(other);
            const bool isSame = m_position.square(other).type == type.index();
            if (isSame && here && there && here->x() == there->x())
                ++count;
        });
        return count;
    }

    int colourOf(CellId cell) const
    {
        const auto place = m_book.board().coordinates(cell);
        return place ? (place->x() + place->y()) % 2 : 0;
    }

    bool hasFellowOnColour(PieceId type, CellId cell) const
    {
        return anyCell(m_position.men(m_player), [&](CellId other) {
            return m_position.square(other).type == type.index() && colourOf(other) == colourOf(cell);
        });
    }

    /// Men who must stand on cells of both colours still find some when this one is taken.
    bool leavesRoom(PieceId type, CellId cell) const
    {
        return std::all_of(m_rules.drops.begin(), m_rules.drops.end(), [&](const Drop &drop) {
            if (drop.colour != DropColour::Opposite || !covers(drop.players, m_player))
                return true;
            return !anyId(IdRange<PieceId>(m_book.types()), [&](PieceId waiting) {
                return covers(drop.types, waiting) && lacksRoom(drop, waiting, type, cell);
            });
        });
    }

    /// After a man of another type, or one of their own, has been put down on the cell.
    bool lacksRoom(const Drop &drop, PieceId waiting, PieceId type, CellId taken) const
    {
        const int inHand =
            m_position.count(OffBoard::Hand, m_player, waiting) - (waiting == type ? 1 : 0);
        int lacking = 0;
        int roomy = 0;
        for (const int colour : {0, 1}) {
            const auto isFellow = [&](CellId cell) {
                return m_position.square(cell).type == waiting.index() && colourOf(cell) == colour;
            };
            const bool isStood = anyCell(m_position.men(m_player), isFellow)
                                 || (waiting == type && colourOf(taken) == colour);
            const bool hasRoom = anyId(m_book.board().cells(), [&](CellId cell) {
                return cell != taken && colourOf(cell) == colour && m_position.isEmpty(cell)
                       && m_book.isIn(drop.zone, m_player, cell);
            });
            lacking += isStood ? 0 : 1;
            roomy += !isStood && hasRoom ? 1 : 0;
        }
        return roomy < std::min(inHand, lacking);
    }

    bool isInContact(const Drop &drop, CellId cell) const
    {
        switch (drop.contact) {
        case DropContact::Anything:
            return true;
        case DropContact::Friend:
            return touches(cell, Lines::All, Occupant::Friend);
        case DropContact::NoFoe:
            return !touches(cell, Lines::Orthogonal, Occupant::Foe);
        case DropContact::Flanking:
            return isFirst(drop) || flanks(cell);
        case DropContact::OnTop:
            return restsOn(cell);
        case DropContact::FromASide:
            return isPushedFromASide(cell);
        case DropContact::OutOfSight:
            return !seesAnybody(cell);
        }
        return true;
    }

    bool touches(CellId cell, Lines lines, Occupant occupant) const
    {
        const auto &all = m_book.lines().from(cell, lines);
        return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
            return !line.empty() && !m_position.isWall(line.front())
                   && m_position.seenBy(m_player, line.front()) == occupant;
        });
    }

    bool seesAnybody(CellId cell) const
    {
        const auto &all = m_book.lines().from(cell, Lines::All);
        return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
            const auto first = std::find_if(
                line.begin(), line.end(), [&](CellId at) { return !m_position.isEmpty(at); });
            return first != line.end() && !m_position.isWall(*first);
        });
    }

    /// In a line, whatever shape the rule has by which men are enclosed then.
    bool flanks(CellId cell) const
    {
        const auto &rules = m_rules.enclosing;
        const auto flanksBy = [&](Enclosing rule) {
            rule.shape = Enclosure::Line;
            return !enclosed(m_book, m_position, rule, cell, m_player).empty();
        };
        return rules.empty()
                   ? flanksBy({})
                   : std::any_of(rules.begin(), rules.end(), [&](const Enclosing &rule) {
                         return (rule.arrival == ArrivedBy::Any || rule.arrival == ArrivedBy::Drop)
                                && flanksBy(rule);
                     });
    }

    /// The cell towards the first rank is off the board or taken.
    bool restsOn(CellId cell) const
    {
        const Board &board = m_book.board();
        const auto place = board.coordinates(cell);
        if (!place || place->y() == 0)
            return true;
        const auto below = board.cellAt(SiteId(place->x() * board.recipe().ranks + place->y() - 1));
        return !below || !m_position.isEmpty(*below);
    }

    /// Pushed in from an edge, the man slides until somebody or the far edge stops it here.
    bool isPushedFromASide(CellId cell) const
    {
        const auto &all = m_book.lines().from(cell, Lines::Orthogonal);
        const auto &opposites = m_book.lines().opposites(Lines::Orthogonal);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isOpen = std::all_of(
                all[i].begin(), all[i].end(), [&](CellId at) { return m_position.isEmpty(at); });
            const auto &ahead = all[opposites[i]];
            if (isOpen && (ahead.empty() || !m_position.isEmpty(ahead.front())))
                return true;
        }
        return false;
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    Threats &m_threats;
    const Position &m_position;
    std::vector<Move> &m_moves;
    PlayerId m_player;
};

} // namespace

void listDrops(const RuleBook &book,
               Threats &threats,
               const Position &position,
               std::vector<Move> &moves)
{
    DropList(book, threats, position, moves).run();
}

} // namespace rookery
